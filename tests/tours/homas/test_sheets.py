"""A director's sheet: what is written down adds up, and says what the next stage begins with."""

import pytest

from echappee.homas.rules import COLOURS, set_up
from echappee.homas.rules.setup import read_setup
from echappee.homas.tours import StageRace
from echappee.homas.tours.standings import team_times
from echappee.homas.tours.team_sheets import entries_of, riders_of, start_of, team_entry
from echappee.notation import read_record
from tests.sheets.printed import ALONE, FOUR, FRANCE, TINY, raced

SEATS = COLOURS[:4]
"""The last team is neutral."""


def over() -> StageRace:
    return raced(FRANCE, FOUR, 7)


@pytest.mark.rule("homas 5.4.1")
@pytest.mark.parametrize("team", COLOURS)
def test_times_and_points_run_on_from_line_to_line(team: str) -> None:
    before = [(0, 0, 0)] * 4
    for number in range(7):
        after = []
        for (time, green, polka), entry in zip(before, entries_of(over(), number, team), strict=True):
            assert entry.total == time + entry.delay - entry.bonus
            assert entry.greens == green + entry.green
            assert entry.polkas == polka + entry.polka
            after.append((entry.behind, entry.greens, entry.polkas))
        before = after
    accounts = [over().books[-1].riders[rider] for rider in riders_of(team)]
    assert before == [(account.time, account.green, account.polka) for account in accounts]


@pytest.mark.rule("homas 5.7.1")
def test_a_team_is_where_the_teams_classification_has_it() -> None:
    for number in range(7):
        found = {team: team_entry(over(), number, team) for team in COLOURS}
        times = team_times(over().books[number + 1])
        assert sorted(found, key=lambda team: found[team].place) == [team for team, _ in times]
        assert {team: entry.behind for team, entry in found.items()} == dict(times)


@pytest.mark.rule("homas 5.9.1")
@pytest.mark.rule("homas 5.10.1")
def test_cards_left_are_fitness_cards_in_the_next_stage_and_late_riders_have_no_energy() -> None:
    late = 0
    for number in range(6):
        for team in over().setup.seats:
            start = start_of(over(), number + 1, team)
            entries = entries_of(over(), number, team)
            for entry, energy, drawn in zip(entries, start.energy, start.fitness, strict=False):
                assert drawn == (1 if entry.late else min(3, 1 + entry.left))
                assert (energy == 0) == entry.late
                late += entry.late
    assert late


@pytest.mark.rule("homas 1.2.4")
@pytest.mark.parametrize("team", SEATS)
def test_the_hands_are_those_that_the_stage_was_ridden_with(team: str) -> None:
    for number, text in enumerate(over().ridden):
        start = start_of(over(), number, team)
        assert tuple(map(len, start.hands)) == start.energy
        record = read_record(text)
        asked = [e.result for e in record.entries if (e.key.kind, e.key.seat) == ("energy", team)]
        said = "-".join(",".join(hand) or "0" for hand in start.hands)
        whole = set_up(read_setup(record.tags)).team(team).cards
        assert [said] == asked if asked else start.hands[-1] == whole[: start.energy[-1]]


def test_of_stages_to_come_only_the_next_ones_legs_are_known() -> None:
    tour = raced(FRANCE, FOUR, 2)
    following, later = start_of(tour, 2, "white"), start_of(tour, 3, "white")
    assert (following.hands, later.hands) == ((), ())
    assert None not in following.fitness
    assert later == ((1, 1, 1, 1, 4), (), (None,) * 4)


def test_in_the_prologue_nobody_draws_and_neutral_riders_never_have_cards() -> None:
    tour = raced(TINY, ALONE, 2)
    assert start_of(tour, 0, "blue").fitness == (0,) * 4
    assert start_of(tour, 2, "blue").fitness != (0,) * 4
    for number in range(3):
        assert start_of(tour, number, "red")[::2] == ((0,) * 5, (0,) * 4)
