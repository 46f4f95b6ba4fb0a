"""A race as data: how it came out, and everything that everybody heard of it."""

import json
from collections.abc import Mapping, Sequence

from echappee.cli.terminal.chapters import Chapter
from echappee.engine import Event
from echappee.flamme.rules import RiderView, View
from echappee.flamme.rules.places import print_place
from echappee.flamme.rules.position_line import print_rules


def as_json(tags: Mapping[str, str], chapter: Chapter, events: Sequence[Event], *, over: bool) -> str:
    """The race, as it stands at the end of this chapter, as one JSON object."""
    view = chapter.view
    players = tags.get("players", "").split()
    kinds = [team.kind for team in view.teams]
    teams = [kind if player == "-" else player for player, kind in zip(players, kinds, strict=False)] or kinds
    return json.dumps(
        {
            "stage": tags.get("stage"),
            "seed": seed_of(tags),
            "rules": print_rules(view.ruleset),
            "teams": teams,
            "rounds": view.round,
            "winner": chapter.ranking[0] if over else None,
            "ranking": [_rider(view, view.rider(name)) for name in chapter.ranking],
            "events": [
                {"code": event.code, "rule": event.rule, "args": dict(event.args)} for event in events
            ],
        },
        ensure_ascii=False,
    )


def _rider(view: View, rider: RiderView) -> dict[str, object]:
    return {
        "rider": rider.name,
        "team": rider.team,
        "type": rider.type,
        "specialist": rider.specialist,
        "square": rider.square,
        "lane": rider.lane,
        "place": print_place(view.course, rider.square, rider.lane) if rider.square else "",
        "home": rider.home,
        "minutes": rider.minutes,
        "time": rider.time,
        "podium": rider.podium,
        "tokens": [str(token) for token in rider.tokens],
    }


def seed_of(tags: Mapping[str, str]) -> int | str | None:
    """A seed given on the command line is a number; the server's are not."""
    text = tags.get("seed")
    return int(text) if text is not None and text.isascii() and text.isdigit() else text
