"""An analysis as plain data: what `echappee study --json` prints, and what servers send."""

from collections.abc import Mapping

from echappee.study.analysis import LUCK, SKILL, Analysis, Balance
from echappee.study.decision import Decision, Refined, grade

DIGITS = 4
"""More digits would be meaningless."""


def as_json(analysis: Analysis) -> dict[str, object]:
    """Chances from 0 to 1; `luck` is the sum of `draws`, `others`, `judge` and `open`."""
    return {
        "judge": analysis.judge,
        "races": analysis.races,
        "seats": {
            seat: _balance(found) | {"performance": analysis.performance(seat)}
            for seat, found in analysis.seats.items()
        },
        "decisions": [decision_json(decision) for decision in analysis.decisions],
        "chances": [
            {"round": each.round, "phase": each.phase, "events": each.events, "teams": _rounded(each.teams)}
            for each in analysis.chances
        ],
        "deciding": list(analysis.deciding),
        "rolls": [
            {"round": roll.key.round, "seat": roll.key.seat, "rider": roll.key.rider, "result": roll.result}
            | _rounded({"before": roll.before, "after": roll.after})
            | {"exact": roll.exact}
            for roll in analysis.rolls
        ],
    }


def _balance(found: Balance) -> dict[str, float]:
    parts = {part: found.sum(part) for part in (SKILL, *LUCK)}
    return {"start": found.start, **parts, "luck": found.sum(*LUCK), "result": found.result}


def decision_json(decision: Decision) -> dict[str, object]:
    key = decision.key
    refined = decision.refined and refined_json(decision.refined, decision.played)
    return {
        "question": str(key),
        **{name: getattr(key, name) for name in ("round", "phase", "seat", "rider", "kind")},
        "played": decision.played,
        "best": decision.best,
        "cost": round(decision.cost, DIGITS),
        "grade": decision.grade,
        "answers": _rounded(decision.answers),
        "error": round(decision.error, DIGITS),
        **({"refined": refined} if refined else {}),
    }


def refined_json(refined: Refined, played: str) -> dict[str, object]:
    cost = refined.cost(played)
    return {
        "by": refined.by,
        "best": refined.best,
        "cost": round(cost.mean, DIGITS),
        "error": round(cost.error, DIGITS),
        "grade": grade(cost.mean),
        "answers": _rounded({answer: each.mean for answer, each in refined.answers.items()}),
        "errors": _rounded({answer: each.error for answer, each in refined.answers.items()}),
    }


def _rounded(chances: Mapping[str, float]) -> dict[str, float]:
    return {name: round(chance, DIGITS) for name, chance in chances.items()}
