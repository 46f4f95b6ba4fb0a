"""Every message as it is read, in each language."""

import pytest

from echappee.engine.events import Value
from echappee.words.sentences import Sentence
from echappee.words.voice import LOCALES, voice
from tests.words.races import everything_said
from tests.words.test_catalogues import NAMING, variables

Args = dict[str, Value]
BLUE, RED, BOTH = "blue.R", "red.S", ("green.R", "green.S")

SAID: list[tuple[str, Args, str, str]] = [
    (
        "weather",
        {"weather": (("crosswind", 7, 12), ("headwind", 20, 25), ("tailwind", 30, 35), ("wet", 41, 46))},
        "The weather turns: crosswind on 7–12, headwind on 20–25, tailwind on 30–35 and wet road on 41–46.",
        (
            "Le temps change : vent de travers sur les cases 7–12, vent de face sur les cases 20–25, "
            "vent arrière sur les cases 30–35 et route mouillée sur les cases 41–46."
        ),
    ),
    ("weather-fair", {}, "Fair weather all along the road.", "Beau temps sur toute la route."),
    (
        "placed",
        {"rider": BLUE, "square": 4, "lane": "left"},
        "Blue’s Rouleur lines up on square 4, left lane.",
        "Le rouleur bleu se place sur la case 4, file de gauche.",
    ),
    (
        "placed",
        {"rider": BLUE, "square": 4, "lane": "middle"},
        "Blue’s Rouleur lines up on square 4, middle lane.",
        "Le rouleur bleu se place sur la case 4, file du milieu.",
    ),
    (
        "placed",
        {"rider": BLUE, "square": 4, "lane": "right"},
        "Blue’s Rouleur lines up on square 4, right lane.",
        "Le rouleur bleu se place sur la case 4, file de droite.",
    ),
    (
        "bid-revealed",
        {"rider": RED, "cards": ("5",)},
        "Red’s Sprinteur bids 5.",
        "Le sprinteur rouge mise un 5.",
    ),
    (
        "bid-revealed-sum",
        {"rider": RED, "cards": ("5", "9"), "sum": 14},
        "Red’s Sprinteur bids 5 and 9: 14 in all.",
        "Le sprinteur rouge mise un 5 et un 9 : 14 en tout.",
    ),
    (
        "broke-away",
        {"rider": "white.R", "square": 9},
        "White’s Rouleur breaks away to square 9, two exhaustion cards heavier.",
        "Le rouleur blanc s’échappe jusqu’à la case 9, avec deux cartes Fatigue de plus.",
    ),
    (
        "bid-lost",
        {"rider": "black.S"},
        "Black’s Sprinteur stays in the bunch and takes the bid back.",
        "Le sprinteur noir reste dans le peloton et reprend sa mise.",
    ),
    (
        "drew",
        {"rider": "pink.R"},
        "Pink’s Rouleur has too few cards face down and shuffles the recycled ones.",
        "Plus assez de cartes en pioche : le rouleur rose mélange ses cartes recyclées.",
    ),
    (
        "turned",
        {"rider": RED, "card": "9a"},
        "Attack! Red’s Sprinteur gets an attack 9.",
        "Attaque : le sprinteur rouge reçoit une Attaque (9).",
    ),
    (
        "moved",
        {"rider": BLUE, "card": "2e", "square": 6},
        "Blue’s Rouleur plays exhaustion (2) and rides to 6.",
        "Le rouleur bleu joue une Fatigue (2) et rejoint la case 6.",
    ),
    (
        "moved-other",
        {"rider": BLUE, "card": "7", "distance": 5, "square": 6},
        "Blue’s Rouleur plays 7 but rides 5, to 6.",
        "Le rouleur bleu joue un 7 mais avance de 5, jusqu’à la case 6.",
    ),
    (
        "moved-stayed",
        {"rider": "A.R", "card": "7", "square": 6},
        "A’s Rouleur plays 7 but stays on 6.",
        "Le rouleur A joue un 7 mais reste sur la case 6.",
    ),
    ("moved-stood-up", {}, "Back on the bike: 2 slower.", "Le temps de se remettre en selle : 2 de moins."),
    (
        "moved-raised",
        {"terrain": "descent", "speed": 5},
        "The descent makes it 5.",
        "En descente, la carte vaut 5.",
    ),
    (
        "moved-raised",
        {"terrain": "supply", "speed": 4},
        "The supply zone makes it 4.",
        "Au ravitaillement, la carte vaut 4.",
    ),
    ("moved-limited", {"terrain": "ascent", "limited": 1}, "The climb takes 1.", "La montée coûte 1 case."),
    ("moved-limited", {"terrain": "ascent", "limited": 4}, "The climb takes 4.", "La montée coûte 4 cases."),
    (
        "moved-blocked",
        {"blockers": BOTH, "blocked": 1},
        "No room beside both Green riders: 1 lost.",
        "Case prise par les deux coureurs verts : 1 case perdue.",
    ),
    (
        "moved-blocked",
        {"blockers": (BLUE, RED), "blocked": 2},
        "No room beside Blue’s Rouleur and Red’s Sprinteur: 2 lost.",
        "Case prise par le rouleur bleu et le sprinteur rouge : 2 cases perdues.",
    ),
    (
        "moved-wall",
        {"blockers": BOTH, "blocked": 1},
        "No way past both Green riders: 1 lost.",
        "Route barrée par les deux coureurs verts : 1 case perdue.",
    ),
    (
        "moved-wall",
        {"blockers": BOTH, "blocked": 9},
        "No way past both Green riders: 9 lost.",
        "Route barrée par les deux coureurs verts : 9 cases perdues.",
    ),
    ("moved-crashed", {}, "And down on the slippery road.", "Et chute sur la route glissante."),
    (
        "slipped",
        {"count": 1, "riders": (RED,), "ahead": (BLUE,)},
        "Red’s Sprinteur slipstreams up to Blue’s Rouleur.",
        "Le sprinteur rouge revient sur le rouleur bleu par aspiration.",
    ),
    (
        "slipped",
        {"count": 3, "riders": (*BOTH, RED), "ahead": (BLUE,)},
        "Both Green riders and Red’s Sprinteur slipstream up to Blue’s Rouleur.",
        "Les deux coureurs verts et le sprinteur rouge reviennent sur le rouleur bleu par aspiration.",
    ),
    (
        "slipped-many",
        {"count": 5, "leader": RED, "ahead": (BLUE,)},
        "A pack of 5, led by Red’s Sprinteur, slipstreams up to Blue’s Rouleur.",
        "Un groupe de 5, mené par le sprinteur rouge, revient sur le rouleur bleu par aspiration.",
    ),
    (
        "slipped-no-room",
        {"riders": (RED,)},
        "No room in front for Red’s Sprinteur.",
        "Pas de place devant pour le sprinteur rouge.",
    ),
    (
        "slipped-held",
        {"riders": BOTH},
        "No shelter for both Green riders: left behind.",
        "Pas d’abri pour les deux coureurs verts : le trou est fait.",
    ),
    (
        "exhausted",
        {"riders": (BLUE, RED, "white.S")},
        "Wind in the face: exhaustion for Blue’s Rouleur, Red’s Sprinteur and White’s Sprinteur.",
        "Le nez au vent : Fatigue pour le rouleur bleu, le sprinteur rouge et le sprinteur blanc.",
    ),
    (
        "exhausted-empty",
        {"riders": (BLUE,)},
        "Not a card left: exhaustion for Blue’s Rouleur.",
        "Plus une seule carte : Fatigue pour le rouleur bleu.",
    ),
    (
        "home",
        {"count": 1, "riders": (BLUE,)},
        "Blue’s Rouleur crosses the line.",
        "Le rouleur bleu franchit la ligne.",
    ),
    (
        "home",
        {"count": 2, "riders": BOTH},
        "Both Green riders cross the line.",
        "Les deux coureurs verts franchissent la ligne.",
    ),
    ("won", {"rider": RED}, "Red’s Sprinteur wins the race.", "Le sprinteur rouge remporte la course."),
]


@pytest.mark.parametrize(("id", "args", "english", "french"), SAID)
def test_a_sentence_as_it_is_read(id: str, args: Args, english: str, french: str) -> None:
    said = [Sentence(id, args)]
    assert voice("en").say(said) == english
    assert voice("fr").say(said).replace("\u00a0", " ") == french


def test_every_sentence_is_shown_here() -> None:
    assert {id for id, *_ in SAID} == set(variables("en")) - set(NAMING)


@pytest.mark.parametrize("language", LOCALES)
def test_everything_that_is_told_can_be_said_and_leaves_no_hole(language: str) -> None:
    for sentence in everything_said():
        text = voice(language).say([sentence])
        assert text[0].isupper()
        assert text[-1] in ".!"
        assert "  " not in text
        assert not set(text) & set("{}$")


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
def test_a_rider_is_called_by_who_rides_for_it(args: dict[str, str], english: str, french: str) -> None:
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


def test_french_leaves_no_room_for_a_line_to_break_before_a_colon() -> None:
    told = [Sentence(id, args) for id, args, *_ in SAID]
    assert " :" not in voice("fr").say(told)
    assert "\u00a0:" in voice("fr").say(told)
