"""Races and tours as JSON on standard output."""

import json
from collections.abc import Mapping

from echappee.cli.chapters import Chapter, chapters
from echappee.cli.game_data import GameData
from echappee.games import game_named, game_of
from echappee.notation.game_rules import SomeRace
from echappee.tours.tour import SomeTour

Tags = Mapping[str, str]


def print_race(race: SomeRace, tags: Tags) -> None:
    """The whole race, with everything that was heard of it."""
    data = game_of(race).room(GameData)
    _print(data.race(tags, chapters(race)[-1], race.heard(None), race.over))


def print_round(race: SomeRace, tags: Tags, chapter: Chapter, *, last: bool) -> None:
    """The race at the end of this round, with what was heard in it."""
    _print(game_of(race).room(GameData).race(tags, chapter, chapter.events, race.over and last))


def print_tour(tour: SomeTour) -> None:
    _print(game_named(tour.game).room(GameData).tour(tour))


def _print(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False))
