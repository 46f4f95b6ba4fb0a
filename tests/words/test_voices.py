"""Every message as it is read, in each language."""

import pytest

from echappee.engine.events import Value
from echappee.flamme.cards import POWERS
from echappee.flamme.specialists import SPECIALISTS
from echappee.words.sentences import Sentence
from echappee.words.voice import LOCALES, voice
from tests.words.races import everything_said
from tests.words.test_catalogues import NAMING, ROOT, variables

Args = dict[str, Value]
BLUE, RED, BOTH = "blue.R", "red.S", ("green.R", "green.S")

SAID: list[tuple[str, Args, str, str]] = [
    (
        "draft-order-seats",
        {"seats": ("red", "blue", "green")},
        "The order of choosing, then back again: Red, Blue and Green.",
        "Ordre du choix, puis en sens inverse : Rouge, Bleu et Vert.",
    ),
    (
        "drafted",
        {"rider": BLUE, "specialist": "domestique"},
        "Blue’s Rouleur rides as a Domestique.",
        "Le rouleur bleu sera Équipier.",
    ),
    (
        "weather",
        {
            "weather": (
                ("crosswind", "7", "12"),
                ("headwind", "20", "25"),
                ("tailwind", "30", "35"),
                ("wet", "41", "46"),
            )
        },
        "The weather turns: crosswind on 7–12, headwind on 20–25, tailwind on 30–35 and wet road on 41–46.",
        (
            "Le temps change : vent de travers sur les cases 7–12, vent de face sur les cases 20–25, "
            "vent arrière sur les cases 30–35 et route mouillée sur les cases 41–46."
        ),
    ),
    ("weather-fair", {}, "Fair weather all along the road.", "Beau temps sur toute la route."),
    (
        "placed",
        {"rider": BLUE, "square": "4", "lane": "left"},
        "Blue’s Rouleur lines up on square 4, left lane.",
        "Le rouleur bleu se place sur la case 4, file de gauche.",
    ),
    (
        "placed",
        {"rider": BLUE, "square": "4", "lane": "middle"},
        "Blue’s Rouleur lines up on square 4, middle lane.",
        "Le rouleur bleu se place sur la case 4, file du milieu.",
    ),
    (
        "placed",
        {"rider": BLUE, "square": "4", "lane": "right"},
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
        {"rider": "white.R", "square": "9"},
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
        "recovered",
        {"riders": (BLUE, RED)},
        "Recovery: one exhaustion card less for Blue’s Rouleur and Red’s Sprinteur.",
        "Récupération : une carte Fatigue de moins pour le rouleur bleu et le sprinteur rouge.",
    ),
    (
        "turned",
        {"rider": RED, "card": "9a"},
        "Attack! Red’s Sprinteur gets an attack 9.",
        "Attaque : le sprinteur rouge reçoit une Attaque (9).",
    ),
    (
        "pushed",
        {"count": 1, "riders": (BLUE,), "square": "12"},
        "Blue’s Rouleur makes room on 12.",
        "Le rouleur bleu se pousse sur la case 12.",
    ),
    (
        "pushed",
        {"count": 2, "riders": BOTH, "square": "12"},
        "Both Green riders make room on 12.",
        "Les deux coureurs verts se poussent sur la case 12.",
    ),
    (
        "moved",
        {"rider": BLUE, "card": "2e", "square": "6"},
        "Blue’s Rouleur plays exhaustion (2) and rides to 6.",
        "Le rouleur bleu joue une Fatigue (2) et rejoint la case 6.",
    ),
    (
        "moved",
        {"rider": BLUE, "card": "7+breakaway+chase", "square": "30+2"},
        "Blue’s Rouleur plays 7 (breakaway and chase) and rides to 30+2.",
        "Le rouleur bleu joue un 7 (échappée et poursuite) et rejoint la case 30+2.",
    ),
    (
        "moved-other",
        {"rider": BLUE, "card": "7", "distance": 5, "square": "6"},
        "Blue’s Rouleur plays 7 but rides 5, to 6.",
        "Le rouleur bleu joue un 7 mais avance de 5, jusqu’à la case 6.",
    ),
    (
        "moved-stayed",
        {"rider": "A.R", "card": "7", "square": "6"},
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
        "moved-outside",
        {},
        "Round the outside, which leads further.",
        "Par l’extérieur, qui mène plus loin.",
    ),
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
    (
        "moved-grass",
        {},
        "Not a lane free: onto the grass.",
        "Pas une file de libre : dans l’herbe.",
    ),
    ("moved-crashed", {}, "And down on the slippery road.", "Et chute sur la route glissante."),
    (
        "chased",
        {"rider": RED, "square": "31", "ahead": (BLUE,)},
        "Red’s Sprinteur gives chase: up to 31, right behind Blue’s Rouleur.",
        "Le sprinteur rouge part en poursuite : case 31, juste derrière le rouleur bleu.",
    ),
    (
        "chased-beside",
        {"rider": RED, "square": "31", "ahead": (BLUE,)},
        "Red’s Sprinteur gives chase: up to 31, beside Blue’s Rouleur.",
        "Le sprinteur rouge part en poursuite et rejoint le rouleur bleu sur la case 31.",
    ),
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
        "slipped-breakaway",
        {"riders": BOTH},
        "A breakaway shelters nobody: both Green riders left behind.",
        "Une échappée n’abrite personne : le trou est fait pour les deux coureurs verts.",
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
        "exhausted-hardest",
        {"riders": (BLUE,)},
        "The hardest effort: exhaustion for Blue’s Rouleur.",
        "Le plus gros effort : Fatigue pour le rouleur bleu.",
    ),
    (
        "token",
        {"rider": RED, "side": "sprint", "value": 5},
        "Red’s Sprinteur takes 5 sprint points.",
        "Le sprinteur rouge prend 5 points au sprint.",
    ),
    (
        "token",
        {"rider": RED, "side": "sprint", "value": 1},
        "Red’s Sprinteur takes 1 sprint point.",
        "Le sprinteur rouge prend 1 point au sprint.",
    ),
    (
        "token",
        {"rider": RED, "side": "mountain", "value": 2},
        "Red’s Sprinteur takes 2 mountain points.",
        "Le sprinteur rouge prend 2 points de la montagne.",
    ),
    (
        "token",
        {"rider": RED, "side": "mountain", "value": 1},
        "Red’s Sprinteur takes 1 mountain point.",
        "Le sprinteur rouge prend 1 point de la montagne.",
    ),
    (
        "refresh-token",
        {"rider": BLUE},
        "Blue’s Rouleur is first at half way and takes the refresh token.",
        "Le rouleur bleu passe la mi-course en tête et prend le jeton Rafraîchissement.",
    ),
    (
        "timed",
        {"count": 1, "riders": (BLUE,), "time": 5},
        "Blue’s Rouleur finishes in 0:05.",
        "Le rouleur bleu arrive en 0:05.",
    ),
    (
        "timed",
        {"count": 2, "riders": BOTH, "time": 670},
        "Both Green riders finish in 11:10.",
        "Les deux coureurs verts arrivent en 11:10.",
    ),
    (
        "minute",
        {"riders": (BLUE, *BOTH)},
        "Still out: a minute more for Blue’s Rouleur and both Green riders.",
        "Encore en route : une minute de plus pour le rouleur bleu et les deux coureurs verts.",
    ),
    (
        "minute-many",
        {"count": 7},
        "Still out: a minute more for 7 riders.",
        "Encore en route : une minute de plus pour 7 coureurs.",
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
    (
        "podium",
        {"rider": RED, "points": 3},
        "First place and 3 points for Red’s Sprinteur.",
        "Première place et 3 points pour le sprinteur rouge.",
    ),
    (
        "podium",
        {"rider": RED, "points": 2},
        "Second place and 2 points for Red’s Sprinteur.",
        "Deuxième place et 2 points pour le sprinteur rouge.",
    ),
    (
        "podium",
        {"rider": RED, "points": 1},
        "Third place and 1 point for Red’s Sprinteur.",
        "Troisième place et 1 point pour le sprinteur rouge.",
    ),
    ("won", {"rider": RED}, "Red’s Sprinteur wins the race.", "Le sprinteur rouge remporte la course."),
    (
        "won-stage",
        {"rider": RED},
        "Red’s Sprinteur wins the stage.",
        "Le sprinteur rouge remporte l’étape.",
    ),
    (
        "refreshed",
        {"rider": BLUE, "cards": ("3", "6", "7+asc7")},
        "Blue’s Rouleur takes back 3, 6 and 7 (strong uphill).",
        "Le rouleur bleu reprend un 3, un 6 et un 7 (fort en montée).",
    ),
    (
        "refreshed-none",
        {"rider": BLUE},
        "Blue’s Rouleur takes no card back.",
        "Le rouleur bleu ne reprend aucune carte.",
    ),
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


def test_every_specialist_and_every_power_has_a_name_of_its_own() -> None:
    for language in LOCALES:
        names = [voice(language).specialist(id) for id in SPECIALISTS]
        assert len(set(names)) == len(SPECIALISTS)
    english, french = ([voice(language).power(id) for id in POWERS] for language in ("en", "fr"))
    strong = ["strong uphill", "strong uphill", "strong downhill"]
    assert english == [*strong, "recovery", "relentless", "breakaway", "chase", "nimble"]
    strong = ["fort en montée", "fort en montée", "fort en descente"]
    assert french == [*strong, "récupération", "implacable", "échappée", "poursuite", "agile"]


def test_the_pages_call_specialists_as_the_radio_does() -> None:
    for language in LOCALES:
        pages = (ROOT / f"web/src/words/specialists.{language}.ftl").read_text(encoding="utf-8")
        for id in SPECIALISTS:
            assert f"specialist-{id} = {voice(language).specialist(id)}\n" in pages


def test_french_leaves_no_room_for_a_line_to_break_before_a_colon() -> None:
    told = [Sentence(id, args) for id, args, *_ in SAID]
    assert " :" not in voice("fr").say(told)
    assert "\u00a0:" in voice("fr").say(told)
