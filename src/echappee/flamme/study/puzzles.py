"""Puzzles in races of bots: cards of which one is clearly the best, and not simply the highest."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from echappee.bots import drive
from echappee.bots.game_bots import make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Card, FlammeRace, Ruleset, Setup, TeamSetup, View, set_up
from echappee.flamme.study.odds import odds
from echappee.flamme.study.refining import refine, ride_on
from echappee.flamme.study.results import winner
from echappee.study.decision import Estimate
from echappee.study.puzzles import Puzzle
from echappee.study.walking import Choice, choices

RACES: Final = (
    *(("", f"base-{number}", Ruleset()) for number in range(1, 7)),
    ("", "peloton-9-2-4", Ruleset(weather=True)),
    ("", "peloton-7-2-4", Ruleset(breakaway=True)),
    ("tokens", "gt-18-2-4", Ruleset(tour=True)),
    ("clock", "gt-10", Ruleset(itt=True)),
)
"""The races that bots ride, one after the other, with the theme of puzzles that it is found in."""
COMPANY: Final = ("patron", "tempo", "patron", "tempo")
LOOKED: Final = 12
"""How many decisions of a race are looked at."""
GLANCE: Final = 150
"""With how many races it is seen which of them may be puzzles."""
GAP: Final = 0.08
"""By how much the best answer must be better than the next one."""
SEEDS: Final = (1, 2, 3)
"""It must be so whatever is drawn."""
LEVELS: Final = (0.3, 0.2, 0.14, 0.1)
"""From which gap on a puzzle is of the first level, of the second and so on."""
FINALE: Final = 12
"""The last corner comes this many squares before the line."""


def find_puzzles(number: int) -> Sequence[Puzzle]:
    """All puzzles among some decisions of this race."""
    theme, stage, rules = RACES[number % len(RACES)]
    race = _ridden(stage, rules, number)
    asked = [choice for choice in choices(FLAMME, race) if _is_open(choice)]
    looked = Random(number).sample(asked, min(LOOKED, len(asked)))
    found = (_puzzle(race, choice, theme) for choice in looked)
    return [puzzle for puzzle in found if puzzle]


def _ridden(stage: str, rules: Ruleset, number: int) -> FlammeRace:
    setup = Setup(find_stage(stage).tiles, (TeamSetup(),) * len(COMPANY), rules)
    race: FlammeRace = Race(FLAMME, set_up(setup), SeededDealer(f"puzzles/{number}".encode()))
    drive(
        race, {seat: make_bot(name, number) for seat, name in zip(race.position.seats, COMPANY, strict=True)}
    )
    return race


def _is_open(choice: Choice[View]) -> bool:
    key = choice.question.id
    cards = (key.phase, key.kind) == ("energy", "card") and len(choice.question.options() or ()) > 1
    return cards and not winner(choice.view)


def _puzzle(race: FlammeRace, choice: Choice[View], theme: str) -> Puzzle | None:
    """The puzzle that this decision is, if it is one."""
    question, view = choice.question, choice.view
    if _gap(ride_on(question, view, GLANCE, SEEDS[0])) < GAP / 2:
        return None
    tries = [refine(question, view, seed) for seed in SEEDS]
    best = {each.best for each in tries}
    if len(best) > 1 or min(_gap(each.answers) for each in tries) < GAP:
        return None
    (card,) = best
    if Card.parse(card).value == max(Card.parse(each).value for each in tries[0].answers):
        return None
    answers = {each: sum(one.answers[each].mean for one in tries) / len(tries) for each in tries[0].answers}
    levels = (level for level, gap in enumerate(LEVELS, 1) if _gap(tries[0].answers) >= gap)
    return Puzzle(
        game=FLAMME.name,
        position=_line(choice.began),
        entries=_heard(race, choice),
        question=str(question.id),
        answers={each: round(mean, 3) for each, mean in answers.items()},
        theme=theme or _theme(choice, card),
        level=next(levels, len(LEVELS) + 1),
    )


def _line(view: View) -> str:
    from echappee.flamme.thinking.imagining import imagined  # noqa: PLC0415 - it needs the extra `fast`

    return FLAMME.line(imagined(view))


def _gap(answers: Mapping[str, Estimate]) -> float:
    """By how much the best is better than the next one."""
    first, second, *_ = sorted((each.mean for each in answers.values()), reverse=True)
    return first - second


def _heard(race: FlammeRace, choice: Choice[View]) -> Mapping[str, str]:
    """What its seat drew and answered in this phase before the question."""
    asked = choice.question.id
    own = [entry for entry in race.ledger if entry.key[:3] == asked[:3]]
    before = own[: next(index for index, entry in enumerate(own) if entry.key == asked)]
    return {str(entry.key): ("~" if entry.chance else "=") + entry.result for entry in before}


def _theme(choice: Choice[View], best: str) -> str:
    """What it is about: the first of these that holds."""
    question, view = choice.question, choice.view
    name = f"{question.seat}.{question.id.rider}"
    if view.course.to_go(view.rider(name).square) <= FINALE:
        return "last corner"
    chances = {str(card): each for card, each in odds(view, name, _cards(question.options() or ())).items()}
    others = [each for card, each in chances.items() if card != best]
    if min(each.exhausted for each in others) - chances[best].exhausted >= GAP:
        return "shelter"
    if max(each.blocked for each in others) - chances[best].blocked >= GAP:
        return "block"
    return "climb" if _climbs(view, name) else "pace"


def _cards(answers: Sequence[str]) -> Sequence[Card]:
    return [Card.parse(answer) for answer in answers]


def _climbs(view: View, name: str) -> bool:
    """Whether a climb begins within the reach of a card."""
    square = view.rider(name).square
    return any(view.course.at(each).most < 9 for each in range(square, square + 10))
