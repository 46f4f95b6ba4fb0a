"""What a rider can move or sprint with, how far each of it leads, and why some cards cannot be played."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from msgspec import structs

from echappee.engine import Question
from echappee.homas.board.course import Square
from echappee.homas.rules import Course, RiderView, View
from echappee.homas.rules.cards import ACE, squares
from echappee.homas.rules.finish import Sprint
from echappee.homas.rules.options import FITNESS, RELAY, REST, attacks, one_card_only, read_played
from echappee.homas.rules.reach import blocked
from echappee.homas.rules.traffic import Traffic
from echappee.homas.table import asked

Options = Sequence[str]


HIGHEST: Final = 12
"""The best score in a sprint: two dice, or two cards, are worth no more."""
BEST: Final = 13
"""A king; two dice or two cards are worth less."""


class Reach(NamedTuple):
    """Squares ahead by name, with the number of steps to each."""

    free: dict[str, int]
    """Those where the rider could end."""
    blocked: dict[str, int]
    """Those that are taken, or that others keep it from; as many steps away as if nobody were there."""


def reach(view: View, name: str) -> Reach:
    """What lies ahead of this rider, as far as anything may bring it."""
    course, rider = view.course, view.rider(name)
    traffic, index = Traffic(course, view.riders), view.riders.index(rider)
    most = max(1, BEST + view.square(rider).grade)
    walls = blocked(traffic, index, traffic.taken, solo=view.solo)
    ridden = _steps(course, rider.square, most, lambda number: number not in walls)
    free = {number: steps for number, steps in ridden.items() if number not in traffic.taken}
    ahead = _steps(course, rider.square, most, lambda _number: True)
    kept_from = {number: steps for number, steps in ahead.items() if number not in free}
    return Reach(_named(course, free), _named(course, kept_from))


def _steps(course: Course, start: int, most: int, passes: Callable[[int], bool]) -> dict[int, int]:
    """The fewest steps to each square ahead, on from squares where somebody may be passed (2.1.3, 2.2.1)."""
    found: dict[int, int] = {}
    edge = [start]
    for steps in range(1, most + 1):
        ahead = [course.squares[number].ahead for number in edge if passes(number)]
        edge = [number for number in dict.fromkeys(chain(*ahead)) if number not in found]
        found |= dict.fromkeys(edge, steps)
    return found


def _named(course: Course, steps: dict[int, int]) -> dict[str, int]:
    return {course.squares[number].name: count for number, count in sorted(steps.items())}


def moves_asked(question: Question, view: View, options: Options) -> asked.HomasMoves:
    rider = view.rider(question.id.rider)
    square, course = view.square(rider), view.course
    moves = _all_moves(tuple(options), square.grade, rider.fitness, rider.one_die)
    hand = tuple(_hand(moves, view, rider, square))
    fitness = "" if not rider.fitness or FITNESS in options else _why_no_fitness(rider, square)
    exposed = course.cobbles_break_wheels and square.road == "cobbles"
    found = ["hell"] if exposed and hand else []
    found += [held.why for held in hand if held.why]
    return asked.HomasMoves(
        answers=moves,
        hand=hand,
        fitness=fitness,
        why=tuple(dict.fromkeys(filter(None, [*found, _why_one(moves, hand, rider), fitness]))),
        exposed=exposed,
    )


@lru_cache(maxsize=1_000)
def _all_moves(
    options: tuple[str, ...],
    grade: int,
    fitness: str,
    one_die: bool,  # noqa: FBT001 - a key
) -> tuple[asked.HomasMove, ...]:
    return tuple([_move(option, grade, fitness, 1 if one_die else 2) for option in options])


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
    least, most = (max(1, cards + face * dice + grade) for face in (1, 6))
    return structs.replace(move, dice=dice, cards=cards, least=least, most=most)


def _hand(
    moves: Sequence[asked.HomasMove], view: View, rider: RiderView, square: Square
) -> Iterator[asked.HomasHeld]:
    """The rider's cards, then the team's, each with the reason why it cannot be played."""
    own = {card for move in moves for card in move.own}
    team = {card for move in moves for card in move.team}
    for card in rider.cards:
        yield asked.HomasHeld(card, False, "" if card in own else _why_not(view, rider, square, card))
    for card in view.team(rider.team).cards:
        yield asked.HomasHeld(card, True, "" if card in team else _why_no_help(view, rider, square, card))


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


def _why_one(moves: Sequence[asked.HomasMove], hand: Sequence[asked.HomasHeld], rider: RiderView) -> str:
    """Why no answer has two cards, though there are two to play."""
    can = [held for held in hand if not held.why]
    if len(can) < 2 or all(held.team for held in can) or any(len(m.own) + len(m.team) > 1 for m in moves):
        return ""
    return "one-die" if rider.one_die else "one-card"


def sprint_asked(question: Question, view: View, options: Options) -> asked.HomasSprint:
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
