"""What the designing rules say about a stage, for people: findings, and where its tokens lie."""

from collections.abc import Iterable, Sequence

from rich.console import Console

from echappee.cli.terminal.screen import say
from echappee.flamme.road.design import RULES
from echappee.flamme.road.plan import Kind, make_plan
from echappee.flamme.road.stages import Token
from echappee.flamme.road.tokens import halfway_square, number_of
from echappee.flamme.road.track import Track
from echappee.notation.findings import Finding

LABELS = {"error": ("error", "red"), "warning": ("advice", "yellow")}


def show_findings(console: Console, found: Iterable[Finding]) -> None:
    """A line each, with its code and the number of its rule."""
    for finding in found:
        label, style = LABELS[finding.severity]
        rule = f" [{RULES[finding.code]}]" if finding.code in RULES else ""
        say(console, f"  {label:<9} {finding.code}: {finding.detail}{rule}", style=style)


def show_tokens(console: Console, track: Track, kind: Kind, given: Sequence[Token] = ()) -> None:
    """Where the piles lie, as the card says or as the rules place them; and the refresh token."""
    plan = make_plan(track, 4, kind, tour=False, tokens=given or None)
    for token in plan.tokens:
        place = _place(track, number_of(track, token))
        say(console, f"  {token.pile:<9} {token.side}, {place}")
    square = halfway_square(track) if kind == "extended" else None
    if square is not None:
        say(console, f"  refresh   {_place(track, square)}")


def _place(track: Track, number: int) -> str:
    tile = track.tiles[track.tile_of[number - 1]].id
    behind = ", the first behind the line" if number == track.line + 1 else ""
    return f"square {number} on tile {tile}{behind}"
