"""Dash on the command line. This file is read at every start of the program and loads nothing of the game."""

from typing import Final

from echappee.cli.game_terminal import PLAY, RACE, SIMULATE, GameTerminal

TERMINAL: Final = GameTerminal(
    turn="Round",
    roads="ten, the one road there is",
    default_road="ten",
    teams="random, careful or steady for one to four teams",
    default_teams={PLAY: "you,careful", RACE: "careful,random", SIMULATE: "careful,random"},
)
