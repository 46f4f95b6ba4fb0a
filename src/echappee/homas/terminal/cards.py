"""Cards in the terminal: the hands of riders and teams, and a rider's place."""

from collections.abc import Sequence

from rich.text import Text

from echappee.homas.rules import RiderView, Team, View
from echappee.homas.rules.cards import ACE, ATTACKS, HIDDEN, squares
from echappee.homas.terminal.palette import badge, printed, team_badge
from echappee.homas.words.voice import voice
from echappee.words import english

UNSEEN = "in hand"


def hand(cards: Sequence[str]) -> str:
    """Energy cards as they are typed."""
    return " ".join(cards) or "none"


def worth(fitness: str) -> str:
    """The effect of a fitness card."""
    if fitness == HIDDEN:
        return "face down"
    made = "two dice" if fitness == ACE else f"{squares(fitness)} squares"
    return f"{made}, as an attack" if fitness in ATTACKS else made


def draw_rider(table: View, rider: RiderView, *, secret: bool) -> list[Text]:
    """A rider's name, place and cards; `secret` hides its fitness card."""
    line = Text("  ").append(badge(rider.name)).append(f" {naming_of(rider)}", style="bold")
    if rider.racing:
        square = table.square(rider)
        ground = f", {square.road} {printed(square)}" if square.road != "flat" else ""
        line.append(f" on {square.name}{ground}, {to_go(table, rider)}")
    if rider.one_die:
        line.append(", one die only", style="yellow")
    held = Text("     ").append(f"cards {hand(rider.cards)}")
    if rider.spent:
        held.append(f" · spent {hand(rider.spent)}", style="dim")
    if team := table.team(rider.team).cards:
        held.append(f" · team {hand(team)}")
    if rider.fitness:
        held.append(f" · fitness {UNSEEN if secret else rider.fitness}")
    return [line, held]


def naming_of(rider: RiderView) -> str:
    """A name such as Red 21, leader."""
    return f"{voice('en').rider(rider.name)}, {voice('en').role(rider.role)}"


def to_go(table: View, rider: RiderView) -> str:
    """How far a rider is from the line."""
    rows = table.course.length - table.square(rider).row
    return f"{rows} to go" if rows >= 0 else "over the line"


def draw_hands(table: View, *, secret: bool) -> list[Text]:
    """Every team's public cards; of fitness cards only those of the viewer."""
    lines: list[Text] = []
    for team in table.teams:
        riders = [rider for rider in table.riders if rider.team == team.colour]
        lines += [_team(team), *(_holding(rider, secret=secret) for rider in riders if not team.neutral)]
    return lines


def _team(team: Team) -> Text:
    line = Text("  ").append(team_badge(team.number, team.colour))
    line.append(f" {english.team(team.colour)}", style="bold")
    return line.append(" neutral, no cards" if team.neutral else f" team cards {hand(team.cards)}")


def _holding(rider: RiderView, *, secret: bool) -> Text:
    line = Text("    ").append(badge(rider.name)).append(f" {voice('en').role(rider.role):<10}")
    line.append(f" cards {hand(rider.cards):<9}")
    line.append(f" spent {hand(rider.spent):<9}", style="dim")
    if not rider.fitness:
        return line.append(" fitness –", style="dim")
    known = rider.fitness != HIDDEN and not secret
    return line.append(f" fitness {rider.fitness if known else UNSEEN}")
