"""Columns beside each other."""

from echappee.simulate.charts import PLAIN, Histogram
from echappee.simulate.report.svg import WIDTH, box, drawing, line, text

HEIGHT, TOP, FOOT = 210, 22, 24
MOST_NAMES = 12
"""More would run into each other."""


def draw_columns(chart: Histogram) -> str:
    most = max(column.value for column in chart.columns)
    wide = (WIDTH - 8) / len(chart.columns)
    each = 1 + len(chart.columns) // MOST_NAMES
    floor = HEIGHT - FOOT
    pieces = []
    for index, column in enumerate(chart.columns):
        tall = (floor - TOP) * column.value / most
        middle = 4 + wide * (index + 0.5)
        pieces.append(box(middle - wide * 0.4, floor - tall, wide * 0.8, tall, PLAIN))
        if index % each == 0:
            pieces.append(text(middle, HEIGHT - 6, column.label, "middle"))
        if column.value == most:
            pieces.append(text(middle, floor - tall - 6, f"{column.value:.0%}", "middle strong"))
    return drawing(chart.title, HEIGHT, [*pieces, line(4, floor, WIDTH - 4, floor, "axis")])
