"""The specialists side by side: what leaves the deck, what comes into it, what it is good for."""

from collections.abc import Sequence

from rich.text import Text

from echappee.flamme.rules.setup import TYPES
from echappee.flamme.rules.specialists import SPECIALISTS
from echappee.flamme.terminal.drawing.cards import count, what_they_do


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
