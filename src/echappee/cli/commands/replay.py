"""`echappee replay`: prints the commentary of a recorded race."""

import argparse
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, command, whole
from echappee.engine.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from echappee.notation.game_rules import SomeRace

EXAMPLES = """\
echappee replay echappee-2026-11-15.race
echappee replay my.race --round 4
echappee replay my.race --json | jq .ranking"""


def add(commands: Commands) -> None:
    about = "Print the commentary of a recorded race, or of one round."
    parser = command(commands, "replay", run, about, EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="a race record")
    parser.add_argument("--round", metavar="N", type=whole(0, 99999), help="only this round; 0 is the start")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")


def run(args: argparse.Namespace) -> int:
    from echappee import games
    from echappee.cli.files import read_text

    race, tags = games.load(read_text(args.file), args.file)
    if args.round is None:
        _tell_race(race, tags, as_json=args.json)
    else:
        _tell_round(race, tags, args.round, as_json=args.json)
    return 0


def _tell_race(race: "SomeRace", tags: "Mapping[str, str]", *, as_json: bool) -> None:
    if as_json:
        from echappee.cli.game_data import print_race_json

        print_race_json("replay", race, tags)
    else:
        from echappee.cli.terminal.commentary import tell_race

        tell_race(race, tags)


def _tell_round(race: "SomeRace", tags: "Mapping[str, str]", number: int, *, as_json: bool) -> None:
    from echappee.cli.game_data import chapters
    from echappee.cli.game_terminal import GameTerminal
    from echappee.games import game_of

    told = chapters(race)
    chapter = next((chapter for chapter in told if chapter.round == number), None)
    if chapter is None:
        turn = game_of(race).room(GameTerminal).turn.lower()
        raise Refused("no-round", f"there is no {turn} {number}; this race has 0 to {told[-1].round}")
    if as_json:
        from echappee.cli.game_data import print_round_json

        print_round_json(race, tags, chapter, last=chapter is told[-1])
    else:
        from echappee.cli.terminal.commentary import tell_round

        tell_round(race, tags, chapter)
