"""The event table (rule 2.7): natural sevens and their consequences."""

import json
from importlib.resources import files
from typing import Final, NamedTuple

from echappee.engine import Listed, Talk, ask
from echappee.homas.board.course import Course, Square
from echappee.homas.rules.bunch import Bunch, roll
from echappee.homas.rules.cards import sorted_cards
from echappee.homas.rules.effort import Effort
from echappee.homas.rules.lost_turns import serve
from echappee.homas.rules.rests import recover

TABLE: Final = "table"
KEEP: Final = "keep-"
SEVEN: Final = Effort((7,), rolled=False)
"""What neutral riders advance instead of waiting (2.9.6)."""


class EventRow(NamedTuple):
    """A row of the table: its effects, and those added if the team roll fails."""

    name: str
    fall: bool = False
    lose: int = 0
    """Turns that are lost, this one included."""
    victims: int = 0
    """Turns lost by the riders brought down."""
    one_die: bool = False
    plus: int = 0
    attack: int | None = None
    """Additional squares if it becomes an attack."""
    recover: int = 0
    fails: bool = False
    """Whether there is a team roll."""
    failed_lose: int = 0
    failed_discard: int = 0


def _rows() -> dict[int, EventRow]:
    rows = {}
    for data in json.loads((files(__package__) / "data" / "events.json").read_text("utf-8"))["rows"]:
        result, failed = data.pop("result"), data.pop("failed", None)
        extra = {f"failed_{name}": value for name, value in (failed or {}).items()}
        rows[result] = EventRow(**data, fails=failed is not None, **extra)
    return rows


ROWS: Final = _rows()


def seven(bunch: Bunch, index: int, effort: Effort) -> Talk[Effort | None]:
    """A natural seven: the table, or one die or card; nothing where the rider has to wait (2.7.1, 2.7.2)."""
    rider = bunch.riders[index]
    if not rider.neutral:
        keeps = tuple(f"{KEEP}{part}" for part in sorted(set(effort.parts), reverse=True))
        key = bunch.about(rider, "seven")
        answer = yield from ask(key, Listed((TABLE, *keeps)))
        if answer != TABLE:
            part = int(answer.removeprefix(KEEP))
            bunch.tell("kept", "2.7.2", rider=rider.name, part=part)
            return effort.kept(part)
    return (yield from consult(bunch, index, effort))


def consult(bunch: Bunch, index: int, effort: Effort) -> Talk[Effort | None]:
    """Roll on the table and apply the result; None if the rider has to wait (2.7.8)."""
    rider, step = bunch.riders[index], bunch.step
    dice = yield from roll(bunch, index, f"event-{step}", 2)
    less = modifier(bunch.course, bunch.square(index), rain=bunch.start.rain)
    result = min(max(sum(dice) + less, min(ROWS)), max(ROWS))
    row = ROWS[result]
    failed = False
    bunch.tell("event", "2.7.8", rider=rider.name, dice=dice, result=result, name=row.name)
    if row.fails:
        (face,) = yield from roll(bunch, index, f"team-{step}", 1)
        failed = face <= bunch.team(index).rank
        bunch.tell(
            "team-roll", "2.7.7", rider=rider.name, die=face, rank=bunch.team(index).rank, failed=failed
        )
    if row.fall:
        _fall(bunch, index, row.victims)
    if rider.neutral:
        changed = _neutral(effort, row, failed=failed)
        if changed.attack and not effort.attack:
            bunch.tell("attacked", "2.9.7", rider=rider.name, cards=())
        return changed
    return (yield from _suffer(bunch, index, effort, row, failed=failed))


def modifier(course: Course, square: Square, *, rain: bool) -> int:
    """The modifier of the roll, a negative number (2.7.3)."""
    return -sum(taken(course, square, rain=rain).values())


def taken(course: Course, square: Square, *, rain: bool) -> dict[str, int]:
    """The modifiers of the road, the inside of a curve and the rain (2.7.3)."""
    cobbles = 2 if course.cobbles_break_wheels else 1
    causes = {
        "cobbles": cobbles * (square.road == "cobbles"),
        "descent": int(square.road == "descent"),
        "inside": int(square.interior),
        "rain": int(rain),
    }
    return {cause: less for cause, less in causes.items() if less}


def _neutral(effort: Effort, row: EventRow, *, failed: bool) -> Effort:
    """Neutral riders never wait, they advance seven squares; they attack if they can (2.9.6, 2.9.7)."""
    if row.lose or (failed and row.failed_lose):
        return SEVEN
    if row.one_die:
        return effort.kept(max(effort.parts))
    if row.attack is not None:
        return effort._replace(plus=effort.plus + row.attack, attack=True)
    return effort._replace(plus=effort.plus + row.plus)


def _suffer(bunch: Bunch, index: int, effort: Effort, row: EventRow, *, failed: bool) -> Talk[Effort | None]:
    rider = bunch.riders[index]
    if failed and row.failed_discard and rider.cards:
        yield from _discard(bunch, index)
    if row.lose:
        lost = row.lose + failed * row.failed_lose
        bunch.change(index, wait=rider.wait + lost)
        bunch.tell("loses-turns", "2.7.5", rider=rider.name, turns=lost)
        return effort if (yield from serve(bunch, index)) else None
    if failed and row.failed_lose:
        bunch.change(index, wait=rider.wait + row.failed_lose)
        bunch.tell("loses-turns", "2.7.5", rider=rider.name, turns=row.failed_lose)
    if not row.one_die and row.attack is not None and not effort.attack:
        return (yield from _chance(bunch, index, effort, row))
    return after_row(effort, row)


def after_row(effort: Effort, row: EventRow) -> Effort:
    """What a row makes of the effort of a rider that does not take a chance (2.7.8)."""
    if row.one_die:
        return effort.kept(max(effort.parts))
    return effort._replace(plus=effort.plus + row.plus + (row.attack or 0) * effort.attack)


def _chance(bunch: Bunch, index: int, effort: Effort, row: EventRow) -> Talk[Effort]:
    """The table lets the rider attack without a card, or ride on as it was."""
    rider = bunch.riders[index]
    key = bunch.about(rider, "chance")
    other = "recover" if row.recover and rider.spent else "ride"
    answer = yield from ask(key, Listed(("attack", other)))
    if answer == "attack":
        bunch.tell("attacked", "2.6.1", rider=rider.name, cards=())
        return after_row(effort._replace(attack=True), row)
    if answer == "recover":
        yield from recover(bunch, index, "2.7.8")
    return effort


def _discard(bunch: Bunch, index: int) -> Talk[None]:
    rider = bunch.riders[index]
    key = bunch.about(rider, "discard")
    card = yield from ask(key, Listed(sorted_cards(set(rider.cards))))
    bunch.spend(index, (card,))
    bunch.tell("discarded", "2.7.8", rider=rider.name, card=card)


def _fall(bunch: Bunch, index: int, turns: int) -> None:
    """All straight behind and to the left fall too, and bring others down (2.7.4)."""
    fallen = [index]
    for number in fallen:
        square = bunch.square(number)
        for beside in (square.behind[0], square.left):
            other = bunch.on(beside)
            if other is not None and other not in fallen and bunch.course.at(beside).road == square.road:
                fallen.append(other)
    victims = fallen[1:]
    for victim in victims:
        bunch.change(victim, wait=bunch.riders[victim].wait + turns)
    names = tuple(bunch.riders[victim].name for victim in victims)
    bunch.tell("fell", "2.7.4", rider=bunch.riders[index].name, riders=names)
