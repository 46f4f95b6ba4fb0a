"""An analysis as tables and charts."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from echappee.simulate.charts import Bands, Bar, Bars, Chart, Series
from echappee.simulate.result import ResultGrid
from echappee.study.analysis import (
    DRAWS,
    EXPLAINED,
    JUDGE,
    OPEN,
    OTHERS,
    SKILL,
    Analysis,
    Balance,
    MomentChances,
    Rolled,
)
from echappee.study.decision import GRADES, UNCLEAR, Decision, grade
from echappee.words.sentences import Sentence

ToWords = Callable[[Iterable[Sentence]], str]
"""Puts a sentence into words."""


def grids(analysis: Analysis) -> Sequence[ResultGrid]:
    """Luck and skill, how good the choices were, the costliest ones, and where the race turned."""
    rolls = [_rolls(analysis)] if analysis.rolls else []
    return [_balances(analysis), _grades(analysis), _choices(analysis), *rolls, _turns(analysis)]


def reasons(analysis: Analysis, say: ToWords) -> ResultGrid:
    """Why another answer would have been better."""
    explained = [each for each in analysis.costly[:EXPLAINED] if each.reasons]
    rows = [(*_choice_cells(analysis, each)[:3], say(each.reasons)) for each in explained]
    return ResultGrid("Why", ("choice", "played", "better", "reason"), [rows], prose=True)


def _balances(analysis: Analysis) -> ResultGrid:
    luck = luck_parts(analysis)
    rows = [
        (seat, *_balance_cells(found, luck), f"{100 * analysis.performance(seat):.2f}")
        for seat, found in analysis.seats.items()
    ]
    return ResultGrid(
        "Luck and skill",
        ("team", "start", "skill", *(_CALLED[part] for part in luck), "result", "per decision"),
        [rows],
        "In points of win chance; start, skill and luck add up to the result."
        f" {judging(analysis)} {_OF_LUCK[bool(analysis.races)]}",
    )


_OF_LUCK: Final = ("Judge: it changed its mind without any news.", "Open: turns that were not examined.")
"""The explanation of its parts, for a judge that looks and for one that rides."""
_CALLED: Final = {DRAWS: "own draws", OTHERS: "the others", JUDGE: "judge", OPEN: "open"}


def luck_parts(analysis: Analysis) -> Sequence[str]:
    """The parts of luck: a judge that looks sees every turn, and a bot that rides never changes its mind."""
    return (DRAWS, OTHERS, OPEN) if analysis.races else (DRAWS, OTHERS, JUDGE)


def judging(analysis: Analysis) -> str:
    """How the chances were found."""
    if analysis.races:
        return f"From each moment {analysis.judge} rode {analysis.races} races to their end."
    return f"Judged by {analysis.judge}, from what each seat could know."


def _balance_cells(found: Balance, luck: Sequence[str]) -> Iterable[str]:
    return map(_points, (found.start, *(found.sum(part) for part in (SKILL, *luck)), found.result))


def _grades(analysis: Analysis) -> ResultGrid:
    names = [*(name for _, name in GRADES), *([UNCLEAR] if analysis.races else [])]
    rows = []
    for seat in analysis.seats:
        own = [decision.grade for decision in analysis.decisions if decision.key.seat == seat]
        rows.append((seat, *(str(own.count(name)) for name in names)))
    limits = ", ".join(f"{name} {100 * most:g}" for most, name in GRADES[:-1])
    return ResultGrid(
        "How good the choices were",
        ("team", *names),
        [rows],
        f"By what a choice cost, in points of win chance; at most: {limits}."
        + (_OPEN if analysis.races else ""),
    )


_OPEN: Final = " Open: the answers are less than two standard errors apart."


def _choices(analysis: Analysis) -> ResultGrid:
    costly = analysis.costly[:EXPLAINED]
    columns = ("choice", "played", "better", "cost", "")
    if not any(each.refined for each in costly):
        rows = [_choice_cells(analysis, each) for each in costly]
        return ResultGrid("The costliest choices", columns, [rows])
    rows = [(*_choice_cells(analysis, each), *_refined_cells(each)) for each in costly]
    return ResultGrid(
        "The costliest choices",
        (*columns, "tried again: better", "cost", ""),
        [rows],
        "Tried again: the same in races from there, with the standard error of the cost.",
    )


def _rolls(analysis: Analysis) -> ResultGrid:
    """The rolls that changed most, in the order of the race."""
    most = sorted(analysis.rolls, key=lambda roll: -abs(roll.after - roll.before))[:EXPLAINED]
    told = [roll for roll in analysis.rolls if roll in most and roll.after != roll.before]
    rows = [_roll_cells(analysis, roll) for roll in told]
    return ResultGrid(
        "Luck of the dice",
        ("roll", "rolled", "before", "after", ""),
        [rows],
        "The win chance of the team, in points. Before: the dice fall in every way equally often."
        " Exact: nothing else was left to chance.",
    )


def _roll_cells(analysis: Analysis, roll: Rolled) -> Sequence[str]:
    when = _when(analysis, roll.key.round, roll.key.phase)
    where = f"{when}, {roll.key.seat} {roll.key.rider}"
    return where, roll.result, _points(roll.before), _points(roll.after), "exact" if roll.exact else ""


def _refined_cells(decision: Decision) -> Sequence[str]:
    if not decision.refined:
        return ("", "", "")
    cost = decision.refined.cost(decision.played)
    return decision.refined.best, f"{_points(cost.mean)} ± {_points(cost.error)}", grade(cost.mean)


def _choice_cells(analysis: Analysis, decision: Decision) -> Sequence[str]:
    key = decision.key
    asked = " ".join(part for part in (key.seat, key.rider, key.label) if part)
    return (
        f"{_when(analysis, key.round, key.phase)}, {asked}",
        decision.played,
        decision.best,
        _points(decision.cost) + (f" ± {_points(decision.error)}" if decision.error else ""),
        decision.grade,
    )


def _turns(analysis: Analysis) -> ResultGrid:
    teams = list(analysis.chances[0].teams)
    rows = [
        [_cells(analysis, analysis.chances[each], teams) for each in (index - 1, index)]
        for index in analysis.deciding
    ]
    return ResultGrid("Where the race turned", ("after", *teams), rows)


def _cells(analysis: Analysis, chances: MomentChances, teams: Iterable[str]) -> Sequence[str]:
    when = _when(analysis, chances.round, chances.phase) + (f", {chances.phase}" if chances.round else "")
    return when, *(_points(chances.teams[team]) for team in teams)


def _when(analysis: Analysis, number: int, phase: str) -> str:
    """The round, or before the first round the phase."""
    return f"{analysis.round_word} {number}" if number else phase


def _points(chance: float) -> str:
    return f"{100 * chance:.1f}"


def charts(analysis: Analysis) -> Sequence[Chart]:
    """The chances as bands, and the luck and skill of each team."""
    bands = [
        Series(team, [each.teams[team] for each in analysis.chances], f"team-{team}")
        for team in analysis.chances[0].teams
    ]
    marks = {
        index: str(each.round) for index, each in enumerate(analysis.chances) if _begins(analysis, index)
    }
    return [
        Bands("Win chances", "After every phase, as somebody sees them who knows no hand.", bands, marks),
        *(_part_chart(analysis, part) for part in (SKILL, *luck_parts(analysis))),
    ]


def _begins(analysis: Analysis, index: int) -> bool:
    return not index or analysis.chances[index - 1].round < analysis.chances[index].round


_PARTS: Final = {
    SKILL: ("Skill", "What all choices together cost, in win chance."),
    DRAWS: ("Luck of the draw", "What the team's own cards or dice brought."),
    OTHERS: ("The others", "What the others drew and chose, and what followed from it."),
    JUDGE: ("The judge", "Where it changed its mind without any news."),
    OPEN: ("Open", "The turns that were not examined."),
}
"""The title and the caption of each part's chart."""


def _part_chart(analysis: Analysis, part: str) -> Bars:
    title, caption = _PARTS[part]
    bars = []
    for seat, found in analysis.seats.items():
        value = found.sum(part)
        bars.append(Bar(seat, value, value, value, f"team-{seat}"))
    return Bars(title, caption, bars, percent=True)
