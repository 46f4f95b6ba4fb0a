"""The drawing of each kind of chart."""

from collections.abc import Sequence
from html import escape
from math import ceil, log10
from typing import Final

from echappee.simulate.charts import PLAIN, Bands, Bar, Bars, Curves, Histogram, Series

WIDTH = 340


def drawing(title: str, height: float, pieces: list[str]) -> str:
    """A picture; screen readers hear its title, and the figures are in the table below."""
    label = f'role="img" aria-label="{escape(title)}"'
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" {label}>{"".join(pieces)}</svg>'


def text(x: float, y: float, words: str, kind: str = "") -> str:
    """`kind` is a class of the style sheet: end, middle, quiet."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, colour: str) -> str:
    """Outlined, because a colour may be close to the paper's."""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0.5):.1f}" height="{height:.1f}"'
    return f'<rect {place} class="box" style="fill:var(--{colour})"/>'


def number(value: float, *, percent: bool) -> str:
    return f"{value:.1%}" if percent else f"{value:.2f}"


def ticks(most: float) -> list[float]:
    """Round values from 0 up to at least the largest value: two to six of them."""
    power = 10.0 ** ceil(log10(most) - 1) if most > 0 else 1.0
    step = next(power * part for part in (0.2, 0.5, 1, 2) if most / (power * part) <= 5)
    return [step * index for index in range(max(1, ceil(most / step - 1e-9)) + 1)]


def tick_name(value: float, *, percent: bool) -> str:
    return f"{value:.0%}" if percent else f"{value:g}"


HEIGHT: Final = 210
FOOT: Final = 26
"""The room below curves and bands."""
KEY: Final = 22
"""The height of a row of names below a drawing."""
ROW, THICK, LABEL, VALUE = 42, 14, 18, 60
"""A bar: its row, its thickness, the room for its label above it and for its value beside it."""
MOST_NAMES: Final = 12
"""More names would run into each other."""


def draw_bars(chart: Bars) -> str:
    """Labels stand above their bars, so that long ones fit on a phone."""
    low = min(0.0, *(bar.low for bar in chart.bars))
    high = max(0.0, *(bar.high for bar in chart.bars))
    scale = (WIDTH - VALUE - 8) / ((high - low) or 1)

    def at(value: float) -> float:
        return 4 + (value - low) * scale

    pieces = []
    for index, bar in enumerate(chart.bars):
        top = index * ROW + LABEL
        middle = top + THICK / 2
        left, right = sorted((at(0), at(bar.value)))
        pieces += [
            text(4, top - 5, bar.label),
            line(at(0), top - 2, at(0), top + THICK + 2, "axis"),
            box(left, top, right - left, THICK, bar.colour),
            *(line(at(bar.low), middle, at(bar.high), middle, style) for style in _interval(bar)),
            text(WIDTH - 4, middle + 5, number(bar.value, percent=chart.percent), "end strong"),
        ]
    return drawing(chart.title, len(chart.bars) * ROW, pieces)


def _interval(bar: Bar) -> Sequence[str]:
    """The line of its interval; none if the value is exact."""
    return ("under", "interval") if bar.low < bar.high else ()


def draw_columns(chart: Histogram) -> str:
    most = max(chart.columns.values())
    wide = (WIDTH - 8) / len(chart.columns)
    each = 1 + len(chart.columns) // MOST_NAMES
    top, floor = 22, HEIGHT - 24
    pieces = []
    for index, (label, value) in enumerate(chart.columns.items()):
        tall = (floor - top) * value / most
        middle = 4 + wide * (index + 0.5)
        pieces.append(box(middle - wide * 0.4, floor - tall, wide * 0.8, tall, PLAIN))
        if index % each == 0:
            pieces.append(text(middle, HEIGHT - 6, label, "middle"))
        if value == most:
            pieces.append(text(middle, floor - tall - 6, f"{value:.0%}", "middle strong"))
    return drawing(chart.title, HEIGHT, [*pieces, line(4, floor, WIDTH - 4, floor, "axis")])


def draw_curves(chart: Curves) -> str:
    rounds = len(chart.curves[0].values)
    marks = ticks(max(max(curve.values) for curve in chart.curves))
    floor, start = HEIGHT - FOOT, 40

    def x(number: int) -> float:
        return start + (WIDTH - start - 10) * (number - 1) / max(1, rounds - 1)

    def y(value: float) -> float:
        return floor - (floor - 10) * value / marks[-1]

    pieces = []
    for mark in marks:
        pieces += [
            line(start, y(mark), WIDTH - 4, y(mark), "grid"),
            text(start - 6, y(mark) + 4, tick_name(mark, percent=chart.percent), "end quiet"),
        ]
    step = 1 + rounds // 10
    pieces += [
        text(x(number), HEIGHT - 8, str(number), "middle quiet") for number in range(1, rounds + 1, step)
    ]
    for index, curve in enumerate(chart.curves):
        path = " ".join(f"{x(number):.1f},{y(value):.1f}" for number, value in enumerate(curve.values, 1))
        pieces += [
            f'<polyline points="{path}" class="halo"/>',
            f'<polyline points="{path}" class="curve" style="stroke:var(--{curve.colour})"/>',
            _key(curve, index, 2, start, WIDTH - start),
        ]
    return drawing(chart.title, HEIGHT + _keys_height(chart.curves, 2), pieces)


def draw_bands(chart: Bands) -> str:
    """Bands that fill the height."""
    moments = len(chart.bands[0].values)
    floor, start = HEIGHT - FOOT, 4

    def x(index: int) -> float:
        return start + (WIDTH - 2 * start) * index / max(1, moments - 1)

    pieces, below = [], [0.0] * moments
    for band in chart.bands:
        above = [low + value for low, value in zip(below, band.values, strict=True)]
        outline = [(x(i), floor * (1 - value)) for i, value in enumerate(above)]
        outline += [(x(i), floor * (1 - value)) for i, value in reversed(list(enumerate(below)))]
        pieces.append(_area(outline, band.colour))
        below = above
    each = 1 + len(chart.marks) // 12
    for mark, (index, name) in enumerate(chart.marks.items()):
        if mark % each == 0:
            pieces.append(text(x(index), HEIGHT - 8, name, "middle quiet"))
    pieces += [_key(band, index, 3, start, WIDTH) for index, band in enumerate(chart.bands)]
    return drawing(chart.title, HEIGHT + _keys_height(chart.bands, 3), pieces)


def _area(outline: Sequence[tuple[float, float]], colour: str) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in outline)
    return f'<polygon points="{points}" class="box" style="fill:var(--{colour})"/>'


def _key(series: Series, index: int, in_row: int, start: float, wide: float) -> str:
    """Its name, below the drawing."""
    row, place = divmod(index, in_row)
    left, top = start + place * wide / in_row, HEIGHT + row * KEY
    return box(left, top + 3, 18, 10, series.colour) + text(left + 25, top + 13, series.label)


def _keys_height(series: Sequence[Series], in_row: int) -> int:
    return -(-len(series) // in_row) * KEY
