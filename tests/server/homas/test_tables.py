"""Tables of Homas Tour Pro, without any socket: what they are set to, how they ride, what they tell."""

import re
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from echappee.engine import Refused
from echappee.games import games, load
from echappee.homas.rules import COURSES, HOMAS, set_up
from echappee.homas.table.questions import HomasQuestion
from echappee.homas.table.roads import one_course
from echappee.homas.table.settings import setup_of
from echappee.homas.table.wire import HomasRoad, HomasView
from echappee.notation import read_record, verify
from echappee.server.messages.protocol import News
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.studies.replays import replay_of
from echappee.server.tables import acts
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.lists import summary
from echappee.server.tables.records import record_text
from echappee.server.tables.seats import check_settings
from echappee.server.tables.sights import MadeOnce
from tests.server.homas.racing import CAPITAINE, CLASSIC, NEUTRAL, PROLOGUE, STAGE, gathered, homas, ride
from tests.server.players import OPEN, RANDOM, TEMPO, Company, Walk, make_visible, racing, said, set_to, state
from tests.server.refusals import refused
from tests.server.typed import homas_position, read_server_message

ROOT = Path(__file__).parents[3]
EXAMPLES, DESIGNING = ROOT / "web/src/homas/lobby/examples.ts", ROOT / "docs/designing/homas.md"
COLOURS = ("white", "red", "blue", "green", "black")


def test_every_game_of_the_catalogue_can_be_played_at_a_table() -> None:
    rules = {name: game.room(GameTable).rules.name for name, game in games().items()}
    assert rules == {"flamme": "flamme", "homas": "homas"}


ROAD = "road:0x6,-5x4,+4x3,k-2x4,0x3;left=2-4;right=12-13;mountain=7-13;red=10;sprint=5;top=10;rain"
"""Twenty rows with everything on them."""


@pytest.mark.parametrize("course", [*COURSES, "time-trial-1", "time-trial-200", ROAD, "road:0x300"])
def test_every_course_can_be_ridden_at_a_table(course: str) -> None:
    check_settings(homas(OPEN, stage=course))


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (homas(OPEN, stage="base-1"), "unknown-course"),
        (homas(OPEN, stage="paris-dakar"), "unknown-course"),
        (homas(OPEN, stage="road:0x19"), "road-length"),
        (homas(OPEN, stage="road:0x301"), "road-length"),
        (homas(OPEN, stage="road:" + ",".join(["0x999"] * 60)), "road-length"),
        (homas(OPEN, stage="road:0x20;" + ";".join(["rain"] * 99)), "road-length"),
        (homas(OPEN, stage="road:"), "bad-road"),
        (homas(OPEN, stage="road:0x20;left=19-21"), "bad-road"),
        (homas(OPEN, stage="0x20"), "unknown-course"),
        (homas(OPEN, stage="time-trial-201"), "unknown-course"),
        (homas(OPEN, stage="time-trial-0"), "unknown-course"),
        (homas(), "bad-teams"),
        (homas(NEUTRAL), "bad-teams"),
        (homas(*[OPEN] * 5), "bad-teams"),
        (homas(*[OPEN] * 2, *[NEUTRAL] * 4), "bad-teams"),
        (homas(OPEN, TEMPO), "unknown-bot"),
        (homas(OPEN, SeatSetting("automatic", "peloton")), "bad-seats"),
        (homas(SeatSetting("open", "Ann")), "bad-seats"),
        (homas(SeatSetting(extras={"handicap": 1})), "bad-seats"),
        (homas(NEUTRAL, SeatSetting(extras={"rouleur": "flahute"})), "bad-seats"),
        (replace(homas(OPEN), rules=("weather",)), "bad-rules"),
        (set_to(OPEN, CAPITAINE), "unknown-bot"),
        (set_to(OPEN, NEUTRAL), "bad-teams"),
    ],
)
def test_settings_that_no_race_can_be_made_of_are_refused(wrong: Settings, code: str) -> None:
    with pytest.raises(Refused) as caught:
        check_settings(wrong)
    assert caught.value.code == code
    assert len(caught.value.detail) < 150


@pytest.mark.parametrize(
    ("road", "piece"),
    [
        ("0x10,-4y6", "-4y6"),
        ("0x10,,0x10", "nothing"),
        ("0x20;left=3-9", "left=3-9"),
        ("0x20;left=3-5;right=5-7", "right=5-7"),
        ("0x20;red=21", "red=21"),
        ("0x20;snow", "snow"),
        ("0x20;", "nothing"),
    ],
)
def test_what_is_wrong_with_a_road_is_named_first(road: str, piece: str) -> None:
    with pytest.raises(Refused) as caught:
        one_course(f"road:{road}")
    assert (caught.value.code, caught.value.detail.split()[0]) == ("bad-road", piece)


def test_a_course_that_is_in_no_list_is_told_like_one_of_it() -> None:
    trial, road = one_course("time-trial-40"), one_course(ROAD)
    assert (trial.squares, len(trial.rows), trial.trial, trial.set) == (45, 45, True, "")
    assert (road.id, road.squares, road.red, road.rain, road.hours) == (ROAD, 20, 10, True, 0)
    assert [(mark.row, mark.kind, mark.sprint) for mark in road.marks] == [
        (5, "", True),
        (10, "mountain", False),
    ]
    assert [row.road for row in road.rows] == ["flat"] * 6 + ["climb"] * 4 + ["descent"] * 3 + [
        *["cobbles"] * 4,
        *["flat"] * 3,
    ]


@pytest.mark.parametrize("id", ["nowhere", "time-trial-201", "0x20"])
def test_there_is_nothing_at_any_other_address(id: str) -> None:
    with refused("no-such-stage"):
        one_course(id)


def test_the_roads_that_pages_offer_to_begin_from_can_be_ridden() -> None:
    roads = re.findall(r"'(road:[^']*)'", EXAMPLES.read_text(encoding="utf-8"))
    assert len(roads) >= 4
    for road in roads:
        check_settings(homas(OPEN, stage=road))
        assert f"| `{road}` |" in DESIGNING.read_text(encoding="utf-8")


def test_all_five_teams_have_a_seat_and_those_that_nobody_named_are_neutral() -> None:
    table = gathered(OPEN, CAPITAINE).table
    assert tuple(table.seats) == COLOURS
    assert table.settings.seats == (OPEN, CAPITAINE, NEUTRAL, NEUTRAL, NEUTRAL)
    told = make_visible(table, "ann").table
    assert [(seat.kind, seat.bot) for seat in told.seats[1:3]] == [
        ("bot", "capitaine"),
        ("automatic", "neutral"),
    ]
    assert homas_position(table).seats == ("white", "red")


def test_a_neutral_team_may_stand_between_the_others() -> None:
    company = racing(homas(NEUTRAL, OPEN, NEUTRAL, OPEN), "red")
    assert homas_position(company.table).seats == ("red", "green")
    assert company.table.seats["green"].bot == "capitaine"
    assert company.code(acts.Sat(device="ann", seat="white", name="Ann")) == "already-started"


def test_the_host_may_change_the_game_and_people_stay_where_their_seat_stays() -> None:
    company = Company(set_to(OPEN, OPEN))
    company.sit("ann", "blue", "red")
    company.do(acts.Configured(device="ann", settings=homas(OPEN, OPEN)))
    assert {seat.colour: seat.device for seat in company.table.seats.values() if seat.device} == {
        "red": "ann"
    }
    company.do(acts.Configured(device="ann", settings=set_to(OPEN, OPEN)))
    assert tuple(company.table.seats) == ("blue", "red")
    assert (
        company.code(acts.Configured(device="ann", settings=homas(OPEN, stage="base-1"))) == "unknown-course"
    )


@pytest.mark.parametrize("stage", [CLASSIC, PROLOGUE, STAGE, "time-trial-40", ROAD, f"{ROAD};stage"])
def test_a_whole_race_is_ridden_kept_and_verified(stage: str) -> None:
    company = ride(gathered(stage=stage), 1)
    table = company.table
    assert table.status == "over"
    assert state(company.read_back()) == state(table)
    record = read_record(record_text(table))
    assert record.tags["players"] == "person person - - -"
    assert record.tags["course"] == stage
    assert record.tags["stage"] == ("own" if stage.startswith("road:") else stage)
    proof = verify(HOMAS, record)
    assert (proof.over, proof.committed) == (True, True)
    assert load(record_text(table)).race.position == table.running.position
    replay = replay_of(record_text(table))
    assert replay.settings is not None
    assert replay.settings.stage == stage


@pytest.mark.parametrize("stage", [CLASSIC, PROLOGUE, STAGE])
@pytest.mark.parametrize("seed", range(4))
def test_a_table_is_rebuilt_from_its_acts_whatever_was_done_at_it(seed: int, stage: str) -> None:
    """People come and go, change their minds, are stood in for and come back, in any order."""
    settings = homas(OPEN, *[(OPEN,), (RANDOM, OPEN), (NEUTRAL, OPEN, OPEN)][seed % 3], stage=stage)
    company = Walk(settings, seed).company(60 * (seed + 1))
    assert state(company.read_back()) == state(company.table)


def test_a_list_tells_the_game_and_the_rider_who_won() -> None:
    company = gathered(OPEN, RANDOM, stage=PROLOGUE)
    assert summary(company.table).game == "homas"
    assert summary(company.table).winner == ""
    row = summary(ride(company).table)
    assert row.winner == company.table.running.position.ranking[0].name
    assert row.seats == ("Ann", "random", "neutral", "neutral", "neutral")


def test_a_person_who_stays_away_is_stood_in_for_by_a_bot_of_this_game() -> None:
    company = gathered(OPEN, OPEN)
    company.do(acts.Agreed(device="ann", seat="red", here=("ann",)))
    assert company.table.seats["red"].bot == "capitaine"


def test_who_is_asked_where_to_ride_to_has_seen_the_dice() -> None:
    company = gathered()
    while (question := company.table.running.questions[0]).id.label != "to-0":
        options = question.options() or ()
        company.do(said(company.table, question, "roll" if "roll" in options else options[0]))
    device = company.table.seats[question.seat].device
    events = make_visible(company.table, device).events(0)
    assert events[-1].code == "rolled"
    assert events[-1].args["rider"] == question.id.rider
    assert company.table.running.events[-1].code != "rolled"


@pytest.mark.parametrize("stage", [CLASSIC, PROLOGUE, STAGE])
def test_what_was_told_stays_told_and_leads_to_what_each_seat_sees(stage: str) -> None:
    """At any moment events have only grown, and anybody who follows them sees the view."""
    company = gathered(stage=stage)
    made = MadeOnce(company.table)
    race = company.table.running
    seats = {"ann": "white", "bob": "red", "wim": None}
    before: dict[str, tuple[object, ...]] = dict.fromkeys(seats, ())
    for _ in range(150):
        for device, seat in seats.items():
            events = made.look().seen_by(device).events(0)
            plain = tuple((e.code, e.rule, dict(e.args), e.to) for e in events)
            assert plain[: len(before[device])] == before[device]
            before[device] = plain
            view = race.rules.cut(race.moments[0].position, seat)
            for event in race.told:
                view = race.rules.fold(view, event) if event.heard_by(seat) else view
            if race.changeable() or any(q.sealed for q in race.questions):
                continue  # what a seat alone knows of its sealed answers is no event yet
            assert view == race.view(seat)
        if race.over:
            break
        question = race.questions[-1]
        company.do(said(company.table, question, question.sample(lambda many: many // 2)))


def test_what_travels_is_what_the_protocol_describes() -> None:
    company = gathered(stage=STAGE)
    ride(company, 3, until=3)
    table = company.table
    for device in ("ann", "wim"):
        visible = make_visible(table, device)
        news = {
            "type": "news",
            "table": visible.table,
            "road": visible.road,
            "views": visible.views,
            "questions": visible.questions,
            "answers": visible.answers,
            "events": visible.events(0),
        }
        read = read_server_message(json.encode(news))
        assert isinstance(read, News)
        assert isinstance(read.road, HomasRoad)
        assert read.road == visible.road
        assert read.views == visible.views
        assert read.questions == visible.questions
        assert all(isinstance(view, HomasView) for view in visible.views)


def test_a_question_tells_the_useful_ends_and_where_followers_would_come_to() -> None:
    company = gathered()
    seen: set[str] = set()
    while not {"to", "follow"} <= seen:
        asked = company.table.running.questions[0]
        visible = make_visible(company.table, company.table.seats[asked.seat].device)
        (question,) = [question for question in visible.questions if question.id == str(asked.id)]
        kind, options = question.kind.split("-")[0], question.options or ()
        assert isinstance(visible.road, HomasRoad)
        assert isinstance(question, HomasQuestion)
        assert bool(question.useful) == (kind in ("to", "then"))
        assert set(question.useful) <= set(options)
        assert tuple(question.lands) == (options[:-1] if kind == "follow" else ())
        assert set(question.lands.values()) <= {square.name for square in visible.road.squares}
        seen.add(kind)
        company.do(said(company.table, asked, asked.sample(lambda _: 0)))


def test_a_table_may_line_up_rider_by_rider() -> None:
    start = set_up(setup_of(replace(homas(OPEN, OPEN), rules=("rider-by-rider",))))
    assert start.one_by_one
    assert not set_up(setup_of(homas(OPEN, OPEN))).one_by_one
