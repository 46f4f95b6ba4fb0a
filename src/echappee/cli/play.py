"""`echappee play`: you against bots."""

import argparse

from echappee.cli.options import Commands, command


def add(commands: Commands) -> None:
    """Add this command to the others."""
    command(commands, "play", run, "Play a race.", "echappee")


def run(args: argparse.Namespace) -> int:
    """Play."""
    return 0
