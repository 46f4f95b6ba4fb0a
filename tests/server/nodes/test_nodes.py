"""Several servers with one database: what is asked of one about a table that is at another."""

import secrets
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from socket import SHUT_RDWR, create_server, socket
from threading import Thread
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

import echappee.flamme.rules as flamme
from echappee.server.config import DatabaseUrl, Limits
from echappee.server.http.identity import PASSED_ON
from echappee.server.limits import Rate
from echappee.server.store.postgres import PostgresStore
from echappee.server.store.postgres.migrations import open_connection
from echappee.server.wiring import Parts
from tests.server.clients import ALONE, PATIENCE_S, TWO, VERSION, Device, Json, Reply, closing
from tests.server.running import serve_here
from tests.server.studies.test_replays import golden


@pytest.fixture
def nodes(database: DatabaseUrl, tmp_path: Path) -> Iterator[tuple[Parts, Parts]]:
    with serve_here(tmp_path, database=database) as one, serve_here(tmp_path, database=database) as other:
        yield one, other


def at(node: Parts, device: Device | None = None) -> Device:
    """A device that talks to this server."""
    return Device(node.config.url, device.token if device else None)


def opened(device: Device, settings: Json = TWO) -> Json:
    return device.open(settings)


def test_any_server_answers_about_any_table(nodes: tuple[Parts, Parts]) -> None:
    one, other = nodes
    ann = at(one)
    invitation = opened(ann)
    id = invitation["id"]
    bob = at(other)
    assert bob.enter(invitation["player_code"]) == id
    assert at(other, ann).get(f"/api/tables/{id}").body == ann.get(f"/api/tables/{id}").body
    assert [row["table"]["id"] for row in bob.get("/api/tables").body["yours"]] == [id]
    assert bob.post(f"/api/tables/{id}/leave", {}).status == 200
    assert at(one, bob).get(f"/api/tables/{id}").status == 404
    assert at(other).get(f"/api/tables/{id}").body["code"] == "no-such-table"
    assert at(other, ann).request("DELETE", f"/api/tables/{id}", None, {}).status == 200
    assert (len(one.hub.shelf.live), len(other.hub.shelf.live)) == (0, 0)


def test_any_server_tells_how_far_a_job_is_that_another_one_does(nodes: tuple[Parts, Parts]) -> None:
    one, other = nodes
    ann, again = at(one), at(other)
    job = ann.post("/api/study", {"record": golden("automatic-teams"), "effort": "first"}).body["job"]
    until = monotonic() + PATIENCE_S
    while (told := list(again.follow(job)))[-1]["state"] != "done":
        assert len(told) == 1
        assert monotonic() < until
    assert "policy" in again.get(f"/api/jobs/{job}/result").body
    assert again.request("DELETE", f"/api/jobs/{job}", None, {}).status == 200
    assert again.get(f"/api/jobs/{job}").status == 404


def test_nobody_is_let_in_while_a_server_may_have_lost_its_tables(
    nodes: tuple[Parts, Parts], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = nodes
    ann = at(one)
    id = opened(ann)["id"]
    with monkeypatch.context() as held_up:
        held_up.setattr("echappee.server.socket.sockets.PATIENCE_S", 0.0)
        held_up.setattr(PostgresStore, "sure", False)
        with pytest.raises(ConnectionClosed) as closed:
            ann.sit_at(id)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "try-again")
    with ann.sit_at(id) as socket:
        assert socket.now["table"]["id"] == id


def test_a_socket_is_passed_on_to_the_server_that_has_the_table(nodes: tuple[Parts, Parts]) -> None:
    one, other = nodes
    ann = at(one)
    id = opened(ann, ALONE)["id"]
    with ann.sit_at(id) as here, at(other, ann).sit_at(id) as there:
        assert there.do("sit", seat="blue", name="Ann")["type"] == "ack"
        assert there.do("start")["type"] == "ack"
        there.ride()
        here.until(lambda now: now["table"]["status"] == "over")
        assert (len(one.hub.shelf.live), len(other.hub.shelf.live)) == (1, 0)
        assert other.sockets.gauges().passed_on == 1
        assert there.events == here.events


def test_what_is_passed_on_is_what_the_owner_sends_byte_by_byte(nodes: tuple[Parts, Parts]) -> None:
    """So nobody is told more at one server than at another."""
    one, other = nodes
    ann = at(one)
    invitation = opened(ann, ALONE)
    id, wims = invitation["id"], (at(one), at(other))
    for wim in wims:
        wim.enter(invitation["watcher_code"])
    with ann.sit_at(id) as host, wims[0].sit_at(id) as near, wims[1].sit_at(id) as far:
        assert host.do("sit", seat="blue", name="Ann")["type"] == "ack"
        assert host.do("start")["type"] == "ack"
        host.ride()
        for watching in (near, far):
            watching.until(lambda now: now["table"]["status"] == "over")
        assert near.raw == far.raw
        assert len(near.raw) > 10


def test_the_same_opening_at_two_servers_opens_one_table(nodes: tuple[Parts, Parts]) -> None:
    one, other = nodes
    ann, wish = at(one), {"settings": TWO, "id": secrets.token_hex(8)}
    first = ann.post("/api/tables", wish)
    again = at(other, ann).post("/api/tables", wish)
    assert [reply.status for reply in (first, again)] == [201, 201]
    names = ("id", "player_code", "watcher_code")
    assert [first.body[name] for name in names] == [again.body[name] for name in names]
    assert at(other).enter(again.body["player_code"]) == first.body["id"]
    assert len(ann.get("/api/tables").body["yours"]) == 1


def test_a_seat_moves_to_a_device_at_another_server(nodes: tuple[Parts, Parts]) -> None:
    one, other = nodes
    ann, phone = at(one), at(other)
    id = opened(ann)["id"]
    with ann.sit_at(id) as socket:
        assert socket.do("sit", seat="blue", name="Ann")["type"] == "ack"
    code = ann.post(f"/api/tables/{id}/move", {}).body["code"]
    assert phone.post("/api/move", {"code": code}).body == {"table": id}
    assert phone.post("/api/move", {"code": code}).body["code"] == "no-such-code"
    with phone.sit_at(id) as socket:
        assert socket.now["table"]["seats"][0]["you"]


def test_a_server_that_stops_hands_its_tables_over_at_once(database: DatabaseUrl, tmp_path: Path) -> None:
    with serve_here(tmp_path, database=database) as other:
        with serve_here(tmp_path, database=database) as one:
            ann = at(one)
            id = opened(ann)["id"]
        with at(other, ann).sit_at(id) as socket:
            assert socket.do("sit", seat="blue", name="Ann")["type"] == "ack"
        assert len(other.hub.shelf.live) == 1


def test_a_table_of_another_edition_goes_on_at_an_old_server_and_is_listed_at_a_new_one(
    database: DatabaseUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve_here(tmp_path, database=database) as new:
        with serve_here(tmp_path, database=database) as old:
            ann = at(new)
            id = opened(at(old, ann))["id"]
            with ann.sit_at(id) as socket:
                assert socket.do("sit", seat="blue", name="Ann")["type"] == "ack"
            assert (len(old.hub.shelf.live), len(new.hub.shelf.live)) == (1, 0)
        with monkeypatch.context() as later:
            later.setattr(flamme, "RULES", replace(flamme.RULES, edition=2))
            assert ann.get(f"/api/tables/{id}").body["code"] == "other-edition"
            assert [row["table"]["id"] for row in ann.get("/api/tables").body["yours"]] == [id]
            assert ann.get(f"/api/tables/{id}/record").status == 409
        # Nothing was lost, and the new server has not kept it from others.
        with serve_here(tmp_path, database=database) as old, at(old, ann).sit_at(id) as socket:
            assert socket.now["table"]["seats"][0]["name"] == "Ann"
            assert (len(old.hub.shelf.live), len(new.hub.shelf.live)) == (1, 0)


def test_only_servers_can_say_that_something_was_passed_on(nodes: tuple[Parts, Parts]) -> None:
    one, other = nodes
    ann = at(one)
    id = opened(ann)["id"]
    path = f"/api/tables/{id}"
    for claim in ("1", secrets.token_hex(8)):
        assert at(other, ann).get(path, **{PASSED_ON: claim}).status == 200
        with at(other, ann).socket({PASSED_ON: claim}) as socket:
            socket.send(type="hello", version=VERSION, table=id)
            assert socket.hear("news")["table"]["id"] == id
    secret = one.hub.store.secret
    assert secret == other.hub.store.secret
    assert len(secret) > 64


def test_what_was_passed_on_is_not_passed_on_again(
    nodes: tuple[Parts, Parts], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = nodes
    ann = at(one)
    id = opened(ann)["id"]
    proof = {PASSED_ON: one.hub.store.secret}
    for room in ("nodes.forwarder", "socket.sockets"):
        monkeypatch.setattr(f"echappee.server.{room}.PATIENCE_S", 0.0)
    reply = at(other, ann).get(f"/api/tables/{id}", **proof)
    assert (reply.status, reply.body["code"]) == (503, "try-again")
    with at(other, ann).socket(proof) as socket:
        socket.send(type="hello", version=VERSION, table=id)
        assert closing(socket) == (1012, "try-again")


def test_a_server_that_passes_much_on_is_not_taken_for_a_flood(database: DatabaseUrl, tmp_path: Path) -> None:
    """Its clients have counted there, one by one."""
    limits = Limits(frames=Rate(0, 30))
    with serve_here(tmp_path, limits, clock=lambda: 0.0, database=database) as node:
        ann = at(node)
        id = opened(ann)["id"]
        with ann.socket({PASSED_ON: node.hub.store.secret}) as passed_on, ann.socket() as client:
            for socket in (passed_on, client):
                socket.send(type="hello", version=VERSION, table=id)
                socket.hear("news")
                for _ in range(40):
                    socket.connection.ping()
            assert passed_on.do("ping")["type"] == "pong"
            assert closing(client) == (1008, "too-fast")


@contextmanager
def silent_server(database: DatabaseUrl, *tables: str) -> Iterator[list[socket]]:
    """A server that owns these tables, takes connections and never answers; its connections."""
    taken = list[socket]()
    with create_server(("127.0.0.1", 0)) as listening, open_connection(database) as connection:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        connection.execute(
            "INSERT INTO nodes VALUES ('silent', %s, clock_timestamp() + interval '1 hour')", (address,)
        )
        connection.execute("UPDATE tables SET owner = 'silent' WHERE id = ANY(%s)", (list(tables),))

        def take() -> None:
            with suppress(OSError):
                while True:
                    taken.append(listening.accept()[0])

        thread = Thread(target=take)
        thread.start()
        try:
            yield taken
        finally:
            connection.execute("DELETE FROM nodes WHERE id = 'silent'")
            listening.shutdown(SHUT_RDWR)
            thread.join()
            for each in taken:
                each.close()


def all_connected(taken: list[socket], asking: list[Future[Reply]]) -> None:
    """Wait until everything that is asked has reached the silent server."""
    until = monotonic() + PATIENCE_S
    while len(taken) < len(asking):
        assert monotonic() < until, len(taken)
        wait(asking, timeout=0.01)


def test_a_server_that_does_not_answer_costs_only_its_own_tables(
    nodes: tuple[Parts, Parts], database: DatabaseUrl
) -> None:
    one, other = nodes
    ann, far = at(one), at(other)
    healthy, frozen = opened(ann)["id"], opened(ann)["id"]
    one.hub.shelf.live.pop(frozen)
    with ThreadPoolExecutor(40) as pool:
        with silent_server(database, frozen) as taken:
            asking = [pool.submit(at(other, ann).get, f"/api/tables/{frozen}") for _ in range(40)]
            all_connected(taken, asking)
            assert at(other, ann).get(f"/api/tables/{healthy}").status == 200
            assert far.get("/healthz").status == 200
            assert not any(each.done() for each in asking)
        # The other servers learn that it is gone, and take its tables over.
        assert {each.result().status for each in asking} == {200}


def test_only_so_many_requests_wait_for_a_server_that_does_not_answer(
    nodes: tuple[Parts, Parts], database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("echappee.server.nodes.forwarder.AT_ONCE", 2)
    one, other = nodes
    ann = at(one)
    frozen = opened(ann)["id"]
    one.hub.shelf.live.pop(frozen)
    with ThreadPoolExecutor(2) as pool, silent_server(database, frozen) as taken:
        asking = [pool.submit(at(other, ann).get, f"/api/tables/{frozen}") for _ in range(2)]
        all_connected(taken, asking)
        reply = at(other, ann).get(f"/api/tables/{frozen}")
        assert (reply.status, reply.body["code"]) == (503, "try-again")
        assert "echappee_unanswered_total 1\n" in at(other).get("/metrics").text


def test_each_server_tells_of_its_own_health(nodes: tuple[Parts, Parts]) -> None:
    healths = [at(node).get("/healthz").body for node in nodes]
    assert [health["status"] for health in healths] == ["ok", "ok"]
    assert len({health["node"] for health in healths}) == 2
    nodes[0].context.stopping = True
    assert [at(node).get("/healthz").status for node in nodes] == [503, 200]
