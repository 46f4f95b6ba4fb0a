"""How lists show a table, as both databases store it: names and points as JSON, the rest as it is."""

from msgspec import json

from echappee.server.store.interface import Summary

COLUMNS = "id, status, stage, public, seats, open_seats, round, winner, tour, day, days, points, game"
Row = tuple[str, str, str, int, str, int, int, str, str, int, int, str, str]


def summary_in(row: Row) -> Summary:
    """The summary in these columns."""
    id, status, stage, public, seats, open_seats, round_number, winner, tour, day, days, points, game = row
    return Summary(
        id=id,
        game=game,
        status=status,
        stage=stage,
        public=bool(public),
        seats=json.decode(seats, type=tuple[str, ...]),
        open_seats=open_seats,
        round=round_number,
        winner=winner,
        tour=tour,
        day=day,
        days=days,
        points=json.decode(points, type=tuple[int, ...]),
    )


def row_of(summary: Summary) -> dict[str, object]:
    """The columns of this summary by name."""
    return {
        **summary._asdict(),
        "seats": json.encode(summary.seats).decode(),
        "points": json.encode(summary.points).decode(),
    }
