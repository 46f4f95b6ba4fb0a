"""What each act does to a table, once it was permitted and stored. Nothing here can fail."""

from functools import singledispatch
from typing import TYPE_CHECKING

from echappee.bots import GameBots
from echappee.engine import Key, Race, SeededDealer
from echappee.server.tables import acts
from echappee.server.tables.acts import AnyAct
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.seats import SIMPLE, empty_seats, player

if TYPE_CHECKING:
    from echappee.server.tables.table import Table


@singledispatch
def do(act: AnyAct, table: "Table") -> None:
    """Do what this act says."""
    raise AssertionError(act, table.id)


@do.register(acts.Configured)
def _(act: acts.Configured, table: "Table") -> None:
    """People stay where their seat stays open."""
    before = table.seats
    table.set_to(act.settings)
    table.seats = empty_seats(table.settings)
    for colour, seat in table.seats.items():
        if seat.free and colour in before:
            seat.device, seat.name = before[colour].device, before[colour].name


@do.register(acts.Published)
def _(act: acts.Published, table: "Table") -> None:
    table.public = act.public


@do.register(acts.Admitted)
def _(act: acts.Admitted, table: "Table") -> None:
    (table.players if act.player else table.watchers).add(act.device)


@do.register(acts.Sat)
def _(act: acts.Sat, table: "Table") -> None:
    """Whoever sits down belongs to the table, even if it is no longer public later."""
    seat = table.seats[act.seat]
    seat.device, seat.name = act.device, act.name
    table.players.add(act.device)


@do.register(acts.Stood)
def _(act: acts.Stood, table: "Table") -> None:
    seat = table.seats[act.seat]
    seat.device = seat.name = ""


@do.register(acts.Started)
def _(_act: acts.Started, table: "Table") -> None:
    for seat in table.seats.values():
        seat.start(table.game.room(GameBots).stand_in)
    dealer = SeededDealer(table.seed.encode(), table.id)
    if table.tour:
        table.tour.players = tuple(map(player, table.seats.values()))
        table.race = table.tour.begin()
    elif table.fork:
        table.race = table.fork.ride(dealer)
    else:
        start = table.game.room(GameTable).start(table.settings)
        table.race = Race(table.game.rules, start, dealer)


@do.register(acts.Answered)
def _(act: acts.Answered, table: "Table") -> None:
    table.running.answer(Key.parse(act.question), act.answer)
    if table.tour and table.running.over:
        table.tour.close()


@do.register(acts.Retracted)
def _(act: acts.Retracted, table: "Table") -> None:
    table.running.retract(Key.parse(act.question))


@do.register(acts.Agreed)
def _(act: acts.Agreed, table: "Table") -> None:
    """Once all others who are there agree, a bot takes the seat."""
    seat = table.seats[act.seat]
    seat.agreed.add(act.device)
    if table.people_beside(seat) & set(act.here) <= seat.agreed:
        seat.bot = table.game.room(GameBots).stand_in


@do.register(acts.CameBack)
def _(act: acts.CameBack, table: "Table") -> None:
    seat = table.seats[act.seat]
    seat.bot = ""
    seat.agreed.clear()


@do.register(acts.BotFailed)
def _(act: acts.BotFailed, table: "Table") -> None:
    seat = table.seats[act.seat]
    seat.bot, seat.failed = SIMPLE, True


@do.register(acts.WentOn)
def _(_act: acts.WentOn, table: "Table") -> None:
    if table.tour:
        table.race = table.tour.begin()


@do.register(acts.Rematched)
def _(act: acts.Rematched, table: "Table") -> None:
    table.next = act.table
