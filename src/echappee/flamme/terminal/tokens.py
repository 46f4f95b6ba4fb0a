"""Where the tokens of a stage lie, for people who set it up."""

from collections.abc import Sequence

from rich.console import Console

from echappee.cli.terminal.screen import say
from echappee.flamme.road.design import Kind, plan_stage
from echappee.flamme.road.stages import StageToken
from echappee.flamme.road.tokens import halfway_square, number_of
from echappee.flamme.road.track import Track


def show_tokens(console: Console, track: Track, kind: Kind, given: Sequence[StageToken] = ()) -> None:
    """Where the piles lie, as the card says or as the rules place them; and the refresh token."""
    plan = plan_stage(track, 4, kind, tour=False, tokens=given or None)
    for token in plan.tokens:
        where = _where(track, number_of(track, token))
        say(console, f"  {token.pile:<9} {token.side}, {where}")
    square = halfway_square(track) if kind == "extended" else None
    if square is not None:
        say(console, f"  refresh   {_where(track, square)}")


def _where(track: Track, number: int) -> str:
    tile = track.tiles[track.tile_of[number - 1]].id
    behind = ", the first behind the line" if number == track.line + 1 else ""
    return f"square {number} on tile {tile}{behind}"
