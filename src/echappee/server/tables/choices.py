"""What the games offer, as messages: their bots, rules and tours, and their roads."""

from dataclasses import asdict

from msgspec import json

from echappee.bots import BotEntry, GameBots, bots_of
from echappee.games import Game, game_named, games_with
from echappee.server.messages import offers
from echappee.server.messages.settings import DECISION_S, LONGEST_ROAD, RESERVE_S
from echappee.server.tables.game_table import GameTable, LobbyRoads
from echappee.server.tables.names import LONGEST_NAME
from echappee.words.languages import languages


def road_json(game: str, id: str) -> bytes:
    """A road, which may be custom; a job for a worker."""
    return json.encode(roads_of(game).one(id))


def faults_json(game: str, road: str) -> bytes:
    """The problems of a road; a job for a worker."""
    return json.encode(offers.Findings(tuple(roads_of(game).faults(road))))


def games_body() -> offers.Games:
    return offers.Games(
        games=tuple(map(_game_row, games_with(GameTable, GameBots))),
        languages=tuple(offers.LanguageRow(each.id, each.name) for each in languages().values()),
        longest_name=LONGEST_NAME,
        longest_road=LONGEST_ROAD,
        decision_s=DECISION_S,
        reserve_s=RESERVE_S,
    )


def roads_body(known: LobbyRoads) -> offers.Roads:
    return offers.Roads(
        sets=tuple(offers.RoadSet(id, called) for id, called in known.sets().items()),
        roads=tuple(known.every()),
    )


def _bot_row(name: str, bot: BotEntry[object]) -> offers.BotRow:
    return offers.BotRow(
        name=name,
        called=bot.called,
        about=bot.about,
        level=bot.level,
        character=bot.character,
        portrait=offers.PortraitRow(**asdict(bot.portrait)) if bot.portrait else None,
    )


def _game_row(game: Game) -> offers.GameRow:
    table = game.room(GameTable)
    lobby, bots = table.lobby, game.room(GameBots)
    return offers.GameRow(
        name=game.name,
        title=table.rules.title,
        colours=table.colours,
        riders=table.riders,
        every_seat=lobby.every_seat,
        bots=tuple(_bot_row(name, bot) for name, bot in bots_of(game.name).items()),
        older={name: bot.called for name, bot in bots.older.items()},
        stand_in=bots.stand_in,
        automatic=tuple(
            offers.AutomaticRow(name=name, called=team.called, about=team.about)
            for name, team in bots.automatic.items()
        ),
        most_directed=lobby.most_directed,
        first_road=lobby.first_road,
        road_lengths=lobby.road_lengths,
        formats=tuple(lobby.formats),
        rules=tuple(lobby.rules),
        tour_rules=tuple(lobby.tour_rules),
        tours=tuple(
            offers.TourRow(name=name, called=tour.called, about=tour.about, calendar=tour.calendar)
            for name, tour in lobby.tours.items()
        ),
        tour_lengths=lobby.tour_lengths,
        rest_days=lobby.rest_days,
        guided=tuple(lobby.guided),
        seat_choices={extra: tuple(rows) for extra, rows in lobby.seat_choices.items()},
    )


def roads_of(game: str) -> LobbyRoads:
    return game_named(game).room(GameTable).roads
