"""What version 1 of the environments of Flamme Rouge observes and how it is answered, written out for good.

The bytes are the first ones of what patron looks at (`bots/patron/layout.py`). Whatever patron learns to see
comes after them, so this version does not change with it.
"""

from typing import Final

from echappee.envs.game_envs import Field

CARDS: Final = (
    *("2", "2e", "3", "3+chase", "3+desc7", "3+desc7+recovery", "4", "4+chase", "4+recovery", "5", "5+chase"),
    *("5+nimble", "5+relentless+breakaway", "6", "6+asc6", "6+chase", "6+nimble", "6+relentless+breakaway"),
    *("7", "7+asc7", "7+breakaway+chase", "7+chase", "7+relentless+breakaway", "8+relentless", "9"),
    *("9+nimble", "10", "11"),
)
NAMES: Final = (
    *("baroudeur", "flandrien", "grimpeur", "domestique", "super-rouleur", "puncheur", "descender"),
    *("polyvalent", "mountaineer", "squirrel", "super-sprinteur", "flahute"),
)
PLACES: Final = 16
WORDS: Final = (
    *CARDS,
    *("R", "S"),
    *(f"place-{place}" for place in range(1, PLACES + 1)),
    *("yes", "no", "done"),
    *NAMES,
    "idle",
)
QUESTIONS: Final = ("pick", "place rider", "place", "bidder", "bid", "first", "card", "recover", "refresh")
RACE: Final = (
    *("mate_has_card", "sprinteur", "to_go", "near", "round", "racing", "teams", "declared", "itt", "ttt"),
    *("timed", "ride_out", "crashed", "lane", "earlier", "mate", "exhaustion", "hand", "front", "ahead"),
    *("behind", "home", "mate_ahead", "mate_behind", "mate_exhaustion", "mate_card", "mate_gains"),
    "mate_loses",
)
RIDER: Final = (
    *("racing", "home", "ahead", "behind", "lane", "peloton", "muscle", "sprinteur", "crashed", "cards"),
    *("exhaustion", "mean", "best", "strong", *(f"seat {seat}" for seat in range(6))),
)
SQUARE: Final = ("slow", "least", "lanes", "slippery", "exposed", "draws", "over")
STRETCH: Final = ("squares", "climb", "fast", "narrow", "exposed")
PILE: Final = ("there", "near", "value", "refresh")

FIELDS: Final = (
    Field("race", (len(RACE),), f"the race, the rider and its team-mate: {', '.join(RACE)}"),
    Field("own", (len(CARDS), 4), "its cards by kind: hand, face_down, recycled, gain"),
    Field("mate", (len(CARDS),), "how many cards of each kind the team-mate has left"),
    Field("riders", (11, len(RIDER)), f"the other riders from the front: {', '.join(RIDER)}"),
    Field("now", (32,), "squares from 8 behind the rider on: the other riders"),
    Field("earlier", (32,), "the same squares: where riders that move earlier may land"),
    Field("later", (32,), "the same squares: where riders that move later may land"),
    Field("road", (24, len(SQUARE)), f"the next squares: {', '.join(SQUARE)}"),
    Field("far", (10, len(STRETCH)), f"stretches of 8 squares beyond: {', '.join(STRETCH)}"),
    Field("tokens", (3, len(PILE)), f"the piles of tokens ahead: {', '.join(PILE)}"),
    Field("kind", (len(QUESTIONS),), f"255 for the kind of the question: {', '.join(QUESTIONS)}"),
    Field("grid", (PLACES,), "open squares of the grid from the front: 80 more for each rider there"),
    Field("draft", (len(NAMES),), "255 for a specialist that may be picked, 128 for one of the team's"),
    Field("taken", (len(CARDS),), "how many cards of each kind may be taken back"),
    Field("room", (1,), "the value that they may have"),
    Field("bids", (6,), "the bids that each team has shown, the seat's first"),
)
SIZE: Final = sum(field.size for field in FIELDS)
