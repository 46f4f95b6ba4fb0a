"""Races of Dash as data."""

from collections.abc import Mapping, Sequence
from typing import Final

from dash.rules import RULES, View
from echappee.cli.game_data import GameData, RaceSoFar, events_of
from echappee.cli.run_facts import seed_of
from echappee.engine import Event
from echappee.tours.tour import SomeTour


def _race(
    tags: Mapping[str, str],
    race: RaceSoFar[View],
    events: Sequence[Event],
    over: bool,  # noqa: FBT001 - as every game is asked
) -> dict[str, object]:
    return {
        "game": RULES.name,
        "seed": seed_of(tags),
        "rounds": race.view.round,
        "winner": race.ranking[0] if over else None,
        "riders": {rider.name: rider.square for rider in race.view.riders},
        "events": events_of(events),
    }


DATA: Final[GameData[View, SomeTour]] = GameData(opens_round=lambda event: event.code == "round", race=_race)
