"""An analysis as JSON, as tables and as charts."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from echappee.simulate.charts import Band, Bands, Bar, Bars, Chart
from echappee.simulate.result_grid import ResultGrid
from echappee.study.analysis import EXPLAINED, Analysis, Chances, Rolled
from echappee.study.balance import DRAWS, JUDGE, LUCK, OPEN, OTHERS, SKILL, Balance
from echappee.study.decision import Decision, Refined
from echappee.study.grades import GRADES, grade
from echappee.study.grades import OPEN as UNTOLD
from echappee.words.sentences import Sentence

Say = Callable[[Iterable[Sentence]], str]
"""How sentences are said."""


def as_json(analysis: Analysis) -> Mapping[str, object]:
    """Chances from 0 to 1; `luck` is the sum of `draws`, `others`, `judge` and `open`."""
    return {
        "judge": analysis.judge,
        **({"races": analysis.races} if analysis.races else {}),
        "seats": {
            seat: {
                "start": found.start,
                "skill": found.sum(SKILL),
                "luck": found.sum(*LUCK),
                **{part: found.sum(part) for part in LUCK},
                "result": found.result,
                "performance": analysis.performance(seat),
            }
            for seat, found in analysis.seats.items()
        },
        "decisions": [_decision_json(decision) for decision in analysis.decisions],
        "chances": [{"moment": _moment(each), **each.teams} for each in analysis.chances],
        "deciding": [
            {"moment": _moment(each), "events": each.events, "entries": each.entries}
            for each in (analysis.chances[index] for index in analysis.deciding)
        ],
        **({"rolls": [_roll_json(roll) for roll in analysis.rolls]} if analysis.rolls else {}),
    }


def _roll_json(roll: Rolled) -> Mapping[str, object]:
    return {
        "roll": str(roll.key),
        "result": roll.result,
        "before": roll.before,
        "after": roll.after,
        "exact": roll.exact,
    }


def _decision_json(decision: Decision) -> Mapping[str, object]:
    return {
        "question": str(decision.key),
        "played": decision.played,
        "best": decision.best,
        "cost": decision.cost,
        "grade": decision.grade,
        "answers": decision.answers,
        **({"error": decision.error} if decision.error else {}),
        **({"refined": _refined_json(decision, decision.refined)} if decision.refined else {}),
    }


def _refined_json(decision: Decision, refined: Refined) -> Mapping[str, object]:
    cost = refined.cost(decision.played)
    return {
        "by": refined.by,
        "best": refined.best,
        "cost": cost.mean,
        "error": cost.error,
        "grade": grade(cost.mean),
        "answers": {answer: each.mean for answer, each in refined.answers.items()},
        "errors": {answer: each.error for answer, each in refined.answers.items()},
    }


def _moment(chances: Chances) -> str:
    return f"{chances.round}/{chances.phase}"


def grids(analysis: Analysis) -> Sequence[ResultGrid]:
    """Luck and skill, how good the choices were, the costliest ones, and where the race turned."""
    rolls = [_rolls(analysis)] if analysis.rolls else []
    return [_balances(analysis), _grades(analysis), _choices(analysis), *rolls, _turns(analysis)]


def reasons(analysis: Analysis, say: Say) -> ResultGrid:
    """Why another answer would have been better."""
    rows = [(*_choice_cells(each)[:3], say(each.reasons)) for each in _costly(analysis) if each.reasons]
    return ResultGrid("Why", ("choice", "played", "better", "what the road says"), [rows])


def _balances(analysis: Analysis) -> ResultGrid:
    rows = [
        (seat, *_balance_cells(found, _luck(analysis)), f"{100 * analysis.performance(seat):.2f}")
        for seat, found in analysis.seats.items()
    ]
    return ResultGrid(
        "Luck and skill",
        ("team", "start", "skill", *(_CALLED[part] for part in _luck(analysis)), "result", "per decision"),
        [rows],
        "In points of win chance; start, skill and luck add up to the result."
        f" {judging(analysis)} {_OF_LUCK[bool(analysis.races)]}",
    )


_OF_LUCK: Final = ("Judge: it changed its mind without any news.", "Open: turns that were not looked into.")
"""What must be said about its parts where the judge looks, and where it rides."""
_CALLED: Final = {DRAWS: "own draws", OTHERS: "the others", JUDGE: "judge", OPEN: "open"}


def _luck(analysis: Analysis) -> Sequence[str]:
    """The parts of luck that there are: a judge that looks sees every turn, one that rides is of one mind."""
    return (DRAWS, OTHERS, OPEN) if analysis.races else (DRAWS, OTHERS, JUDGE)


def judging(analysis: Analysis) -> str:
    """How the chances were found."""
    if analysis.races:
        return f"From each moment {analysis.judge} rode {analysis.races} races to their end."
    return f"Judged by {analysis.judge}, from what each seat could know."


def _balance_cells(found: Balance, luck: Sequence[str]) -> Iterable[str]:
    return map(_points, (found.start, *(found.sum(part) for part in (SKILL, *luck)), found.result))


def _grades(analysis: Analysis) -> ResultGrid:
    names = [*(name for _, name in GRADES), *([UNTOLD] if analysis.races else [])]
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
    costly = _costly(analysis)
    columns = ("choice", "played", "better", "cost", "")
    if not any(each.refined for each in costly):
        return ResultGrid("The costliest choices", columns, [[_choice_cells(each) for each in costly]])
    rows = [(*_choice_cells(each), *_refined_cells(each)) for each in costly]
    return ResultGrid(
        "The costliest choices",
        (*columns, "ridden on: better", "cost", ""),
        [rows],
        "Ridden on: the same with races that were ridden on from there, with the standard error of the cost.",
    )


def _rolls(analysis: Analysis) -> ResultGrid:
    """The rolls that changed most, in the order of the race."""
    most = sorted(analysis.rolls, key=lambda roll: -abs(roll.after - roll.before))[:EXPLAINED]
    rows = [_roll_cells(roll) for roll in analysis.rolls if roll in most and roll.after != roll.before]
    return ResultGrid(
        "Luck of the dice",
        ("roll", "rolled", "before", "after", ""),
        [rows],
        "The win chance of the team, in points. Before: the dice fall in every way equally often."
        " Exact: nothing else was left to chance.",
    )


def _roll_cells(roll: Rolled) -> Sequence[str]:
    where = f"round {roll.key.round}, {roll.key.seat} {roll.key.rider}"
    return where, roll.result, _points(roll.before), _points(roll.after), "exact" if roll.exact else ""


def _refined_cells(decision: Decision) -> Sequence[str]:
    if not decision.refined:
        return ("", "", "")
    cost = decision.refined.cost(decision.played)
    return decision.refined.best, f"{_points(cost.mean)} ± {_points(cost.error)}", grade(cost.mean)


def _costly(analysis: Analysis) -> Sequence[Decision]:
    costly = sorted(analysis.decisions, key=lambda each: -each.cost)[:EXPLAINED]
    return [each for each in costly if each.cost]


def _choice_cells(decision: Decision) -> Sequence[str]:
    key = decision.key
    asked = " ".join(part for part in (key.seat, key.rider, key.label) if part)
    return (
        f"round {key.round}, {asked}",
        decision.played,
        decision.best,
        _points(decision.cost) + (f" ± {_points(decision.error)}" if decision.error else ""),
        decision.grade,
    )


def _turns(analysis: Analysis) -> ResultGrid:
    teams = list(analysis.chances[0].teams)
    rows = [
        [_cells(analysis.chances[index - 1], teams), _cells(analysis.chances[index], teams)]
        for index in analysis.deciding
    ]
    return ResultGrid("Where the race turned", ("after", *teams), rows)


def _cells(chances: Chances, teams: Iterable[str]) -> Sequence[str]:
    return f"round {chances.round}, {chances.phase}", *(_points(chances.teams[team]) for team in teams)


def _points(chance: float) -> str:
    return f"{100 * chance:.1f}"


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
        *(_part_chart(analysis, part) for part in (SKILL, *_luck(analysis))),
    ]


def _begins(analysis: Analysis, index: int) -> bool:
    return not index or analysis.chances[index - 1].round < analysis.chances[index].round


_PARTS: Final = {
    SKILL: ("Skill", "What all choices together cost, in win chance."),
    DRAWS: ("Luck of the draw", "What the own cards or dice brought."),
    OTHERS: ("The others", "What the others drew and chose, and what came of it."),
    JUDGE: ("The judge", "Where it changed its mind without any news."),
    OPEN: ("Open", "What the turns brought that were not looked into."),
}
"""Title and caption of the chart of each part."""


def _part_chart(analysis: Analysis, part: str) -> Bars:
    title, caption = _PARTS[part]
    bars = []
    for seat, found in analysis.seats.items():
        value = found.sum(part)
        bars.append(Bar(seat, value, value, value, f"team-{seat}"))
    return Bars(title, caption, bars, percent=True)
