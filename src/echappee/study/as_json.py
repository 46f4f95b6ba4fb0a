"""An analysis as JSON."""

from collections.abc import Mapping

from echappee.study.analysis import Analysis, MomentChances, Rolled
from echappee.study.balance import LUCK, SKILL
from echappee.study.decision import Decision, Refined, grade


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


def _moment(chances: MomentChances) -> str:
    return f"{chances.round}/{chances.phase}"
