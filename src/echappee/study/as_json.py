"""An analysis as plain data: what `echappee study --json` prints, and what servers send."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from echappee.study.analysis import VERSION, Analysis, ChartRow, Drawn, TurningPoint
from echappee.study.chances import Measured
from echappee.study.decision import GRADES, Decision
from echappee.study.json_types import (
    BalanceJson,
    ChosenJson,
    DrawnJson,
    MeasuredJson,
    MomentJson,
    SaidJson,
    StudyJson,
    TurnJson,
)
from echappee.study.shown import percentages
from echappee.words.sentences import Sentence

K = TypeVar("K")


COLUMNS = ("start", "luck", "mistakes", "gifts", "unexplained")
"""What adds up to the result of a team."""


def as_json(analysis: Analysis) -> StudyJson:
    """Chances and their changes from 0 to 1; `shown` is what to print, in percent."""
    return {
        "version": VERSION,
        "effort": analysis.effort.name,
        "provisional": analysis.effort.provisional,
        "lacking": analysis.effort.lacking,
        "policy": analysis.effort.policy,
        "second": analysis.effort.trials.second,
        "races": analysis.effort.races,
        "ridden": analysis.ridden,
        "teams": list(analysis.seats),
        "seats": {seat: _balance(analysis, seat) for seat in analysis.seats},
        "given": {
            giver: chances_json({taker: analysis.given(giver, taker) for taker in analysis.seats})
            for giver in analysis.seats
        },
        "chances": [_row(row) for row in analysis.chart],
        "turning": [_turn(analysis, turn) for turn in analysis.turning],
        "decisions": [_decision(analysis, decision) for decision in analysis.decisions],
        "draws": [_drawn(analysis, drawn) for drawn in analysis.draws if drawn.key.seat],
    }


def chances_json(figures: Mapping[K, Measured]) -> dict[K, MeasuredJson]:
    """Figures that are shown together: whole percentages that add up to what they should."""
    shown = percentages({name: each.mean for name, each in figures.items()})
    return {
        name: {"mean": float(each.mean), "error": each.error, "shown": shown[name]}
        for name, each in figures.items()
    }


def chance_json(figure: Measured) -> MeasuredJson:
    return {"mean": float(figure.mean), "error": figure.error, "shown": round(100 * figure.mean)}


def _balance(analysis: Analysis, seat: str) -> BalanceJson:
    grades = [each.grade for each in analysis.of(seat)]
    performance, standing = analysis.performance(seat), analysis.standing(seat)
    columns = columns_json(analysis, seat)
    told: BalanceJson = {
        "start": columns["start"],
        "luck": columns["luck"],
        "mistakes": columns["mistakes"],
        "gifts": columns["gifts"],
        "unexplained": columns["unexplained"],
        "result": columns["result"],
        "adjusted": columns["adjusted"],
        "performance": {
            "mean": float(performance.cost.mean),
            "error": performance.cost.error,
            "decisions": performance.decisions,
            "standing": {"level": standing.level, "better": standing.better} if standing else None,
        },
        "grades": {grade: grades.count(grade) for grade in GRADES},
    }
    if "own" in columns:
        told["own"], told["others"] = columns["own"], columns["others"]
    return told


def columns_json(analysis: Analysis, seat: str) -> dict[str, MeasuredJson]:
    """What is shown adds up: starts to 100 over the teams, the columns to the result, draws to the luck."""
    found = analysis.seats[seat]
    first = percentages({team: each.start.mean for team, each in analysis.seats.items()})
    columns = {name: chance_json(getattr(found, name)) for name in (*COLUMNS, "adjusted")}
    columns["result"] = chance_json(Measured(found.result, 0.0))
    columns["start"]["shown"] = first[seat]
    rest = columns["unexplained"]
    rest["shown"] = columns["result"]["shown"] - sum(columns[name]["shown"] for name in COLUMNS[:-1])
    if found.own and found.others:
        own, others = chance_json(found.own), chance_json(found.others)
        others["shown"] = columns["luck"]["shown"] - own["shown"]
        columns |= {"own": own, "others": others}
    return columns


def _row(row: ChartRow) -> MomentJson:
    return {
        "round": row.round,
        "phase": row.phase,
        "events": row.events,
        "entries": row.entries,
        "teams": chances_json(row.chances.figures),
    }


def _turn(analysis: Analysis, turn: TurningPoint) -> TurnJson:
    row = analysis.chart[turn.before]
    return {
        "round": row.round,
        "phase": row.phase,
        "events": row.events,
        "before": turn.before,
        "after": turn.after,
        "seat": turn.seat,
        "said": _said(turn.said),
    }


def _decision(analysis: Analysis, decision: Decision) -> ChosenJson:
    key = decision.key
    gifts = {seat: gift for seat, gift in decision.cost.gifts.items() if seat != key.seat}
    return {
        "question": str(key),
        "round": key.round,
        "phase": key.phase,
        "seat": key.seat,
        "rider": key.rider,
        "kind": key.kind,
        "events": analysis.began[key.round, key.phase],
        "played": decision.played,
        "best": decision.best,
        "answers": {answer: chance_json(each) for answer, each in decision.answers.items()},
        "cost": chance_json(decision.cost.own),
        "grade": decision.grade,
        "disputed": decision.disputed,
        "gifts": chances_json(gifts) if decision.graded else {},
        "tried": decision.cost.races,
        "said": _said(decision.reasons),
    }


def _drawn(analysis: Analysis, drawn: Drawn) -> DrawnJson:
    key = drawn.key
    return {
        "round": key.round,
        "phase": key.phase,
        "seat": key.seat,
        "rider": key.rider,
        "kind": key.kind,
        "result": drawn.result,
        "events": analysis.began[key.round, key.phase],
        "before": chance_json(drawn.before.of(key.seat)),
        "after": chance_json(drawn.after.of(key.seat)),
    }


def _said(sentences: Sequence[Sentence]) -> list[SaidJson]:
    return [{"id": each.id, "rule": each.rule, "args": dict(each.args)} for each in sentences]
