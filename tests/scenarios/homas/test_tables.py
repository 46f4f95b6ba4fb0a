"""Tables of Homas Tour Pro in the middle and at the end of a race: who stays, who is home, how far behind."""

import pytest

from tests.scenarios.tabled import told

HOME = {"21": 26, "22": 25, "31": 22, "41": 28, "42": 27}
"""Rows of riders beyond a line in row 20: two in front, one behind them, two more in the next turn."""


def test_when_the_race_is_over_nobody_asks() -> None:
    over = "road = '0x20'\nfrom = 'sprint'\nriders = ['21 22.2']\nexpect = ['21 22.2 place 1']\n"
    assert told("homas", over) == []
    assert told("homas", f"{over}answers = ['21 rolls']") == ["answers: nobody asks for “21 rolls”"]


def test_who_rests_or_waits_stays_where_it_was() -> None:
    riders = "road = '0x60'\nriders = ['21 5.2 spent 6', '33 4.2 wait 1', '41 3.2']\nanswers = ['21 rests']\n"
    assert told("homas", f"{riders}expect = ['21 5.2 rested moved', '33 4.2 rested moved']") == []
    assert told("homas", f"{riders}expect = ['41 3.2 rested']") == ["expect: 41 did not stay where it was"]
    rides = "road = '0x60'\nriders = ['21 5.2', '41 3.2']\ndice = [4, 4]\nanswers = ['21 rolls to 13.2']\n"
    assert told("homas", f"{rides}expect = ['21 13.2 moved']") == []
    assert told("homas", f"{rides}expect = ['21 13.2 rested']") == ["expect: 21 did not stay where it was"]


@pytest.mark.parametrize(
    ("road", "delays"),
    [
        ("0x20;stage", {"21": "0:00", "22": "0:00", "31": "0:24", "41": "0:48", "42": "0:48"}),
        ("0x10,-4x10;hill=20;stage", {"22": "0:00", "31": "0:48", "42": "0:36"}),
        ("0x10,-4x10;top=20;stage", {"22": "0:12", "31": "0:48", "41": "0:36", "42": "0:48"}),
        ("0x20;trial", {"22": "0:06", "31": "0:24", "41": "0:48", "42": "0:54"}),
    ],
)
def test_who_is_home_has_the_delay_of_its_group(road: str, delays: dict[str, str]) -> None:
    expected = [f"{rider} {row}.2 delay {delays[rider]}" for rider, row in HOME.items() if rider in delays]
    riders = [f"{rider} {row}.2 home {3 if row < 27 else 4}" for rider, row in HOME.items()]
    table = f"road = '{road}'\nround = 5\nriders = {[*riders, '51 9.2']}\n"
    assert told("homas", f"{table}expect = {expected}") == []
    assert told("homas", f"{table}expect = ['31 22.2 delay 0:18']") == [
        f"expect: 31 has delay {delays['31']}, not 0:18"
    ]
