import pytest

from tests.rulebook.homas.table import FLAT, ride, table


@pytest.mark.rule("homas 2.4.1")
def test_the_rider_who_is_next_may_ask_for_a_relay_if_anybody_can_be_asked() -> None:
    assert "relay" in ride(table(FLAT, "21 9.2 +6h", "33 8.3")).options()
    assert "relay" not in ride(table(FLAT, "21 9.2 +6h", "33 7.2")).options()
    assert "relay" not in ride(table(FLAT, "21 9.2 +6h", "33 8.2 m", "41 8.3 w1")).options()
    asked = ride(table(FLAT, "21 9.2", "33 8.3"), "", "relay")
    assert asked.told("asked-relay", "rider") == ["21"]


@pytest.mark.rule("homas 2.4.5")
def test_if_nobody_takes_it_all_who_were_asked_have_one_die() -> None:
    """Example 15 up to the roll: 21, 44 and 54 on the flat before a mountain's climb are the group."""
    position = table(
        "road:-3x5,0x30;mountain=1-5", "21 8.2 +6h,6h f9", "44 7.2", "54 6.2", "31 5.2", cards=("6h",)
    )
    refused = ride(position, "", "relay none none")
    assert refused.told("relay-refused", "riders", "passing") == [(("21", "44", "54"), 0)]
    assert refused.question() == ("lead", "21", ("roll", "6h", "attack-6h", "relay"))
    assert [refused.rider(name).one_die for name in ("21", "44", "54", "31")] == [True, True, True, False]
    rolled = ride(position, "3", "relay none none roll")
    assert rolled.options()[0] == "11.1"


@pytest.mark.rule("homas 2.4.6")
def test_if_they_refuse_again_they_pass_and_get_a_card_back() -> None:
    position = table(FLAT, "21 9.2 -6h,5k", "33 8.2 -6h", "44 8.1", "51 3.2")
    ridden = ride(position, "", "relay none none relay none none")
    assert ridden.told("relay-refused", "passing") == [0, 3]
    assert ridden.question() == ("recover", "21", ("6h", "5k"))
    passed = ride(position, "", "relay none none relay none none 5k")
    assert passed.told("recovered", "rider", "card") == [("21", "5k"), ("33", "6h")]
    assert all(passed.rider(name).still for name in ("21", "33", "44"))
    assert not passed.rider("51").one_die


@pytest.mark.rule("homas 2.4.6")
def test_only_those_pass_who_refused_before_and_only_if_the_asker_did() -> None:
    fresh = ride(table(FLAT, "21 9.2", "33 8.2 o"), "", "relay none")
    assert fresh.told("relay-refused", "passing") == [0]
    again = ride(table(FLAT, "21 9.2 o", "33 8.2 o", "44 8.1"), "", "relay none none")
    assert again.told("relay-refused", "passing") == [2]
    assert [again.rider(name).moved for name in ("21", "33", "44")] == [True, True, False]
    assert again.rider("44").one_die


@pytest.mark.rule("homas 2.4.6")
def test_nobody_gets_a_card_back_once_somebody_is_over_the_line() -> None:
    position = table("road:0x20", "11 22.1 m", "21 9.2 -6h", "33 8.2 -6h", "51 3.2 +6h")
    ridden = ride(position, "", "relay none relay none")
    assert ridden.told("relay-refused", "passing") == [0, 2]
    assert not ridden.events("recovered")


@pytest.mark.rule("homas 2.7.5")
def test_a_rider_that_has_lost_a_turn_is_not_asked_for_a_relay() -> None:
    waiting = ride(table(FLAT, "21 9.2 +6h", "31 8.2 w1 +6,5k"), "")
    assert "relay" not in waiting.options()
    assert "relay" in ride(table(FLAT, "21 9.2 +6h", "31 8.2 +6,5k"), "").options()
