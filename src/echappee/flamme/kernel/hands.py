"""Drawing a hand (rules 2.2), in the energy phase and for bids."""

from echappee.flamme.kernel.chance import HAND, draw, write
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.piles import size
from echappee.flamme.kernel.state import PILE, RECYCLED, Race


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
        drawn = draw(pile, number, chance)
        write(race, HAND, rider, time, drawn)
    else:
        drawn = pile  # nothing is left to chance
    deck[PILE] = pile - drawn
    return hand + drawn
