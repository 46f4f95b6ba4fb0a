"""What the games offer, as files, made once outside the event loop: building all roads takes a while."""

import asyncio
import gzip
from collections.abc import Mapping
from typing import NamedTuple

from msgspec import json

from echappee.engine import Refused
from echappee.games import BROKEN, NO_ROOM, games
from echappee.server.http.static import TYPES, File, etag_of
from echappee.server.messages.offers import RoadRow
from echappee.server.tables.choices import games_body, roads_body, roads_of


class KnownRoads(NamedTuple):
    """The roads of a game as one file, and each of them by its id."""

    file: File
    rows: Mapping[str, RoadRow]


class Catalogue:
    """Makes each file once; requests that come early wait for it."""

    def __init__(self) -> None:
        self._games: asyncio.Task[File] | None = None
        self._roads: dict[str, asyncio.Task[KnownRoads | None]] = {}

    def make_all(self) -> None:
        """Make everything now: a server does so when it starts."""
        self._make_games()
        for game in games():
            self._make_roads(game)

    async def games(self) -> File:
        return await asyncio.shield(self._make_games())

    async def roads(self, game: str) -> KnownRoads:
        known = await asyncio.shield(self._make_roads(game))
        if known is None:
            raise Refused("no-such-page", "there are no tables of this game")
        return known

    def _make_games(self) -> asyncio.Task[File]:
        if self._games is None:
            self._games = asyncio.create_task(asyncio.to_thread(known_games))
        return self._games

    def _make_roads(self, game: str) -> asyncio.Task[KnownRoads | None]:
        if game not in self._roads:
            self._roads[game] = asyncio.create_task(asyncio.to_thread(known_roads, game))
        return self._roads[game]


def packed_json(body: object) -> File:
    """Compressed once, because it is sent again and again."""
    text = json.encode(body)
    return File(text, TYPES[".json"], {"gzip": gzip.compress(text, mtime=0)}, etag_of(text))


def known_games() -> File:
    return packed_json(games_body())


def known_roads(game: str) -> KnownRoads | None:
    """None in a game without tables."""
    try:
        roads = roads_of(game)
    except Refused as refusal:
        if refusal.code not in (NO_ROOM, BROKEN):
            raise
        return None
    return KnownRoads(packed_json(roads_body(roads)), {row.id: row for row in roads.every()})
