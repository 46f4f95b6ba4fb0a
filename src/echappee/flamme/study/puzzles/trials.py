"""Answers tried for a puzzle: the same measure as in a study, and a second opinion."""

from functools import partial
from typing import Final

from echappee.engine import Race, SeededDealer
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.rules import FLAMME, FlammeRace, View
from echappee.flamme.rules.imagined import imagined
from echappee.flamme.study.riding import POLICY, dealer, ride_on
from echappee.study.chances import RaceNumbers, SeatView, WinChances
from echappee.study.decision import PastChoice
from echappee.study.trying import Tried

CARD, RIDER = ("energy", "card"), ("breakaway", "rider")
"""The questions that make puzzles, by phase and kind: the card to play, and the rider that bids."""
GLANCE: Final = 150
"""How many races show whether a decision may be a puzzle."""
RACES: Final = 2500
"""With this many, the standard error is one point."""
BREAKAWAYS: Final = 60
"""How many breakaways are ridden to see how often a rider gets away."""
ROUNDS: Final = 60
"""After how many rounds patron's network judges each card."""
CLEARLY: Final = 0.02
"""By how much it must prefer a card: it sees smaller gaps than there are."""


def kind_of(choice: PastChoice[View]) -> tuple[str, str]:
    return choice.question.id.phase, choice.question.id.kind


def glance(choice: PastChoice[View]) -> Tried:
    return _tried(choice, RaceNumbers(GLANCE, policy=POLICY))


def look_closely(choice: PastChoice[View], seed: int) -> Tried:
    """To a standard error of about one point."""
    return _tried(choice, RaceNumbers(RACES, seed=seed, policy=POLICY))


def _tried(choice: PastChoice[View], rides: RaceNumbers) -> Tried:
    """All answers in the same races."""
    seats = tuple(team.colour for team in choice.view.teams)
    after = choice.after(tuple(dict.fromkeys(choice.question.options() or ())))
    winners = ride_on(list(after.values()), rides)
    chances = {answer: WinChances(seats, won) for answer, won in zip(after, winners, strict=True)}
    return Tried(choice.question.seat, chances)


def gap_of(tried: Tried) -> float:
    """By how much the best answer is better than the next one."""
    return float(tried.lead(tried.second).mean) if tried.second else 0.0


def agrees(choice: PastChoice[View], best: str) -> bool:
    """Whether patron's network prefers this card too, after riding one round; it does not judge bids."""
    if kind_of(choice) == RIDER:
        return True
    from echappee.flamme.thinking.glances import glances  # noqa: PLC0415 - it needs the extra `fast`

    answers = choice.question.options() or ()
    found = glances(choice.view, choice.question, answers, ROUNDS)
    means = {answer: each.mean for answer, each in zip(answers, found, strict=True)}
    rest = max(mean for answer, mean in means.items() if answer != best)
    return means[best] - rest >= CLEARLY


def away(choice: PastChoice[View], answer: str) -> float:
    """How often a rider of the seat breaks away after this answer: its bid has left the race."""
    (seen,) = choice.after([answer]).values()
    return sum(_breaks_away(seen, choice.question.seat, number) for number in range(BREAKAWAYS)) / BREAKAWAYS


def _breaks_away(seen: SeatView[View], seat: str, number: int) -> bool:
    start = imagined(seen.view)
    chance = dealer(seen, SeededDealer(b"breakaway", str(number)))
    race: FlammeRace = Race(FLAMME, start, chance, seen.entries)
    bot = TempoBot()
    while race.position.phase == start.phase:
        asked = race.questions[0]
        race.answer(asked.id, bot.answer(asked, partial(race.view, asked.seat)))
    return any(rider.played for rider in race.position.riders if rider.team == seat)
