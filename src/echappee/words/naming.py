"""How riders, cards and places are called in a sentence."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from echappee.flamme import Card, Course
from echappee.flamme.places import print_place
from echappee.words import english


def team(colour: str) -> str:
    """The team's name; teams of scenarios keep their own."""
    return english.TEAMS.get(colour, colour)


def rider(name: str) -> str:
    """As in Blue’s Rouleur."""
    colour, _, kind = name.partition(".")
    return english.RIDERS[kind].format(team=team(colour))


def riders(names: Sequence[str]) -> str:
    """A list of riders, both of one team in one word."""
    colours = [name.partition(".")[0] for name in names]
    called: list[str] = []
    for name, colour in zip(names, colours, strict=True):
        both = colours.count(colour) > 1
        word = english.BOTH_RIDERS.format(team=team(colour)) if both else rider(name)
        if word not in called:
            called.append(word)
    return listed(called)


def listed(words: Sequence[str]) -> str:
    """As in a, b and c."""
    head, tail = words[:-1], words[-1:]
    return english.LISTS["last"].join([*([english.LISTS["comma"].join(head)] if head else []), *tail])


def card(text: str) -> str:
    """A card by its value, and by its name where it is no ordinary one."""
    parsed = Card.parse(text)
    return english.CARDS[parsed.kind].format(value=parsed.value)


def lane(course: Course, square: int, number: int) -> str:
    """The name of this lane."""
    return english.LANES[print_place(course, square, number)[-1]]


def squares(count: int) -> str:
    """So many squares."""
    return english.SQUARES["one" if count == 1 else "other"].format(count=count)


def weather(course: Course) -> str:
    """All weather on this road, from the start on; nothing where it is fair."""
    numbered = enumerate((square.weather for square in course.squares), start=1)
    found = []
    for token, run in groupby(numbered, key=lambda pair: pair[1]):
        numbers = [number for number, _ in run]
        if token:
            found.append(english.WEATHER[token].format(squares=f"{numbers[0]}–{numbers[-1]}"))
    return listed(found)


def brake(course: Course, numbers: Iterable[int], speed: int) -> str:
    """What on these squares allows no such speed."""
    slow = (course.at(number).terrain for number in numbers if course.at(number).most < speed)
    return english.TERRAIN[next(slow, "flat")]


def first_upper(text: str) -> str:
    """The text with a capital, as sentences begin."""
    return text[:1].upper() + text[1:]
