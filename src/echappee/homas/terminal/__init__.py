"""Homas Tour Pro in the terminal."""

from typing import Final

from echappee.cli.game_terminal import (
    PLAY,
    PROGRAM,
    RACE,
    SIMULATE,
    STAGE_BALANCE,
    STAGE_CHECK,
    STAGES,
    TOUR_NEW,
    TOUR_SIMULATE,
    GameTerminal,
    option,
)

_BY_RIDER: Final = option(
    "--rider-by-rider",
    action="store_true",
    help="teams line up one rider at a time, not on the starting board",
)

TERMINAL: Final = GameTerminal(
    turn="Turn",
    roads="a course's id such as milan-san-remo, or a road such as 'road:0x20,-4x6,0x4;hill=26'",
    default_road="milan-san-remo",
    teams="aurore-3, bastien-3, ines-3, rocco-3, hilde-3, capitaine, random or neutral for up to five teams",
    default_teams={
        PLAY: "you,aurore-3,bastien-3,hilde-3",
        RACE: "aurore-3,bastien-3,rocco-3,hilde-3",
        SIMULATE: "capitaine,random,random,random,neutral",
        STAGE_BALANCE: "random,random,random,random",
        TOUR_NEW: "you,aurore-3,bastien-3,hilde-3",
        TOUR_SIMULATE: "aurore-3,bastien-3,rocco-3,hilde-3",
    },
    calendars="paris-nice, dauphine-libere, benelux-tour, tour-de-france, or courses in a row",
    default_calendar="tour-de-france",
    options=dict.fromkeys((PLAY, RACE, SIMULATE, STAGE_BALANCE, TOUR_NEW, TOUR_SIMULATE), (_BY_RIDER,)),
    examples={
        PROGRAM: """\
echappee play --stage milan-san-remo           Homas Tour Pro: a classic with dice and relays""",
        PLAY: """\
echappee play --stage milan-san-remo              Homas Tour Pro: you direct the white team
echappee play --stage paris-roubaix --teams you,ines-3,neutral --rider-by-rider""",
        RACE: """\
echappee race --stage milan-san-remo --teams capitaine,random,neutral""",
        SIMULATE: """\
echappee simulate --stage paris-roubaix --teams capitaine,random,neutral --races 200""",
        TOUR_NEW: """\
echappee tour new france.tour tour-de-france --teams you,aurore-3,rocco-3""",
        TOUR_SIMULATE: """\
echappee tour simulate paris-nice --teams capitaine,random --tours 50""",
        STAGES: """\
echappee stages --game homas
echappee stages paris-roubaix""",
        STAGE_BALANCE: """\
echappee stage balance paris-roubaix --teams random,random,random,random""",
        STAGE_CHECK: """\
echappee stage check 'road:0x20,-4x6,+3x4,0x10;red=20;hill=26'""",
    },
)
