"""How a race came out: for people, and as data."""

import json
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from echappee.cli.drawing.palette import badge
from echappee.cli.screen import heading, show
from echappee.engine import Event
from echappee.flamme import RiderView, View
from echappee.flamme.lines import print_rules
from echappee.words import naming


def ranking(view: View) -> list[RiderView]:
    """All riders, the first first."""
    return sorted(view.riders, key=lambda rider: rider.rank)


def show_result(console: Console, view: View, players: Mapping[str, str]) -> None:
    """The podium, then everybody in order."""
    heading(console, f"The result after {view.round} rounds")
    ranked = ranking(view)
    show(console, draw_podium(ranked))
    for place, rider in enumerate(ranked, start=1):
        player = players.get(rider.team, "")
        line = Text(f"  {place:>2}  ").append(badge(rider))
        line.append(f"  {naming.rider(rider.name):<18}", style="bold" if place <= 3 else "")
        line.append(f"  {_how(view, rider)}" + (f", {player}" if player else ""), style="dim")
        console.print(line)


def draw_podium(ranked: Sequence[RiderView]) -> list[Text]:
    """The first three on their steps; the third is missing where one team rode alone."""
    first, second = badge(ranked[0]), badge(ranked[1])
    third = badge(ranked[2]) if len(ranked) > 2 else Text("  ")
    return [
        Text.assemble("             ", first),
        Text.assemble("      ", second, "   ┌────┐   ", third),
        Text("    ┌────┐ │ 1  │ ┌────┐"),
        Text("    │ 2  │ │    │ │ 3  │"),
    ]


def _how(view: View, rider: RiderView) -> str:
    if rider.home:
        over = rider.square - view.course.line
        return f"home in round {rider.home}, {over} beyond the line"
    short = view.course.line - rider.square
    return f"{naming.squares(short)} short of the line" if short else "right at the line"


def as_json(tags: Mapping[str, str], view: View, events: Sequence[Event], *, over: bool) -> str:
    """The race as one JSON object."""
    ranked = ranking(view)
    players = tags.get("players", "").split()
    kinds = [team.kind for team in view.teams]
    teams = [kind if player == "-" else player for player, kind in zip(players, kinds, strict=False)] or kinds
    return json.dumps(
        {
            "stage": tags.get("stage"),
            "seed": _number(tags.get("seed")),
            "rules": print_rules(view.ruleset),
            "teams": teams,
            "rounds": view.round,
            "winner": ranked[0].name if over else None,
            "ranking": [
                {
                    "rider": rider.name,
                    "team": rider.team,
                    "type": rider.type,
                    "square": rider.square,
                    "lane": rider.lane,
                    "home": rider.home,
                }
                for rider in ranked
            ],
            "events": [
                {"code": event.code, "rule": event.rule, "args": dict(event.args)} for event in events
            ],
        },
        ensure_ascii=False,
    )


def _number(text: str | None) -> int | str | None:
    """A seed given on the command line is a number; the server's are not."""
    return int(text) if text is not None and text.isascii() and text.isdigit() else text
