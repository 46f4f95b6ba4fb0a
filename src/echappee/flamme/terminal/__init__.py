"""Flamme Rouge in the terminal."""

from typing import Final

from echappee.cli import game_terminal
from echappee.flamme.terminal import options
from echappee.flamme.terminal.options import EXAMPLES

TERMINAL: Final = game_terminal.GameTerminal(
    turn="Round",
    roads="a stage's id (echappee stages lists them), a row of tiles such as 'a b c u', or a stage file",
    default_road="base-1",
    teams="a bot (echappee bots), muscle or peloton for 1 to 6 teams: blue, red, green, black, white, pink",
    default_teams={
        game_terminal.PLAY: "you,tempo,tempo,tempo",
        game_terminal.RACE: "tempo,tempo,tempo,tempo",
        game_terminal.SIMULATE: "tempo,random,random,random",
        game_terminal.STAGE_BALANCE: "tempo,tempo,tempo,tempo",
        game_terminal.TOUR_NEW: "you,tempo,tempo,tempo",
        game_terminal.TOUR_SIMULATE: "tempo,tempo,tempo,tempo",
    },
    calendars="short, week, basic, grand, 2018, or stages in a row such as 'gt-3 gt-4 rest gt-8'",
    default_calendar="basic",
    options={
        game_terminal.PLAY: (*options.RULES, options.HANDICAP),
        game_terminal.RACE: options.RULES,
        game_terminal.SIMULATE: (options.PLACEMENT, *options.RULES),
        game_terminal.TOUR_NEW: options.TOUR_RULES,
        game_terminal.TOUR_SIMULATE: options.TOUR_RULES,
        game_terminal.STAGE_BALANCE: (options.PLACED_BY_LOT, *options.RULES),
        game_terminal.STAGE_CHECK: (options.MOST_PLAYERS, options.KIND),
        game_terminal.STAGE_NEW: (*options.WISHES, options.KIND),
    },
    examples=EXAMPLES,
    commands=("echappee.flamme.terminal.specialists",),
)
