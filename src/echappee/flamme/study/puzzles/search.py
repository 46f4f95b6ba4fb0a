"""Puzzles in races: decisions with one clearly best answer that is not simply the highest card."""

from collections.abc import Collection, Mapping, Sequence
from functools import reduce
from random import Random
from typing import Final

from echappee.bots import drive, make_bot
from echappee.engine import Race, ScriptedDealer, SeededDealer
from echappee.flamme.bots.patron import PatronBot
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Card, FlammeRace, Ruleset, Setup, TeamSetup, View, set_up
from echappee.flamme.rules.imagined import imagined
from echappee.flamme.study.asked import hides
from echappee.flamme.study.puzzles.ratings import rating
from echappee.flamme.study.puzzles.themes import effects, is_telling, theme, told
from echappee.flamme.study.puzzles.trials import (
    CARD,
    RIDER,
    agrees,
    away,
    gap_of,
    glance,
    kind_of,
    look_closely,
)
from echappee.study.decision import PastChoice, choices, seen_by
from echappee.study.demands import GAP, LIKELY, OPEN, SEEDS
from echappee.study.difficulty import level_of
from echappee.study.puzzles import Puzzle
from echappee.study.trying import Tried
from echappee.words.sentences import Sentence

TRIAL, TEAM_TRIAL, STAGE = Ruleset(itt=True), Ruleset(ttt=True), Ruleset(tour=True)
RACES: Final = (
    ("base-1", Ruleset()),
    ("gt-2-2-4", STAGE),
    ("peloton-9-2-4", Ruleset(breakaway=True)),
    ("base-2", Ruleset()),
    ("gt-10", TRIAL),
    ("gt-4-2-4", STAGE),
    ("base-3", Ruleset()),
    ("peloton-12-2-4", Ruleset(breakaway=True)),
    ("gt-18-2-4", STAGE),
    ("base-4", Ruleset()),
    ("gt-1", TEAM_TRIAL),
    ("gt-9-2-4", STAGE),
    ("base-5", Ruleset()),
    ("peloton-10-2-4", Ruleset(breakaway=True, weather=True)),
    ("gt-15-2-4", Ruleset(tour=True, extended=True)),
    ("base-6", Ruleset()),
    ("peloton-7-2-4", Ruleset(weather=True)),
    ("gigamic2018-3", TEAM_TRIAL),
    ("promo-wallonie", Ruleset()),
    ("gigamic2018-20", TRIAL),
)
"""The races that bots ride, in turn: together they cover all themes of puzzles."""
COMPANY: Final = ("patron", "tempo", "patron", "tempo")
LOOKED: Final = 12
"""How many other cards of a race are tried, because patron may be wrong."""
FEWEST: Final = 3
"""With fewer cards to choose from there is too little to solve."""
LEVELS: Final = (1370, 1450, 1520, 1600)
"""The highest rating of each level but the last."""


def find_puzzles(number: int) -> Sequence[Puzzle]:
    """The puzzles in the race of this number, which bots ride."""
    return find_in(_ridden(*RACES[number % len(RACES)], number), number)


def find_in(race: FlammeRace, number: int) -> Sequence[Puzzle]:
    """The puzzles among some decisions of this race; they keep its number."""
    asked = list(choices(race, hides))
    found = (puzzle_in(choice, number) for choice in _looked_at(asked, number))
    return [puzzle for puzzle in found if puzzle]


def check_puzzle(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as it would be found today; None if it would not be."""
    race: FlammeRace = Race(FLAMME, FLAMME.read_line(puzzle.position), ScriptedDealer(), puzzle.heard)
    question = puzzle.asked()
    choice = PastChoice(question, race.view(question.seat), seen_by(race, question.seat, hides), puzzle.best)
    return puzzle_in(choice, puzzle.race)


def _ridden(stage: str, rules: Ruleset, number: int) -> FlammeRace:
    setup = Setup(find_stage(stage).tiles, (TeamSetup(),) * len(COMPANY), rules)
    race: FlammeRace = Race(FLAMME, set_up(setup), SeededDealer(f"puzzles/{number}".encode()))
    bots = {seat: make_bot(name, number) for seat, name in zip(race.position.seats, COMPANY, strict=True)}
    drive(race, bots)
    return race


def _looked_at(asked: Sequence[PastChoice[View]], number: int) -> Sequence[PastChoice[View]]:
    """All bids, the cards of which patron prefers another than the highest, and some others."""
    bids = [choice for choice in asked if kind_of(choice) == RIDER]
    cards = [choice for choice in asked if _has_cards(choice)]
    promising = [not _is_highest(_preferred(each), each.question.options() or ()) for each in cards]
    others = [choice for choice, good in zip(cards, promising, strict=True) if not good]
    some = Random(number).sample(others, min(LOOKED, len(others)))
    return [*bids, *(choice for choice, good in zip(cards, promising, strict=True) if good), *some]


def _has_cards(choice: PastChoice[View]) -> bool:
    return kind_of(choice) == CARD and len(choice.question.options() or ()) >= FEWEST


def _preferred(choice: PastChoice[View]) -> str:
    return PatronBot(0).answer(choice.question, lambda: choice.view)


def puzzle_in(choice: PastChoice[View], number: int) -> Puzzle | None:
    """The puzzle in this decision, if it is one."""
    first = glance(choice)
    if not _is_clear([first], GAP * LIKELY) or not agrees(choice, first.best):
        return None
    tries: list[Tried] = []
    for seed in SEEDS:
        tries.append(look_closely(choice, seed))
        if not _is_clear(tries, GAP):
            return None
    found = reduce(lambda one, two: one.joined(two.answers), tries)
    chances = {answer: float(each.mean) for answer, each in found.figures.items()}
    about = _about(choice, found)
    if not about or found.best != first.best:
        return None
    subject, facts = about
    rated = rating(choice.question, choice.view, chances)
    own = [entry for entry in choice.seen.entries if entry.key.seat == choice.question.seat]
    return Puzzle(
        game=FLAMME.name,
        position=FLAMME.line(imagined(choice.seen.view)),
        entries={str(entry.key): ("~" if entry.chance else "=") + entry.result for entry in own},
        question=str(choice.question.id),
        answers={
            answer: (round(float(each.mean), 3), round(each.error, 4))
            for answer, each in found.figures.items()
        },
        facts=facts,
        theme=subject,
        level=level_of(rated, LEVELS),
        rating=rated,
        race=number,
    )


def _is_clear(tries: Sequence[Tried], gap: float) -> bool:
    """Whether the same answer is better by this much with every seed, in an open race."""
    return len({each.best for each in tries}) == 1 and all(_is_open(each, gap) for each in tries)


def _is_open(tried: Tried, gap: float) -> bool:
    least, most = OPEN
    means = sorted((float(each.mean) for each in tried.figures.values()), reverse=True)
    clear = gap_of(tried) >= gap and not _is_highest(tried.best, tried.answers)
    return clear and means[0] >= least and means[1] <= most


def _is_highest(answer: str, options: Collection[str]) -> bool:
    values = {option: Card.parse(option).value for option in options if option[0].isdigit()}
    return bool(values) and values[answer] == max(values.values())


def _about(choice: PastChoice[View], found: Tried) -> tuple[str, Mapping[str, Sequence[Sentence]]] | None:
    """The theme, and the sentences about each answer."""
    question, view = choice.question, choice.view
    if kind_of(choice) == RIDER:
        return "bid", {answer: [_bid(choice, answer, away(choice, answer))] for answer in found.answers}
    seen = effects(question, view)
    chances = {answer: float(each.mean) for answer, each in found.figures.items()}
    if not is_telling(seen, chances):
        return None
    assert found.second
    subject = theme(question, view, seen, found.best, found.second)
    return (subject, told(question, view, seen)) if subject else None


def _bid(choice: PastChoice[View], answer: str, away: float) -> Sentence:
    name = f"{choice.question.seat}.{answer}"
    square = choice.view.course.name(choice.view.rider(name).square)
    return Sentence("study-bid-rider", {"rider": name, "square": square, "away": round(100 * away)})
