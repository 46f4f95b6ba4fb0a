"""Every message as it is read, in each language and of both games."""

import pytest

from echappee.words.languages import languages
from tests.words.radios import RADIOS, Radio, Said

EACH = pytest.mark.parametrize("radio", RADIOS, ids=[radio.game for radio in RADIOS])


@pytest.mark.parametrize(
    ("radio", "said"),
    [
        pytest.param(radio, said, id=f"{radio.game}-{said.sentence.id}")
        for radio in RADIOS
        for said in radio.examples
    ],
)
def test_a_sentence_as_it_is_read(radio: Radio, said: Said) -> None:
    assert radio.voice("en").say([said.sentence]) == said.english
    assert radio.voice("fr").say([said.sentence]).replace("\u00a0", " ") == said.french


@EACH
def test_every_sentence_is_shown_here(radio: Radio) -> None:
    assert {said.sentence.id for said in radio.examples} == set(radio.variables("en")) - set(radio.naming)


@EACH
@pytest.mark.parametrize("language", languages())
def test_everything_that_is_told_can_be_said_and_leaves_no_hole(radio: Radio, language: str) -> None:
    for sentence in radio.everything_said():
        text = radio.voice(language).say([sentence])
        assert text[0].isupper()
        assert text[-1] in ".!"
        assert "  " not in text
        assert not set(text) & set("{}$")


@EACH
def test_french_leaves_no_room_for_a_line_to_break_before_a_colon_or_an_exclamation(radio: Radio) -> None:
    told = radio.voice("fr").say(said.sentence for said in radio.examples)
    assert " :" not in told
    assert " !" not in told
    assert "\u00a0:" in told
    assert "!" not in told or "\u00a0!" in told
