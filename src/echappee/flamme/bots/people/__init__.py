"""People to ride against: patron's judgement, with the mistakes of a level and the taste of a character."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from echappee.bots import BotEntry
from echappee.flamme.bots.people.bot import LAPSES, PersonBot
from echappee.flamme.bots.people.characters import CHARACTERS, Character
from echappee.flamme.rules import View

__all__ = ["CHARACTERS", "LAPSES", "PEOPLE", "PersonBot"]


def _at_level(number: int, name: str, person: Character) -> BotEntry[View]:
    return BotEntry(
        make=partial(PersonBot, level=number, style=person.style),
        called={"en": person.called, "fr": person.called},
        about=person.about,
        level=number,
        character=name,
        portrait=person.portrait,
    )


PEOPLE: Final[Mapping[str, BotEntry[View]]] = {
    f"{name}-{number}": _at_level(number, name, person)
    for name, person in CHARACTERS.items()
    for number in LAPSES
}
