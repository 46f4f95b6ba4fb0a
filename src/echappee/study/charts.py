"""An analysis as charts."""

from collections.abc import Sequence
from typing import Final

from echappee.simulate.charts import Band, Bands, Bar, Bars, Chart
from echappee.study.analysis import Analysis
from echappee.study.balance import DRAWS, JUDGE, OPEN, OTHERS, SKILL
from echappee.study.grids import parts_of_luck


def charts(analysis: Analysis) -> Sequence[Chart]:
    """The chances as bands, and what luck and skill brought each team."""
    bands = [
        Band(team, [each.teams[team] for each in analysis.chances], f"team-{team}")
        for team in analysis.chances[0].teams
    ]
    marks = {
        index: str(each.round) for index, each in enumerate(analysis.chances) if _begins(analysis, index)
    }
    return [
        Bands("Win chances", "After every phase, as somebody sees them who knows no hand.", bands, marks),
        *(_part_chart(analysis, part) for part in (SKILL, *parts_of_luck(analysis))),
    ]


def _begins(analysis: Analysis, index: int) -> bool:
    return not index or analysis.chances[index - 1].round < analysis.chances[index].round


_PARTS: Final = {
    SKILL: ("Skill", "What all choices together cost, in win chance."),
    DRAWS: ("Luck of the draw", "What the own cards or dice brought."),
    OTHERS: ("The others", "What the others drew and chose, and what followed from it."),
    JUDGE: ("The judge", "Where it changed its mind without any news."),
    OPEN: ("Open", "The turns that were not examined."),
}
"""Title and caption of the chart of each part."""


def _part_chart(analysis: Analysis, part: str) -> Bars:
    title, caption = _PARTS[part]
    bars = []
    for seat, found in analysis.seats.items():
        value = found.sum(part)
        bars.append(Bar(seat, value, value, value, f"team-{seat}"))
    return Bars(title, caption, bars, percent=True)
