"""People to ride against: patron's judgement, plus the mistakes of a level and the taste of a character."""

from collections.abc import Callable, Mapping
from functools import partial
from math import log
from random import Random
from typing import Final, NamedTuple

from echappee.bots import BotEntry, InWords, Portrait
from echappee.engine import Question
from echappee.flamme.bots.patron import PatronBot
from echappee.flamme.bots.people.prospects import Prospects, Style, leaning
from echappee.flamme.rules import Card, View


class Character(NamedTuple):
    called: str
    about: InWords
    style: Style
    portrait: Portrait


CHARACTERS: Final[Mapping[str, Character]] = {
    "colette": Character(
        "Colette",
        {"en": "attacks early and rides in front", "fr": "attaque tôt et roule devant"},
        Style(spent=3, ahead=4, wind=3),
        Portrait(skin="light", hair="copper", cut="bun", jersey="red", marks="cream", pattern="sash"),
    ),
    "marcel": Character(
        "Marcel",
        {
            "en": "sits in the wheels and is seldom seen in front",
            "fr": "reste dans les roues, on le voit peu devant",
        },
        Style(shelter=12, ahead=-3, spent=-0.5),
        Portrait(
            skin="rosy",
            hair="grey",
            cut="bald",
            wears="moustache",
            jersey="blue",
            marks="gold",
            pattern="band",
        ),
    ),
    "nadia": Character(
        "Nadia",
        {"en": "wants to be first on every climb", "fr": "veut être en tête dans chaque ascension"},
        Style(climb=8, spent=-1),
        Portrait(skin="brown", hair="ink", cut="curls", jersey="linen", marks="red", pattern="dots"),
    ),
    "ugo": Character(
        "Ugo",
        {
            "en": "saves everything for the sprint and gambles there",
            "fr": "garde tout pour le sprint et y joue gros",
        },
        Style(spent=-3.5, sprint=4),
        Portrait(
            skin="tan",
            hair="ink",
            cut="short",
            wears="glasses",
            jersey="green",
            marks="cream",
            pattern="hoops",
        ),
    ),
    "odile": Character(
        "Odile",
        {
            "en": "leaves the wind to the others and offers no wheel",
            "fr": "laisse le vent aux autres, sans offrir sa roue",
        },
        Style(pulled=-60, wind=-8, ahead=-4),
        Portrait(skin="light", hair="blond", cut="plait", jersey="black", marks="gold", pattern="chevron"),
    ),
}


LAPSES: Final[Mapping[int, float]] = {1: 0.66, 2: 0.48, 3: 0.3, 4: 0.14, 5: 0.0}
"""By level: the share of cards that are played without thinking. Each level wins two of three races of two
teams against the one below; `python -m bench.levels` measures it."""

HABITS: Final = Style(spent=2.0, shelter=-4.0, wasted=1.5)
"""The taste of a thoughtless rider: high cards early, the wind in the face, strong cards on climbs."""
HASTE: Final = 3.0
"""The amount of noise in it, in the same units."""
TASTE: Final = 0.25
"""How much of a character's style is left then: beginners ride much alike.

With all of it, those whose style is to attack would win more than others of their level.
"""


NO_STYLE: Final = Style()


class PersonBot:
    """Plays the card it prefers; patron plays the best one."""

    def __init__(self, seed: int | str, level: int, style: Style = NO_STYLE) -> None:
        self._seed = seed
        self._lapses = LAPSES[level]
        self._style = style
        self._patron = PatronBot(seed)

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        likes = self.likes(question, look)
        return max(likes, key=lambda option: likes[option]) if likes else self._patron.answer(question, look)

    def likes(self, question: Question, look: Callable[[], View]) -> dict[str, float]:
        """Its rating of each card, by the answer that plays it; empty if patron answers."""
        likes = self._patron.likes(question, look)
        if not likes:
            return {}
        view = look()
        outlook = Prospects(view, view.rider(f"{question.seat}.{question.id.rider}"))
        chance = Random(f"{self._seed}/{question.id}")
        thinks = chance.random() >= self._lapses
        for option, like in likes.items():
            prospect = outlook.prospect(Card.parse(option))
            taste = leaning(self._style, prospect)
            if thinks:
                likes[option] = like + taste
            else:
                likes[option] = leaning(HABITS, prospect) + HASTE * _some(chance) + TASTE * taste
        return likes


def _some(chance: Random) -> float:
    """Random noise, mostly between -1 and 3: with it the choice is random, weighted by preference."""
    return -log(-log(1 - chance.random()))


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
