"""All sheets of a tour as data, and what its teams are called on them."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from echappee.bots import GameBots, bot_named
from echappee.engine import Refused
from echappee.games import game_named
from echappee.notation.game_rules import DIRECTED
from echappee.sheets.game_sheets import GameSheets, SheetWords, TeamNames
from echappee.sheets.sheet import Sheet
from echappee.tours.tour import SomeTour
from echappee.words.languages import ENGLISH
from echappee.words.voice import Voice

LONGEST_NAME = 26
NOBODY = "-"
UNNAMED = ("person", "coached", DIRECTED)
"""Players without a name are called by the team's colour."""
YOU = "you"


class SheetTeam(TypedDict):
    """A team as it is called on the sheets."""

    bib: str
    """Its number."""
    letter: str
    """Its letter; empty where riders have numbers."""
    colour: str
    name: str


class Paper(TypedDict):
    """All sheets of a tour as data."""

    language: str
    title: str
    moment: str
    """How far the tour has come."""
    feet: Sequence[str]
    """The page number at the foot of each page."""
    teams: Mapping[str, SheetTeam]
    """By colour."""
    sheets: Sequence[Sheet]


def paper_of(tour: SomeTour, language: str, names: TeamNames, team: str | None = None) -> Paper:
    """All sheets, or those of one team; `names` has the person or bot of each team."""
    game = game_named(tour.game).room(GameSheets)
    if team is not None and team not in tour.setup.colours:
        raise Refused(
            "unknown-team",
            f"there is no team {team!r} in this tour; there are {', '.join(tour.setup.colours)}",
        )
    words = game.words(language)
    sheets: list[Sheet] = []
    if not team:
        sheets = [game.standings(tour, words, names, tour.number), *game.common(tour, words, names)]
    for colour in (team,) if team else game.teams(tour):
        sheets += game.own(tour, words, names, colour)
    return _paper(tour, language, names, sheets)


def standings_of(tour: SomeTour, language: str, names: TeamNames, after: int) -> Paper:
    """The standings alone, after this number of stages."""
    game = game_named(tour.game).room(GameSheets)
    return _paper(tour, language, names, [game.standings(tour, game.words(language), names, after)])


def _paper(tour: SomeTour, language: str, names: TeamNames, sheets: Sequence[Sheet]) -> Paper:
    game = game_named(tour.game).room(GameSheets)
    words = game.words(language)
    return {
        "language": language,
        "title": game.title(tour, words),
        "moment": _moment(tour, words),
        "feet": [words("page", page=page, pages=len(sheets)) for page in range(1, len(sheets) + 1)],
        "teams": {
            colour: {
                "bib": str(game.colours.index(colour) + 1),
                "letter": game.letters.get(colour, ""),
                "colour": words.voice.team(colour),
                "name": names[colour],
            }
            for colour in tour.setup.colours
        },
        "sheets": sheets,
    }


def _moment(tour: SomeTour, words: SheetWords[Voice]) -> str:
    """How far the tour has come."""
    if tour.over:
        return words("over")
    return words("after", number=tour.number, stages=len(tour.setup.days))


def called(
    tour: SomeTour, players: Sequence[str], language: str, people: Mapping[str, str] | None = None
) -> dict[str, str]:
    """The name shown for each team: its person's, its bot's, or the colour; equal names are numbered."""
    game, setup = game_named(tour.game).room(GameSheets), tour.setup
    words, names = game.words(language), {}
    for colour, kind, player in zip(setup.colours, setup.teams, players, strict=True):
        rides = kind if player == NOBODY else player
        own = (people or {}).get(colour) or _player(tour.game, words, language, rides)
        names[colour] = _cut(own or words.voice.team(colour))
    every = list(names.values())
    return {
        colour: f"{name} {game.colours.index(colour) + 1}" if every.count(name) > 1 else name
        for colour, name in names.items()
    }


def _player(game: str, words: SheetWords[Voice], language: str, player: str) -> str:
    if player in UNNAMED:
        return ""
    if player == YOU:
        return words("you")
    automatic = game_named(game).room(GameBots).automatic.get(player)
    if automatic and automatic.by_colour:
        return ""
    rides = automatic or bot_named(player, game)
    return rides.called.get(language, rides.called[ENGLISH]) if rides else player


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
