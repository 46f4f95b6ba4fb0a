"""The tables of both games refuse what is wrong in them, and say what differs."""

import pytest

from echappee.engine import Refused
from tests.scenarios.tabled import BEFORE, GAMES, TABLES, cases, differences


def test_there_are_tables_of_both_games() -> None:
    assert list(GAMES) == ["flamme", "homas"]
    assert all(cases(kind) for kind in ("different", "wrong", "empty"))


@pytest.mark.parametrize("table", TABLES)
def test_the_examples_hold(table: str) -> None:
    assert differences(table) == []


@pytest.mark.parametrize("case", cases("different"))
def test_each_difference_is_one_line(case: list[str]) -> None:
    table, old, new, *lines = case
    assert differences(table, old, new) == lines


@pytest.mark.parametrize(("table", "old", "new", "code", "detail"), cases("wrong"))
def test_what_is_wrong_is_refused(table: str, old: str, new: str, code: str, detail: str) -> None:
    with pytest.raises(Refused) as caught:
        differences(table, old, new)
    assert caught.value.code == code
    assert caught.value.detail.startswith(BEFORE)
    assert detail in caught.value.detail


@pytest.mark.parametrize(("table", "end", "nothing"), cases("empty"))
def test_a_table_of_which_nothing_is_expected_is_refused(table: str, end: str, nothing: str) -> None:
    expected = TABLES[table][TABLES[table].index(end) :]
    with pytest.raises(Refused) as caught:
        differences(table, expected, nothing)
    assert caught.value.code == "no-expectation"
