"""Options of the kernel as the reference writes them."""

from collections.abc import Callable
from typing import Final

from echappee.homas.board.course import LANES
from echappee.homas.kernel.chance import (
    CARDS,
    COUNTER,
    DASH,
    DISCARD,
    FALL_BACK,
    FOLLOW,
    KEEP,
    LEAD,
    LETTER,
    PLACE,
    RECOVERY,
    RELAY,
    SEVEN,
    TAKE,
    THEN,
    TO,
    WAIT,
)
from echappee.homas.kernel.packing import cards_of
from echappee.homas.kernel.rules import questions
from echappee.homas.kernel.rules.cards import SECOND, TEAM_CARD, WITH_ATTACK
from echappee.homas.kernel.rules.questions import CARDS_AT, GRID, HAND_BITS, ORDERS
from echappee.homas.kernel.rules.riders import BITS, ONE
from echappee.homas.kernel.state import OWN
from echappee.homas.rules import Position, events, lost_turns, offers, options
from echappee.homas.rules.cards import FITNESS, KINDS
from echappee.homas.rules.lineup import LETTERS, ROWS

WORDS: Final = {
    questions.TABLE: events.TABLE,
    questions.NONE: offers.NONE,
    questions.STAY: lost_turns.WAIT,
    questions.FITNESS: options.FITNESS,
    questions.PASS: options.RELAY,
    questions.REST: options.REST,
    questions.ATTACK: "attack",
    questions.RIDE: "ride",
    questions.RECOVER: "recover",
}


def answer_text(start: Position, question: int, option: int) -> str:
    """This answer to a question of this kind, in races that begin here."""
    return WORDS.get(option) or TEXTS[question](start, option)


def _play(_: Position, option: int) -> str:
    if option == questions.ROLL:
        return options.ROLL
    own = [option & 3, option >> SECOND & 3]
    cards = [KINDS[kind - 1] for kind in own if kind]
    if helping := option >> TEAM_CARD & 3:
        cards.append(options.HELP + KINDS[helping - 1])
    return (options.ATTACK if option & WITH_ATTACK else "") + "+".join(cards)


def _names(start: Position, riders: int) -> list[str]:
    places = range(0, riders.bit_length(), BITS)
    return [start.riders[(riders >> place & ONE) - 1].name for place in places]


def _counters(start: Position, option: int) -> str:
    cards, riders = option >> CARDS_AT, option & (1 << CARDS_AT) - 1
    spent = [KINDS[(cards >> 2 * place & 3) - 1] for place in range(OWN)]
    return ",".join(f"{name}-{card}" for name, card in zip(_names(start, riders), spent, strict=False))


def _square(start: Position, option: int) -> str:
    return start.course.names[option]


def _rider(start: Position, option: int) -> str:
    return start.riders[option].name


def _letter(_: Position, option: int) -> str:
    letter, order = divmod(option, len(ORDERS))
    return LETTERS[letter] + "".join(str(1 + role) for role in ORDERS[order])


def _place(start: Position, option: int) -> str:
    rider, place = divmod(option, GRID)
    row, lane = divmod(place, len(LANES))
    return f"{start.riders[rider].name},{ROWS[row]}.{LANES[lane]}"


def _hand(_: Position, option: int) -> str:
    parts = (option >> HAND_BITS * place & (1 << HAND_BITS) - 1 for place in range(OWN + 1))
    return "-".join(",".join(cards_of(part)) or "0" for part in parts)


TEXTS: Final[dict[int, Callable[[Position, int], str]]] = {
    **dict.fromkeys((LEAD, TAKE, WAIT, DASH), _play),
    **dict.fromkeys((TO, THEN), _square),
    **dict.fromkeys((RELAY, FOLLOW), _rider),
    COUNTER: _counters,
    FALL_BACK: lambda start, option: ",".join(_names(start, option)),
    **dict.fromkeys((RECOVERY, DISCARD), lambda _, option: KINDS[option]),
    SEVEN: lambda _, option: f"{events.KEEP}{option}",
    KEEP: lambda _, option: FITNESS[option],
    LETTER: _letter,
    PLACE: _place,
    CARDS: _hand,
}
