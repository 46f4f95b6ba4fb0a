import pytest

from echappee.engine import Refused
from echappee.games import game_named
from echappee.ladder import LadderPlan, LadderResult, contests_of, ride_contest
from echappee.ladder.result import Finish
from echappee.simulate import simulate

TWO = contests_of(game_named("flamme"), 2)
PLAN = LadderPlan("flamme", ("tempo", "random"), TWO, 6, 1)


def test_the_stronger_bot_stands_above() -> None:
    result = simulate(PLAN)
    assert [each.name for each in result.standings] == ["tempo", "random"]
    assert [each.races for each in result.standings] == [6, 6]
    low, high = result.standings[0].rating.interval
    assert low < result.standings[0].rating.middle < high


def test_parts_and_order_do_not_matter() -> None:
    parts = [PLAN.tally(range(3, 6)), PLAN.tally(range(3))]
    parts[0].merge(parts[1])
    assert PLAN.result(parts[0]) == simulate(PLAN)


def test_a_ladder_needs_two_bots_that_exist() -> None:
    with pytest.raises(Refused, match="a ladder needs two bots or more"):
        PLAN._replace(bots=("tempo",)).check()
    with pytest.raises(Refused, match="there is no bot 'turbo'"):
        PLAN._replace(bots=("tempo", "turbo")).check()


def test_contests_are_chosen_by_their_number_of_teams() -> None:
    assert {each.teams for each in contests_of(game_named("flamme"))} == {2, 3, 4, 5, 6}
    assert {each.teams for each in TWO} == {2}
    with pytest.raises(Refused, match="have this many teams: 2, 4"):
        contests_of(game_named("homas"), 3)


@pytest.mark.parametrize("game", ["flamme", "homas"])
def test_every_contest_can_be_set_up(game: str) -> None:
    for contest in contests_of(game_named(game)):
        start = game_named(game).rules.read_start(contest.tags)
        assert sum(team.kind == "team" for team in start.teams) == contest.teams


def test_bots_finish_in_the_order_of_their_best_riders() -> None:
    contest = contests_of(game_named("flamme"), 4)[0]
    order, failed = ride_contest("flamme", contest.tags, ["random", "tempo", "random", "tempo"], "1")
    assert failed == ()
    assert sorted(order) == ["random", "random", "tempo", "tempo"]
    assert order[0] == "tempo"


def test_equal_bots_are_rated_alike_and_twice_as_many_wins_are_a_step() -> None:
    orders = [Finish(("a", "b")), Finish(("a", "b")), Finish(("b", "a"))] * 400
    above, below = LadderResult.of(("a", "b"), orders).standings
    assert (above.name, below.name) == ("a", "b")
    assert 70 < above.rating.middle - below.rating.middle < 130


def test_a_bot_that_has_not_ridden_is_in_the_middle() -> None:
    result = LadderResult.of(("a", "b", "c"), [Finish(("a", "b"))])
    idle = next(each for each in result.standings if each.name == "c")
    assert (idle.rating.middle, idle.races, idle.share) == (1000, 0, 0.0)
    assert len(result.charts()) == 2
