"""`echappee verify`: proves that a race was dealt as its seed says."""

import argparse
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, command
from echappee.engine.refusals import Refused

if TYPE_CHECKING:
    from echappee.notation import Proof

EXAMPLES = """\
echappee verify my.race"""


def add(commands: Commands) -> None:
    about = "Prove that a race was dealt as its seed says: exit 0 if so, 1 if not, 2 if it is unclear."
    parser = command(commands, "verify", run, about, EXAMPLES)
    parser.add_argument("file", metavar="RECORD", help="a race record with its seed")


def run(args: argparse.Namespace) -> int:
    """Ride the record again from its seed and report what that proves."""
    from echappee.cli.files import read_text
    from echappee.cli.game_terminal import GameTerminal
    from echappee.games import read
    from echappee.notation import verify
    from echappee.notation.verify import NOT_PROVED

    game, record = read(read_text(args.file), args.file)
    try:
        proof = verify(game.rules, record, args.file)
    except Refused as refusal:
        if refusal.code != NOT_PROVED:
            raise
        print(f"not proved: {refusal.detail}")
        return 1
    _tell(proof, game.room(GameTerminal).turn.lower())
    return 0


def _tell(proof: "Proof", turn: str) -> None:
    print(f"Every one of {proof.draws} draws follows from the seed.")
    ends = f"its one {turn} ends" if proof.rounds == 1 else f"all {proof.rounds} {turn}s end"
    print(
        f"All {proof.decisions} decisions are allowed by the rules; "
        f"{ends} in the position that the record says."
    )
    if proof.taken_over:
        print(f"The {proof.taken_over} draws made before the fork do not follow from this seed.")
    if not proof.over:
        print("The record stops before the end of the race; what it has is proved.")
    if proof.committed:
        print(f"The seed matches the published hash {proof.commitment}.")
        print("Check for yourself that this is the hash you were shown at the start.")
    else:
        print(f"The record names no published hash. The seed's is {proof.commitment}.")
