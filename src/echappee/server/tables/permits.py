"""Who may do what at a table, and when. Refusals carry a stable code and one line for people."""

from functools import singledispatch
from typing import TYPE_CHECKING

from echappee.engine import Key, Refused
from echappee.server.tables import acts
from echappee.server.tables.acts import AnyAct
from echappee.server.tables.forks import check_same_race
from echappee.server.tables.seats import Seat
from echappee.server.tables.settings import check_settings

if TYPE_CHECKING:
    from echappee.server.tables.table import Table

LONGEST_NAME = 24


@singledispatch
def check(act: AnyAct, table: "Table") -> None:
    """Refuse an act that may not be done at this table now."""
    raise Refused("already-open", f"table {table.id} cannot take {type(act).__name__}")


@check.register(acts.Configured)
def _(act: acts.Configured, table: "Table") -> None:
    _host(table, act.device)
    _before_the_start(table)
    check_settings(act.settings)
    if table.fork:
        check_same_race(act.settings, table.settings)


@check.register(acts.Published)
def _(act: acts.Published, table: "Table") -> None:
    _host(table, act.device)


@check.register(acts.Admitted)
def _(act: acts.Admitted, table: "Table") -> None:
    if may_enter(table, act.device) and (not act.player or act.device in table.players):
        raise Refused("already-in", "you are in already")


@check.register(acts.Stood)
def _(act: acts.Stood, table: "Table") -> None:
    _before_the_start(table)
    _own(table, act.seat, act.device)


@check.register(acts.Started)
def _(act: acts.Started, table: "Table") -> None:
    _host(table, act.device)
    _before_the_start(table)


@check.register(acts.Answered)
def _(act: acts.Answered, table: "Table") -> None:
    table.running.check(_question(table, act), act.answer)


@check.register(acts.Retracted)
def _(act: acts.Retracted, table: "Table") -> None:
    table.running.check_retract(_question(table, act))


@check.register(acts.CameBack)
def _(act: acts.CameBack, table: "Table") -> None:
    if not _own(table, act.seat, act.device).bot:
        raise Refused("not-replaced", "no bot rides for you")


@check.register(acts.BotFailed)
def _(act: acts.BotFailed, table: "Table") -> None:
    if not _seat(table, act.seat).bot or act.device:
        raise Refused("no-bot", f"no bot rides for {act.seat}")


@check.register(acts.Sat)
def _(act: acts.Sat, table: "Table") -> None:
    seat = _seat(table, act.seat)
    if not (table.public or act.device in table.players):
        raise Refused("only-watching", "you came in to watch; ask for the players' link")
    if (
        not act.name
        or len(act.name) > LONGEST_NAME
        or act.name != act.name.strip()
        or not act.name.isprintable()
    ):
        raise Refused("bad-name", f"a name has 1 to {LONGEST_NAME} characters that can be seen")
    if seat.device != act.device:
        _before_the_start(table)
        if not seat.free:
            raise Refused("seat-taken", f"{act.seat} is taken")


@check.register(acts.Agreed)
def _(act: acts.Agreed, table: "Table") -> None:
    seat = _seat(table, act.seat)
    if table.running.over:
        raise Refused("race-over", "the race is over")
    if not seat.ridden_by_person:
        raise Refused("not-a-person", f"no person rides for {seat.colour}")
    if act.device not in table.people_beside(seat):
        raise Refused("not-a-rider", "only the others who ride may agree to that")


@check.register(acts.WentOn)
def _(act: acts.WentOn, table: "Table") -> None:
    if table.tour is None:
        raise Refused("no-tour", "this table carries no tour")
    _rider(table, act.device)
    if not table.running.over:
        raise Refused("not-over", "the stage is not over yet")
    if table.over:
        raise Refused("tour-over", "all stages of this tour are ridden")


@check.register(acts.Rematched)
def _(act: acts.Rematched, table: "Table") -> None:
    if not table.over:
        raise Refused("not-over", "the race is not over yet")
    if table.next:
        raise Refused("already-rematched", "there is a rematch already")
    _rider(table, act.device)


def may_enter(table: "Table", device: str) -> bool:
    """Whether this device may see the table at all."""
    return table.public or device in table.players or device in table.watchers


def _host(table: "Table", device: str) -> None:
    if device != table.host:
        raise Refused("not-host", "only the host of the table may do that")


def _rider(table: "Table", device: str) -> None:
    if not table.seats_of(device) and device != table.host:
        raise Refused("not-a-rider", "only those who ride here may do that")


def _before_the_start(table: "Table") -> None:
    if table.race is not None:
        raise Refused("already-started", "the race has started already")


def _seat(table: "Table", colour: str) -> Seat:
    seat = table.seats.get(colour)
    if seat is None:
        raise Refused("no-such-seat", f"there is no seat {colour[:20]!r} at this table")
    return seat


def _own(table: "Table", colour: str, device: str) -> Seat:
    seat = _seat(table, colour)
    if not device or seat.device != device:
        raise Refused("not-your-seat", f"{colour} is not your seat")
    return seat


def _question(table: "Table", act: acts.Answered | acts.Retracted) -> Key:
    """The question, if it is this device's to answer; the server itself answers for bots."""
    text, device = act.question, act.device
    unknown = Refused("unknown-question", f"no question {text[:60]!r} is open")
    try:
        key = Key.parse(text)
    except ValueError:
        raise unknown from None
    seat = table.seats.get(key.seat)
    if seat is None or act.stage not in (0, table.stage):
        raise unknown
    if device != seat.device and device:
        raise Refused("not-your-seat", f"{key.seat} is not your seat")
    if bool(device) == bool(seat.bot):
        raise Refused("bot-rides", f"a bot rides for {key.seat}; come back first")
    return key
