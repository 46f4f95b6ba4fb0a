"""Bars below each other, each with its interval if it has one."""

from collections.abc import Sequence

from echappee.simulate.charts import Bar, Bars
from echappee.simulate.report.svg import WIDTH, box, drawing, line, number, text

ROW, THICK, LABEL, VALUE = 42, 14, 18, 60


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
    """How the line of its interval is drawn, one above the other; not at all where the value is exact."""
    return ("under", "interval") if bar.low < bar.high else ()
