"""Tables in lists: the row stored for each, and the lists that a device is shown."""

from echappee.games import game_named
from echappee.server.messages.bodies import OwnTableRow, TableLists, TableRow
from echappee.server.store.interface import NEWEST, Store, Summary
from echappee.server.tables.game_table import GameTable, ListedRace
from echappee.server.tables.table import Table

LISTED = 100


async def lists_for(store: Store, device: str, before: int | None) -> TableLists:
    """Public tables, and those of this device that were opened before the one with this number."""
    public = tuple(map(_row, await store.public_tables(LISTED)))
    own = await store.tables_of(device, LISTED, before or NEWEST) if device else []
    latest = sorted(own, key=lambda listed: listed.updated, reverse=True)
    yours = tuple(OwnTableRow(_row(t.summary), t.your_turn, t.updated) for t in latest)
    return TableLists(public, yours, own[-1].number if len(own) == LISTED else 0)


def _row(summary: Summary) -> TableRow:
    game = game_named(summary.game)
    return TableRow(
        id=summary.id,
        status=summary.status,
        stage=summary.stage,
        seats=summary.seats,
        open_seats=summary.open_seats,
        round=summary.round,
        winner=summary.winner,
        winning_team=_team_of(summary.winner, game.room(GameTable).riders),
        game=game.name,  # not the text as read: msgspec leaves out a default only if it is the same object
        name=game.room(GameTable).listed_name(summary.stage),
        tour=summary.tour,
        day=summary.day,
        days=summary.days,
        points=summary.points,
    )


def _team_of(winner: str, riders: dict[str, tuple[str, ...]]) -> str:
    """The team of the rider who won; a team that won is its own."""
    return next((team for team, names in riders.items() if winner in names), winner)


def summary(table: Table) -> Summary:
    """The table in a list."""
    tour = table.tour
    standing = (
        table.game.room(GameTable).standing(tour)
        if tour
        else ListedRace(table.settings.stage, _winner(table))
    )
    return Summary(
        id=table.id,
        game=table.settings.game,
        status=table.status,
        stage=standing.stage,
        public=table.public,
        seats=tuple(seat.name or seat.bot or seat.setting.name for seat in table.seats.values()),
        open_seats=sum(seat.free for seat in table.seats.values()),
        round=table.race.position.round if table.race else 0,
        winner=standing.winner,
        tour=table.settings.tour,
        day=tour.number if tour else 0,
        days=len(tour.setup.days) if tour else 0,
        points=standing.points,
    )


def _winner(table: Table) -> str:
    return str(table.race.position.ranking[0].name) if table.race and table.over else ""
