"""Sevens and their consequences: the table or one die, buying back turns, which card to spend (rule 2.7)."""

from collections.abc import Sequence

from echappee.homas.bots.director.road import MOST, TURN, TWO_DICE
from echappee.homas.bots.director.sight import Sight
from echappee.homas.bots.director.worth import Worth
from echappee.homas.rules.cards import KINDS, value
from echappee.homas.rules.events import KEEP, ROWS, TABLE, EventRow, modifier
from echappee.homas.rules.lost_turns import WAIT
from echappee.homas.rules.options import HELP

MUCH = 1.5
"""A rider waits for a team-mate whose chances are this many times its own."""


def seven(sight: Sight, index: int, options: Sequence[str]) -> str:
    """The table where it promises more than the best die or card alone."""
    best = Worth(sight, index).best_within(MOST)
    grade = sight.square(index).grade

    def ride(squares: int) -> float:
        return best[min(MOST, max(1, squares + grade))]

    keep = max(option for option in options if option != TABLE)
    kept = int(keep.removeprefix(KEEP))
    lowest, highest = min(ROWS), max(ROWS)
    shift = modifier(sight.course, sight.square(index), rain=sight.view.rain)
    rank = min(6, sight.view.team(sight.riders[index].team).rank) / 6
    promise = 0.0
    for total, chance in TWO_DICE:
        row = ROWS[min(max(total + shift, lowest), highest)]
        squares = kept if row.one_die else 7 + row.plus + (row.attack or 0)
        turns = row.lose + row.failed_lose * rank * row.fails
        stays = min(1.0, turns)
        promise += chance * ((1 - stays) * ride(squares) + stays * (best[0] - _harm(sight, index, row)))
        promise -= chance * max(0.0, turns - 1.0) * TURN
    return TABLE if promise > ride(kept) else keep


def _harm(sight: Sight, index: int, row: EventRow) -> float:
    """The damage of a fall to team-mates right behind or beside."""
    if not row.fall:
        return 0.0
    square = sight.square(index)
    beside = [sight.on(number) for number in (square.behind[0], square.left)]
    own = sight.share(index)
    mates = (sight.share(other) for other in beside if other is not None and sight.mine(other))
    return sum(TURN * min(1.0, share / own) for share in mates)


def chance(sight: Sight, index: int, options: Sequence[str]) -> str:
    """Attack, unless that would leave behind a team-mate with better chances."""
    attack, *others = options
    mates = any(sight.mine(p) and sight.share(p) > MUCH * sight.share(index) for p in sight.behind(index))
    return others[-1] if mates and sight.turns_left > 2 else attack


def buy_back(options: Sequence[str]) -> str:
    """A turn is worth more than any card; the team's card is spent first, then the least useful."""
    cards = [option for option in options if option != WAIT]
    return min(cards, key=_missed, default=WAIT)


def _missed(card: str) -> tuple[bool, int]:
    return not card.startswith(HELP), value(card.removeprefix(HELP))


def least(options: Sequence[str]) -> str:
    """The least useful card."""
    return max(options, key=KINDS.index)


def most(options: Sequence[str]) -> str:
    """The most useful card."""
    return min(options, key=KINDS.index)
