"""Pieces of a drawing. Widths are in units of which a card has 340 across."""

from html import escape
from math import ceil, log10

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
    """Round values from 0 to the first one that is not below the largest value: two to six of them."""
    power = 10.0 ** ceil(log10(most) - 1) if most > 0 else 1.0
    step = next(power * part for part in (0.2, 0.5, 1, 2) if most / (power * part) <= 5)
    return [step * index for index in range(max(1, ceil(most / step - 1e-9)) + 1)]


def tick_name(value: float, *, percent: bool) -> str:
    return f"{value:.0%}" if percent else f"{value:g}"
