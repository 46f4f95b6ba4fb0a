"""The costliest decisions tried again in races, which takes longer and is more reliable."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar

from echappee.engine import Key, Race, Refused
from echappee.notation import GameRules
from echappee.notation.game_rules import SomePosition, SomeView
from echappee.study.analysis import Analysis
from echappee.study.decision import Decision, Refined
from echappee.study.game_study import GameStudy
from echappee.study.walking import choices

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)

REFINED: Final = 10
"""How many decisions are refined, the costliest first."""
CANNOT: Final = "kernel-cannot"
"""The refusals of decisions that cannot be tried in races; such a decision stays as it is."""


def refine(
    brings: GameStudy[P, V],
    rules: GameRules[P, V],
    race: Race[P, V],
    analysis: Analysis,
    done: Callable[[int], None],
) -> Analysis:
    """The analysis with its costliest decisions refined; `done` is called after each."""
    costly = sorted((each for each in analysis.decisions if each.cost), key=lambda each: -each.cost)
    wanted = {each.key for each in costly[:REFINED]}
    found: dict[Key, Refined] = {}
    for choice in choices(rules, race):
        if choice.question.id in wanted:
            try:
                found[choice.question.id] = brings.refine(choice.question, choice.view)
            except Refused as refusal:
                if refusal.code != CANNOT:
                    raise
            done(1)
    return replace(analysis, decisions=[_with(found, each) for each in analysis.decisions])


def refine_one(brings: GameStudy[P, V], rules: GameRules[P, V], race: Race[P, V], question: str) -> Refined:
    """What each answer to this question of the race was worth."""
    for choice in choices(rules, race):
        if str(choice.question.id) == question:
            return brings.refine(choice.question, choice.view)
    raise Refused("unknown-question", f"nobody was asked {question[:60]!r} in this race")


def _with(found: dict[Key, Refined], decision: Decision) -> Decision:
    return replace(decision, refined=found.get(decision.key))
