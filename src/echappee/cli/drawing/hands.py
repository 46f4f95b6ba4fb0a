"""What a seat needs to see to play a card: the hand, the deck, and where each card would lead."""

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from echappee.cli.drawing.palette import badge, letters
from echappee.flamme import Card, Landing, RiderView, View, preview
from echappee.flamme.places import print_place
from echappee.words import naming
from echappee.words.english import TERRAIN


def draw_rider(view: View, rider: RiderView) -> Text:
    """Where one's own rider is, and what lies in its deck."""
    line = Text("  ").append(badge(rider)).append(f" {naming.rider(rider.name)}", style="bold")
    if rider.square:
        line.append(f" on {print_place(view.course, rider.square, rider.lane)}")
    if rider.crashed:
        line.append(", crashed: its card counts 2 less", style="bold red")
    return line


def draw_deck(rider: RiderView) -> Text:
    """The cards of one's own rider that are not in the hand."""
    face_down, recycled = rider.pile or (), rider.recycled or ()
    line = Text("     ").append(f"face down {count(face_down)}", style="dim")
    return line.append(f" · recycled {count(recycled)}", style="dim") if recycled else line


def count(cards: Iterable[Card]) -> str:
    """Cards by value, as in 3×2 5 9×3."""
    counted = Counter(map(str, cards))
    return " ".join(f"{card}×{number}" if number > 1 else card for card, number in counted.items()) or "none"


def draw_hand(view: View, rider: RiderView, *, landings: bool) -> list[Text]:
    """The hand, a card a line, with the place where each would take the rider."""
    lines = []
    # With declared cards there is no hand: any card of the deck may have been played.
    hand = rider.deck if rider.hand is None else rider.hand
    for number, card in enumerate(dict.fromkeys(hand), start=1):
        times = hand.count(card)
        line = Text(f"   #{number}  ").append(f"{card!s:>2}", style="bold")
        line.append(f" ×{times}" if times > 1 else "   ", style="dim")
        if landings:
            line.append(_landing(view, rider, preview(view, rider.name, card)))
        lines.append(line)
    return lines


def _landing(view: View, rider: RiderView, landing: Landing) -> Text:
    text = Text(f" → {landing.square:<3}")
    notes = []
    if landing.raised:
        notes.append(f"the {TERRAIN[view.course.at(rider.square).terrain]} adds {landing.raised}")
    if landing.limited:
        wanted = landing.distance + landing.limited
        brake = naming.brake(view.course, range(rider.square, rider.square + wanted + 1), wanted)
        notes.append(f"the {brake} takes {landing.limited}")
    if landing.crowded:
        notes.append("may be full: " + " ".join(letters(view.rider(name)) for name in landing.rivals))
    if view.course.at(landing.square).slippery and landing.crowded:
        notes.append("slippery")
    if landing.square > view.course.line:
        notes.append("over the line")
    return text.append("  " + ", ".join(notes), style="yellow") if notes else text


def draw_decks(view: View) -> list[Text]:
    """Every rider's cards left and cards played, as anybody can count them (rule 0.4.2)."""
    lines = []
    for rider in view.riders:
        line = Text("  ").append(badge(rider)).append(f" {len(rider.deck):>2} left ", style="bold")
        line.append(count(rider.deck).ljust(30))
        line.append(f" played {count(rider.played)}" if rider.played else " nothing played", style="dim")
        lines.append(line)
    return lines
