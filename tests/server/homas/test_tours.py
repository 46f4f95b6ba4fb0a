"""Tables that carry a stage race of Homas Tour Pro: stage after stage, and the books between them."""

import pytest
from msgspec import json

from echappee.engine import Refused
from echappee.homas.rules import HOMAS
from echappee.homas.table.settings import tour_of
from echappee.homas.table.tour_wire import HomasTourWire
from echappee.notation import commitment, read_record, verify
from echappee.server.messages.protocol import News
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.studies.replays import replay_of
from echappee.server.tables import acts
from echappee.server.tables.desk import sheets_of
from echappee.server.tables.lists import summary
from echappee.server.tables.records import record_text
from echappee.server.tables.seats import check_settings
from echappee.tours.tour import load_tour
from tests.server.homas.racing import NEUTRAL, PROLOGUE, ride
from tests.server.players import OPEN, RANDOM, Company, make_visible, racing, state
from tests.server.refusals import refused
from tests.server.typed import read_server_message

SHORT = f"{PROLOGUE} paris-nice-2"


def touring(*seats: SeatSetting, tour: str = SHORT) -> Settings:
    return Settings(seats, "homas", tour=tour)


def started() -> Company:
    """A stage race whose first stage has begun: Ann directs white."""
    return racing(touring(OPEN, RANDOM), "white")


def told(company: Company) -> HomasTourWire:
    tour = make_visible(company.table, "ann").tour
    assert isinstance(tour, HomasTourWire)
    return tour


OWN = f"time-trial-40 paris-nice-2 road:0x20,-5x6;stage;top=26 {PROLOGUE}"


@pytest.mark.parametrize(
    "tour", ["paris-nice", "dauphine-libere", "benelux-tour", "tour-de-france", SHORT, OWN]
)
def test_every_stage_race_can_be_ridden_at_a_table(tour: str) -> None:
    check_settings(touring(OPEN, tour=tour))


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (touring(OPEN, tour="grand"), "unknown-course"),
        (touring(OPEN, tour="paris-nice-1 road:0x9;stage"), "road-length"),
        (touring(OPEN, tour="paris-nice-1 road:0x30"), "bad-calendar"),
        (touring(OPEN, tour="paris-nice-1 road:0x30;stage" + ";rain" * 120), "bad-calendar"),
        (touring(OPEN, tour="paris-nice-1 milan-san-remo"), "bad-calendar"),
        (touring(OPEN, tour="paris-nice-1"), "bad-calendar"),
        (touring(OPEN, tour="paris-nice-1 " * 99), "bad-calendar"),
        (touring(OPEN, tour=" "), "bad-calendar"),
        (touring(*[OPEN] * 5), "bad-teams"),
        (touring(NEUTRAL), "bad-teams"),
        (touring(SeatSetting("bot", "tempo")), "unknown-bot"),
        (Settings((OPEN,), "homas", rules=("weather",), tour=SHORT), "bad-rules"),
    ],
)
def test_settings_that_no_stage_race_can_be_made_of_are_refused(wrong: Settings, code: str) -> None:
    with refused(code):
        check_settings(wrong)


@pytest.mark.rule("homas 1.4.4")
def test_teams_may_line_up_rider_by_rider_in_a_stage_race() -> None:
    one_by_one = Settings((OPEN,), "homas", rules=("rider-by-rider",), tour=SHORT)
    assert tour_of(one_by_one, 1).setup.lineup == "riders"
    assert tour_of(touring(OPEN), 1).setup.lineup == "board"


def test_a_stage_race_is_ridden_stage_after_stage() -> None:
    company = started()
    table = company.table
    assert (table.status, told(company).number) == ("racing", 0)
    assert summary(table).stage == PROLOGUE
    ride(company, 1)
    assert (table.status, table.stage) == ("between", 1)
    assert told(company).number == 1
    assert set(told(company).jerseys) >= {"yellow"}
    assert summary(table).stage == "paris-nice-2"
    assert company.code(acts.WentOn(device="ann")) == ""
    company.do(acts.WentOn(device="ann"))
    assert (table.status, table.stage) == ("racing", 2)
    assert state(company.read_back()) == state(table)
    ride(company, 2)
    assert table.status == "over"
    assert summary(table).winner == told(company).jerseys["yellow"]
    assert (summary(table).day, summary(table).days) == (2, 2)
    assert company.code(acts.WentOn(device="ann")) == "tour-over"
    assert state(company.read_back()) == state(table)


def test_records_of_a_stage_race_and_of_its_stages() -> None:
    company = started()
    ride(company, 1)
    worn = told(company).jerseys
    with pytest.raises(Refused, match="when the race is over"):
        record_text(company.table)
    company.do(acts.WentOn(device="ann"))
    ride(company, 2)
    for stage in (1, 2):
        text = record_text(company.table, stage)
        proof = verify(HOMAS, read_record(text))
        assert (proof.over, proof.committed) == (True, True)
        replay = replay_of(text)
        assert replay.jerseys == (worn if stage == 2 else {})
        assert replay.settings is not None
        assert replay.settings.stage == replay.stage == SHORT.split()[stage - 1]
    tour = load_tour(record_text(company.table))
    assert (tour.over, tour.game) == (True, "homas")
    assert commitment(company.table.chance) == read_record(record_text(company.table, 2)).tags["commitment"]


def test_what_travels_is_what_the_protocol_describes() -> None:
    company = started()
    ride(company, 1)
    news = {"type": "news", "tour": told(company)}
    read = read_server_message(json.encode(news))
    assert isinstance(read, News)
    assert read.tour == told(company)


def test_its_sheets_call_people_as_they_are_called_at_the_table() -> None:
    company = started()
    sheets = sheets_of(company.table, "fr")
    (name,) = (seat.name for seat in company.table.seats.values() if seat.name)
    assert [team["name"] for team in sheets["teams"].values()] == [name, "Touriste", "Bleu", "Vert", "Noir"]
    assert sheets["moment"] == "avant la première étape"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("Time trial, 40 km", "Custom road")),
        ("fr", ("Contre-la-montre, 40\N{NO-BREAK SPACE}km", "Parcours personnalisé")),
    ],
)
def test_its_sheets_call_stages_that_are_in_no_list(language: str, names: tuple[str, str]) -> None:
    company = racing(touring(OPEN, RANDOM, tour=OWN), "white")
    printed = json.encode(sheets_of(company.table, language)).decode()
    assert [name in printed for name in (*names, "road:")] == [True, True, False]
