"""The people and bots of a recorded race, and of a table for it: what the seats of all games share."""

from collections.abc import Sequence

from echappee.bots import GameBots, bots_of
from echappee.games import game_named
from echappee.server.http.bodies import SeatRow
from echappee.server.tables.choices import SeatSetting

PEOPLE = ("person", "coached", "you")


def seat_rows(teams: Sequence[tuple[str, str]], players: Sequence[str]) -> tuple[SeatRow, ...]:
    """The seats of teams given by colour and kind; the kind is empty unless the team is automatic.

    If `players` does not name one for every such team, people answered for all of them.
    """
    words = players if len(players) == len(teams) else PEOPLE[:1] * len(teams)
    return tuple(
        SeatRow(colour, "automatic", kind)
        if kind
        else SeatRow(colour, "person", "")
        if word in PEOPLE
        else SeatRow(colour, "bot", word)
        for (colour, kind), word in zip(teams, words, strict=True)
    )


def seat_setting(seat: SeatRow, game: str) -> SeatSetting:
    """The seat at a table of this game; a bot that no longer exists is replaced by the usual one."""
    if seat.kind == "person":
        return SeatSetting()
    if seat.kind == "bot":
        known = seat.name in bots_of(game)
        return SeatSetting("bot", seat.name if known else game_named(game).room(GameBots).stand_in)
    return SeatSetting("automatic", seat.name)
