"""`echappee specialists`: the twelve specialists of Flamme Rouge, their cards and what those do."""

import argparse
import json
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, command

if TYPE_CHECKING:
    from echappee.flamme.rules.specialists import Specialist

EXAMPLES = """\
echappee specialists
echappee specialists --json | jq '.specialists[] | select(.sure | not) | .note'
echappee race --riders baroudeur/flahute,/,grimpeur/ --teams tempo,tempo,tempo"""


def add(commands: Commands) -> None:
    about = "List the specialists: which cards leave the deck, which replace them, and what those do."
    parser = command(commands, "specialists", run, about, EXAMPLES)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")


def run(args: argparse.Namespace) -> int:
    from echappee.flamme.rules import FLAMME
    from echappee.flamme.rules.specialists import SPECIALISTS

    if args.json:
        from echappee.cli.run_facts import facts_of
        from echappee.games import game_named

        rows, run = list(map(_facts, SPECIALISTS.values())), facts_of("specialists", game_named(FLAMME.name))
        print(json.dumps({"specialists": rows, "run": run}, ensure_ascii=False))
    else:
        _show()
    return 0


def _show() -> None:
    from echappee.cli.terminal.screen import say, screen, show
    from echappee.flamme.rules.specialists import SPECIALISTS
    from echappee.flamme.terminal.drawing.hands import draw_specialists

    console = screen()
    show(console, draw_specialists(tuple(SPECIALISTS)))
    for specialist in SPECIALISTS.values():
        if not specialist.sure:
            say(console, f"  not certain: {specialist.id}, {specialist.note}", style="yellow")


def _facts(specialist: "Specialist") -> dict[str, object]:
    from echappee.flamme.terminal.drawing.cards import powers_of

    return {
        "id": specialist.id,
        "type": specialist.type,
        "removed": [str(card) for card in specialist.removed],
        "added": [str(card) for card in specialist.added],
        "deck": [str(card) for card in specialist.deck],
        "powers": list(dict.fromkeys(power for card in specialist.added for power in powers_of(card))),
        "sure": specialist.sure,
        "note": specialist.note,
    }
