import pytest

from echappee.engine import Refused
from echappee.flamme.rules import SPECIALISTS, Card, Ruleset, TeamSetup
from tests.tables import FLAT, asked, cards, say, started, told

DRAFT = Ruleset(specialists=True)
ROULEURS = ["baroudeur", "flandrien", "grimpeur", "domestique", "super-rouleur", "puncheur"]
SPRINTEURS = ["descender", "polyvalent", "mountaineer", "squirrel", "super-sprinteur", "flahute"]
DECKS = {
    "baroudeur": "3,3,4,4,4,5,5,5+B,6,6+B,6+B,7,7,7+B",
    "flandrien": "3,3,3+C,4,4,4+C,5,5,5+C,6,6,6+C,7,7,7+C",
    "grimpeur": "3+D,3+D,3+D,4,4,4,5,5,5,6+6,6+6,6+6,7,7,7",
    "domestique": "3,3,3,4+R,4+R,4+R,5,5,5,6,6,6,7,7,7",
    "super-rouleur": "3,3,3,4,4,4,5,5+N,5+N,6,6+N,6+N,7,7,7",
    "puncheur": "3,3,3,4,4,5,5,5,6,6,7,7,7,8+T",
    "descender": "2,2,2,3+DR,3+DR,3+DR,4,4,4,5,5,5,9,9,9",
    "polyvalent": "2,2,2,3,3,3,3,5,5,5,6,6,9,9,9",
    "mountaineer": "2,2,3,3,4,4,4,4,5,5,7+7,7+7,9,9",
    "squirrel": "2,2,3,3,3,4,4,4,5,5,5,7+K,7+K,9,9",
    "super-sprinteur": "2,2,2,3,3,3,4,4,4,4,5,5,9,10,11",
    "flahute": "2,2,2,3,3,3,4,4,5,5,5,5+N,9,9+N,9+N",
}
SYMBOLS = {
    "+6": "+asc6",
    "+7": "+asc7",
    "+DR": "+desc7+recovery",
    "+D": "+desc7",
    "+R": "+recovery",
    "+T": "+relentless",
    "+B": "+relentless+breakaway",
    "+K": "+breakaway+chase",
    "+C": "+chase",
    "+N": "+nimble",
}


def _deck(text: str) -> str:
    """The deck with its symbols written out."""
    values = [card.partition("+") for card in text.split(",")]
    return ",".join(value + (SYMBOLS[plus + symbol] if plus else "") for value, plus, symbol in values)


@pytest.mark.rule("9.1.1")
def test_seats_draft_in_an_order_drawn_by_lot_and_then_in_the_reversed_order() -> None:
    race = started(3, ruleset=Ruleset(specialists=True, weather=True))
    (lot,) = race.requests
    assert (race.position.phase, lot.pile, lot.take, lot.ordered) == (
        "draft",
        ("blue", "red", "green"),
        3,
        True,
    )
    say(race, "chance red,green,blue")
    order = []
    for name in (*ROULEURS[:3], *SPRINTEURS[:3]):
        (question,) = race.questions
        order.append((question.seat, question.id.kind))
        say(race, f"{question.seat} {name}")
    assert order == [
        *(("red", "pick1"), ("green", "pick1"), ("blue", "pick1")),
        *(("blue", "pick2"), ("green", "pick2"), ("red", "pick2")),
    ]
    assert told(race, "draft-order", "seats") == [(("red", "green", "blue"),)]
    assert race.position.phase == "weather"


@pytest.mark.rule("9.1.1")
def test_the_draft_is_an_option() -> None:
    assert started(2).position.phase == "placement"


@pytest.mark.rule("9.1.2")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_there_is_one_copy_of_each_for_two_or_three_seats_and_two_for_more(seats: int, copies: int) -> None:
    race = started(seats, ["1", "b", "u"], ruleset=DRAFT, seed=1)
    for _ in range(copies):
        (question,) = race.questions
        assert question.allows("flahute")
        say(race, f"{question.seat} flahute")
    assert not race.questions[0].allows("flahute")


@pytest.mark.rule("9.1.2")
def test_automatic_teams_do_not_count_among_the_seats() -> None:
    teams = [TeamSetup(), TeamSetup("muscle"), TeamSetup("peloton"), TeamSetup()]
    race = started(teams, ruleset=DRAFT, seed=1)
    say(race, f"{race.questions[0].seat} puncheur")
    assert not race.questions[0].allows("puncheur")


@pytest.mark.rule("9.1.3")
def test_a_seat_chooses_any_that_is_left_and_then_one_for_its_other_rider() -> None:
    race = started(2, ruleset=DRAFT)
    say(race, "chance blue,red")
    assert asked(race, "blue") == "pick1: " + " ".join(ROULEURS + SPRINTEURS)
    say(race, "blue squirrel")
    assert asked(race, "red").split()[1:] == [name for name in ROULEURS + SPRINTEURS if name != "squirrel"]
    say(race, "red puncheur")
    assert asked(race, "red").split()[1:] == [name for name in SPRINTEURS if name != "squirrel"]
    say(race, "red flahute")
    assert asked(race, "blue").split()[1:] == [name for name in ROULEURS if name != "puncheur"]


@pytest.mark.rule("9.1.4")
def test_the_specialists_cards_are_exchanged_in_the_deck_and_everybody_knows() -> None:
    race = started([TeamSetup("team", 2, 0), TeamSetup()], ruleset=DRAFT)
    say(race, "chance blue,red", "blue puncheur", "red descender", "red baroudeur", "blue flahute")
    assert race.position.riders[0].pile == cards("2e,2e,3,3,3,4,4,5,5,5,6,6,7,7,7,8+relentless")
    seen = race.view("red").rider("blue.R")
    assert (seen.specialist, seen.deck) == ("puncheur", race.position.riders[0].pile)
    assert [rider.specialist for rider in race.position.riders] == [
        *("puncheur", "flahute", "baroudeur", "descender"),
    ]


@pytest.mark.rule("9.1.5")
def test_specialists_may_be_given_instead() -> None:
    race = started([TeamSetup(rouleur="grimpeur"), TeamSetup(sprinteur="squirrel"), TeamSetup("muscle")])
    assert race.position.phase == "placement"
    assert [rider.specialist for rider in race.position.riders] == ["grimpeur", "", "", "squirrel", "", ""]
    assert race.position.riders[0].pile == SPECIALISTS["grimpeur"].deck


@pytest.mark.rule("9.1.5")
@pytest.mark.parametrize(
    ("team", "ruleset"),
    [
        (TeamSetup("muscle", rouleur="grimpeur"), Ruleset()),
        (TeamSetup(rouleur="grimpeur"), DRAFT),
        (TeamSetup(rouleur="flahute"), Ruleset()),
        (TeamSetup(sprinteur="grimpeur"), Ruleset()),
        (TeamSetup(rouleur="climber"), Ruleset()),
    ],
)
def test_not_to_automatic_teams_nor_beside_a_draft_nor_of_the_wrong_kind(
    team: TeamSetup, ruleset: Ruleset
) -> None:
    with pytest.raises(Refused) as refusal:
        started([TeamSetup(), team], ruleset=ruleset)
    assert refusal.value.code == "bad-specialist"


@pytest.mark.rule("9.2.1")
@pytest.mark.parametrize("name", DECKS)
def test_each_specialist_has_its_deck(name: str) -> None:
    assert SPECIALISTS[name].deck == cards(_deck(DECKS[name]))
    assert SPECIALISTS[name].type == ("R" if name in ROULEURS else "S")


@pytest.mark.rule("9.2.1")
def test_there_are_six_rouleurs_and_six_sprinteurs_with_forty_cards() -> None:
    assert list(SPECIALISTS) == ROULEURS + SPRINTEURS
    assert sum(len(specialist.added) for specialist in SPECIALISTS.values()) == 40


@pytest.mark.rule("3.2.2")
def test_no_2_has_a_power_that_a_rider_who_only_stands_up_would_use() -> None:
    added = [card for specialist in SPECIALISTS.values() for card in specialist.added]
    assert min(card.value for card in added if card.kind) > 2


@pytest.mark.rule("9.2.2")
def test_where_the_print_leaves_doubt_the_likeliest_symbol_is_taken_and_the_doubt_is_told() -> None:
    doubtful = {name: specialist for name, specialist in SPECIALISTS.items() if not specialist.sure}
    assert {name: set(map(str, each.added)) for name, each in doubtful.items()} == {
        "domestique": {"4+recovery"},
        "descender": {"3+desc7+recovery"},
        "squirrel": {"7+breakaway+chase"},
        "flahute": {"5+nimble", "9+nimble"},
    }
    assert [name for name, specialist in SPECIALISTS.items() if specialist.note] == list(doubtful)


@pytest.mark.rule("9.3.4")
def test_a_card_says_its_powers_in_one_order() -> None:
    assert Card.parse("5+relentless+breakaway").value == 5
    for wrong in ("5+breakaway+relentless", "5+chase+chase", "5+fast", "5+", "2e+chase"):
        with pytest.raises(ValueError, match="is not a card"):
            Card.parse(wrong)


@pytest.mark.rule("9.1.1")
def test_one_seat_drafts_alone() -> None:
    race = started(1, FLAT, ruleset=DRAFT, seed=0)
    assert [question.seat for question in race.questions] == ["blue"]
    say(race, "blue flahute", "blue baroudeur")
    assert [rider.specialist for rider in race.position.riders] == ["baroudeur", "flahute"]
