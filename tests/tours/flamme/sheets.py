"""Results as they might be entered by hand: any order over the line, any times, any points."""

from collections.abc import Sequence

from hypothesis import strategies as st

from echappee.flamme.rules.setup import COLOURS
from echappee.flamme.tours.books import Books, StageResult, open_books

TIMES = st.integers(0, 30).map(lambda tens: 10 * tens)
"""Few enough that many riders tie."""


@st.composite
def results(draw: st.DrawFn, riders: Sequence[str]) -> StageResult:
    """Any result of these riders."""
    points = st.dictionaries(st.sampled_from(riders), st.integers(0, 5))
    return StageResult(
        crossed=tuple(draw(st.permutations(riders))),
        times=dict(zip(riders, draw(st.tuples(*[TIMES] * len(riders))), strict=True)),
        sprint=draw(points),
        mountain=draw(points),
        exhaustion=draw(st.dictionaries(st.sampled_from(riders), st.integers(0, 12))),
        one_a_team=draw(st.booleans()),
        rest=draw(st.booleans()),
    )


@st.composite
def tours(draw: st.DrawFn) -> tuple[Books, list[StageResult]]:
    """Empty books of one to six teams, and the results of some stages."""
    books = open_books(COLOURS[: draw(st.integers(1, 6))])
    return books, draw(st.lists(results(tuple(books.riders)), min_size=1, max_size=5))
