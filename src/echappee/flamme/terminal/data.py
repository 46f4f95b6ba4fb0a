"""Races of Flamme Rouge as data: how one ended, and everything that everybody heard of it."""

from collections.abc import Mapping, Sequence
from typing import Final

from echappee.cli.game_data import GameData, RaceSoFar, events_of, seed_of, teams_of
from echappee.engine import Event
from echappee.flamme.rules import RiderView, View
from echappee.flamme.rules.course_text import print_location
from echappee.flamme.rules.position import print_rules
from echappee.flamme.terminal.tours.data import as_data as tour_data


def _race(
    tags: Mapping[str, str],
    race: RaceSoFar[View],
    events: Sequence[Event],
    over: bool,  # noqa: FBT001 - as every game is asked
) -> dict[str, object]:
    view = race.view
    return {
        "stage": tags.get("stage"),
        "seed": seed_of(tags),
        "rules": print_rules(view.ruleset),
        "teams": teams_of(tags, view.teams),
        "rounds": view.round,
        "winner": race.ranking[0] if over else None,
        "ranking": [_rider(view, view.rider(name)) for name in race.ranking],
        "events": events_of(events),
    }


def _rider(view: View, rider: RiderView) -> dict[str, object]:
    return {
        "rider": rider.name,
        "team": rider.team,
        "type": rider.type,
        "specialist": rider.specialist,
        "square": rider.square,
        "lane": rider.lane,
        "place": print_location(view.course, rider.square, rider.lane) if rider.square else "",
        "home": rider.home,
        "minutes": rider.minutes,
        "time": rider.time,
        "podium": rider.podium,
        "tokens": [str(token) for token in rider.tokens],
    }


DATA: Final = GameData(
    opens_round=lambda event: event.code == "phase" and event.args["phase"] in ("energy", "declare"),
    round_of=lambda view: view.round,
    race=_race,
    tour=tour_data,
)
