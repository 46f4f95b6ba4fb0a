"""Decks and hands, and the specialists who hold them."""

from collections.abc import Sequence

from rich.text import Text

from echappee.flamme.rules import SPECIALISTS, Landing, RiderView, View, preview
from echappee.flamme.rules.course import ways
from echappee.flamme.rules.course_text import print_location
from echappee.flamme.rules.setup import TYPES
from echappee.flamme.terminal.drawing.cards import count, short, what_they_do
from echappee.flamme.terminal.drawing.palette import badge, letters
from echappee.flamme.words import english
from echappee.flamme.words.english import TERRAIN


def draw_specialists(names: Sequence[str]) -> list[Text]:
    """One line each with its number, first those for one type of rider, then those for the other."""
    lines: list[Text] = []
    for kind, called in TYPES.items():
        of_kind = [name for name in names if SPECIALISTS[name].type == kind]
        if of_kind:
            lines.append(Text(f"  {f'{called}s':<20}", style="bold").append("out        in", style="dim"))
        lines += [draw_specialist(name, names.index(name) + 1) for name in of_kind]
    return lines


def draw_specialist(name: str, number: int) -> Text:
    specialist = SPECIALISTS[name]
    line = Text(f"  {f'#{number}':<4}").append(f"{name:<15}", style="bold")
    line.append(f" −{count(specialist.removed):<9}", style="dim").append(f" +{count(specialist.added):<14}")
    line.append(f" {what_they_do(specialist.added)}", style="dim")
    return line


def draw_rider(view: View, rider: RiderView) -> Text:
    """Where a rider of the team is, and which one it is."""
    line = Text("  ").append(badge(rider)).append(f" {english.rider(rider.name)}", style="bold")
    line.append(f", {english.specialist(rider.specialist)}" if rider.specialist else "")
    if rider.square:
        line.append(f" on {print_location(view.course, rider.square, rider.lane)}")
    if rider.crashed:
        line.append(", crashed: its card counts 2 less", style="bold red")
    return line


def draw_deck(rider: RiderView) -> Text:
    """The cards of a rider of the team that are not in the hand."""
    face_down, recycled = rider.pile or (), rider.recycled or ()
    line = Text("     ").append(f"face down {count(face_down)}", style="dim")
    return line.append(f" · recycled {count(recycled)}", style="dim") if recycled else line


def draw_hand(view: View, rider: RiderView, *, landings: bool) -> list[Text]:
    """The hand, one card per line, with the square to which each would take the rider."""
    # With declared cards there is no hand: any card of the deck may have been played.
    hand = rider.deck if rider.hand is None else rider.hand
    cards = list(dict.fromkeys(hand))
    width = max((len(short(card)) for card in cards), default=0)
    ends = [preview(view, rider.name, card) for card in cards] if landings else []
    room = max((len(view.course.name(landing.square)) for landing in ends), default=0)
    lines = []
    for number, card in enumerate(cards, start=1):
        times = hand.count(card)
        line = Text(f"   #{number}  ").append(short(card).rjust(max(2, width)), style="bold")
        line.append(f" ×{times}" if times > 1 else "   ", style="dim")
        if landings:
            landing = ends[number - 1]
            line.append(f" → {view.course.name(landing.square):<{max(3, room)}}")
            line.append(_notes(_hints(view, rider, landing)), style="yellow")
        line.append(_notes([what_they_do([card])]), style="dim")
        lines.append(line)
    return lines


def _notes(notes: list[str]) -> str:
    text = ", ".join(note for note in notes if note)
    return f"  {text}" if text else ""


def _hints(view: View, rider: RiderView, landing: Landing) -> list[str]:
    """The road's effect on a card, and the riders who may be in its way."""
    course, notes = view.course, []
    if landing.raised:
        notes.append(f"the {TERRAIN[course.at(rider.square).terrain]} adds {landing.raised}")
    if landing.limited:
        wanted = landing.distance + landing.limited
        possible = ways(course, rider.square, wanted)
        way = next(way for way in possible if way[: landing.distance] == landing.way)
        brake = english.brake(course, (rider.square, *way), wanted)
        notes.append(f"the {brake} takes {landing.limited}")
    if landing.crowded:
        notes.append("may be full: " + " ".join(letters(view.rider(name)) for name in landing.rivals))
        notes += ["slippery"] * course.at(landing.square).slippery
    if course.to_go(landing.square) < 0:
        notes.append("over the line")
    return notes


def draw_decks(view: View, width: int) -> list[Text]:
    """Every rider's cards left and cards played, as anybody can count them (rule 0.4.2)."""
    lines: list[Text] = []
    for rider in view.riders:
        line = Text("  ").append(badge(rider)).append(f" {len(rider.deck):>2} left ", style="bold")
        line.append(count(rider.deck).ljust(30))
        played = f" played {count(rider.played)}" if rider.played else " nothing played"
        if line.cell_len + len(played) > width:  # decks with many powers need another line
            lines.append(line)
            line = Text(" " * 12)
        lines.append(line.append(played, style="dim"))
    return lines
