"""What stands on the sheets of a tour, page by page: words and numbers, nothing about how they look."""

from collections.abc import Mapping, Sequence
from typing import Any

from echappee.engine import Refused
from echappee.flamme.setup import COLOURS
from echappee.sheets.classified import standings_page
from echappee.sheets.running import tour_page
from echappee.sheets.teams import team_page
from echappee.sheets.words import Words
from echappee.tours.campaign import Campaign

LONGEST_NAME = 26
NOBODY, PERSON = "-", "person"

Paper = dict[str, Any]


def paper_of(campaign: Campaign, language: str, names: Mapping[str, str], team: str | None = None) -> Paper:
    """All sheets, or that of one team; `names` has who rides for each team."""
    words = Words(language)
    colours = campaign.tour.colours
    if team is not None and team not in colours:
        raise Refused(
            "unknown-team", f"there is no team {team!r} in this tour; there are {', '.join(colours)}"
        )
    teams = [team_page(campaign, words, names, colour) for colour in colours if team in (None, colour)]
    all_of_them = [standings_page(campaign, words, names), tour_page(campaign, words)]
    pages = teams if team else [*all_of_them, *teams]
    stages = len(campaign.tour.days)
    title = words("title", stages=stages)
    moment = "over" if campaign.over else "after"
    given = {} if campaign.over else {"number": campaign.number, "stages": stages}
    return {
        "language": language,
        "title": title,
        "moment": words(moment, **given),
        "feet": [words("page", page=page, pages=len(pages)) for page in range(1, len(pages) + 1)],
        "teams": {
            colour: {"bib": str(_bib(colour)), "colour": words.team(colour), "name": names[colour]}
            for colour in colours
        },
        "pages": pages,
    }


def called(
    campaign: Campaign, players: Sequence[str], language: str, people: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Who rides for each team: a person's name, a bot's, or the colour; twins have their numbers behind."""
    words, tour = Words(language), campaign.tour
    names = {}
    for colour, kind, player in zip(tour.colours, tour.teams, players, strict=True):
        own = (people or {}).get(colour) or _player(words, kind if player == NOBODY else player)
        names[colour] = _cut(own or words.team(colour))
    every = list(names.values())
    return {
        colour: f"{name} {_bib(colour)}" if every.count(name) > 1 else name for colour, name in names.items()
    }


def _bib(colour: str) -> int:
    """The number on this team's jerseys."""
    return COLOURS.index(colour) + 1


def _player(words: Words, player: str) -> str:
    return "" if player in (PERSON, "team") else words("player", player=player)


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
