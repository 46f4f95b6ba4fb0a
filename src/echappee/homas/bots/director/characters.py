"""The characters among the directors: each prefers something a little more than is good."""

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

from echappee.bots import BotEntry, InWords, Portrait
from echappee.homas.bots.director.director import Director
from echappee.homas.bots.director.skill import BEST, Numbers, skills
from echappee.homas.rules import View


class Character(NamedTuple):
    called: str
    about: InWords
    taste: Numbers
    """The weights that differ from others'."""
    portrait: Portrait


CHARACTERS: Final[Mapping[str, Character]] = {
    "aurore": Character(
        "Aurore",
        {
            "en": "attacks from afar and goes with every attack",
            "fr": "attaque de loin et suit chaque attaque",
        },
        {"attack": 1.5, "lead": 0.2, "counter": 0.5, "card": -0.4},
        Portrait(skin="tan", hair="red", cut="cap", jersey="red", marks="cream", pattern="chevron"),
    ),
    "bastien": Character(
        "Bastien",
        {
            "en": "sits in the wheels and bets on the sprint",
            "fr": "reste dans les roues et mise sur le sprint",
        },
        {"sprinter": 1.0, "for_sprint": 0.5, "straight": 0.5, "lead": -0.2, "relay": 0.4},
        Portrait(
            skin="light",
            hair="copper",
            cut="short",
            wears="beard",
            jersey="green",
            marks="gold",
            pattern="band",
        ),
    ),
    "ines": Character(
        "Inès",
        {
            "en": "rides for the climber wherever the road goes up",
            "fr": "roule pour son grimpeur dès que ça monte",
        },
        {"climber": 1.2, "leader": -0.4, "sprinter": -0.5, "pulled": 0.15},
        Portrait(skin="brown", hair="ink", cut="bob", jersey="linen", marks="red", pattern="dots"),
    ),
    "rocco": Character(
        "Rocco",
        {
            "en": "calls for relays and bluffs when his own are due",
            "fr": "réclame des relais et bluffe pour les siens",
        },
        {"bluff": 0.5, "one_die": -1.5, "relay": 0.5, "towed": 0.15},
        Portrait(
            skin="tan",
            hair="grey",
            cut="bald",
            wears="glasses",
            jersey="black",
            marks="gold",
            pattern="hoops",
        ),
    ),
    "hilde": Character(
        "Hilde",
        {
            "en": "has patience: the better wheel, the later card",
            "fr": "est patiente\u00a0: une meilleure roue, une carte plus tard",
        },
        {"patience": 0.6, "card": 0.4, "later": 0.3, "follow": -0.2},
        Portrait(
            skin="rosy",
            hair="blond",
            cut="bun",
            wears="glasses",
            jersey="blue",
            marks="cream",
            pattern="sash",
        ),
    ),
}


def _at_level(level: int, name: str, person: Character) -> BotEntry[View]:
    return BotEntry(
        make=partial(Director, using=skills(level, person.taste)),
        called={"en": person.called, "fr": person.called},
        about=person.about,
        level=level,
        character=name,
        portrait=person.portrait,
    )


PEOPLE: Final[Mapping[str, BotEntry[View]]] = {
    f"{name}-{level}": _at_level(level, name, person)
    for name, person in CHARACTERS.items()
    for level in range(1, BEST + 1)
}
