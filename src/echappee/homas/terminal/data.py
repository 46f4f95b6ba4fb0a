"""A race of Homas Tour Pro as data: how it came out, and everything that everybody heard of it."""

import json
from collections.abc import Mapping, Sequence

from echappee.cli.terminal.chapters import Chapter
from echappee.engine import Event
from echappee.flamme.terminal.data import seed_of
from echappee.homas.board.course import NOWHERE
from echappee.homas.rules import HOMAS, RiderView, View
from echappee.homas.rules.cards import ROLES


def as_json(tags: Mapping[str, str], chapter: Chapter, events: Sequence[Event], *, over: bool) -> str:
    """The race, as it stands at the end of this chapter, as one JSON object."""
    table: View = chapter.view
    players = tags.get("players", "").split() or ["-"] * len(table.teams)
    teams = [
        team.kind if player == "-" else player for player, team in zip(players, table.teams, strict=False)
    ]
    return json.dumps(
        {
            "game": HOMAS.name,
            "stage": table.course.text,
            "seed": seed_of(tags),
            "teams": teams,
            "rounds": table.round,
            "rain": table.rain,
            "winner": chapter.ranking[0] if over else None,
            "ranking": [_rider(table, table.rider(name)) for name in chapter.ranking],
            "summits": [passage._asdict() for passage in table.summits],
            "sprints": [passage._asdict() for passage in table.sprints],
            "events": [
                {"code": event.code, "rule": event.rule, "args": dict(event.args)} for event in events
            ],
        },
        ensure_ascii=False,
    )


def _rider(table: View, rider: RiderView) -> dict[str, object]:
    return {
        "rider": rider.name,
        "team": rider.team,
        "role": ROLES[rider.role - 1],
        "square": "" if rider.square == NOWHERE else table.square(rider).name,
        "cards": list(rider.cards),
        "home": rider.home,
        "place": rider.place,
        "delay": rider.delay,
        "disqualified": table.team(rider.team).disqualified,
    }
