"""`echappee bots`: the bots of all games, their characters and their strength."""

import argparse
import json
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, add_game, command

if TYPE_CHECKING:
    from collections.abc import Mapping

    from echappee.bots import BotEntry
    from echappee.games import Game
    from echappee.simulate import ResultGrid

EXAMPLES = """\
echappee bots
echappee bots --game flamme --json
"""


def add(commands: Commands) -> None:
    parser = command(commands, "bots", run, "List the bots, and how strong they are.", EXAMPLES)
    add_game(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")


def run(args: argparse.Namespace) -> int:
    from echappee.bots import GameBots
    from echappee.cli.run_facts import list_facts
    from echappee.games import game_named, games_with
    from echappee.notation import GameRules

    chosen = [game_named(args.game)] if args.game else games_with(GameRules, GameBots)
    if args.json:
        rows = [row for game in chosen for row in _rows(game)]
        print(json.dumps({"bots": rows, "run": list_facts("bots", chosen)}, ensure_ascii=False))
        return 0
    from echappee.cli.terminal.result_grid import draw_grid
    from echappee.cli.terminal.screen import screen

    for game in chosen:
        screen().print(draw_grid(_grid(game)))
    return 0


def _bots(game: "Game") -> "Mapping[str, BotEntry[object]]":
    """Those of the game and those of other packages."""
    from echappee.bots import bots_of
    from echappee.bots.plugins import plugins_of

    return {**plugins_of(game.name), **bots_of(game.name)}


def _rows(game: "Game") -> list[dict[str, object]]:
    from dataclasses import asdict

    from echappee.bots import GameBots
    from echappee.simulate.intervals import share_interval

    strengths = game.room(GameBots).strengths
    rows: list[dict[str, object]] = []
    for name, bot in _bots(game).items():
        row: dict[str, object] = {"game": game.name, "name": name, "called": bot.called, "about": bot.about}
        row |= {"level": bot.level, "character": bot.character or None}
        row["portrait"] = asdict(bot.portrait) if bot.portrait else None
        found = strengths.bots.get(name)
        row["strength"] = found and {
            **found._asdict(),
            "share": found.share,
            "interval": share_interval(*found),
            "measured": strengths.how,
        }
        rows.append(row)
    return rows


def _grid(game: "Game") -> "ResultGrid":
    from echappee.bots import GameBots
    from echappee.simulate import ResultGrid
    from echappee.simulate.result import WIN_COLUMNS, win_cells
    from echappee.words.languages import ENGLISH

    strengths = game.room(GameBots).strengths
    rows = [
        (name, str(bot.level), bot.called[ENGLISH], bot.about[ENGLISH])
        + (win_cells(*found) if (found := strengths.bots.get(name)) else ())
        for name, bot in _bots(game).items()
    ]
    return ResultGrid(
        game.rules.title,
        ("", "level", "called", "", *WIN_COLUMNS),
        [rows],
        f"{strengths.how} ({strengths.command})",
    )
