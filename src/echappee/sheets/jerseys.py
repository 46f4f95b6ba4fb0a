"""Colours and jerseys as on the pages: a jersey is a small drawing, a leader's has the team's collar."""

from itertools import starmap
from typing import Final

SHAPE: Final = (
    "M22 7 C26 12 38 12 42 7 L50 10 C55 13 59 20 61 29 L50 33 L48 27 L48 57 "
    "C38 60 26 60 16 57 L16 27 L14 33 L3 29 C5 20 9 13 14 10 Z"
)
COLLAR: Final = "M22 7 C26 12 38 12 42 7"
TO_BODY: Final = "matrix(34 0 0 50 15 8)"
"""Patterns are drawn in a unit box: x across the body, y from collar to hem."""


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x} {y} h{width} v{height} h{-width} Z"


def _lozenge(x: float, y: float) -> str:
    return f"M{x} {y - 0.21:.2f} L{x + 0.17:.2f} {y} L{x} {y + 0.21:.2f} L{x - 0.17:.2f} {y} Z"


def _dot(x: float, y: float) -> str:
    return f"M{x - 0.115:.3f} {y} a.115 .078 0 1 0 .23 0 a.115 .078 0 1 0 -.23 0 Z"


LOZENGES: Final = ((0.2, 0.22), (0.8, 0.22), (0.5, 0.5), (0.2, 0.78), (0.8, 0.78))
DOTS: Final = (
    *((0.14, 0.2), (0.5, 0.14), (0.86, 0.2), (0.3, 0.42), (0.7, 0.42)),
    *((0.12, 0.64), (0.5, 0.66), (0.88, 0.64), (0.3, 0.88), (0.7, 0.88)),
)
PATTERNS: Final = {
    "blue": _box(-1, 0.36, 3, 0.27),
    "red": "M-.3 -.18 L.02 -.3 L1.3 .86 L1.12 1.2 Z",
    "green": " ".join(_box(-1, y, 3, 0.14) for y in (0.14, 0.43, 0.72)),
    "black": "M-.5 .02 L.5 .52 L1.5 .02 V.3 L.5 .8 L-.5 .3 Z",
    "white": " ".join(_box(x, -1, 0.13, 3) for x in (0.14, 0.435, 0.73)),
    "pink": " ".join(starmap(_lozenge, LOZENGES)),
}
FLASH: Final = "M-.3 .5 L.24 .26 L.42 .58 L.74 .26 L1.3 .5 V.7 L.76 .48 L.44 .82 L.24 .48 L-.3 .7 Z"
LEADERS: Final = {
    "yellow": ("jersey-yellow", "ink", ""),
    "green": ("jersey-green", "ink", ""),
    "polka": ("linen", "jersey-dot", " ".join(starmap(_dot, DOTS))),
    "combative": ("jersey-combative", "linen", FLASH),
}
"""Cloth, marks and pattern of the leaders' jerseys and of the most combative rider's."""


def draw_jersey(team: str, worn: str = "") -> str:
    """The jersey as SVG."""
    cloth, marks, pattern = LEADERS.get(worn, (f"team-{team}", f"team-{team}-2", PATTERNS[team]))
    ink = COLOURS["ink"]
    collar = f'<path d="{COLLAR}" fill="none" stroke="{ink}" stroke-width="{11 if worn else 4.5}"/>'
    if worn:
        collar += f'<path d="{COLLAR}" fill="none" stroke="{COLOURS[f"team-{team}"]}" stroke-width="7.4"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<clipPath id="body"><path d="{SHAPE}"/></clipPath><path d="{SHAPE}" fill="{COLOURS[cloth]}"/>'
        f'<g clip-path="url(#body)"><path transform="{TO_BODY}" d="{pattern}" fill="{COLOURS[marks]}"/></g>'
        f'<path d="{SHAPE}" fill="none" stroke="{ink}" stroke-width="2.4" stroke-linejoin="round"/>'
        f"{collar}</svg>"
    )


COLOURS: Final = {
    "paper": "#f3e6cb",
    "sheet": "#fbf4e2",
    "rule": "#c9b488",
    "ink": "#211b17",
    "ink-2": "#5c4e3d",
    "linen": "#fdf9ef",
    "cream": "#fff6e4",
    "silver": "#c9c6bd",
    "sign-red": "#c0271b",
    "hill-far": "#c9b077",
    "ascent": "#e2705a",
    "descent": "#7fb0d0",
    "supply": "#f1c85f",
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
