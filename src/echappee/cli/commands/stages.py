"""`echappee stages`: the roads there are, or one of them in detail."""

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from echappee.cli.game_terminal import STAGES
from echappee.cli.options import Commands, add_game, command, examples_of, in_each_game

if TYPE_CHECKING:
    from echappee.games import Game

EXAMPLES = """\
echappee stages
"""


def add(commands: Commands) -> None:
    about = "List the stages and courses of all games, or show one of them."
    parser = command(commands, "stages", run, about, EXAMPLES + examples_of(STAGES))
    parser.add_argument("stage", metavar="ROAD", nargs="?", help=in_each_game(lambda game: game.roads))
    add_game(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    parser.set_defaults(game_options={})


def run(args: argparse.Namespace) -> int:
    from echappee.cli.roads import GameRoads, game_meant
    from echappee.games import game_named, games_with
    from echappee.notation import GameRules

    if args.stage is not None:
        _one(game_meant(args), args.stage, as_json=args.json)
    else:
        chosen = [game_named(args.game)] if args.game else games_with(GameRules, GameRoads)
        (_all_as_json if args.json else _all)(chosen)
    return 0


def _all_as_json(chosen: Sequence["Game"]) -> None:
    from echappee.cli.roads import GameRoads
    from echappee.cli.run_facts import list_facts

    rooms = [game.room(GameRoads) for game in chosen]
    rows = [roads.facts(road) for roads in rooms for road in roads.all()]
    print(json.dumps({"stages": rows, "run": list_facts("stages", chosen)}, ensure_ascii=False))


def _all(chosen: Sequence["Game"]) -> None:
    from echappee.cli.roads import GameRoads
    from echappee.cli.terminal.game_road_screen import GameRoadScreen
    from echappee.cli.terminal.screen import screen

    console = screen()
    for number, game in enumerate(chosen):
        if number:
            console.print()
        console.print(game.rules.title, style="bold")
        game.room(GameRoadScreen).list(console, game.room(GameRoads).all())


def _one(game: "Game", text: str, *, as_json: bool) -> None:
    from echappee.cli.roads import GameRoads, find_road

    road = find_road(game, text)
    if as_json:
        from echappee.cli.run_facts import facts_of

        run = facts_of("stages", game, stage=text)
        print(json.dumps({**game.room(GameRoads).details(road), "run": run}, ensure_ascii=False))
        return
    from echappee.cli.terminal.game_road_screen import GameRoadScreen
    from echappee.cli.terminal.screen import screen

    game.room(GameRoadScreen).show(screen(), road)
