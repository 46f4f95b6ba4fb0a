"""The colours of the sheets: those of the pages by day, under the names they have there."""

from typing import Final

COLOURS: Final = {
    "paper": "#f3e6cb",
    "sheet": "#fbf4e2",
    "rule": "#c9b488",
    "ink": "#211b17",
    "ink-2": "#5c4e3d",
    "linen": "#fdf9ef",
    "cream": "#fff6e4",
    "jersey-yellow": "#f2c230",
    "jersey-green": "#2f8f4e",
    "jersey-dot": "#d23a2c",
    "jersey-combative": "#ee8b2c",
    "team-blue": "#17408b",
    "team-blue-2": "#fbf4e2",
    "team-red": "#c8281c",
    "team-red-2": "#fff1da",
    "team-green": "#1d7f66",
    "team-green-2": "#fbf4e2",
    "team-black": "#1d1a19",
    "team-black-2": "#f0c14b",
    "team-white": "#fdf9ef",
    "team-white-2": "#2b2a2a",
    "team-pink": "#f284be",
    "team-pink-2": "#5a1038",
}
