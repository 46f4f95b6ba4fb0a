"""Races of Homas Tour Pro as data: how one came out, and everything that everybody heard of it."""

from collections.abc import Mapping, Sequence
from typing import Final

from echappee.cli.game_data import GameData, RaceSoFar, events_of, seed_of, teams_of
from echappee.engine import Event
from echappee.homas.board.course import NOWHERE
from echappee.homas.rules import HOMAS, RiderView, View
from echappee.homas.rules.cards import ROLES
from echappee.homas.terminal.tours.data import as_data as tour_data


def _race(
    tags: Mapping[str, str],
    race: RaceSoFar[View],
    events: Sequence[Event],
    over: bool,  # noqa: FBT001 - as every game is asked
) -> dict[str, object]:
    table = race.view
    return {
        "game": HOMAS.name,
        "stage": table.course.text,
        "seed": seed_of(tags),
        "teams": teams_of(tags, table.teams),
        "rounds": table.round,
        "rain": table.rain,
        "winner": race.ranking[0] if over else None,
        "ranking": [_rider(table, table.rider(name)) for name in race.ranking],
        "summits": [passage._asdict() for passage in table.summits],
        "sprints": [passage._asdict() for passage in table.sprints],
        "events": events_of(events),
    }


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


DATA: Final = GameData(
    opens_round=lambda event: event.code == "phase" and event.args["phase"] == "move",
    round_of=lambda view: view.round,
    race=_race,
    tour=tour_data,
)
