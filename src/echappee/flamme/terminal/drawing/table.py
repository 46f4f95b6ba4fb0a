"""The whole picture between two rounds: the stage, the groups, the road, the teams."""

from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

from echappee.cli.players import Company
from echappee.cli.terminal.badges import TEAM_STYLES
from echappee.cli.terminal.screen import flow, say, show
from echappee.flamme.rules import SPECIALISTS, View
from echappee.flamme.terminal.drawing.cards import LETTER_WORDS, POWER_LETTERS, powers_of
from echappee.flamme.terminal.drawing.lanes import columns
from echappee.flamme.terminal.drawing.palette import TEAM_LETTERS, TERRAIN_WORDS, draw_jerseys, marks
from echappee.flamme.terminal.drawing.profile import draw_groups, draw_profile, groups
from echappee.flamme.terminal.drawing.road import draw_road, on_road, piles, sign


def show_table(console: Console, view: View, company: Company) -> None:
    """Profile and groups as on television, then the road from above."""
    found = groups(view)
    drawn = on_road(view)
    home = sorted(
        (rider for rider in view.riders if rider.home and rider not in drawn), key=lambda rider: rider.rank
    )
    signs = {pile.square: sign(pile) for pile in piles(view)}
    show(console, draw_profile(view.course, console.width, heads=found, signs=signs))
    if found or home:
        show(console, draw_groups(view.course, found, home, console.width, company.jerseys))
    if found or not home:
        show(console, [Text(), *draw_road(view, console.width, company.jerseys)])
    show(console, draw_teams(view, company.players, console.width))


def draw_teams(view: View, players: Mapping[str, str], width: int) -> list[Text]:
    """Which letters belong to which team, and its specialists."""
    pieces = []
    for team in view.teams:
        letter = TEAM_LETTERS.get(team.colour, team.colour[:1])
        piece = Text().append(letter, style=TEAM_STYLES.get(team.colour, "bold"))
        piece.append(f" {team.colour}", style="bold")
        player = players.get(team.colour) or team.kind
        riders = [rider for rider in view.riders if rider.team == team.colour]
        chosen = "/".join(rider.specialist or "-" for rider in riders)
        known = f" {chosen}" if any(rider.specialist for rider in riders) else ""
        pieces.append(piece.append(f" ({player}){known}  ", style="dim"))
    return flow(pieces, width)


def legend(console: Console, view: View, jerseys: Mapping[str, str]) -> None:
    """The legend: the marks of this road, other signs in this race, and the riders with jerseys."""
    rules, course = view.ruleset, view.course
    seen = dict.fromkeys(mark for square in course.squares for mark in marks(square))
    words = ["R Rouleur, S Sprinteur, ! crashed; the lowest lane is the right one"]
    if rules.trial:
        words = ["R Rouleur, S Sprinteur, ! crashed; every team has its own road"]
    words += [f"{mark} {TERRAIN_WORDS[mark]}" for mark in TERRAIN_WORDS if mark in seen]
    words += ["╱╲ two ways, the inner one below"] * any(
        column.outer for column in columns(course, len(course.squares))
    )
    words += ["S 5 3 1 sprint tokens, M mountain tokens"] * rules.tour
    words += ["↻ refresh"] * rules.extended
    words += [":40 seconds for a pack that ends there"] * rules.timed
    say(console, "  " + " · ".join(words), style="dim")
    if letters := _letters(view):
        say(console, f"  Cards: {letters}", style="dim")
    show(console, draw_jerseys(jerseys, console.width))


def _letters(view: View) -> str:
    """The letters of the powers that cards in this race may have."""
    cards = {card for rider in view.riders for card in (*rider.deck, *rider.played)}
    if view.ruleset.specialists:
        cards = {card for specialist in SPECIALISTS.values() for card in specialist.added}
    letters = {POWER_LETTERS[power] for card in cards for power in powers_of(card)}
    return " · ".join(f"{letter} {word}" for letter, word in LETTER_WORDS.items() if letter in letters)
