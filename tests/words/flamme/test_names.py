"""What teams, riders, specialists and powers of Flamme Rouge are called."""

import pytest

from echappee.flamme.rules.cards import POWERS
from echappee.flamme.rules.specialists import SPECIALISTS
from echappee.flamme.words.voice import voice
from echappee.words.languages import languages


@pytest.mark.parametrize(
    ("args", "english", "french"),
    [
        ({"own": "yes", "type": "R", "team": "Anna", "start": "vowel"}, "your Rouleur", "votre rouleur"),
        ({"own": "yes", "type": "S", "team": "Anna", "start": "vowel"}, "your Sprinteur", "votre sprinteur"),
        ({"own": "no", "type": "R", "team": "Anna", "start": "vowel"}, "Anna’s Rouleur", "le rouleur d’Anna"),
        ({"own": "no", "type": "R", "team": "Bo", "start": "consonant"}, "Bo’s Rouleur", "le rouleur de Bo"),
        (
            {"own": "no", "type": "S", "team": "Éva", "start": "vowel"},
            "Éva’s Sprinteur",
            "le sprinteur d’Éva",
        ),
        (
            {"own": "no", "type": "S", "team": "Bo", "start": "consonant"},
            "Bo’s Sprinteur",
            "le sprinteur de Bo",
        ),
    ],
)
def test_a_rider_is_called_by_the_player_of_its_team(args: dict[str, str], english: str, french: str) -> None:
    assert (voice("en").message("rider", args), voice("fr").message("rider", args)) == (english, french)


@pytest.mark.parametrize(
    ("args", "english", "french"),
    [
        ({"own": "yes", "team": "Anna", "start": "vowel"}, "both your riders", "vos deux coureurs"),
        (
            {"own": "no", "team": "Anna", "start": "vowel"},
            "both of Anna’s riders",
            "les deux coureurs d’Anna",
        ),
        ({"own": "no", "team": "Bo", "start": "consonant"}, "both of Bo’s riders", "les deux coureurs de Bo"),
    ],
)
def test_both_riders_of_a_team_are_called_at_once(args: dict[str, str], english: str, french: str) -> None:
    said = [voice(language).message("both-riders", args) for language in ("en", "fr")]
    assert said == [english, french]


def test_a_colour_is_a_word_of_its_language_and_any_other_name_stays() -> None:
    colours = ("blue", "red", "green", "black", "white", "pink", "A")
    english, french = ([voice(language).team(colour) for colour in colours] for language in ("en", "fr"))
    assert english == ["Blue", "Red", "Green", "Black", "White", "Pink", "A"]
    assert french == ["Bleu", "Rouge", "Vert", "Noir", "Blanc", "Rose", "A"]


def test_every_specialist_and_every_power_has_its_own_name() -> None:
    for language in languages():
        names = [voice(language).specialist(id) for id in SPECIALISTS]
        assert len(set(names)) == len(SPECIALISTS)
    english, french = ([voice(language).power(id) for id in POWERS] for language in ("en", "fr"))
    strong = ["strong uphill", "strong uphill", "strong downhill"]
    assert english == [*strong, "recovery", "relentless", "breakaway", "chase", "nimble"]
    strong = ["fort en montée", "fort en montée", "fort en descente"]
    assert french == [*strong, "récupération", "implacable", "échappée", "poursuite", "agile"]
