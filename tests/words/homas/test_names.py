"""What riders, cards and events of Homas Tour Pro are called."""

import pytest

from echappee.homas.rules.cards import COLOURS, FITNESS, KINDS
from echappee.homas.rules.events import ROWS
from echappee.homas.words.sentences import PREFIX
from echappee.homas.words.voice import voice
from echappee.words.languages import languages
from echappee.words.sentences import Sentence
from tests.words.radios import Args


@pytest.mark.parametrize("language", languages())
def test_every_event_card_and_rider_has_a_name_of_its_own(language: str) -> None:
    speaks = voice(language)
    args: Args = {"rider": "21", "result": 1}
    names = {row.name for row in ROWS.values()}
    assert len({speaks.say([Sentence(f"{PREFIX}event", args | {"name": name})]) for name in names}) == len(
        names
    )
    assert len({speaks.card(card) for kind in KINDS for card in (kind, f"t{kind}")}) == 2 * len(KINDS)
    assert len({speaks.fitness(card) for card in FITNESS}) == len(FITNESS)
    assert len({speaks.rider(f"{team}1") for team in range(1, len(COLOURS) + 1)}) == len(COLOURS)
    assert len({speaks.role(role) for role in (1, 2, 3, 4)}) == 4


def test_riders_roles_and_cards_in_english_and_french() -> None:
    assert [voice(language).riders(("11", "34")) for language in ("en", "fr")] == [
        "White 11 and Blue 34",
        "Blanc 11 et Bleu 34",
    ]
    english, french = ([voice(language).role(role) for role in (1, 2, 3, 4)] for language in ("en", "fr"))
    assert english == ["leader", "allrounder", "sprinter", "climber"]
    assert french == ["leader", "polyvalent", "sprinteur", "grimpeur"]
