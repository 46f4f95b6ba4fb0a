"""All catalogues side by side: those of the radio, and those of the pages."""

import pytest

from echappee.words.languages import languages
from tests.words.radios import RADIOS, messages
from tests.words.test_catalogues import ROOT


def test_every_language_there_is_has_a_catalogue_and_every_catalogue_a_language() -> None:
    for room in (
        "words",
        "sheets",
        *(f"{radio.game}/{part}" for radio in RADIOS for part in ("words", "sheets")),
    ):
        files = (ROOT / "src/echappee" / room).glob("*.ftl")
        assert {path.stem for path in files} == set(languages()), room


@pytest.mark.parametrize("language", languages())
def test_the_browser_can_read_all_its_catalogues_side_by_side(language: str) -> None:
    pages = sorted((ROOT / "web/src").glob(f"**/words/*{language}.ftl"))
    assert pages
    texts = [
        *(radio.catalogue(language) for radio in RADIOS),
        *(path.read_text(encoding="utf-8") for path in pages),
    ]
    ids = [message.id.name for text in texts for message in messages(text)]
    assert sorted(id for id in set(ids) if ids.count(id) > 1) == []
