"""Draws, and the log in which the kernel records them together with decisions."""

from typing import Final

from echappee.flamme.kernel.rules.piles import count, kind_at, single, size
from echappee.flamme.kernel.state import PILE, RECYCLED
from echappee.kernel import Race, compiled, split, write

# Purposes of random numbers.
FOR_HANDS: Final = 0
FOR_DECKS: Final = 1
FOR_SEATS: Final = 2
FOR_WEATHER: Final = 3
FOR_PLACES: Final = 4
FOR_PICKS: Final = 5
FOR_BIDS: Final = 6
FOR_SECOND_BIDS: Final = 7
FOR_REFRESH: Final = 8

# Kinds of log lines; the ones below are about a seat, a rider, or nobody.
SEAT_ORDER: Final = 0
PICK: Final = 1
WEATHER_LAID: Final = 2
FIRST_SEAT: Final = 3
PLACE: Final = 4
BIDDER: Final = 5
HAND: Final = 6
CARD_PLAYED: Final = 7
FIRST_RIDER: Final = 8
RECOVERY: Final = 9
TURNED: Final = 10
TAKEN_BACK: Final = 11


@compiled
def given(race: Race, what: int, who: int, time: int) -> int:
    """The result that the script of the race fixes for this draw or decision; -1 if it is free."""
    for line in range(race.scripted):
        script = race.script[line]
        if script[0] == what and script[1] == who and script[2] == time:
            return script[3]
    return -1


@compiled
def draw(pile: int, take: int, chance: tuple[int, int, int, int]) -> int:
    """Draw cards from the pile, at most six; two of them from each number."""
    left = size(pile)
    drawn = 0
    number = chance[0]
    for taken in range(take):
        if taken == 2:
            number = chance[1]
        if taken == 4:
            number = chance[2]
        index, number = split(number, left)
        card = single(kind_at(pile, index))
        pile -= card
        drawn += card
        left -= 1
    return drawn


@compiled
def draw_hand(race: Race, rider: int, number: int, chance: tuple[int, int, int, int], time: int) -> int:
    """Draw from the face-down part; the recycled cards are shuffled in when it runs out (2.2)."""
    deck = race.decks[rider]
    pile = deck[PILE]
    cards = size(pile)
    hand = 0
    if cards < number:
        hand, pile = pile, deck[RECYCLED]
        deck[RECYCLED] = 0
        number -= cards
        cards = size(pile)
    if number < cards:
        drawn = _drawn(race, rider, pile, number, chance, time)
        write(race, HAND, rider, time, drawn)
    else:
        drawn = pile  # nothing is left to chance
    deck[PILE] = pile - drawn
    return hand + drawn


@compiled
def _drawn(
    race: Race, rider: int, pile: int, number: int, chance: tuple[int, int, int, int], time: int
) -> int:
    """The cards in the script; a card that is known to be played from a hidden hand is in that hand."""
    drawn = given(race, HAND, rider, time)
    if drawn >= 0:
        return drawn
    played = given(race, CARD_PLAYED, rider, time)
    if played >= 0 and count(pile, played):
        return single(played) + draw(pile - single(played), number - 1, chance)
    return draw(pile, number, chance)
