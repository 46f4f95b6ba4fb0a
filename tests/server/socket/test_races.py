"""Whole races over sockets, with a real server: all rules, one to six teams, troublesome clients."""

import socket
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from echappee.games import load
from echappee.notation import commitment, read_record, verify
from echappee.server.config import Config
from echappee.server.serving import bind
from echappee.server.tables.presence import AWAY_S
from tests.counts import count, pairs
from tests.server.clients import VERSION, Device, Socket
from tests.server.running import Server, serve_here

ROAD = "1B 2 b c d u"
"""Short, with room for six teams and two breakaway places."""

SPLIT = "1 x b c d y u"
"""Two roundabouts, places for tokens, and half way far enough from the line for a refresh."""

OPEN: dict[str, object] = {}
RANDOM: dict[str, object] = {"kind": "bot", "name": "random"}
PELOTON: dict[str, object] = {"kind": "automatic", "name": "peloton"}
MUSCLE: dict[str, object] = {"kind": "automatic", "name": "muscle"}

RULES = [rules for n in range(4) for rules in combinations(("weather", "breakaway", "ride-out"), n)]
FORMATS = (
    ("tour", "specialists"),
    ("tour", "extended", "specialists", "weather"),
    ("extended",),
    ("ttt", "specialists"),
    ("itt",),
)
TABLES = (
    [OPEN],
    [OPEN, PELOTON],
    [OPEN, RANDOM, MUSCLE],
    [OPEN, OPEN, OPEN, OPEN],
    [OPEN, PELOTON, OPEN, MUSCLE, OPEN],
    [OPEN, RANDOM, OPEN, RANDOM, OPEN, OPEN],
)
LEAST_REFRESH = 24
"""A rider with the token may take one more."""
LIMIT = 6000
"""More steps than any race takes."""


class Person:
    """A device at a table, with everything it was told; it never computes anything itself."""

    def __init__(self, device: Device, table: str) -> None:
        self.device = device
        self.table = table
        self.socket = device.sit_at(table)
        self.answered: list[tuple[str, str]] = []

    @property
    def now(self) -> dict[str, Any]:
        return self.socket.now

    def listen(self) -> None:
        """Hear everything so far, and check that nothing in it contradicts itself."""
        assert self.socket.do("ping")["type"] == "pong"
        seats = [seat["colour"] for seat in self.now["table"]["seats"] if seat.get("you")]
        if self.now.get("views"):
            assert [view["seat"] for view in self.now["views"]] == (seats or [None])
        thinking = {seat["colour"] for seat in self.now["table"]["seats"] if seat.get("thinking")}
        for question in self.now["questions"]:
            assert question["seat"] in seats
            assert question["seat"] in thinking
        answered = {key.split("/")[2]: key for key in self.now["answers"]}
        assert set(answered) <= set(seats)
        # An answer can be taken back while its own seat, and nobody else, has to answer the next question.
        assert thinking <= set(answered) or not set(answered) & thinking

    def again(self, random: Random) -> None:
        """Lose the connection and come back, saying what was seen, or something impossible, or nothing."""
        self.listen()
        now, events = dict(self.now), list(self.socket.events)
        self.socket.connection.close()
        seats = [view["seat"] for view in now.get("views", []) if view["seat"]]
        seen, known = {"seats": seats, "events": len(events)}, True
        if random.random() < 0.4:
            seen, known = random.choice(
                [
                    ({"seats": seats, "events": len(events) + 1000}, False),
                    ({"seats": [*seats, "nobody"], "events": 1}, False),
                    ({"seats": seats, "events": -1}, False),
                ]
            )
        kept = random.randrange(len(events) + 1)
        if known:
            seen["events"] = kept
        self.socket = self.device.socket()
        self.socket.events = events[:kept] if known else [{"code": "false"}]
        self.socket.send(type="hello", version=VERSION, table=self.table, seen=seen)
        first = self.socket.hear("news")
        assert ("fresh" not in first) == known
        assert self.socket.events[: len(events)] == events
        self.listen()

    def close(self) -> None:
        self.socket.connection.close()


def gather(
    server: Server | Config,
    seats: list[dict[str, object]],
    rules: tuple[str, ...],
    own: int,
    stage: str = ROAD,
    *,
    game: str = "flamme",
) -> list[Person]:
    """A table that has started: each device takes `own` open seats, and one more device watches."""
    host = Device(server.url)
    invitation = host.open({"game": game, "seats": seats, "stage": stage, "rules": list(rules)})
    table, people = invitation["id"], [Person(host, invitation["id"])]
    open_seats = [seat["colour"] for seat in people[0].now["table"]["seats"] if seat["kind"] == "open"]
    for index in range(0, len(open_seats), own):
        if index:
            device = Device(server.url)
            assert device.enter(invitation["player_code"]) == table
            people.append(Person(device, table))
        for colour in open_seats[index : index + own]:
            done = people[-1].socket.do("sit", seat=colour, name=f"P {colour}")
            assert done["type"] == "ack", done
    watcher = Device(server.url)
    watcher.enter(invitation["watcher_code"])
    people.append(Person(watcher, table))
    assert people[0].socket.do("start")["type"] == "ack"
    return people


def answer(person: Person, random: Random, *, trouble: bool) -> bool:
    """Answer one question; troublesome people send it twice, send stale and foreign ones, and change it."""
    socket = person.socket
    if trouble and person.answered and random.random() < 0.2:
        question, text = random.choice(person.answered[:-1] or person.answered)
        # A question that was taken back is open again: answering it is allowed.
        if question not in person.now["answers"] and question not in [
            q["id"] for q in person.now["questions"]
        ]:
            stale = socket.refusal("answer", question=question, answer=text)
            assert stale in {"unknown-question", "already-drawn", "not-allowed"}
            assert socket.refusal("retract", question=question) in {"unknown-question", "already-drawn"}
    if trouble and person.now["answers"] and random.random() < 0.2:
        question = random.choice(list(person.now["answers"]))
        assert socket.do("retract", question=question)["type"] in {"ack", "refused"}
        person.listen()
    if not person.now["questions"]:
        return False
    asked = random.choice(person.now["questions"])
    text = random.choice(asked["options"]) if asked["options"] else some_cards(person, asked)
    id = f"{asked['id']}-{random.random()}"
    if trouble and random.random() < 0.2:
        assert socket.refusal("answer", question=asked["id"], answer="nonsense") == "not-allowed"
    socket.send(type="answer", id=id, question=asked["id"], answer=text)
    if trouble and random.random() < 0.3:
        socket.send(type="answer", id=id, question=asked["id"], answer=text)
        socket.hear("ack")
    assert socket.hear("ack")["id"] == id
    person.answered.append((asked["id"], text))
    return True


def some_cards(person: Person, asked: dict[str, Any]) -> str:
    """As many of this rider's played cards as it may take back, beginning with the lowest."""
    name = f"{asked['seat']}.{asked['rider']}"
    views = [view for view in person.now["views"] if view["seat"] == asked["seat"]]
    (rider,) = (rider for rider in views[0]["riders"] if f"{rider['team']}.{rider['type']}" == name)
    cards = [card for card in rider["played"] if card != "2e"]
    while sum(int(card.partition("+")[0]) for card in cards) > LEAST_REFRESH:
        cards.pop()
    return ",".join(cards) or "none"


def ride(people: list[Person], seed: int, *, trouble: bool = False, turns: int = 0) -> None:
    """Everybody answers in any order until the race, or this many turns or rounds, are over."""
    random = Random(seed)
    for _ in range(LIMIT):
        asked = [person for person in people if person.now["questions"]]
        person = random.choice(asked if asked and random.random() < 0.9 else people)
        if trouble and random.random() < 0.08:
            person.again(random)
        person.listen()
        if person.now["table"]["status"] == "over" or 0 < turns < person.now["views"][0]["round"]:
            return
        if not answer(person, random, trouble=trouble) and not any(p.now["questions"] for p in people):
            sleep(0.002)
    raise AssertionError("a race without end")


def check_end(people: list[Person]) -> None:
    """All have heard the same end; a newcomer hears the same; the record proves it."""
    for person in people:
        person.listen()
        with person.device.sit_at(person.table) as late:
            assert late.events == person.socket.events
            assert strip(late) == strip(person.socket)
    state = people[0].now["table"]
    assert state["status"] == "over"
    assert commitment(state["seed"]) == state["commitment"]
    reply = people[-1].device.get(f"/api/tables/{people[0].table}/record")
    assert reply.status == 200
    loaded = load(reply.text)
    race = loaded.race
    assert race.over
    assert verify(loaded.game.rules, read_record(reply.text, "record"), "record").committed
    for person in people:
        seats = {view["seat"] for view in person.now["views"]}
        heard = [e for e in race.events if e.audience is None or e.audience in seats]
        assert [(e["code"], e["rule"]) for e in person.socket.events] == [(e.code, e.rule) for e in heard]
        person.close()


def strip(socket: Socket) -> dict[str, Any]:
    """What was told, except for the people who are connected now."""
    return {name: part for name, part in socket.now.items() if name != "table"}


def named(value: list[dict[str, object]] | tuple[str, ...]) -> str:
    """Seats by their number, rules by their names."""
    return "+".join(value) if isinstance(value, tuple) else str(len(value))


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "rules"), pairs(TABLES, RULES), ids=named)
def test_a_race_over_sockets_ends_and_its_record_is_proved(
    server: Server, seats: list[dict[str, object]], rules: tuple[str, ...]
) -> None:
    people = gather(server, seats, rules, own=1)
    ride(people, len(seats))
    check_end(people)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("seats", "rules"), pairs([[OPEN], [OPEN, RANDOM, OPEN], [OPEN] * 6], FORMATS), ids=named
)
def test_every_format_is_ridden_to_its_end(
    server: Server, seats: list[dict[str, object]], rules: tuple[str, ...]
) -> None:
    people = gather(server, seats, rules, 2, SPLIT)
    ride(people, len(seats))
    check_end(people)
    told = Counter(event["code"] for event in people[-1].socket.events)
    riders = people[-1].now["views"][0]["riders"]
    timed = not {"tour", "ttt", "itt"}.isdisjoint(rules)
    assert told["timed"] == (len(riders) if timed else 0)
    assert all(("time" in rider) == timed for rider in riders)
    assert told["podium"] == (min(3, len(riders) // (2 if "ttt" in rules else 1)) if timed else 0)
    assert (told["token"] > 0) == ("tour" in rules)
    assert (told["refreshed"] > 0) == ("extended" in rules)
    assert told["drafted"] == (len(riders) if "specialists" in rules else 0)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("rules", "stage"),
    [((), ROAD), (("weather", "breakaway", "ride-out"), ROAD), (("specialists", "tour", "extended"), SPLIT)],
    ids=("base", "all-weathers", "grand-tour"),
)
@pytest.mark.parametrize("seed", range(count(3)))
def test_lost_connections_and_repeated_stale_or_foreign_answers_harm_nothing(
    server: Server, seed: int, rules: tuple[str, ...], stage: str
) -> None:
    people = gather(server, [OPEN, OPEN, RANDOM, OPEN], rules, 1, stage)
    ride(people, seed, trouble=True)
    check_end(people)


@pytest.mark.parametrize("seats", [[OPEN] * 2, [OPEN] * 6, [OPEN, PELOTON, OPEN, RANDOM]], ids=len)
def test_one_screen_is_passed_around(server: Server, seats: list[dict[str, object]]) -> None:
    people = gather(server, seats, ("breakaway",), own=6)
    assert len(people) == 2
    ride(people, 1, trouble=True)
    check_end(people)


def test_answers_that_arrive_in_any_order_make_the_same_race(server: Server) -> None:
    """Two devices send all their answers at once; each is acknowledged or refused, none is lost."""
    people = gather(server, [OPEN, OPEN], (), own=1)
    random = Random(5)
    for _ in range(LIMIT):
        sent = 0
        for person in people[:2]:
            person.listen()
            for question in person.now["questions"]:
                for text in random.sample(question["options"], len(question["options"])):
                    person.socket.send(
                        type="answer", id=f"{text} {random.random()}", question=question["id"], answer=text
                    )
                    sent += 1
        if people[0].now["table"]["status"] == "over":
            break
        for person in people[:2]:
            person.listen()
        assert sent or people[0].now["table"]["status"] == "over"
    check_end(people)


def test_small_messages_are_sent_at_once(tmp_path: Path) -> None:
    """The event loop ends Nagle's waiting only if a socket says it is TCP; otherwise acks take 40 ms."""
    with bind(Config(tmp_path, port=0)) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_a_person_who_stays_away_is_replaced_and_comes_back(tmp_path: Path) -> None:
    later = 0.0
    with serve_here(tmp_path, clock=lambda: monotonic() + later) as context:
        people = gather(context.config, [OPEN, OPEN, OPEN], (), own=1)
        ann, bob, cid, _ = people
        bob.socket.connection.close()
        ann.socket.until(lambda now: "here" not in now["table"]["seats"][1])
        assert ann.socket.refusal("agree", seat="red") == "still-here"
        later += AWAY_S
        ann.socket.until(lambda now: now["table"]["seats"][1].get("absent"))
        assert ann.socket.do("agree", seat="red")["type"] == "ack"
        assert cid.socket.do("agree", seat="red")["type"] == "ack"
        ann.listen()
        assert ann.now["table"]["seats"][1]["bot"] == "tempo"
        for _ in range(20):
            for person in (ann, cid):
                person.listen()
                answer(person, Random(1), trouble=False)
            sleep(0.01)
        bob.socket = bob.device.sit_at(bob.table)
        assert bob.socket.do("come-back", seat="red")["type"] == "ack"
        ride(people, 6)
        check_end(people)
        for person in people:
            person.close()
