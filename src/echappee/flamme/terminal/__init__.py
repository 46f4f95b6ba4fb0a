"""Flamme Rouge in the terminal."""

from typing import Final

from echappee.cli.game_terminal import (
    PLAY,
    RACE,
    SIMULATE,
    STAGE_BALANCE,
    STAGE_CHECK,
    STAGE_NEW,
    TOUR_NEW,
    TOUR_SIMULATE,
    GameTerminal,
)
from echappee.flamme.terminal import options
from echappee.flamme.terminal.options import EXAMPLES

TERMINAL: Final = GameTerminal(
    turn="Round",
    roads="a stage's id (echappee stages lists them), a row of tiles such as 'a b c u', or a stage file",
    default_road="base-1",
    teams="a bot (echappee bots), muscle or peloton for 1 to 6 teams: blue, red, green, black, white, pink",
    default_teams={
        PLAY: "you,tempo,tempo,tempo",
        RACE: "tempo,tempo,tempo,tempo",
        SIMULATE: "tempo,random,random,random",
        STAGE_BALANCE: "tempo,tempo,tempo,tempo",
        TOUR_NEW: "you,tempo,tempo,tempo",
        TOUR_SIMULATE: "tempo,tempo,tempo,tempo",
    },
    calendars="short, week, basic, grand, 2018, or stages in a row such as 'gt-3 gt-4 rest gt-8'",
    default_calendar="basic",
    options={
        PLAY: (*options.RULES, options.HANDICAP),
        RACE: options.RULES,
        SIMULATE: (options.PLACEMENT, *options.RULES),
        TOUR_NEW: options.TOUR_RULES,
        TOUR_SIMULATE: options.TOUR_RULES,
        STAGE_BALANCE: (options.PLACED_BY_LOT, *options.RULES),
        STAGE_CHECK: (options.MOST_PLAYERS, options.KIND),
        STAGE_NEW: (*options.WISHES, options.KIND),
    },
    examples=EXAMPLES,
    commands=("echappee.flamme.terminal.specialists",),
)
