"""The sheets of a table's tour over HTTP: for everybody who may see the table, with people's names there."""

import http.client
import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from msgspec import convert

from echappee.engine import Refused
from echappee.flamme.table.tour_wire import FlammeTourWire, tour_wire
from echappee.games import game_named
from echappee.homas.table.tour_wire import HomasTourWire
from echappee.homas.table.tour_wire import tour_wire as stage_race_wire
from echappee.server.messages.settings import Settings
from echappee.server.tables import acts
from echappee.server.tables.desk import sheets_of
from echappee.server.tables.game_table import GameTable
from echappee.sheets import pdf
from echappee.tours.tour import SomeTour
from tests.server.clients import TWO, Device
from tests.server.players import OPEN, RANDOM
from tests.server.running import Server, serve_here
from tests.server.touring import started, touring
from tests.sheets.printed import pages_in

TOUR = {"seats": [{}, {}], "tour": "short"}
STAGE_RACE = {"game": "homas", "seats": [{}, {}], "tour": "paris-nice"}


class Answer(NamedTuple):
    status: int
    kind: str
    body: bytes

    @property
    def code(self) -> str:
        return str(json.loads(self.body)["code"])


def ask(device: Device, path: str) -> Answer:
    """The server's answer, refusals included."""
    line = http.client.HTTPConnection(urlsplit(device.url).netloc)
    line.request("GET", path, headers={"Authorization": f"Bearer {device.token}"})
    reply = line.getresponse()
    answer = Answer(reply.status, reply.headers["Content-Type"], reply.read())
    line.close()
    return answer


@pytest.mark.parametrize(("settings", "pages"), [(TOUR, 4), (STAGE_RACE, 6)], ids=["flamme", "homas"])
def test_everybody_who_may_see_the_table_gets_the_sheets(
    server: Server, settings: dict[str, object], pages: int
) -> None:
    host, watcher, stranger = (Device(server.url) for _ in range(3))
    invitation = host.open(settings)
    watcher.enter(invitation["watcher_code"])
    path = f"/api/tables/{invitation['id']}/sheets.pdf"
    for device in (host, watcher):
        answer = ask(device, path)
        assert (answer.status, answer.kind, pages_in(answer.body)) == (200, "application/pdf", pages)
    french = ask(host, f"{path}?lang=fr")
    assert french.status == 200
    assert french.body != answer.body == ask(host, f"{path}?lang=en").body
    told = json.loads(ask(watcher, path.removesuffix(".pdf")).body)
    assert (len(told["sheets"]), told["sheets"][0]["kind"]) == (pages, "standings")
    for hidden in (path, path.removesuffix(".pdf")):
        refused = ask(stranger, hidden)
        assert (refused.status, refused.code) == (404, "no-such-table")


@pytest.mark.parametrize("language", ["de", "", "FR", "../en"])
def test_another_language_is_refused(server: Server, language: str) -> None:
    host = Device(server.url)
    answer = ask(host, f"/api/tables/{host.open(TOUR)['id']}/sheets.pdf?lang={language}")
    assert (answer.status, answer.code) == (400, "malformed")


def test_a_table_without_a_tour_has_no_sheets(server: Server) -> None:
    host = Device(server.url)
    answer = ask(host, f"/api/tables/{host.open(TWO)['id']}/sheets.pdf")
    assert (answer.status, answer.code) == (422, "no-tour")


@pytest.mark.parametrize(("settings", "wire"), [(TOUR, tour_wire), (STAGE_RACE, stage_race_wire)])
def test_a_server_without_the_extra_says_so_before_it_is_asked_and_after(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    settings: dict[str, object],
    wire: Callable[[SomeTour], FlammeTourWire | HomasTourWire],
) -> None:
    tour = (
        game_named(str(settings.get("game", "flamme")))
        .room(GameTable)
        .new_tour(convert(settings, Settings), 1)
    )
    assert wire(tour).pdf
    monkeypatch.setattr(pdf, "find_spec", lambda _name: None)
    assert not wire(tour).pdf
    with serve_here(tmp_path) as context:
        host = Device(f"http://127.0.0.1:{context.config.port}")
        answer = ask(host, f"/api/tables/{host.open(settings)['id']}/sheets.pdf")
    assert (answer.status, answer.code) == (503, "no-pdf")


def test_people_are_called_as_at_the_table() -> None:
    company = started(touring(OPEN, RANDOM, OPEN))
    company.do(acts.Agreed(device="ann", seat="green", here=("ann",)))
    teams = sheets_of(company.table, "fr")["teams"]
    names = [seat.name for seat in company.table.seats.values()]
    assert [team["name"] for team in teams.values()] == [names[0], "Touriste", names[2]]
    assert all((names[0], names[2]))
    with pytest.raises(Refused, match="en, fr"):
        sheets_of(company.table, "de")
