"""Pictures of figures, as data; `report` draws them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from echappee.simulate.intervals import share_interval

PLAIN = "enamel"
"""The colour of bars without a team. Colours are names of the palette."""


class Bar(NamedTuple):
    """A value with the ends of its 95 % interval."""

    label: str
    value: float
    low: float
    high: float
    colour: str = PLAIN


class Bars(NamedTuple):
    """Bars below each other."""

    title: str
    caption: str
    bars: Sequence[Bar]
    percent: bool = False
    """Whether values are shares."""


class Histogram(NamedTuple):
    """Columns beside each other: a value for each label."""

    title: str
    caption: str
    columns: Mapping[str, float]


class Series(NamedTuple):
    """Values one after the other, round by round or moment by moment."""

    label: str
    values: Sequence[float]
    colour: str = PLAIN


class Curves(NamedTuple):
    """Curves over the same rounds, from the first one on."""

    title: str
    caption: str
    curves: Sequence[Series]
    percent: bool = False


class Bands(NamedTuple):
    """Shares of a whole, on top of each other."""

    title: str
    caption: str
    bands: Sequence[Series]
    marks: Mapping[int, str]
    """Names below some of the moments."""


Chart = Bars | Histogram | Curves | Bands


def share_bar(label: str, wins: int, races: int, colour: str = PLAIN) -> Bar:
    """The share of these races that were won."""
    return Bar(label, wins / races, *share_interval(wins, races), colour)
