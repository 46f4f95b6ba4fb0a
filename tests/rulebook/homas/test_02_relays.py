import pytest

from tests.rulebook.homas.table import FLAT, ride, table


@pytest.mark.rule("homas 2.4.1")
def test_the_rider_who_is_next_may_ask_for_a_relay_if_anybody_can_be_asked() -> None:
    assert "relay" in ride(table(FLAT, "21 9.2 +6h", "33 8.3")).options()
    assert "relay" not in ride(table(FLAT, "21 9.2 +6h", "33 7.2")).options()
    assert "relay" not in ride(table(FLAT, "21 9.2 +6h", "33 8.2 m", "41 8.3 w1")).options()
    asked = ride(table(FLAT, "21 9.2", "33 8.3"), "", "relay")
    assert asked.told("asked-relay", "rider") == ["21"]


@pytest.mark.rule("homas 2.4.6")
def test_only_those_pass_who_refused_before_and_only_if_the_asker_did() -> None:
    fresh = ride(table(FLAT, "21 9.2", "33 8.2 o"), "", "relay none")
    assert fresh.told("relay-refused", "passing") == [0]
    again = ride(table(FLAT, "21 9.2 o", "33 8.2 o", "44 8.1"), "", "relay none none")
    assert again.told("relay-refused", "passing") == [2]
    assert [again.rider(name).moved for name in ("21", "33", "44")] == [True, True, False]
    assert again.rider("44").one_die
