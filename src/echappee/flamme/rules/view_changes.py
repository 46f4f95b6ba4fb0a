"""The effect of each event on the view of a seat that hears it."""

from collections.abc import Callable
from typing import cast

from echappee.engine import Event
from echappee.flamme.rules.cards import EXHAUSTION, Card, Pile, pile, without
from echappee.flamme.rules.course import REFRESH
from echappee.flamme.rules.course_text import course
from echappee.flamme.rules.position import Token
from echappee.flamme.rules.specialists import SPECIALISTS
from echappee.flamme.rules.views import RiderView, View


def number(event: Event, name: str) -> int:
    return event.args[name]  # type: ignore[return-value]  # a cast is a call


def _card(event: Event) -> Card:
    return Card.parse(event.args["card"])


def _cards(event: Event, name: str) -> Pile:
    return tuple(map(Card.parse, event.args[name]))  # type: ignore[arg-type]  # as above


def _placed(rider: RiderView, event: Event) -> RiderView:
    return rider.at(number(event, "square"), number(event, "lane"))


def _drew(rider: RiderView, event: Event) -> RiderView:
    hand = _cards(event, "hand")
    if rider.pile is None or rider.recycled is None:
        return rider
    face_down, recycled = (
        (rider.pile + rider.recycled, ()) if event.args["reshuffled"] else (rider.pile, rider.recycled)
    )
    return rider.with_hand(pile(without(face_down, hand)), recycled, hand)


def _recycled(rider: RiderView, card: Card) -> RiderView:
    if rider.hand is None or rider.recycled is None:
        return rider
    return rider.with_hand(rider.pile, pile(rider.recycled + without(rider.hand, (card,))), None)


def _played(rider: RiderView, event: Event) -> RiderView:
    card = _card(event)
    return _recycled(rider, card).with_card(card, rider.deck, rider.played)


def _declared(rider: RiderView, event: Event) -> RiderView:
    return rider._replace(card=_card(event), pile=without(rider.deck, (_card(event),)), recycled=())


def _revealed(rider: RiderView, event: Event) -> RiderView:
    card = _card(event)
    return rider.with_card(card, without(rider.deck, (card,)), rider.played)


def _off_the_deck(rider: RiderView, event: Event) -> RiderView:
    return rider._replace(deck=without(rider.deck, (_card(event),))) if rider.deck else rider


def _moved(rider: RiderView, event: Event) -> RiderView:
    crashed = bool(event.args["crashed"])
    return rider.moved(number(event, "square"), number(event, "lane"), crashed=crashed)


def _exhausted(rider: RiderView, _: Event) -> RiderView:
    recycled = None if rider.recycled is None else pile((*rider.recycled, EXHAUSTION))
    return rider._replace(deck=pile((*rider.deck, EXHAUSTION)), taken=rider.taken + 1, recycled=recycled)


def _recovered(rider: RiderView, _: Event) -> RiderView:
    deck = without(rider.deck, (EXHAUSTION,))
    if rider.recycled is not None and EXHAUSTION in rider.recycled:
        return rider._replace(deck=deck, recycled=without(rider.recycled, (EXHAUSTION,)))
    own = None if rider.pile is None else without(rider.pile, (EXHAUSTION,))
    return rider._replace(deck=deck, pile=own)


def _drafted(rider: RiderView, event: Event) -> RiderView:
    specialist = cast(str, event.args["specialist"])
    tired = [card for card in rider.deck if card == EXHAUSTION]
    return _shuffled(rider, pile((*SPECIALISTS[specialist].deck, *tired)))._replace(specialist=specialist)


def _token(rider: RiderView, event: Event) -> RiderView:
    token = Token(cast(str, event.args["pile"]), number(event, "value"))
    return rider._replace(tokens=(*rider.tokens, token))


def _refreshed(rider: RiderView, event: Event) -> RiderView:
    cards = _cards(event, "cards")
    return _shuffled(rider, pile(rider.deck + cards))._replace(played=without(rider.played, cards))


def _bid(rider: RiderView, event: Event) -> RiderView:
    if rider.hand is None:
        return rider._replace(bid=(*rider.bid, _card(event)))
    return _recycled(rider, _card(event))._replace(bid=(*rider.bid, _card(event)))


def _bid_revealed(rider: RiderView, event: Event) -> RiderView:
    return rider._replace(bid=_cards(event, "cards"))


def _shuffled(rider: RiderView, deck: Pile) -> RiderView:
    own = rider.pile is not None
    return rider._replace(bid=(), deck=deck, pile=deck if own else None, recycled=() if own else None)


def _broke_away(rider: RiderView, event: Event) -> RiderView:
    price = number(event, "exhaustion")
    deck = pile((*without(rider.deck, rider.bid), *(EXHAUSTION,) * price))
    rider = rider._replace(played=pile(rider.bid), taken=rider.taken + price)
    return _shuffled(_placed(rider, event), deck)


ON_RIDER: dict[str, Callable[[RiderView, Event], RiderView]] = {
    "placed": _placed,
    "drew": _drew,
    "played": _played,
    "declared": _declared,
    "revealed": _revealed,
    "turned": lambda rider, event: rider._replace(card=_card(event)),
    "deck": _off_the_deck,
    "moved": _moved,
    "exhausted": _exhausted,
    "home": lambda rider, event: rider._replace(home=number(event, "round")),
    "drafted": _drafted,
    "pushed": _placed,
    "chased": _placed,
    "recovered": _recovered,
    "token": _token,
    "refresh-token": lambda rider, _: rider._replace(tokens=(*rider.tokens, Token(REFRESH, 1))),
    "minute": lambda rider, _: rider._replace(minutes=rider.minutes + 1),
    "timed": lambda rider, event: rider._replace(time=number(event, "time")),
    "podium": lambda rider, event: rider._replace(podium=number(event, "points")),
    "refreshed": _refreshed,
    "bid": _bid,
    "bid-revealed": _bid_revealed,
    "bid-doubled": _bid_revealed,
    "broke-away": _broke_away,
    "bid-lost": lambda rider, _: _shuffled(rider, rider.deck),
}


def fold(view: View, event: Event) -> View:
    if change := ON_RIDER.get(event.code):
        team, _, type_ = str(event.args["rider"]).partition(".")
        riders = list(view.riders)
        for index, rider in enumerate(riders):
            if rider.type == type_ and rider.team == team:
                riders[index] = change(rider, event)
                break
        view = view.with_riders(riders)
    on_table = ON_TABLE.get(event.code)
    return on_table(view, event) if on_table else view


def _phase(view: View, event: Event) -> View:
    phase = cast(str, event.args["phase"])
    first = "" if view.phase == "placement" else view.first
    return view._replace(round=number(event, "round"), phase=phase, first=first, order=(), drafted=())


def _removed(view: View, _: Event) -> View:
    return view.with_riders(
        [
            rider.with_card(None, rider.deck, pile((*rider.played, rider.card))) if rider.card else rider
            for rider in view.riders
        ]
    )


def _slipped(view: View, event: Event) -> View:
    moves = cast("tuple[tuple[str, int, int], ...]", event.args["moves"])
    locations = {name: (square, lane) for name, square, lane in moves}
    places = [(rider, locations.get(rider.name)) for rider in view.riders]
    return view.with_riders([rider.at(*place) if place else rider for rider, place in places])


ON_TABLE: dict[str, Callable[[View, Event], View]] = {
    "draft-order": lambda view, event: view._replace(order=cast("tuple[str, ...]", event.args["seats"])),
    "drafted": lambda view, event: view._replace(drafted=(*view.drafted, str(event.args["rider"]))),
    "phase": _phase,
    "weather": lambda view, event: view._replace(course=course(str(event.args["road"]))),
    "removed": _removed,
    "slipped": _slipped,
}
