"""English: every sentence of the race radio, as data.

A sentence belongs to an event's code; `code.part` is said too, or instead, where that part applies
(`telling.py` decides). Sentences are whole, so that a translator never has to glue halves together.
"""

from collections.abc import Mapping
from typing import Final

SENTENCES: Final[Mapping[str, str]] = {
    "weather": "The weather turns: {weather}.",
    "weather.fair": "Fair weather all along the road.",
    "placed": "{rider} lines up on square {square}, {lane} lane.",
    "drew": "{rider} has too few cards face down and shuffles the recycled ones.",
    "turned": "Attack! {rider} gets {card}.",
    "moved": "{rider} plays {card} and rides to {square}.",
    "moved.other": "{rider} plays {card} but rides {distance}, to {square}.",
    "moved.stayed": "{rider} plays {card} but stays on {square}.",
    "moved.stood-up": "Back on the bike: 2 slower.",
    "moved.raised": "The {terrain} makes it {speed}.",
    "moved.limited": "The {terrain} takes {limited}.",
    "moved.blocked": "No room beside {blockers}: {blocked} lost.",
    "moved.wall": "No way past {blockers}: {blocked} lost.",
    "moved.crashed": "And down on the slippery road.",
    "slipped": "{riders} slipstream up to {ahead}.",
    "slipped.one": "{riders} slipstreams up to {ahead}.",
    "slipped.many": "A pack of {count}, led by {leader}, slipstreams up to {ahead}.",
    "slipped.no-room": "No room in front for {riders}.",
    "slipped.held": "No shelter for {riders}: left behind.",
    "exhausted": "Wind in the face: exhaustion for {riders}.",
    "exhausted.empty": "Not a card left: exhaustion for {riders}.",
    "home": "{riders} cross the line.",
    "home.one": "{riders} crosses the line.",
    "won": "{rider} wins the race.",
    "bid-revealed": "{rider} bids {cards}.",
    "bid-revealed.sum": "{rider} bids {cards}: {sum} in all.",
    "broke-away": "{rider} breaks away to square {square}, two exhaustion cards heavier.",
    "bid-lost": "{rider} stays in the bunch and takes the bid back.",
}

NOT_TOLD: Final[Mapping[str, str]] = {
    "phase": "headings say it",
    "played": "sealed; the seat sees its card",
    "declared": "sealed; the seat sees its card",
    "revealed": "the move names the card",
    "deck": "the move names the card",
    "removed": "it happens every round",
    "bid": "sealed; the seat sees its card",
}
"""Codes without a sentence, and why."""

TEAMS: Final = {
    "blue": "Blue",
    "red": "Red",
    "green": "Green",
    "black": "Black",
    "white": "White",
    "pink": "Pink",
}
RIDERS: Final = {"R": "{team}’s Rouleur", "S": "{team}’s Sprinteur"}
BOTH_RIDERS: Final = "both {team} riders"
CARDS: Final = {"": "{value}", "e": "exhaustion ({value})", "a": "an attack {value}"}
LANES: Final = {"r": "right", "m": "middle", "l": "left"}
SQUARES: Final = {"one": "1 square", "other": "{count} squares"}
LISTS: Final = {"comma": ", ", "last": " and "}
TERRAIN: Final = {
    "flat": "road",
    "ascent": "climb",
    "descent": "descent",
    "cobbles": "cobbles",
    "supply": "supply zone",
}
WEATHER: Final = {
    "crosswind": "crosswind on {squares}",
    "headwind": "headwind on {squares}",
    "tailwind": "tailwind on {squares}",
    "wet": "wet road on {squares}",
}
