"""Curves over the rounds of a race, with their names below."""

from echappee.simulate.charts import Curve, Curves
from echappee.simulate.report.svg import WIDTH, box, drawing, line, text, tick_name, ticks

HEIGHT, TOP, LEFT, FOOT = 210, 10, 40, 26
KEY, KEYS_IN_ROW = 22, 2


def draw_curves(chart: Curves) -> str:
    rounds = len(chart.curves[0].values)
    marks = ticks(max(max(curve.values) for curve in chart.curves))
    floor = HEIGHT - FOOT
    rows = -(-len(chart.curves) // KEYS_IN_ROW)

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - 10) * (number - 1) / max(1, rounds - 1)

    def y(value: float) -> float:
        return floor - (floor - TOP) * value / marks[-1]

    pieces = []
    for mark in marks:
        pieces += [
            line(LEFT, y(mark), WIDTH - 4, y(mark), "grid"),
            text(LEFT - 6, y(mark) + 4, tick_name(mark, percent=chart.percent), "end quiet"),
        ]
    step = 1 + rounds // 10
    pieces += [
        text(x(number), HEIGHT - 8, str(number), "middle quiet") for number in range(1, rounds + 1, step)
    ]
    for index, curve in enumerate(chart.curves):
        path = " ".join(f"{x(number):.1f},{y(value):.1f}" for number, value in enumerate(curve.values, 1))
        pieces += [f'<polyline points="{path}" class="halo"/>', _stroke(path, curve), _key(index, curve)]
    return drawing(chart.title, HEIGHT + rows * KEY, pieces)


def _stroke(path: str, curve: Curve) -> str:
    return f'<polyline points="{path}" class="curve" style="stroke:var(--{curve.colour})"/>'


def _key(index: int, curve: Curve) -> str:
    row, place = divmod(index, KEYS_IN_ROW)
    left, top = LEFT + place * (WIDTH - LEFT) / KEYS_IN_ROW, HEIGHT + row * KEY
    return box(left, top + 3, 18, 10, curve.colour) + text(left + 25, top + 13, curve.label)
