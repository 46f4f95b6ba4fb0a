import pytest

from echappee.engine import Race, Refused, SeededDealer
from echappee.homas.rules import HOMAS, HomasRace, Setup, course, set_up
from tests.rulebook.homas.table import ride, table

TRIAL = "road:0x20;trial;stage"


@pytest.mark.rule("homas 5.3.1")
def test_in_the_prologue_everybody_rides_alone_with_individual_cards_only() -> None:
    race: HomasRace = Race(HOMAS, set_up(Setup("tour-de-france-prologue", ("team", "team"))), SeededDealer(1))
    assert {race.position.square(rider).name for rider in race.position.riders} == {"0.2"}
    assert {rider.fitness for rider in race.position.riders} == {""}
    assert {team.cards for team in race.position.teams} == {()}
    question = race.questions[0]
    assert question.options() == ("roll", "6", "6h", "5k", "6+6h", "6+5k", "6h+5k")
    assert question.id.round == 1, "the limits of the first turn do not hold"


@pytest.mark.rule("homas 5.3.1")
def test_against_the_clock_nobody_follows_falls_with_others_or_is_in_the_way() -> None:
    both = ("21 9.2", "31 8.2")
    rode = ride(table(TRIAL, *both), "4 4 3 5", "17.2 16.2")
    assert [kind for kind, _, _ in rode.asked] == ["to", "to"]
    fallen = ride(table(TRIAL, *both), "5 2 1 3", "table")
    assert fallen.told("fell", "riders") == [()]
    assert ride(table(TRIAL, "21 9.2", "31 9.2")).race.requests


@pytest.mark.rule("homas 5.3.1")
def test_the_clock_knows_no_neutral_attack_and_lets_riders_rest_to_the_end() -> None:
    assert not ride(table(TRIAL, "11 9.2"), "6 6").events("attacked")
    position = table(TRIAL, "21 9.2 -6h", "31 21.2 m")
    assert ride(position).options() == ("roll", "rest")


@pytest.mark.rule("homas 5.3.2")
def test_a_longer_trial_has_half_its_kilometres_and_25_squares() -> None:
    assert course("time-trial-32").length == 41
    assert course("time-trial-33").length == 41
    race: HomasRace = Race(HOMAS, set_up(Setup("time-trial-32", ("team",))), SeededDealer(1))
    options = race.questions[0].options()
    assert options is not None
    assert {"t6h", "fitness"} <= set(options)
    assert not any(option.startswith("attack") for option in options)
    assert course("time-trial-32").team_cards_until == 41
    with pytest.raises(Refused):
        course("time-trial-0")


@pytest.mark.rule("homas 5.5.1")
@pytest.mark.parametrize(
    ("stage", "mountains"),
    [("tour-de-france-3", False), ("tour-de-france-4", True), ("tour-de-france-5", True)],
)
def test_a_mountain_stage_has_a_mountain(stage: str, mountains: bool) -> None:  # noqa: FBT001
    assert course(stage).mountainous == mountains


@pytest.mark.rule("homas 5.6.2")
@pytest.mark.parametrize(("kind", "places"), [("hill", 5), ("top", 9)])
def test_there_are_five_places_on_a_hill_and_nine_on_a_mountain(kind: str, places: int) -> None:
    riders = [f"{team}{role} {10 + team}.{role} m" for team in (1, 2, 3) for role in (1, 2, 3, 4)]
    ridden = ride(table(f"road:0x40;{kind}=10;stage", *riders))
    (first,) = ridden.told("summit", "riders")
    assert first == ("31", "32", "33", "34", "21", "22", "23", "24", "11", "12")[:places]


@pytest.mark.rule("homas 5.8.1")
def test_riders_that_had_a_place_in_an_earlier_turn_do_not_sprint_again() -> None:
    position = table("road:0x40;sprint=10;stage", "21 12.1 m", "31 11.2 m", "41 11.1 m", "51 10.1 m")
    earlier = (position.sprints[0]._replace(riders=("21", "22", "23")),)
    ridden = ride(position._replace(sprints=earlier), "1 2 3")
    assert ridden.told("sprinted", "rider") == ["41", "31", "51"]
    assert ridden.told("rushed", "riders", "first") == [(("51", "31"), 4)]


@pytest.mark.rule("homas 5.8.1")
def test_five_places_and_classics_have_none() -> None:
    riders = [f"{team}{role} {10 + team}.{role} m" for team in (1, 2) for role in (1, 2, 3, 4)]
    ridden = ride(table("road:0x40;sprint=10;stage", *riders, directors="5"), "1 1 1 2 1 1 1 1 2 1")
    assert len(ridden.told("rushed", "riders")[0]) == 5
    assert not ride(table("road:0x40;sprint=10", *riders)).events("rushed")


@pytest.mark.rule("homas 5.9.1")
def test_who_draws_more_fitness_cards_keeps_one() -> None:
    draws = (1, 3, 2, *(1,) * 17)
    race: HomasRace = Race(HOMAS, set_up(Setup("tour-de-france-4", ("team",), draws=draws)), SeededDealer(1))
    while race.questions[0].id.kind != "keep":
        race.answer(race.questions[0].id, race.questions[0].sample(lambda _: 0))
    (question,) = race.questions
    options = question.options()
    assert options is not None
    assert (question.id.rider, len(options)) == ("12", 3)
    race.answer(question.id, options[2])
    assert race.questions[0].id.rider == "13"
    race.answer(race.questions[0].id, (race.questions[0].options() or ("",))[0])
    assert race.position.rider("12").fitness == options[2]
    for wrong in ((1, 2), (0,) * 20, (4,) * 20):
        with pytest.raises(Refused) as refused:
            set_up(Setup("tour-de-france-4", ("team",), draws=wrong))
        assert refused.value.code == "bad-draws"


@pytest.mark.rule("homas 5.10.1")
def test_who_was_too_late_has_no_individual_cards() -> None:
    position = set_up(Setup("tour-de-france-4", ("team",), tired=("11",)))
    assert position.rider("11").cards == ()
    assert position.rider("12").cards == ("6h", "5k")
    with pytest.raises(Refused) as refused:
        set_up(Setup("tour-de-france-4", ("team",), tired=("19",)))
    assert refused.value.code == "bad-riders"


@pytest.mark.rule("homas 5.10.1")
def test_the_prologue_and_last_stages_have_no_limit() -> None:
    limits = {
        stage: course(stage).limit
        for stage in ("tour-de-france-prologue", "tour-de-france-4", "paris-nice-3")
    }
    assert limits == {"tour-de-france-prologue": None, "tour-de-france-4": 8, "paris-nice-3": None}
