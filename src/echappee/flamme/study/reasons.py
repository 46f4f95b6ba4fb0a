"""The road's view of an answer, as sentences: why one may be better than another."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from echappee.engine import Question, Value
from echappee.flamme.bots.patron.questions import left_to_take
from echappee.flamme.rules import SPECIALISTS, Card, Landing, View, preview
from echappee.flamme.rules.breakaway import doubles
from echappee.flamme.rules.refresh import read_cards
from echappee.flamme.study.odds import Odds, odds
from echappee.study.decision import PastChoice
from echappee.words.sentences import Sentence

OFTEN: Final = 0.3
"""From this chance on, being blocked or pulled along is the first thing to say about a card."""
WINDY: Final = 0.5
"""From this chance of an exhaustion card on, a rider counts as riding in the wind."""


def reasons(choice: PastChoice[View], answers: Sequence[str]) -> Sequence[Sentence]:
    """One sentence about each of these answers; none for some questions."""
    question, view = choice.question, choice.view
    kind = (question.id.phase, question.id.kind.rstrip("12"))
    return list(_SAYING[kind](question, view, answers)) if kind in _SAYING else []


def _cards(question: Question, view: View, answers: Sequence[str]) -> Iterator[Sentence]:
    name = f"{question.seat}.{question.id.rider}"
    for card, chances in odds(view, name, map(Card.parse, answers)).items():
        yield card_sentence(view, name, card, chances)


def card_sentence(view: View, name: str, card: Card, chances: Odds) -> Sentence:
    """The most important sentence about this card of a rider."""
    landing = preview(view, name, card)
    kind = _kind(view, landing, chances)
    figures = {key: round(100 * chance) for key, chance in chances._asdict().items()}
    known: dict[str, Value] = {"card": str(card), "distance": landing.distance, **figures}
    return Sentence(f"study-card-{kind}", {key: known[key] for key in _TOLD[kind]})


_TOLD: Final = {
    "line": ("card",),
    "cut": ("card", "distance", "exhausted"),
    "alone": ("card", "exhausted"),
    "blocked": ("card", "blocked", "exhausted"),
    "wind": ("card", "exhausted"),
    "pulled": ("card", "sheltered", "exhausted"),
    "wheel": ("card", "exhausted"),
}
"""The figures in a card's sentence, by its most important effect."""


def _kind(view: View, landing: Landing, chances: Odds) -> str:
    if view.course.to_go(landing.square) < 0:
        return "line"
    if landing.limited:
        return "cut"
    if view.ruleset.itt:
        return "alone"
    if chances.blocked >= OFTEN:
        return "blocked"
    if chances.exhausted >= WINDY:
        return "wind"
    return "pulled" if chances.sheltered >= OFTEN else "wheel"


def _places(question: Question, view: View, answers: Sequence[str]) -> Iterator[Sentence]:
    for answer in answers:
        square = int(answer[1:])
        where: dict[str, Value] = {"square": view.course.name(square), "left": view.course.to_go(square) + 1}
        count = sum(rider.square > square for rider in view.riders)
        yield Sentence("study-place", {"rider": f"{question.seat}.{answer[0]}", **where, "count": count})


def _bids(question: Question, view: View, answers: Sequence[str]) -> Iterator[Sentence]:
    rider = view.rider(f"{question.seat}.{question.id.rider}")
    factor = 2 if doubles(view.ruleset, rider.specialist) else 1
    for answer in answers:
        total = factor * sum(card.value for card in (*rider.bid, Card.parse(answer)))
        yield Sentence("study-bid", {"card": answer, "sum": total})


def _first(question: Question, _: View, answers: Sequence[str]) -> Iterator[Sentence]:
    yield Sentence("study-first", {"rider": f"{question.seat}.{answers[0]}"})


def _picks(_question: Question, _view: View, answers: Sequence[str]) -> Iterator[Sentence]:
    for answer in answers:
        brings = tuple(str(card) for card in SPECIALISTS[answer].added)
        yield Sentence("study-pick", {"specialist": answer, "cards": brings})


def _refreshes(question: Question, view: View, answers: Sequence[str]) -> Iterator[Sentence]:
    _, limit = left_to_take(view.rider(f"{question.seat}.{question.id.rider}"), ())
    for answer in answers:
        cards = read_cards(answer)
        told: Mapping[str, Value] = {"limit": limit}
        if cards:
            told = {"cards": tuple(map(str, cards)), "sum": sum(card.value for card in cards), **told}
        yield Sentence("study-refresh" if cards else "study-refresh-none", told)


_SAYING: Final[Mapping[tuple[str, str], Callable[[Question, View, Sequence[str]], Iterator[Sentence]]]] = {
    ("energy", "card"): _cards,
    ("declare", "card"): _cards,
    ("placement", "place"): _places,
    ("breakaway", "card"): _bids,
    ("energy", "first"): _first,
    ("draft", "pick"): _picks,
    ("refresh", "refresh"): _refreshes,
}
"""By phase and kind of question."""
