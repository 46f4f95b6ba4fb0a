"""An analysis as JSON, as tables and as charts."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from echappee.simulate.charts import Band, Bands, Bar, Bars, Chart
from echappee.simulate.result_grid import ResultGrid
from echappee.study.analysis import EXPLAINED, Analysis, Chances
from echappee.study.balance import DRAWS, JUDGE, LUCK, OTHERS, SKILL, Balance
from echappee.study.decision import Decision, Refined
from echappee.study.grades import GRADES, grade
from echappee.words.sentences import Sentence

Say = Callable[[Iterable[Sentence]], str]
"""How sentences are said."""


def as_json(analysis: Analysis) -> Mapping[str, object]:
    """Chances from 0 to 1; `luck` is the sum of `draws`, `others` and `judge`."""
    return {
        "judge": analysis.judge,
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
    }


def _decision_json(decision: Decision) -> Mapping[str, object]:
    return {
        "question": str(decision.key),
        "played": decision.played,
        "best": decision.best,
        "cost": decision.cost,
        "grade": decision.grade,
        "answers": decision.answers,
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
    return [_balances(analysis), _grades(analysis), _choices(analysis), _turns(analysis)]


def reasons(analysis: Analysis, say: Say) -> ResultGrid:
    """Why another answer would have been better."""
    rows = [(*_choice_cells(each)[:3], say(each.reasons)) for each in _costly(analysis) if each.reasons]
    return ResultGrid("Why", ("choice", "played", "better", "what the road says"), [rows])


def _balances(analysis: Analysis) -> ResultGrid:
    rows = [
        (seat, *_balance_cells(found), f"{100 * analysis.performance(seat):.2f}")
        for seat, found in analysis.seats.items()
    ]
    return ResultGrid(
        "Luck and skill",
        ("team", "start", "skill", "own draws", "the others", "judge", "result", "per decision"),
        [rows],
        "In points of win chance; start, skill and luck add up to the result. Judge: it changed its mind"
        f" without any news. {analysis.judge} judged, from what each seat could know.",
    )


def _balance_cells(found: Balance) -> Iterable[str]:
    return map(_points, (found.start, *(found.sum(part) for part in (SKILL, *LUCK)), found.result))


def _grades(analysis: Analysis) -> ResultGrid:
    names = [name for _, name in GRADES]
    rows = []
    for seat in analysis.seats:
        own = [decision.grade for decision in analysis.decisions if decision.key.seat == seat]
        rows.append((seat, *(str(own.count(name)) for name in names)))
    limits = ", ".join(f"{name} {100 * most:g}" for most, name in GRADES[:-1])
    return ResultGrid(
        "How good the choices were",
        ("team", *names),
        [rows],
        f"By what a choice cost, in points of win chance; at most: {limits}.",
    )


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
        _points(decision.cost),
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
        *(
            _part_chart(analysis, title, caption, parts)
            for title, caption, parts in (
                ("Skill", "What all choices together cost, in win chance.", (SKILL,)),
                ("Luck of the draw", "What the own cards brought.", (DRAWS,)),
                ("The others", "What the others drew and chose, and what came of it.", (OTHERS,)),
                ("The judge", "Where it changed its mind without any news.", (JUDGE,)),
            )
        ),
    ]


def _begins(analysis: Analysis, index: int) -> bool:
    return not index or analysis.chances[index - 1].round < analysis.chances[index].round


def _part_chart(analysis: Analysis, title: str, caption: str, parts: Sequence[str]) -> Bars:
    bars = []
    for seat, found in analysis.seats.items():
        value = found.sum(*parts)
        bars.append(Bar(seat, value, value, value, f"team-{seat}"))
    return Bars(title, caption, bars, percent=True)
