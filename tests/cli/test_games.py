"""What games add to the command line: it is correct, quick to load, and refused for other games."""

import argparse
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from echappee.cli import options as game_options
from echappee.cli.game_terminal import PROGRAM, RACE, GameTerminal, Option, option
from echappee.cli.lineups import GameLineups, read_teams
from echappee.cli.main import main
from echappee.cli.options import add_game_options, refuse_foreign
from echappee.cli.roads import GameRoads
from echappee.engine import Refused
from echappee.flamme.road.design import StageKind
from echappee.flamme.simulate import races
from echappee.flamme.terminal import options
from echappee.games import Game, games
from tests.cli.running import ENVIRONMENT

HEAVY = (
    "rich",
    "starlette",
    "babel",
    "echappee.flamme.rules",
    "echappee.homas.rules",
    "echappee.flamme.road",
)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_the_defaults_can_be_ridden(game: Game) -> None:
    terminal = game.room(GameTerminal)
    assert game.room(GameRoads).is_own(terminal.default_road)
    assert terminal.default_calendar in game.room(GameLineups).calendars
    for command in terminal.default_teams:
        assert read_teams(game, command, None)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_the_help_names_every_calendar(game: Game) -> None:
    for calendar in game.room(GameLineups).calendars:
        assert calendar in game.room(GameTerminal).calendars


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_the_help_of_the_program_has_examples_of_every_game(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out.splitlines()
    examples = game.room(GameTerminal).examples[PROGRAM].splitlines()
    assert examples
    assert {f"  {example}" for example in examples} <= set(shown)


def test_choices_of_options_are_those_of_the_rules() -> None:
    assert set(options.KINDS) == set(get_args(StageKind))
    assert options.PLACEMENTS == races.PLACEMENTS


@pytest.mark.parametrize("words", [("--version",), ("--help",), ("play", "--help"), ("tour", "--help")])
def test_nothing_of_a_game_is_loaded_before_it_is_needed(tmp_path: Path, words: tuple[str, ...]) -> None:
    code = f"""
import sys
from echappee.cli.main import main
main({words})
sys.stderr.write(" ".join(name for name in {HEAVY} if name in sys.modules))
"""
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, cwd=tmp_path, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert ran.stderr == ""


def made_up(monkeypatch: pytest.MonkeyPatch, name: str, *own: Option) -> Game:
    """A game with nothing but options."""
    room = ModuleType(f"{name}.terminal")
    room.__dict__["TERMINAL"] = GameTerminal(
        turn="Lap",
        roads="",
        default_road="",
        teams="",
        default_teams={},
        calendars="",
        default_calendar="",
        options={RACE: own},
        examples={},
    )
    monkeypatch.setitem(sys.modules, room.__name__, room)
    return Game(name, name)


def test_an_option_of_two_games_is_added_once_and_refused_for_a_third(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bell, snow = option("--bell", action="store_true"), option("--snow", type=int, default=3)
    homas = games()["homas"]
    keirin, omnium = made_up(monkeypatch, "keirin", bell), made_up(monkeypatch, "omnium", bell, snow)
    monkeypatch.setattr(game_options, "games_with", lambda _kind: [homas, keirin, omnium])
    parser = argparse.ArgumentParser()
    add_game_options(parser, RACE)
    for game in (keirin, omnium):
        refuse_foreign(parser.parse_args(["--bell"]), game)
    refuse_foreign(parser.parse_args(["--snow", "3"]), homas)
    with pytest.raises(Refused, match="--bell is not for Homas Tour Pro"):
        refuse_foreign(parser.parse_args(["--bell"]), homas)
    with pytest.raises(Refused, match="--snow is not for Homas Tour Pro"):
        refuse_foreign(parser.parse_args(["--snow", "4"]), homas)
