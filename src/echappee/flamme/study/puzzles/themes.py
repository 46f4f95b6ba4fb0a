"""The theme of a puzzle: how the best card differs from the next one on the road."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from echappee.engine import Question
from echappee.flamme.rules import Card, Landing, Token, View, preview
from echappee.flamme.rules.layout import NO_LIMIT
from echappee.flamme.rules.tour_stage import lying
from echappee.flamme.study.odds import Odds, odds
from echappee.flamme.study.reasons import OFTEN, card_sentence
from echappee.words.sentences import Sentence

FINALE: Final = 15
"""The last corner comes this many squares before the line."""
REACH: Final = 10
"""A climb that begins within this many squares matters now."""
CLEARLY: Final = 0.15
"""By how much chances must differ to give a puzzle its theme."""


class CardEffect(NamedTuple):
    """The effects of a card on the road."""

    landing: Landing
    odds: Odds
    token: bool
    """Whether it takes a token from others."""


def effects(question: Question, view: View) -> Mapping[str, CardEffect]:
    """The effects of every card that may be played."""
    name = f"{question.seat}.{question.id.rider}"
    found = odds(view, name, map(Card.parse, question.options() or ()))
    return {str(card): _effect(view, name, card, chances) for card, chances in found.items()}


def is_telling(seen: Mapping[str, CardEffect], chances: Mapping[str, float]) -> bool:
    """Whether it matters where the rider goes.

    It does not if every card leads to the same square, or if all but the best are worth the same wherever
    they lead: then others decide the race.
    """
    best = max(chances, key=chances.__getitem__)
    others = [answer for answer in seen if answer != best]
    worths = {chances[answer] for answer in others}
    squares = {seen[answer].landing.square for answer in others}
    return len({effect.landing.square for effect in seen.values()}) > 1 and (
        len(worths) > 1 or len(squares) == 1
    )


def theme(
    question: Question, view: View, seen: Mapping[str, CardEffect], best: str, second: str
) -> str | None:
    """The first theme that applies; none if the road does not explain why the best card is better."""
    square = view.rider(f"{question.seat}.{question.id.rider}").square
    one, next_one = seen[best], seen[second]
    about = (
        ("clock", view.ruleset.trial),
        ("tokens", any(one.token != other.token for other in seen.values())),
        ("finale", view.course.to_go(square) <= FINALE),
        ("climb", next_one.landing.limited > 0),
        ("block", _blocks(one.odds, next_one.odds)),
        ("shelter", next_one.odds.exhausted - one.odds.exhausted >= CLEARLY),
        ("descent", one.landing.raised > next_one.landing.raised),
        ("climb", _climbs(view, square)),
    )
    return next((name for name, holds in about if holds), None)


def told(question: Question, view: View, seen: Mapping[str, CardEffect]) -> Mapping[str, Sequence[Sentence]]:
    """The sentences about each card."""
    name = f"{question.seat}.{question.id.rider}"
    least = min(effect.odds.blocking for effect in seen.values())
    return {
        answer: [card_sentence(view, name, Card.parse(answer), effect.odds), *_more(effect, least)]
        for answer, effect in seen.items()
    }


def _more(effect: CardEffect, least: float) -> Sequence[Sentence]:
    """Other effects of a card; `least` is how often others are stopped with any card."""
    sentences = []
    if effect.landing.raised:
        sentences.append(Sentence("study-card-raised", {"distance": effect.landing.distance}))
    if effect.odds.blocking - least >= CLEARLY:
        sentences.append(Sentence("study-card-blocking", {"blocking": round(100 * effect.odds.blocking)}))
    if effect.token:
        sentences.append(Sentence("study-card-token", {}))
    return sentences


def _effect(view: View, name: str, card: Card, chances: Odds) -> CardEffect:
    landing = preview(view, name, card)
    return CardEffect(landing, chances, _takes_token(view, name, landing.square))


def _takes_token(view: View, name: str, square: int) -> bool:
    """Whether a rider that reaches this square passes a pile that is not empty."""
    taken = [token for rider in view.riders for token in rider.tokens]
    return any(
        view.rider(name).square < pile.square <= square
        and any(Token(pile.name, value) not in taken for value in pile.values)
        for pile in lying(view.ruleset, view.course)
    )


def _blocks(best: Odds, second: Odds) -> bool:
    """Whether the best card stops others who would pass, or keeps its rider from being stopped."""
    stopped = second.blocked >= OFTEN and second.blocked - best.blocked >= CLEARLY
    return stopped or best.blocking - second.blocking >= CLEARLY


def _climbs(view: View, square: int) -> bool:
    """Whether a climb begins or continues within the reach of a card."""
    return any(view.course.at(each).most < NO_LIMIT for each in range(square, square + REACH))
