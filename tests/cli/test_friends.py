"""`echappee serve --friends`: the addresses, the QR code, what friends do. All of it on loopback."""

import json
import socket
import urllib.request
from pathlib import Path

import pytest

from echappee.cli import friends
from echappee.cli.qr import drawn, qr_code
from echappee.engine import Refused
from tests.cli.running import Here, refused
from tests.cli.test_serve import address_in, started

URL = "http://192.168.1.23:8421"
CODE = """
    #######..###.#..#.#######
    #.....#....###....#.....#
    #.###.#..###....#.#.###.#
    #.###.#.#.##.####.#.###.#
    #.###.#.#.#.#.#...#.###.#
    #.....#..##..#..#.#.....#
    #######.#.#.#.#.#.#######
    .........#..#.#..........
    ##...###.##.##.##...##...
    .###...#..#..#.###..####.
    .##.###..#.###.#..##.#.##
    .#####.##.##...##...##..#
    ##....#.###...#.###.....#
    ###..#....#.####.......#.
    #..##.###......#.#.#.#.##
    #.#.##...#..#.#.#...#.#.#
    #.#.#####...##..#####.#..
    ........#.#...###...#.#..
    #######.###.##..#.#.##..#
    #.....#.#..#....#...#...#
    #.###.#....###.########..
    #.###.#...#.#.....##.#.##
    #.###.#..##..#...#....#.#
    #.....#.##..#..##.###...#
    #######.####..###.#..#..#
"""
"""The code of this address, as the library of the pages makes it."""
AT_HOME = """
import sys
from echappee.cli import main
from echappee.cli.commands import serve
serve.EVERYWHERE, serve.local_addresses = "127.0.0.1", lambda: ("127.0.0.1", "127.0.0.2")
sys.exit(main.main(sys.argv[1:]))
"""


def test_the_code_is_the_one_that_the_pages_would_show() -> None:
    rows = ["".join(".#"[dark] for dark in row) for row in qr_code(URL)]
    assert rows == CODE.split()


@pytest.mark.parametrize(("length", "size"), [(1, 21), (17, 21), (18, 25), (53, 29), (78, 33), (106, 37)])
def test_the_code_is_as_small_as_the_text_allows(length: int, size: int) -> None:
    code = qr_code("x" * length)
    assert {len(code), *map(len, code)} == {size}


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(Refused, match="does not fit"):
        qr_code("x" * 107)


def test_the_drawing_has_two_rows_in_a_line_and_a_light_edge() -> None:
    lines = [
        line.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m") for line in drawn(qr_code(URL)).split("\n")
    ]
    assert {len(line) for line in lines} == {29}
    assert len(lines) == 15
    assert lines[0] == lines[-1] == "█" * 29
    assert lines[1].startswith("██ ▄▄▄▄▄ █")


def test_friends_are_told_where_to_go_step_by_step(tmp_path: Path) -> None:
    command = ("-c", AT_HOME, "serve", "--friends", "--port", "0", "--no-browser", "--data", str(tmp_path))
    with started(*command) as line:
        url = address_in(line)
        port = url.rpartition(":")[2]
        with urllib.request.urlopen(f"{url}/api/server", timeout=20) as reply:  # noqa: S310 - ours
            told = json.load(reply)
    assert told == {"friends": [url, f"http://127.0.0.2:{port}"]}


def test_the_steps_are_in_their_order_and_the_warning_comes_once() -> None:
    said = friends.what_friends_do((URL, "http://10.0.0.1:8421"), drawing=False)
    places = [said.index(text) for text in ("1. join", f"2. open {URL} (or http://10.0.0.1:8421)", "3. type")]
    assert places == sorted(places)
    assert said.count("not encrypted") == 1
    assert "█" in friends.what_friends_do((URL,), drawing=True)
    assert "in no network" in friends.what_friends_do((), drawing=True)


@pytest.mark.parametrize(
    ("way", "cards", "found"),
    [
        (["192.168.1.2"], ["192.168.1.2", "10.0.0.7"], ("192.168.1.2", "10.0.0.7")),
        ([], ["127.0.0.1", "169.254.3.4", "10.0.0.7"], ("10.0.0.7",)),
        (["0.0.0.0"], [], ()),  # noqa: S104 - nothing is bound to it
    ],
)
def test_only_addresses_that_others_reach_are_named(
    monkeypatch: pytest.MonkeyPatch, way: list[str], cards: list[str], found: tuple[str, ...]
) -> None:
    monkeypatch.setattr(friends, "_on_the_way_out", lambda: iter(way))
    monkeypatch.setattr(friends, "_of_cards", lambda: iter(cards))
    assert friends.local_addresses() == found


def test_finding_the_addresses_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def send(*_: object) -> None:
        raise AssertionError("nothing may be sent")

    silent = type("Silent", (socket.socket,), dict.fromkeys(("send", "sendto", "sendall", "sendmsg"), send))
    monkeypatch.setattr(socket, "socket", silent)
    monkeypatch.setattr(socket, "getaddrinfo", send)
    monkeypatch.setattr(socket, "gethostbyname", send)
    for address in friends.local_addresses():
        assert not address.startswith("127.")


def test_friends_and_a_proxy_do_not_go_together(here: Here) -> None:
    refused(here("serve", "--friends", "--public-url", "https://velo.example"), "--friends is for the local")
