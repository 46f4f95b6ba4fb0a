"""An analysis as tables and charts."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeVar

from echappee.simulate.charts import Bands, Bar, Bars, Chart, Series
from echappee.simulate.intervals import Z
from echappee.simulate.result import ResultGrid
from echappee.study.analysis import EXPLAINED, Analysis
from echappee.study.as_json import COLUMNS, columns_json
from echappee.study.chances import Measured
from echappee.study.decision import GRADES, MISTAKES, Decision
from echappee.study.shown import percentages
from echappee.words.sentences import Sentence

K = TypeVar("K")
ToWords = Callable[[Iterable[Sentence]], str]
"""Puts a sentence into words."""


def grids(analysis: Analysis) -> Sequence[ResultGrid]:
    """How every team came to its result, whose mistakes gave whom what, the grades, the costliest choices."""
    return [_balances(analysis), _given(analysis), _grades(analysis), _choices(analysis), _turns(analysis)]


def reasons(analysis: Analysis, say: ToWords) -> ResultGrid:
    """Why another answer would have been better."""
    explained = [each for each in analysis.costly[:EXPLAINED] if each.reasons]
    rows = [(*_choice_cells(analysis, each)[:3], say(each.reasons)) for each in explained]
    return ResultGrid("Why", ("choice", "played", "better", "reason"), [rows], prose=True)


def stories(analysis: Analysis, say: ToWords) -> ResultGrid:
    """What happened where the race turned."""
    rows = [
        (_when(analysis, row.round, row.phase), say(turn.said))
        for turn, row in ((turn, analysis.chart[turn.before]) for turn in analysis.turning)
        if turn.said
    ]
    return ResultGrid("What happened there", ("in", "what happened"), [rows], prose=True)


def how_ridden(analysis: Analysis) -> str:
    """How the chances were found."""
    return (
        f"{analysis.effort.policy} rode {analysis.effort.races:,} races to their end from each moment,"
        f" {analysis.ridden:,} in all; ± is one standard error."
    )


def _balances(analysis: Analysis) -> ResultGrid:
    rows = []
    for seat, found in analysis.seats.items():
        columns = [columns_json(analysis, seat)[name] for name in COLUMNS]
        performance, adjusted = analysis.performance(seat), found.adjusted
        rows.append(
            (
                seat,
                *(f"{each['shown']} ± {round(100 * each['error'])}" for each in columns),
                f"{round(100 * found.result)}",
                f"{100 * float(performance.cost.mean):.1f} × {performance.decisions}",
                f"{round(100 * adjusted.mean)}",
            )
        )
    return ResultGrid(
        "Luck and mistakes",
        ("team", *COLUMNS, "result", "per decision", "with average luck"),
        [rows],
        "In points of win chance; the columns up to the result add up to it. "
        + how_ridden(analysis)
        + " Gifts: the mistakes of the others. Unexplained: hidden cards, what choices did together, and that"
        " people do not ride as it does.",
    )


def _given(analysis: Analysis) -> ResultGrid:
    teams = list(analysis.seats)
    rows = [
        (giver, *_cells({taker: analysis.given(giver, taker) for taker in teams}).values()) for giver in teams
    ]
    return ResultGrid("Whose mistakes gave whom what", ("mistakes of", *teams), [rows])


def _grades(analysis: Analysis) -> ResultGrid:
    rows = []
    for seat in analysis.seats:
        own = [decision.grade for decision in analysis.of(seat)]
        rows.append((seat, *(str(own.count(name)) for name in GRADES)))
    limits = ", ".join(f"{name} {100 * most:g}" for name, most in MISTAKES[:-1])
    return ResultGrid(
        "How good the choices were",
        ("team", *GRADES),
        [rows],
        f"By what a choice cost, in points of win chance; at most: {limits}. Close: less than two standard"
        " errors or a point. Lost: there was nothing left to win.",
    )


def _choices(analysis: Analysis) -> ResultGrid:
    rows = [_choice_cells(analysis, each) for each in analysis.costly[:EXPLAINED]]
    second = analysis.effort.trials.second
    about = f"Disputed: it would cost nothing if {second} rode on." if second else ""
    return ResultGrid("The costliest choices", ("choice", "played", "better", "cost", ""), [rows], about)


def _choice_cells(analysis: Analysis, decision: Decision) -> Sequence[str]:
    key = decision.key
    asked = " ".join(part for part in (key.seat, key.rider, key.label) if part)
    return (
        f"{_when(analysis, key.round, key.phase)}, {asked}",
        decision.played,
        decision.best,
        f"{100 * float(decision.cost.own.mean):.1f} ± {100 * decision.cost.own.error:.1f}",
        f"{decision.grade}, disputed" if decision.disputed else decision.grade,
    )


def _turns(analysis: Analysis) -> ResultGrid:
    teams = list(analysis.seats)
    rows = [[_chart_cells(analysis, at) for at in (turn.before, turn.after)] for turn in analysis.turning]
    return ResultGrid("Where the race turned", ("at", *teams), rows)


def _chart_cells(analysis: Analysis, at: int) -> Sequence[str]:
    row = analysis.chart[at]
    when = "the end" if row is analysis.chart[-1] else _when(analysis, row.round, row.phase)
    return when, *_cells(row.chances.figures).values()


def _cells(figures: Mapping[K, Measured]) -> Mapping[K, str]:
    """Whole percentages that add up, with their errors."""
    shown = percentages({name: each.mean for name, each in figures.items()})
    return {name: f"{shown[name]} ± {round(100 * each.error)}" for name, each in figures.items()}


def _when(analysis: Analysis, number: int, phase: str) -> str:
    """The round, or before the first round the phase."""
    return f"{analysis.round_word} {number}" if number else phase


def charts(analysis: Analysis) -> Sequence[Chart]:
    """The chances as bands, and the parts of each team's race."""
    bands = [
        Series(team, [float(row.chances.of(team).mean) for row in analysis.chart], f"team-{team}")
        for team in analysis.seats
    ]
    marks = {index: str(row.round) for index, row in enumerate(analysis.chart) if _begins(analysis, index)}
    return [
        Bands("Win chances", "At the beginning of every phase, all cards known.", bands, marks),
        *(_part_chart(analysis, part) for part in COLUMNS[1:]),
    ]


def _begins(analysis: Analysis, index: int) -> bool:
    return not index or analysis.chart[index - 1].round < analysis.chart[index].round


_PARTS: Final = {
    "luck": ("Luck", "What all draws brought."),
    "mistakes": ("Mistakes", "What its own graded choices cost."),
    "gifts": ("Gifts", "What the mistakes of the others gave it."),
    "unexplained": ("Unexplained", "What neither draws nor graded choices explain."),
}
"""The title and the caption of each part's chart."""


def _part_chart(analysis: Analysis, part: str) -> Bars:
    title, caption = _PARTS[part]
    bars = []
    for seat, found in analysis.seats.items():
        each: Measured = getattr(found, part)
        mean, half = float(each.mean), Z * each.error
        bars.append(Bar(seat, mean, mean - half, mean + half, f"team-{seat}"))
    return Bars(title, caption, bars, percent=True)
