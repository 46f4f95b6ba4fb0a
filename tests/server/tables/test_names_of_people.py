"""What people may be called: characters are counted as a reader counts them, and shown as they were typed."""

import pytest

from echappee.server.tables import acts
from echappee.server.tables.names import LONGEST_NAME, characters
from tests.server.players import OPEN, PELOTON, RANDOM, Company, set_to


@pytest.fixture
def company() -> Company:
    """Ann and Bob sit, and Cid may."""
    company = Company(set_to(OPEN, OPEN, OPEN, RANDOM, PELOTON))
    company.admit("bob", "cid")
    company.sit("ann", "blue")
    company.sit("bob", "red")
    return company


ASTRONAUT = "\U0001f469\u200d\U0001f680"
FAMILY = "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f469\U0001f3fb"
FLAG = "\U0001f1eb\U0001f1f7"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
KEYCAP = "1\ufe0f\u20e3"
SHRUG = "\U0001f937\U0001f3fe\u200d\u2642\ufe0f"


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("", 0),
        ("Anna", 4),
        ("e\u0301", 1),
        ("Zoe\u0308", 3),
        (ASTRONAUT, 1),
        (FAMILY, 1),
        (SHRUG, 1),
        (FLAG, 1),
        (FLAG * 3, 3),
        (FLAG + "\U0001f1e9", 2),
        (SCOTLAND, 1),
        (KEYCAP, 1),
        ("\u0928\u093f", 1),
        ("\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f", 3),
        ("\u0e01\u0e33\u0e1e\u0e25", 3),
        ("\uff76\uff9e", 1),
        ("\u1112\u1161\u11ab\u1100\u1173\u11af", 2),
        ("\ud55c\uae00", 2),
        ("a\u200db", 2),
        (f"{ASTRONAUT} Anna {FLAG}", 8),
    ],
)
def test_a_character_is_what_a_reader_counts_as_one(text: str, seen: int) -> None:
    parts = list(characters(text))
    assert (len(parts), "".join(parts)) == (seen, text)


UNSEEN = [*"\u2800\u115f\u1160\uffa0\ufe0f\u200d", "\u3164\u3164", "\u0301\u0302", "\u202eAnn"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *[(name, "name-empty") for name in ("", " ", "\u2003")],
        *[(name, "name-too-long") for name in ("a" * (LONGEST_NAME + 1), ASTRONAUT * (LONGEST_NAME + 1))],
        ("a" + "\u0301" * 1000, "name-too-long"),
        *[(name, "name-unseen") for name in ("A\nnn", "Ann\x00", *UNSEEN)],
        *[(name, "name-taken") for name in ("Bob", " bob ", "BOB", "\uff22ob", "B\u200dob")],
    ],
)
def test_a_name_that_is_refused_says_why(company: Company, name: str, code: str) -> None:
    assert company.code(acts.Sat(device="cid", seat="green", name=name)) == code


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "e\u0301",
        "\u674e",
        "\u00c9mile O\u2019Brien",
        "a" * LONGEST_NAME,
        ASTRONAUT * LONGEST_NAME,
        FAMILY * LONGEST_NAME,
    ],
)
def test_a_person_may_have_any_other_name(company: Company, name: str) -> None:
    company.do(acts.Sat(device="cid", seat="green", name=name))
    assert company.table.seats["green"].name == name


def test_a_name_is_kept_without_the_space_around_it(company: Company) -> None:
    company.do(acts.Sat(device="cid", seat="green", name="  Cid  the Great "))
    assert company.table.seats["green"].name == "Cid  the Great"


def test_nobody_takes_the_place_of_a_bot_under_the_name_of_somebody_else(company: Company) -> None:
    company.start()
    assert company.code(acts.TookOver(device="cid", seat="green", name="ann")) == "name-taken"
