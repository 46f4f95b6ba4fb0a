"""Every game in the list has a record for every room."""

import pytest

from echappee.bots import GameBots
from echappee.bots.lookup import GameThinking
from echappee.cli.game_data import GameData
from echappee.cli.game_terminal import GameTerminal
from echappee.cli.lineups import GameLineups
from echappee.cli.roads import GameRoads
from echappee.cli.terminal.game_road_screen import GameRoadScreen
from echappee.cli.terminal.game_screen import GameScreen
from echappee.cli.tours.game_tour_screen import GameTourScreen
from echappee.engine import Refused
from echappee.envs import GameEnvs
from echappee.games import OURS, Room, game_named, games
from echappee.notation import GameRules
from echappee.scenarios.situation import GameScenarios
from echappee.server.tables.game_table import GameTable
from echappee.sheets.game_sheets import GameSheets
from echappee.simulate import GameSimulation
from echappee.study import GameStudy
from echappee.tours.game_tours import GameTours
from echappee.words.voice import GameWords

ROOMS: list[type[Room]] = [
    *(
        GameRules,
        GameTours,
        GameWords,
        GameBots,
        GameScenarios,
        GameSimulation,
        GameSheets,
        GameStudy,
        GameTable,
    ),
    *(GameTable, GameEnvs, GameTerminal, GameData, GameLineups, GameRoads, GameScreen, GameRoadScreen),
    GameTourScreen,
    GameThinking,
]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.ROOM)
@pytest.mark.parametrize("game", OURS)
def test_a_game_brings_its_record_to_every_room(game: str, room: type[Room]) -> None:
    assert isinstance(game_named(game).room(room), room)


class Stables(Room):
    """A room that no game has."""

    ROOM = "stables"


def test_a_room_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(Refused, match="Flamme Rouge has no stables"):
        game_named("flamme").room(Stables)


def test_a_game_has_the_name_of_its_rules() -> None:
    assert {game.rules.name: game.package for game in games().values()} == OURS


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(Refused, match="there is no game 'chess'; there are flamme, homas"):
        game_named("chess")
