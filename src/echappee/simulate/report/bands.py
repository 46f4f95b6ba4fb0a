"""Bands on top of each other that fill the height: shares of a whole, moment by moment."""

from collections.abc import Sequence

from echappee.simulate.charts import Bands
from echappee.simulate.report.svg import WIDTH, box, drawing, text

HEIGHT, LEFT, FOOT = 210, 4, 26
KEY, KEYS_IN_ROW = 22, 3


def draw_bands(chart: Bands) -> str:
    moments = len(chart.bands[0].values)
    floor = HEIGHT - FOOT

    def x(index: int) -> float:
        return LEFT + (WIDTH - 2 * LEFT) * index / max(1, moments - 1)

    pieces, below = [], [0.0] * moments
    for band in chart.bands:
        above = [low + value for low, value in zip(below, band.values, strict=True)]
        outline = [(x(i), floor * (1 - value)) for i, value in enumerate(above)]
        outline += [(x(i), floor * (1 - value)) for i, value in reversed(list(enumerate(below)))]
        pieces.append(_area(outline, band.colour))
        below = above
    each = 1 + len(chart.marks) // 12
    for number, (index, name) in enumerate(chart.marks.items()):
        if number % each == 0:
            pieces.append(text(x(index), HEIGHT - 8, name, "middle quiet"))
    for number, band in enumerate(chart.bands):
        row, place = divmod(number, KEYS_IN_ROW)
        left, top = LEFT + place * WIDTH / KEYS_IN_ROW, HEIGHT + row * KEY
        pieces.append(box(left, top + 3, 18, 10, band.colour) + text(left + 25, top + 13, band.label))
    return drawing(chart.title, HEIGHT + -(-len(chart.bands) // KEYS_IN_ROW) * KEY, pieces)


def _area(outline: Sequence[tuple[float, float]], colour: str) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in outline)
    return f'<polygon points="{points}" class="box" style="fill:var(--{colour})"/>'
