"""The people one rides against: each likes something a little more than is good."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from echappee.bots import InWords, Portrait
from echappee.flamme.bots.people.prospects import Style


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
