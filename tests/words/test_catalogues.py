"""The catalogues of both games: all languages say the same, and everything that can be said is there."""

from pathlib import Path

import pytest

from echappee.words.languages import languages
from tests.words.radios import RADIOS, Radio, messages

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.parametrize("radio", RADIOS, ids=[radio.game for radio in RADIOS])


@pytest.mark.parametrize("language", languages())
def test_every_message_is_of_its_game_is_there_once_and_is_not_empty(radio: Radio, language: str) -> None:
    found = messages(radio.catalogue(language))
    ids = [message.id.name for message in found]
    assert all(id.startswith(radio.prefix) for id in ids)
    assert len(set(ids)) == len(ids)
    assert [message.id.name for message in found if message.value is None] == []


@pytest.mark.parametrize("language", languages())
def test_a_language_says_what_english_says_of_the_same_things(radio: Radio, language: str) -> None:
    """Not every language asks how a name begins."""
    english, other = radio.variables("en"), radio.variables(language)
    assert list(english) == list(other)
    for id, found in other.items():
        assert found - {"start"} == english[id], id


@pytest.mark.parametrize("language", languages())
def test_every_sentence_that_is_told_has_its_message_and_fills_it_exactly(
    radio: Radio, language: str
) -> None:
    found, told = radio.variables(language), set()
    for sentence in radio.everything_said():
        assert set(sentence.args) == found[sentence.id], sentence.id
        told.add(sentence.id)
    assert told | set(radio.naming) == set(found), "a message that nothing says"
    assert not told & set(radio.naming)


@pytest.mark.parametrize("language", languages())
def test_names_are_made_of_what_is_known_of_them(radio: Radio, language: str) -> None:
    found = radio.variables(language)
    for id, given in radio.naming.items():
        assert given - {"start"} <= found[id] <= given, id
