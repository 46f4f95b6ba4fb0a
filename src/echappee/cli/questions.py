"""What somebody sees who is asked: the grid to fill, the decks to choose from, the hand to play."""

from collections.abc import Mapping

from rich.console import Console

from echappee.cli.drawing.hands import draw_deck, draw_hand, draw_rider
from echappee.cli.drawing.road import draw_road
from echappee.cli.drawing.table import draw_teams
from echappee.cli.screen import say, show
from echappee.engine import Question
from echappee.flamme import FlammeRace, RiderView, View
from echappee.words import naming, tell

ASKED = {"first": "Which rider draws first", "rider": "Which rider bids for the breakaway"}


def show_question(console: Console, race: FlammeRace, question: Question, players: Mapping[str, str]) -> None:
    """Everything that helps to answer."""
    view = race.view(question.seat)
    console.print()
    if question.id.kind.startswith("card"):
        rider = view.rider(f"{question.seat}.{question.id.rider}")
        if rider.hand and (news := _shuffled(race, view)):
            say(console, f"  {news}", style="dim")
        _show_rider(console, view, rider)
        show(console, draw_hand(view, rider, landings=question.id.kind == "card"))
    elif question.id.kind.startswith("place"):
        _show_grid(console, view, question, players)
    else:
        for rider in view.own:
            _show_rider(console, view, rider)
        options = " or ".join(question.options() or ())
        say(console, f"  {ASKED.get(question.id.kind, 'Choose')}: {options}?")


def _show_rider(console: Console, view: View, rider: RiderView) -> None:
    show(console, [draw_rider(view, rider), draw_deck(rider)])


def _shuffled(race: FlammeRace, view: View) -> str | None:
    """That the deck was shuffled to draw this hand, if it was."""
    drew = [event for event in race.heard(view.seat) if event.code == "drew"]
    return tell(drew[-1], view)


def _show_grid(console: Console, view: View, question: Question, players: Mapping[str, str]) -> None:
    show(console, draw_road(view, console.width))
    show(console, draw_teams(view.teams, players, console.width))
    options = question.options() or ()
    riders = " or ".join(dict.fromkeys(option[0] for option in options))
    squares = " ".join(dict.fromkeys(option[1:] for option in options))
    team = naming.team(question.seat)
    say(console, f"  Place {team}’s {riders} on a square with room: {squares} ({options[0]}, say)")
