"""A game of nothing but conversation: two seats choose a side, draw two cards each and keep one."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from echappee.engine import (
    Dealer,
    Entry,
    Event,
    Key,
    Listed,
    Phase,
    Question,
    Race,
    Reached,
    ScriptedDealer,
    Seat,
    Talk,
    Tell,
    ask,
    draw,
    together,
)

CARDS = ("1", "2", "3", "4")


class Toy(NamedTuple):
    """How many phases have been played, and what was said in them."""

    phase: int = 0
    said: tuple[str, ...] = ()

    def then(self, *words: str) -> "Toy":
        return Toy(self.phase + 1, self.said + words)

    def key(self, kind: str, seat: Seat = "") -> Key:
        return Key(self.phase, "toy", seat, kind=kind)


ToyPhase = Phase[Toy]
ToyRace = Race[Toy, tuple[str, ...]]


class ToyRules:
    """These phases, one after the other; a view is what was said and which events were heard since."""

    name = "toy"

    def __init__(self, *phases: ToyPhase) -> None:
        self._phases = phases

    def phase(self, position: Toy) -> ToyPhase | None:
        return self._phases[position.phase] if position.phase < len(self._phases) else None

    def cut(self, position: Toy, seat: Seat | None) -> tuple[str, ...]:
        return (*position.said, seat or "")

    def fold(self, view: tuple[str, ...], event: Event) -> tuple[str, ...]:
        return (*view, f"{event.code} {event.args.get('what', '')}")


def play(*phases: ToyPhase, dealer: Dealer | None = None, recorded: Iterable[Entry] = ()) -> ToyRace:
    """The race of these phases; without a dealer all draws are left open."""
    return Race(ToyRules(*phases), Toy(), dealer or ScriptedDealer(), recorded)


def cards(position: Toy, tell: Tell) -> Talk[Toy]:
    """Both seats choose a side, draw two cards and keep one, at the same time and in secret."""
    kept = yield from together({seat: partial(_keep, position, seat) for seat in ("a", "b")})
    for seat, what in kept.items():
        tell("shown", "0.0.1", seat=seat, what=what)
    return position.then(*kept.values())


def _keep(position: Toy, seat: Seat, tell: Tell) -> Talk[str]:
    side = yield from ask(position.key("side", seat), Listed(("left", "right")), sealed=True)
    drawn = yield from draw(position.key("draw", seat), CARDS, 2)
    tell("drew", "0.0.2", what=",".join(drawn))
    card = yield from ask(position.key("card", seat), Listed(drawn), sealed=True)
    tell("kept", "0.0.3", what=card)
    return f"{seat}{side}{card}"


def question(*answers: str, sealed: bool = False) -> ToyPhase:
    """Seat a is asked alone."""

    def phase(position: Toy, tell: Tell) -> Talk[Toy]:
        answer = yield from ask(position.key("way", "a"), Listed(answers), sealed=sealed)
        tell("went", "0.0.4", what=answer)
        return position.then(answer)

    return phase


def asked_on(position: Toy, tell: Tell) -> Talk[Toy]:
    """Seat a is asked twice in silence, hears something, then seat b is asked, and seat a again."""
    said = []
    for number, seat in enumerate("aabab"):
        key = Key(position.phase, "toy", seat, kind="way", ordinal=(number,))
        said.append((yield from ask(key, Listed(("left", "right")))))
        if number == 3:
            tell("went", "0.0.4", what=said[-1])
    return position.then(*said)


def walk(position: Toy, tell: Tell) -> Talk[Toy]:
    """Seat a walks four steps; after each of them the race can be resumed."""
    while len(position.said) < 4:
        key = Key(position.phase, "toy", "a", kind="step", ordinal=(len(position.said),))
        answer = yield from ask(key, Listed(("left", "right")))
        tell("stepped", "0.0.7", what=answer)
        position = Toy(position.phase, (*position.said, answer))
        yield Reached(position)
    return position.then("there")


def lot(*pile: str, take: int = 1, ordered: bool = False) -> ToyPhase:
    """Chance is asked alone."""

    def phase(position: Toy, tell: Tell) -> Talk[Toy]:
        drawn = yield from draw(position.key("lot"), pile, take, ordered=ordered)
        tell("drawn", "0.0.5", what=",".join(drawn))
        return position.then(*drawn)

    return phase


def silent(position: Toy, tell: Tell) -> Toy:
    """A phase that asks nothing."""
    tell("silence", "0.0.6")
    return position.then("silence")


def answer_all(race: ToyRace, choose: Callable[[Question], str], *, backwards: bool = False) -> None:
    """Answer until nothing is open, the first seat first or the last one first."""
    while race.questions:
        asked = race.questions[-1 if backwards else 0]
        race.answer(asked.id, choose(asked))
