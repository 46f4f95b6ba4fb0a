"""Puzzles in races: decisions on wheels, relays, attacks and cards with one clearly best answer."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from echappee.engine import Entry, Key, Question, Race, Refused, ScriptedDealer
from echappee.homas.rules import HOMAS, HomasRace, Position, Setup, View, set_up
from echappee.homas.rules.cards import FITNESS, HIDDEN
from echappee.homas.rules.setup import MOST_DIRECTED
from echappee.homas.study.puzzles.ratings import rating
from echappee.homas.study.puzzles.themes import theme, told
from echappee.homas.study.puzzles.trials import check_installed, looked_closely, promising, turn_ends
from echappee.notation.game_rules import DIRECTED
from echappee.study.difficulty import level_of
from echappee.study.puzzles import Puzzle

CLASSICS: Final = (
    "milan-san-remo",
    "tour-of-flanders",
    "paris-roubaix",
    "amstel-gold-race",
    "liege-bastogne-liege",
    "world-championship",
    "tour-of-lombardy",
)
"""The races that the kernel rides, in turn."""
ASKED: Final = ("counter", "sprint", "take", "lead", "relay", "follow")
"""The kinds of questions whose answers can be tried, the rarest first."""
LAST: Final = 6
"""The number of turns before the end in which a decision begins to decide something."""
MOST: Final = 12
"""With more answers to choose from there is too much to compare."""
LEVELS: Final = (1100, 1175, 1220, 1500)
"""The highest rating of each level but the last."""
OBVIOUS: Final = 0.4
"""Nobody needs to think about an answer that is better by this much."""


def find_puzzles(number: int) -> Sequence[Puzzle]:
    """The puzzles in the race of this number, which the kernel rides."""
    return find_in(_ridden(number), number)


def find_in(race: HomasRace, number: int) -> Sequence[Puzzle]:
    """The puzzles among the decisions of this race, one for each of the last turns; they keep its number."""
    check_installed()
    first = race.position.round - LAST
    found = (_puzzle_in_turn(race, turn, number) for turn in range(first, race.position.round + 1))
    return [puzzle for puzzle in found if puzzle]


def check_puzzle(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as it would be found today; None if it would not be."""
    check_installed()
    position, key = HOMAS.read_line(puzzle.position), Key.parse(puzzle.question)
    best_first = sorted(puzzle.answers, key=puzzle.answers.__getitem__, reverse=True)
    return puzzle_in(position, puzzle.heard, key, best_first, puzzle.race)


def puzzle_in(
    position: Position, heard: Sequence[Entry], key: Key, options: Sequence[str], number: int
) -> Puzzle | None:
    """The puzzle in this decision, if the first of these answers is the best, and the second comes next."""
    question, view = _at(position, heard, key)
    found = looked_closely(view, question, options)
    if not found:
        return None
    chances = {option: each.mean for option, each in found.items()}
    best, second, *_ = sorted(chances, key=chances.__getitem__, reverse=True)
    ends = turn_ends(view, question)
    if ends[best] == ends[second] or chances[best] - chances[second] > OBVIOUS:  # no reason, or no choice
        return None
    rated = rating(question, view, chances)
    return Puzzle(
        game=HOMAS.name,
        position=HOMAS.line(position),
        entries={str(entry.key): ("~" if entry.chance else "=") + entry.result for entry in heard},
        question=str(key),
        answers={option: (round(each.mean, 3), round(each.error, 4)) for option, each in found.items()},
        facts={option: told(end) for option, end in ends.items()},
        theme=theme(key.kind, best, second),
        level=level_of(rated, LEVELS),
        rating=rated,
        race=number,
    )


def _puzzle_in_turn(race: HomasRace, turn: int, number: int) -> Puzzle | None:
    """The first puzzle in this turn: they are much alike."""
    asked = [
        index
        for index, entry in enumerate(race.ledger)
        if not entry.chance and entry.key.round == turn and entry.key.kind in ASKED
    ]
    asked.sort(key=lambda index: ASKED.index(race.ledger[index].key.kind))
    return next((puzzle for index in asked if (puzzle := _puzzle_at(race, index, number))), None)


def _puzzle_at(race: HomasRace, index: int, number: int) -> Puzzle | None:
    """The puzzle in the decision of this entry of a race."""
    moment = race.moments[bisect_right(race.moments, index, key=lambda each: each.entries) - 1]
    heard, key = race.ledger[moment.entries : index], race.ledger[index].key
    question, view = _at(moment.position, heard, key)
    if not 2 <= len(question.options() or ()) <= MOST:
        return None
    try:
        options = promising(view, question)
    except Refused:  # what the kernel cannot ride
        return None
    return puzzle_in(_as_seen(moment.position, view), heard, key, options, number) if options else None


def _at(position: Position, heard: Sequence[Entry], key: Key) -> tuple[Question, View]:
    """This question, and what its seat knows."""
    race: HomasRace = Race(HOMAS, position, ScriptedDealer(), heard)
    question = next(each for each in race.questions if each.id == key)
    return question, race.view(key.seat)


def _as_seen(position: Position, view: View) -> Position:
    """The position with other fitness cards where the seat sees none: nobody has the same of one number."""
    riders = list(position.riders)
    hidden = [index for index, rider in enumerate(view.riders) if rider.fitness == HIDDEN]
    known = {(each.role, each.fitness) for index, each in enumerate(riders) if index not in hidden}
    for index in hidden:
        role = riders[index].role
        card = next(card for card in FITNESS if (role, card) not in known)
        known.add((role, card))
        riders[index] = riders[index]._replace(fitness=card)
    return position._replace(riders=tuple(riders))


def _ridden(number: int) -> HomasRace:
    check_installed()
    from echappee.homas.kernel import Kernel  # noqa: PLC0415 - it needs the extra `fast`
    from echappee.kernel.races import NOBODY  # noqa: PLC0415

    start = set_up(Setup(CLASSICS[number % len(CLASSICS)], (DIRECTED,) * MOST_DIRECTED))
    kernel = Kernel(start, ("routier",) * MOST_DIRECTED + (NOBODY,))
    ledger = [entry for part in kernel.follow(number) for entry in part.entries]
    return Race(HOMAS, start, ScriptedDealer(), ledger)
