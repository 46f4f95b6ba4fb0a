"""A position as a seat imagines it: what it knows stays, and what it cannot know is left to chance.

The cards of the others can be counted, but not which of them are drawn already: here all of them lie face
down. The view contains no more about them, so positions that look alike to a seat are imagined alike.
"""

from echappee.engine import Question, Refused
from echappee.flamme.rules import Card, Position, Rider, RiderView, Token, View, pile, without
from echappee.flamme.rules.tour_stage import lying


def after(view: View, question: Question, answer: str) -> Position:
    """The position in which the seat has given this answer, while the others have yet to play."""
    if question.id.kind != "card" or question.id.phase not in ("energy", "declare"):
        raise Refused("kernel-cannot", f"the kernel rides on after a card, not after {question.id.kind}")
    asked = _asked(view, question)
    return _with(view, _play(view, asked, Card.parse(answer)))


def before(view: View, question: Question) -> Position:
    """The position in which the seat is about to draw its hand."""
    asked = _asked(view, question)
    rest = pile((asked.pile or ()) + (asked.recycled or ()))
    face_down, recycled = (asked.hand, rest) if asked.hand else (rest, ())
    return _with(view, _imagine(view, asked)._replace(pile=face_down, recycled=recycled))


def imagined(view: View) -> Position:
    """The position between two phases, as far as the seat knows it."""
    return _with(view, _imagine(view, view.own[0]))


def _asked(view: View, question: Question) -> RiderView:
    return view.rider(f"{question.seat}.{question.id.rider}")


def _with(view: View, asked: Rider) -> Position:
    """The position with this rider, and all others as the seat imagines them."""
    riders = [asked if rider.name == asked.name else _imagine(view, rider) for rider in view.riders]
    return Position(
        ruleset=view.ruleset,
        course=view.course,
        teams=view.teams,
        riders=tuple(riders),
        round=view.round,
        phase=view.phase,
        first=view.first,
    )


def _play(view: View, rider: RiderView, card: Card) -> Rider:
    """The rider with this card played, and the rest of its deck."""
    face_down, recycled, hand = rider.pile or (), rider.recycled or (), rider.hand or ()
    if view.ruleset.declared:
        return _imagine(view, rider).playing(card, without(pile(face_down + recycled), (card,)), ())
    return _imagine(view, rider).playing(card, face_down, pile(recycled + without(hand, (card,))))


def _imagine(view: View, rider: RiderView) -> Rider:
    own = rider.team == view.seat
    return Rider(
        team=rider.team,
        type=rider.type,
        automatic=rider.automatic,
        square=rider.square,
        lane=rider.lane,
        crashed=rider.crashed,
        pile=(rider.pile or ()) if own else rider.deck,
        recycled=(rider.recycled or ()) if own else (),
        card=rider.card if own else None,
        played=rider.played,
        taken=rider.taken,
        home=rider.home,
        specialist=rider.specialist,
        tokens=_tokens(view, rider),
        minutes=rider.minutes,
        time=rider.time,
        podium=rider.podium,
    )


def _tokens(view: View, rider: RiderView) -> tuple[Token, ...]:
    """The tokens it has; an empty one for each pile that it has passed without getting any."""
    held = {token.pile for token in rider.tokens}
    nothing = [
        Token(beside.name, 0)
        for beside in lying(view.ruleset, view.course)
        if rider.square >= beside.square and beside.name not in held
    ]
    return (*rider.tokens, *nothing)
