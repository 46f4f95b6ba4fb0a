"""A road from above as a picture that needs nothing else, in the colours of the pages by day."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

Point = tuple[float, float]
"""In squares; y points up."""

GROUNDS: Final = {
    "flat": "#faf2de",
    "climb": "#e2705a",
    "descent": "#7fb0d0",
    "cobbles": "#cdc3b2",
    "supply": "#f1c85f",
    "wet": "#9dc3c4",
    "line": "#211b17",
}
TEAMS: Final = {
    "blue": "#17408b",
    "red": "#c8281c",
    "green": "#1d7f66",
    "black": "#1d1a19",
    "white": "#fdf9ef",
    "pink": "#f284be",
}
FIELD, EDGE = "#dcd3a4", "#211b17"
SCALE: Final = 16
"""Pixels for a square."""
MARGIN: Final = 1.0
ROWS: Final = 48
"""How many squares of a straight road lie side by side; then it goes on below."""
GAP: Final = 1.2


class Patch(NamedTuple):
    """A piece of the road, and what it is made of."""

    outline: Sequence[Point]
    ground: str


class Disc(NamedTuple):
    """A rider on the road."""

    middle: Point
    team: str
    label: str


def road_svg(title: str, patches: Sequence[Patch], discs: Iterable[Disc] = ()) -> str:
    """SVG, with its title for screen readers."""
    xs, ys = zip(*(point for patch in patches for point in patch.outline), strict=True)
    left, top = min(xs) - MARGIN, max(ys) + MARGIN
    wide, tall = max(xs) - left + MARGIN, top - min(ys) + MARGIN

    def at(point: Point) -> Point:
        return round((point[0] - left) * SCALE, 1), round((top - point[1]) * SCALE, 1)

    road = "".join(_polygon(map(at, patch.outline), patch.ground) for patch in patches)
    riders = "".join(_circle(at(disc.middle), disc) for disc in discs)
    width, height = round(wide * SCALE), round(tall * SCALE)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' style="max-width: {width}px; width: 100%"><title>{escape(title)}</title>'
        f'<rect width="{width}" height="{height}" fill="{FIELD}"/>'
        f'<g stroke="{EDGE}" stroke-width="0.6">{road}</g>'
        f'<g stroke="{EDGE}" font-family="sans-serif" font-size="9" text-anchor="middle">{riders}</g></svg>'
    )


def strip(rear: float, front: float, right: float, left: float) -> Sequence[Point]:
    """A piece of a straight road that is laid in strips below one another, each as wide as four lanes.

    Rear and front are counted along the road; right and left are 0 to 4, from its right-hand edge.
    """
    row, start = divmod(rear, ROWS)
    end, below = start + front - rear, row * (4 + GAP)
    return ((start, right - below), (end, right - below), (end, left - below), (start, left - below))


def middle_of(outline: Sequence[Point]) -> Point:
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def _polygon(outline: Iterable[Point], ground: str) -> str:
    points = " ".join(f"{x:g},{y:g}" for x, y in outline)
    return f'<polygon points="{points}" fill="{GROUNDS[ground]}"/>'


def _circle(middle: Point, disc: Disc) -> str:
    (x, y), fill = middle, TEAMS.get(disc.team, FIELD)
    ink = EDGE if disc.team in {"white", "pink"} else "#fdf9ef"
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="7" fill="{fill}"><title>{escape(disc.label)}</title></circle>'
        f'<text x="{x:g}" y="{y + 3:g}" fill="{ink}" stroke="none">{escape(disc.label[-1])}</text>'
    )
