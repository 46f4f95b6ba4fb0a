"""The screen of a question: the road around the rider, the cards, and the choices."""

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import Console
from rich.text import Text

from echappee.cli.players import Company
from echappee.cli.terminal.screen import say
from echappee.engine import Question
from echappee.homas.rules import ROLES, View
from echappee.homas.rules.events import KEEP
from echappee.homas.rules.lineup import squares_of
from echappee.homas.rules.lost_turns import WAIT
from echappee.homas.rules.offers import NONE
from echappee.homas.terminal import rides
from echappee.homas.terminal.cards import hand, worth
from echappee.homas.terminal.rides import KeyboardQuestion
from echappee.homas.terminal.road import NEAR
from echappee.words import english


def show_question(console: Console, view: View, question: Question, company: Company) -> None:
    """Everything that helps to answer."""
    console.print()
    SHOWN[question.id.kind](KeyboardQuestion(console, question, view, company))


def _seven(asked: KeyboardQuestion) -> None:
    asked.show_rider(asked.rider)
    say(asked.console, f"  A seven: t rolls on the event table, {asked.modifier};")
    keeps = " or ".join(o.removeprefix(KEEP) for o in asked.options if o.startswith(KEEP))
    say(asked.console, f"  {keeps} keeps that die or card alone, and nothing happens.")


def _chance(asked: KeyboardQuestion) -> None:
    other = "gets a card back and rides on" if "recover" in asked.options else "rides on as it is"
    say(asked.console, f"  {asked.name} may attack: a attacks, r {other}.")


def _wait(asked: KeyboardQuestion) -> None:
    rider = asked.rider
    asked.show_rider(rider)
    lost = "a turn" if rider.wait == 1 else f"{rider.wait} turns"
    cards = hand([option for option in asked.options if option != WAIT])
    waits = "w waits; a" if WAIT in asked.options else "A"
    say(asked.console, f"  It loses {lost}. {waits} card buys one back ({cards}).")


def _card(asked: KeyboardQuestion) -> None:
    word = "lose" if asked.question.id.kind == "discard" else "get back"
    say(asked.console, f"  Which card does {asked.name} {word}? {' or '.join(asked.options)}")


def _energy(asked: KeyboardQuestion) -> None:
    say(asked.console, "  With which energy cards does the team ride this stage? Type a number.")
    for number, option in enumerate(asked.options, start=1):
        parts = zip((*ROLES, "team"), option.split("-"), strict=True)
        held = " · ".join(f"{who} {'–' if cards == '0' else cards.replace(',', ' ')}" for who, cards in parts)
        say(asked.console, f"   #{number:<3} {held}")


def _keep(asked: KeyboardQuestion) -> None:
    asked.show_choice(asked.rider.name, f"{asked.role(asked.rider.name)} keeps one fitness card:")
    for card in asked.options:
        asked.console.print(Text().append(f"   {card:>2}", style="bold").append(f"  {worth(card)}"))


def _lineup(asked: KeyboardQuestion) -> None:
    free = dict.fromkeys(option[0] for option in asked.options)
    marks = {asked.table.course.numbers[n]: letter.upper() for letter in free for n in squares_of(letter)}
    asked.show_road([(-4, 4)], marks)
    team = asked.table.team(asked.question.seat)
    order = " ".join(f"{team.number}{role}" for role in range(1, 5))
    say(asked.console, f"  Where does {english.team(team.colour)} line up? {' '.join(free)}")
    say(
        asked.console,
        f"  A letter puts {order} on its squares from the right; {next(iter(free))}3142 puts "
        f"{team.number}3 first.",
    )


def _place(asked: KeyboardQuestion) -> None:
    riders, squares = (dict.fromkeys(option.split(",")[n] for option in asked.options) for n in (0, 1))
    asked.show_road([(-4, 4)], {asked.table.course.numbers[square]: rides.LANDING for square in squares})
    say(asked.console, f"  Who lines up, and where? {' '.join(riders)}")
    say(asked.console, f"  A rider and a square, such as {asked.options[0].replace(',', ' ')}.")


def _retreat(asked: KeyboardQuestion) -> None:
    names = dict.fromkeys(name for option in asked.options if option != NONE for name in option.split(","))
    squares = {name: asked.table.square(asked.table.rider(name)) for name in names}
    asked.show_road(
        [(square.row - NEAR, square.row + NEAR) for square in squares.values()],
        {square.behind[0]: rides.LANDING for square in squares.values()},
    )
    some = ", some of them," if len(names) > 1 else ""
    say(asked.console, f"  Who falls back a square? {' '.join(names)}{some} or n for nobody.")


def _sprint(asked: KeyboardQuestion) -> None:
    _dash(asked, "The sprint")


def _rush(asked: KeyboardQuestion) -> None:
    _dash(asked, "The intermediate sprint, for points and seconds of the first five; nobody moves")


def _dash(asked: KeyboardQuestion, what: str) -> None:
    asked.show_rider(asked.rider)
    dice = "two dice" if asked.rider.sprinter else "a die"
    cards = " or ".join(asked.options[1:])
    say(asked.console, f"  {what}. r rolls {dice}" + (f"; instead {cards}" if cards else "") + ".")


SHOWN: Final[Mapping[str, Callable[[KeyboardQuestion], None]]] = {
    "lead": rides.lead,
    "take": rides.lead,
    "to": rides.to,
    "then": rides.to,
    "follow": rides.follow,
    "relay": rides.relay,
    "counter": rides.counter,
    "seven": _seven,
    "chance": _chance,
    "wait": _wait,
    "discard": _card,
    "recover": _card,
    "energy": _energy,
    "keep": _keep,
    "lineup": _lineup,
    "place": _place,
    "retreat": _retreat,
    "sprint": _sprint,
    "rush": _rush,
}
"""How each kind of question is shown."""
