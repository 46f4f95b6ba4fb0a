"""Puzzles in races: decisions with one clearly best answer that is not simply the highest card."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from echappee.bots import drive, make_bot
from echappee.engine import Entry, Race, ScriptedDealer, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Card, FlammeRace, Ruleset, Setup, TeamSetup, View, set_up
from echappee.flamme.study.judge import network_judge, winner
from echappee.flamme.study.puzzles.ratings import rating
from echappee.flamme.study.puzzles.themes import effects, is_telling, theme, told
from echappee.flamme.study.trials import CARD, RIDER, Tried, agrees, glance, kind_of, try_answers
from echappee.study.decision import PastChoice, choices
from echappee.study.demands import GAP, LIKELY, SEEDS, is_clear
from echappee.study.difficulty import level_of
from echappee.study.puzzles import Puzzle, heard_by
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
PROMISING: Final = 0.01
"""A card is tried if the network prefers one other than the highest by this much."""
LOOKED: Final = 12
"""How many other cards of a race are tried, because the network may be wrong."""
FEWEST: Final = 3
"""With fewer cards to choose from there is too little to solve."""
LEVELS: Final = (1370, 1450, 1520, 1600)
"""The highest rating of each level but the last."""


def find_puzzles(number: int) -> Sequence[Puzzle]:
    """The puzzles in the race of this number, which bots ride."""
    return find_in(_ridden(*RACES[number % len(RACES)], number), number)


def find_in(race: FlammeRace, number: int) -> Sequence[Puzzle]:
    """The puzzles among some decisions of this race; they keep its number."""
    asked = [choice for choice in choices(FLAMME, race) if not winner(choice.view)]
    found = (puzzle_in(choice, heard_by(race, choice), number) for choice in _looked_at(asked, number))
    return [puzzle for puzzle in found if puzzle]


def check_puzzle(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as it would be found today; None if it would not be."""
    race: FlammeRace = Race(FLAMME, FLAMME.read_line(puzzle.position), ScriptedDealer(), puzzle.heard)
    question = puzzle.asked()
    choice = PastChoice(
        question=question,
        view=race.view(question.seat),
        began=FLAMME.cut(race.position, question.seat),
        public=race.view(None),
        answer=puzzle.best,
    )
    return puzzle_in(choice, puzzle.heard, puzzle.race)


def _ridden(stage: str, rules: Ruleset, number: int) -> FlammeRace:
    setup = Setup(find_stage(stage).tiles, (TeamSetup(),) * len(COMPANY), rules)
    race: FlammeRace = Race(FLAMME, set_up(setup), SeededDealer(f"puzzles/{number}".encode()))
    bots = {seat: make_bot(name, number) for seat, name in zip(race.position.seats, COMPANY, strict=True)}
    drive(race, bots)
    return race


def _looked_at(asked: Sequence[PastChoice[View]], number: int) -> Sequence[PastChoice[View]]:
    """All bids, the cards that look like puzzles to the network, and some others."""
    bids = [choice for choice in asked if kind_of(choice) == RIDER]
    cards = [choice for choice in asked if _has_cards(choice)]
    looks = [Tried.judged(network_judge().answers(each.question, each.view, each.answer)) for each in cards]
    promising = [tried.gap >= PROMISING and not _is_highest(tried) for tried in looks]
    others = [choice for choice, good in zip(cards, promising, strict=True) if not good]
    some = Random(number).sample(others, min(LOOKED, len(others)))
    return [*bids, *(choice for choice, good in zip(cards, promising, strict=True) if good), *some]


def _has_cards(choice: PastChoice[View]) -> bool:
    return kind_of(choice) == CARD and len(choice.question.options() or ()) >= FEWEST


def puzzle_in(choice: PastChoice[View], heard: Sequence[Entry], number: int) -> Puzzle | None:
    """The puzzle in this decision, if it is one; its seat has heard this much since the phase began."""
    first = glance(choice, heard)
    if not _is_clear([first], GAP * LIKELY) or not agrees(choice, first.best):
        return None
    tries: list[Tried] = []
    for seed in SEEDS:
        tries.append(try_answers(choice, heard, seed))
        if not _is_clear(tries, GAP):
            return None
    found = Tried.mean(tries)
    about = _about(choice, found)
    if not about or found.best != first.best:
        return None
    subject, facts = about
    rated = rating(choice.question, choice.view, found.chances)
    return Puzzle(
        game=FLAMME.name,
        position=_line(choice.began),
        entries={str(entry.key): ("~" if entry.chance else "=") + entry.result for entry in heard},
        question=str(choice.question.id),
        answers={
            answer: (round(each.mean, 3), round(each.error, 4)) for answer, each in found.answers.items()
        },
        facts=facts,
        theme=subject,
        level=level_of(rated, LEVELS),
        rating=rated,
        race=number,
    )


def _is_clear(tries: Sequence[Tried], gap: float) -> bool:
    """Whether the same answer is better by this much with every seed, in an open race."""
    return len({each.best for each in tries}) == 1 and all(
        is_clear(each.chances, gap) and not _is_highest(each) for each in tries
    )


def _is_highest(tried: Tried) -> bool:
    values = {answer: Card.parse(answer).value for answer in tried.chances if answer[0].isdigit()}
    return bool(values) and values[tried.best] == max(values.values())


def _about(choice: PastChoice[View], found: Tried) -> tuple[str, Mapping[str, Sequence[Sentence]]] | None:
    """The theme, and the sentences about each answer."""
    question, view = choice.question, choice.view
    if kind_of(choice) == RIDER:
        return "bid", {answer: [_bid(choice, answer, away)] for answer, away in found.away.items()}
    seen = effects(question, view)
    if not is_telling(seen, found.chances):
        return None
    subject = theme(question, view, seen, found.best, found.second)
    return (subject, told(question, view, seen)) if subject else None


def _bid(choice: PastChoice[View], answer: str, away: float) -> Sentence:
    name = f"{choice.question.seat}.{answer}"
    square = choice.view.course.name(choice.view.rider(name).square)
    return Sentence("study-bid-rider", {"rider": name, "square": square, "away": round(100 * away)})


def _line(view: View) -> str:
    from echappee.flamme.thinking.imagined import imagined  # noqa: PLC0415 - it needs the extra `fast`

    return FLAMME.line(imagined(view))
