"""A rider's cards and dice for a move or a sprint: how far each leads, and why some cannot be played."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from msgspec import structs

from echappee.engine import Question
from echappee.homas.board.course import Square
from echappee.homas.rules import Course, RiderView, View
from echappee.homas.rules.cards import ACE, squares
from echappee.homas.rules.effort import allowed
from echappee.homas.rules.finish import Sprint
from echappee.homas.rules.options import FITNESS, RELAY, REST, attacks, one_card_only, read_played
from echappee.homas.rules.position import index_of
from echappee.homas.rules.reach import TWO_DICE, blocked, empty_road
from echappee.homas.rules.traffic import Traffic
from echappee.homas.table import asked

Offered = Sequence[str]


HIGHEST: Final = 12
"""The best score in a sprint: two dice, or two cards, are worth no more."""
BEST: Final = 13
"""A king; two dice or two cards are worth less."""


class Reach(NamedTuple):
    """Squares ahead by name, with the number of steps to each."""

    free: dict[str, int]
    """The squares where the rider could end."""
    blocked: dict[str, int]
    """Squares that are taken, or that others block; as many steps away as if nobody were there."""


def reach(view: View, name: str) -> Reach:
    """The squares ahead of this rider, as far as it could possibly ride."""
    course, index = view.course, index_of(name)
    start, traffic = view.riders[index].square, Traffic(course, view.riders)
    most = max(1, BEST + course.squares[start].grade)
    ahead = steps_ahead(course, start, most)
    taken = traffic.taken & ahead.keys()
    if not taken:
        return Reach(_named(course, ahead), {})
    walls = blocked(traffic, index, taken, solo=view.solo)
    ridden = _steps_past(course, start, most, walls) if walls else ahead
    free = {number: steps for number, steps in ridden.items() if number not in taken}
    kept_from = {number: steps for number, steps in ahead.items() if number not in free}
    return Reach(_named(course, free), _named(course, kept_from))


@lru_cache(maxsize=1_000)
def steps_ahead(course: Course, start: int, most: int) -> Mapping[int, int]:
    """The fewest steps to each square within this many, if nobody stood there."""
    empty = empty_road(course, start)
    if most <= TWO_DICE:
        return {number: empty.steps[number] for number in empty.within(most)}
    found, ahead = dict(empty.steps), course.ahead
    edge = empty.reached[empty.counts[TWO_DICE - 1] :]
    for steps in range(TWO_DICE + 1, most + 1):
        edge = tuple({end for number in edge for end in ahead[number] if end not in found})
        found |= dict.fromkeys(edge, steps)
    return found


def _steps_past(course: Course, start: int, most: int, walls: Collection[int]) -> Mapping[int, int]:
    """The same, continued from squares where somebody may be passed (2.1.3, 2.2.1)."""
    found: dict[int, int] = {}
    edge: Iterable[int] = (start,)
    for steps in range(1, most + 1):
        ahead = [course.ahead[number] for number in edge if number not in walls]
        edge = [number for number in dict.fromkeys(chain(*ahead)) if number not in found]
        found |= dict.fromkeys(edge, steps)
    return found


def _named(course: Course, steps: Mapping[int, int]) -> dict[str, int]:
    names = course.names
    return {names[number]: steps[number] for number in sorted(steps)}


class _Moves(NamedTuple):
    """The answers of a rider on its turn, and the cards in them."""

    answers: tuple[asked.HomasMove, ...]
    own: frozenset[str]
    team: frozenset[str]
    two: bool
    """Whether there is an answer with two cards."""


def moves_asked(question: Question, view: View, options: Offered) -> asked.HomasMoves:
    rider = view.rider(question.id.rider)
    square, course = view.square(rider), view.course
    moves = _all_moves(tuple(options), square.grade, rider.fitness, rider.one_die)
    hand = _hand(moves, view, rider, square)
    fitness = "" if not rider.fitness or FITNESS in options else _why_no_fitness(rider, square)
    exposed = course.cobbles_break_wheels and square.road == "cobbles"
    found = ["hell"] if exposed and hand else []
    found += [held.why for held in hand]
    found += (_why_one(hand, rider) if not moves.two else "", fitness)
    return asked.HomasMoves(
        answers=moves.answers,
        hand=hand,
        fitness=fitness,
        why=tuple(dict.fromkeys(filter(None, found))),
        exposed=exposed,
    )


@lru_cache(maxsize=1_000)
def _all_moves(
    options: tuple[str, ...],
    grade: int,
    fitness: str,
    one_die: bool,  # noqa: FBT001 - a key
) -> _Moves:
    moves = tuple([_move(option, grade, fitness, 1 if one_die else 2) for option in options])
    own = frozenset(card for move in moves for card in move.own)
    team = frozenset(card for move in moves for card in move.team)
    return _Moves(moves, own, team, any(len(move.own) + len(move.team) > 1 for move in moves))


def _move(option: str, grade: int, fitness: str, dice: int) -> asked.HomasMove:
    if option in (RELAY, REST):
        return asked.HomasMove(answer=option, does=option)
    if option == FITNESS and fitness == ACE:
        return _with_dice(asked.HomasMove(answer=option, does=option, attack=True), 2, 0, grade)
    if option == FITNESS:
        worth = squares(fitness)
        return _with_dice(
            asked.HomasMove(answer=option, does=option, attack=attacks(fitness)), 0, worth, grade
        )
    own, team, attack, values = read_played(option)
    move = asked.HomasMove(
        answer=option, own=own, team=team, attack=attack, seven=dice == 2 and len(values) < 2
    )
    return _with_dice(move, max(0, dice - len(values)), sum(values), grade)


def _with_dice(move: asked.HomasMove, dice: int, cards: int, grade: int) -> asked.HomasMove:
    least, most = (allowed(cards + face * dice, grade) for face in (1, 6))
    return structs.replace(move, dice=dice, cards=cards, least=least, most=most)


def _hand(moves: _Moves, view: View, rider: RiderView, square: Square) -> tuple[asked.HomasHeld, ...]:
    """The rider's cards, then the team's, each with the reason why it cannot be played."""
    own, team = moves.own, moves.team
    hand = [
        _held(card, False, "" if card in own else _why_not(view, rider, square, card)) for card in rider.cards
    ]
    hand += [
        _held(card, True, "" if card in team else _why_no_help(view, rider, square, card))
        for card in view.team(rider.team).cards
    ]
    return tuple(hand)


_held: Final = lru_cache(maxsize=1_000)(asked.HomasHeld)
"""Cached: there are few different ones."""


def _why_not(view: View, rider: RiderView, square: Square, card: str) -> str:
    """What forbids an energy card: the turn, or the sign on it (1.2.2, 2.5.2, 3.4.2)."""
    if rider.used and one_card_only(square):
        return "used"
    hell = view.course.cobbles_break_wheels
    if square.road == "cobbles" and (card == "5k") != hell:
        return "hell" if hell else "cobbles"
    return "climb" if square.road == "climb" and card == "6h" else "not-here"


def _why_no_help(view: View, rider: RiderView, square: Square, card: str) -> str:
    """What forbids a team card: the same, or the red letter (2.5.3)."""
    why, red = _why_not(view, rider, square, card), view.course.team_cards_until
    if why != "not-here":
        return why
    if not red:
        return "no-team"
    if square.row > red:
        return "red"
    return "helped" if rider.helped else why


def _why_no_fitness(rider: RiderView, square: Square) -> str:
    """What forbids a fitness card (1.3.3, 2.4.5)."""
    if rider.one_die:
        return "fitness-die"
    return "fitness-climb" if rider.sprinter and square.road == "climb" else "not-here"


def _why_one(hand: Sequence[asked.HomasHeld], rider: RiderView) -> str:
    """Why no answer has two cards, although there are two to play."""
    can = [held for held in hand if not held.why]
    if len(can) < 2 or all(held.team for held in can):
        return ""
    return "one-die" if rider.one_die else "one-card"


def sprint_asked(question: Question, view: View, options: Offered) -> asked.HomasSprint:
    rider, sprint = view.rider(question.id.rider), question.choices
    assert isinstance(sprint, Sprint)
    moves = tuple([_dash(option, 2 if rider.sprinter else 1, sprint) for option in options])
    able = {card for move in moves for card in move.own}
    # Where the line is on a hill.
    hand = tuple(asked.HomasHeld(card, False, "" if card in able else "climb") for card in rider.cards)
    needs = next((score for score in range(HIGHEST + 1) if sprint.place(score) == 1), HIGHEST + 1)
    before = tuple([other.rider for other in sprint.before])
    return asked.HomasSprint(answers=moves, hand=hand, before=before, needs=needs)


def _dash(option: str, dice: int, sprint: Sprint) -> asked.HomasMove:
    own, _, _, values = read_played(option)
    left, cards = dice - len(values), sum(values)
    most = cards + 6 * left
    return asked.HomasMove(
        answer=option,
        own=own,
        dice=left,
        cards=cards,
        least=cards + left,
        most=most,
        place=sprint.place(most),
    )
