"""A question at the keyboard, and those about riding: where to go, and with what."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from echappee.cli.players import Company
from echappee.cli.terminal.screen import flow, say, show
from echappee.engine import Question
from echappee.homas.bots.reminders import reminders
from echappee.homas.rules import RiderView, View
from echappee.homas.rules.cards import value
from echappee.homas.rules.events import TABLE, modifier
from echappee.homas.rules.offers import NONE
from echappee.homas.rules.options import ATTACK, FITNESS, RELAY, REST, ROLL, read_played
from echappee.homas.terminal.answers import gain, landings, picks
from echappee.homas.terminal.cards import draw_rider, hand, worth
from echappee.homas.terminal.palette import badge
from echappee.homas.terminal.road import NEAR, around, draw_road
from echappee.homas.words.voice import voice
from echappee.words import english

KEYS = {FITNESS: "f", RELAY: "l", REST: "s"}


def draw_options(table: View, rider: RiderView, options: Sequence[str], *, secret: bool) -> list[Text]:
    """Every kind of option, and its effect."""
    cards = [option for option in options if option[0] in "56t"]
    single = [option for option in cards if "+" not in option]
    double = [option for option in cards if "+" in option]
    attacks = [f"a{option.removeprefix(ATTACK)}" for option in options if option.startswith(ATTACK)]
    die = "alone" if rider.one_die else "and a die"
    lines = [("r", f"{'one die' if rider.one_die else 'two dice'}: {_range(table, rider, [ROLL])}")]
    if single:
        lines.append((" ".join(single), f"a card {die}: {_range(table, rider, single)}"))
    if double:
        lines.append((f"{double[0]} …", f"two cards: {_range(table, rider, double)}"))
    if attacks:
        first = " ".join(attack for attack in attacks if "+" not in attack)
        two = f" (or with two, {attacks[-1]})" if "+" in attacks[-1] else ""
        lines.append((first, f"attack{two}: riders that go along spend a card"))
    others = {
        FITNESS: "the fitness card"
        if secret or not rider.fitness
        else f"the fitness card: {worth(rider.fitness)}",
        RELAY: "ask those behind for a relay",
        REST: "stay here and get a card back",
    }
    lines += [(KEYS[option], said) for option, said in others.items() if option in options]
    return [Text("   ").append(f"{keys:<16}", style="bold").append(f" {said}") for keys, said in lines]


def _range(table: View, rider: RiderView, options: Sequence[str]) -> str:
    """How many squares these options can make from this square of the road."""
    lows, highs = zip(*(_reach(table, rider, option) for option in options), strict=True)
    low, high = min(lows), max(highs)
    return f"{low} squares" if low == high else f"{low} to {high} squares"


def _reach(table: View, rider: RiderView, option: str) -> tuple[int, int]:
    played, grade = read_played(option).all, table.square(rider).grade
    fixed, dice = sum(map(value, played)), (1 if rider.one_die else 2) - len(played)
    return max(1, fixed + dice + grade), max(1, fixed + 6 * dice + grade)


class KeyboardQuestion(NamedTuple):
    """A question in front of somebody."""

    console: Console
    question: Question
    table: View
    company: Company

    @property
    def options(self) -> list[str]:
        """All answers."""
        return list(self.question.options() or ())

    @property
    def rider(self) -> RiderView:
        """The rider that it is about."""
        return self.table.rider(self.question.id.rider)

    @property
    def secret(self) -> bool:
        """Whether others at this keyboard may not see a fitness card."""
        return list(self.company.players.values()).count("you") > 1

    @property
    def name(self) -> str:
        """As in Red 21."""
        return voice("en").rider(self.rider.name)

    @property
    def modifier(self) -> str:
        """The road's modifier of a roll on the event table."""
        less = modifier(self.table.course, self.table.square(self.rider), rain=self.table.rain)
        return f"{less} on this square" if less else "nothing taken off here"

    def role(self, name: str) -> str:
        """What the rider of this name is."""
        return voice("en").role(self.table.rider(name).role)

    def show_road(self, spans: list[tuple[int, int]], marks: Mapping[int, str]) -> None:
        """The relevant part of the road; against the clock nobody else is on it."""
        table = self.table
        if table.course.trial:
            own = (rider for rider in table.riders if rider.name == self.question.id.rider)
            table = table._replace(riders=tuple(own))
        if marks or not table.course.trial:
            show(self.console, draw_road(table, self.console.width, spans, marks, self.company.jerseys))

    def show_rider(self, rider: RiderView) -> None:
        """A rider's place and cards."""
        show(self.console, draw_rider(self.table, rider, secret=self.secret))

    def show_choice(self, name: str, said: str) -> None:
        """A rider to choose, with the relevant facts."""
        self.console.print(Text("   ").append(badge(name)).append(f"  {said}"))


LANDING: Final = "×"
"""The square that a rider who follows would reach."""


def lead(asked: KeyboardQuestion) -> None:
    """What a rider does that leads."""
    rider = asked.rider
    asked.show_road(around(asked.table, rider.square), {})
    asked.show_rider(rider)
    if rider.name in reminders(asked.table, rider.team).due:
        say(
            asked.console,
            "     its fitness card must be played before the sprint (rule 4.1.3)",
            style="yellow",
        )
    show(asked.console, draw_options(asked.table, rider, asked.options, secret=asked.secret))


def to(asked: KeyboardQuestion) -> None:
    """Which square it rides to."""
    course, found = asked.table.course, picks(asked.question)
    marks = {course.numbers[name]: letter for letter, name in found.items()}
    asked.show_road(around(asked.table, asked.rider.square, marks), marks)
    squares = [
        Text().append(f"{letter} ", style="bold").append(f"{name}   ") for letter, name in found.items()
    ]
    show(asked.console, flow(squares, asked.console.width))
    more = len(asked.options) - (TABLE in asked.options)
    say(
        asked.console,
        f"  Where does {asked.name} ride to? A letter, or any of {more} squares by name.",
    )
    if TABLE in asked.options:
        say(asked.console, f"  t rolls on the event table first, {asked.modifier}.")


def follow(asked: KeyboardQuestion) -> None:
    """Who of the riders behind keeps the wheel."""
    lands = landings(asked.question)
    _show_landings(asked, lands)
    for name, square in lands.items():
        further = f"{_further(asked, name, square)}{_lost(asked, name)}"
        asked.show_choice(name, f"{asked.role(name)} → {square}, {further}")
    say(asked.console, "  Who follows? A rider, or n for none of them.")


def _show_landings(asked: KeyboardQuestion, lands: Mapping[str, str]) -> None:
    """The road with these riders on it, and the squares that they would reach."""
    course = asked.table.course
    marks = {course.numbers[name]: LANDING for name in lands.values()}
    rows = [asked.table.square(asked.table.rider(name)).row for name in lands]
    asked.show_road([(min(rows) - 2, max(course.at(number).row for number in marks) + 3)], marks)


def _further(asked: KeyboardQuestion, name: str, square: str) -> str:
    """How far a rider that goes along comes, and the roll it would need for that."""
    rows = asked.table.course.rows_between(asked.table.rider(name).square, asked.table.course.numbers[square])
    worth = gain(asked.question, name, asked.table)
    as_good = f", as good as {worth}" if worth != rows else ""
    return f"{english.squares(rows)} further{as_good}"


def _lost(asked: KeyboardQuestion, name: str) -> str:
    """The price that a rider with lost turns has to pay first."""
    turns = asked.table.rider(name).wait
    if not turns:
        return ""
    return ", after buying back " + ("a turn" if turns == 1 else f"{turns} turns")


def relay(asked: KeyboardQuestion) -> None:
    """Who takes the lead."""
    names = asked.options[:-1]
    rows = [asked.table.square(asked.table.rider(name)).row for name in names]
    asked.show_road([(min(rows) - 2, max(rows) + NEAR)], {})
    for name in names:
        asked.show_choice(name, f"{asked.role(name)}, cards {hand(asked.table.rider(name).cards)}")
    say(asked.console, "  Who takes the relay? A rider, or n for none of them.")


def counter(asked: KeyboardQuestion) -> None:
    """Who goes with an attack."""
    cards: dict[str, list[str]] = {}
    for part in (part for option in asked.options if option != NONE for part in option.split(",")):
        name, card = part.split("-")
        cards[name] = list(dict.fromkeys([*cards.get(name, []), card]))
    lands = landings(asked.question)
    _show_landings(asked, lands)
    for name, square in lands.items():
        where = f"→ {square}, {_further(asked, name, square)}"
        asked.show_choice(
            name, f"{asked.role(name)} {where}, for {' or '.join(cards[name])}{_lost(asked, name)}"
        )
    say(asked.console, f"  Who goes with the attack? Such as {asked.options[1]}, or n for nobody.")
