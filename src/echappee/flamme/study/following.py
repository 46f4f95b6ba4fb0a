"""The win chance of an answer: the network's steps are followed to it, and each costs what it costs.

The chance of the own team is that of the best answer. The network also says how likely a win is with every
answer; that is less exact, so of these only the ratio to the best one counts.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from math import exp

from echappee.engine import Question
from echappee.flamme.bots.patron.deciding import decide, steps_to
from echappee.flamme.bots.patron.layout import DONE
from echappee.flamme.bots.patron.network import UNIT, Answers
from echappee.flamme.rules import View

Look = Callable[[bytes], Answers]


def shares(found: Answers, teams: int) -> Sequence[float]:
    """The win chances of the teams, the own one first; they add up to 1."""
    logits = found.teams[:teams]
    parts = [exp((logit - max(logits)) / UNIT) for logit in logits]
    return [part / sum(parts) for part in parts]


def chance_with(question: Question, view: View, answer: str, look: Look) -> float:
    """The win chance of the seat with this answer."""
    left = Counter(steps_to(question, answer))
    chances: list[float] = []

    def follow(looked: bytes, options: Sequence[int]) -> int:
        found = look(looked)
        if not chances:
            chances.append(shares(found, len(view.teams))[0])
        wins = {option: _win(found, option, len(view.teams)) for option in options}
        chosen = max((option for option in options if left[option]), key=wins.__getitem__, default=DONE)
        left[chosen] -= 1
        chances.append(wins[chosen] / max(wins.values()))
        return chosen

    decide(question, view, follow)
    chance = 1.0
    for each in chances:
        chance *= each
    return chance


def _win(found: Answers, option: int, teams: int) -> float:
    """How likely a win is with this answer, taken by itself."""
    own, *others = (logit / UNIT for logit in found.teams[:teams])
    rest = sum(exp(logit - own) for logit in others)
    return 1 / (1 + rest * exp(-found.more[option] / UNIT))


def best_answer(question: Question, view: View, look: Look) -> str:
    """The answer whose steps are all the best ones."""

    def prefer(looked: bytes, options: Sequence[int]) -> int:
        more = look(looked).more
        return max(options, key=lambda option: more[option])

    return decide(question, view, prefer)
