"""The catalogues of Homas Tour Pro: both languages say the same, and everything that can be said is there."""

import pytest

from echappee.homas.cards import COLOURS, FITNESS, KINDS
from echappee.homas.events import ROWS
from echappee.words.homas.sentences import PREFIX
from echappee.words.homas.voice import PART, voice
from echappee.words.sentences import Sentence
from echappee.words.voice import LOCALES, catalogue
from tests.words.homas_races import everything_said
from tests.words.homas_said import SAID, Args
from tests.words.test_catalogues import messages, variables

NAMING = {
    f"{PREFIX}rider": {"colour", "number"},
    f"{PREFIX}role": {"role"},
    f"{PREFIX}card": {"kind", "value"},
    f"{PREFIX}team-card": {"card"},
    f"{PREFIX}fitness-card": {"fitness"},
}
"""The messages that are no sentences, and what they are given."""


def own(language: str) -> dict[str, set[str]]:
    """The variables of the messages of this game alone."""
    return {id: found for id, found in variables(language, PART).items() if id.startswith(PREFIX)}


@pytest.mark.parametrize("language", LOCALES)
def test_every_message_is_of_this_game_stands_once_and_is_not_empty(language: str) -> None:
    found = messages(catalogue(language, PART))
    assert {message.id.name for message in found} == set(own(language))
    assert len(own(language)) == len(found)
    assert [message.id.name for message in found if message.value is None] == []


def test_french_says_what_english_says_of_the_same_things() -> None:
    assert list(own("en").items()) == list(own("fr").items())


@pytest.mark.parametrize("language", LOCALES)
def test_every_sentence_that_is_told_has_its_message_and_fills_it_exactly(language: str) -> None:
    found, told = own(language), set()
    for sentence in everything_said():
        assert set(sentence.args) == found[sentence.id], sentence.id
        told.add(sentence.id)
    assert told | set(NAMING) == set(found), "a message that nothing says"
    assert {id: found[id] for id in NAMING} == NAMING


@pytest.mark.parametrize(("id", "args", "english", "french"), SAID)
def test_a_sentence_as_it_is_read(id: str, args: Args, english: str, french: str) -> None:
    said = [Sentence(PREFIX + id, args)]
    assert voice("en").say(said) == english
    assert voice("fr").say(said).replace("\u00a0", " ") == french


def test_every_sentence_is_shown_here() -> None:
    assert {PREFIX + id for id, *_ in SAID} == set(own("en")) - set(NAMING)


@pytest.mark.parametrize("language", LOCALES)
def test_everything_that_is_told_can_be_said_and_leaves_no_hole(language: str) -> None:
    for sentence in everything_said():
        text = voice(language).say([sentence])
        assert text[0].isupper()
        assert text[-1] in ".!"
        assert "  " not in text
        assert not set(text) & set("{}$")


def test_french_leaves_no_room_for_a_line_to_break_before_a_colon_or_an_exclamation() -> None:
    told = voice("fr").say(Sentence(PREFIX + id, args) for id, args, *_ in SAID)
    assert " :" not in told
    assert " !" not in told
    assert "\u00a0:" in told
    assert "\u00a0!" in told


@pytest.mark.parametrize("language", LOCALES)
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
