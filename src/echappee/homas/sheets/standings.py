"""The page of standings: by time, for green and polka dots, the teams, and who wears what."""

from collections import Counter

from echappee.homas.sheets.riders import behind, cap_of
from echappee.homas.sheets.words import HomasWords
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import Account, bonus_seconds, team_of
from echappee.homas.tours.standings import GREEN, POLKA, TIME, jerseys, team_times
from echappee.sheets.game_sheets import Names, Page
from echappee.sheets.standing_rows import StandingRow, panel, rider_row, team_row, worn_by
from echappee.tours.ranking import Classification, ranked


def standings_page(tour: StageRace, words: HomasWords, names: Names) -> Page:
    """All classifications as they are now."""
    return _Standings(tour, words, names).page()


class _Standings:
    """The page while it is written."""

    def __init__(self, tour: StageRace, words: HomasWords, names: Names) -> None:
        self.tour, self.words, self.names = tour, words, names
        self.books = tour.books[-1]
        self.worn = worn_by(jerseys(self.books))

    def page(self) -> Page:
        words, over = self.words, self.tour.over
        nobody = words("nobody" if self.books.begun else "unridden")
        unit = words("unit")
        general = panel(words("general"), words("general-about"), self.by_time(), nobody)
        green = panel(words("green"), unit, self.by_points(GREEN), nobody)
        polka = panel(words("polka"), unit, self.by_points(POLKA), nobody)
        wearers = panel(
            words("jerseys"), words("won" if over else "worn"), self.wearers(), nobody, ranked=False
        )
        teams = panel(words("teams"), words("teams-about"), self.teams(), nobody)
        return {
            "kind": "standings",
            "heading": words("standings"),
            "columns": [
                {"width": 1.3, "panels": [general]},
                {"width": 1, "panels": [green]},
                {"width": 1, "panels": [polka]},
                {"width": 1.15, "panels": [wearers, teams]},
            ],
        }

    def by_time(self) -> list[StandingRow]:
        won: Counter[str] = Counter()
        for result in self.tour.results:
            won += bonus_seconds(result)
        return [
            self.rider(rider, behind(self.books.riders[rider].time), self.bonus(won[rider]))
            for rider in ranked(self.books, TIME)
        ]

    def by_points(self, classification: Classification[Account]) -> list[StandingRow]:
        return [
            self.rider(rider, str(-classification.merit(self.books.riders[rider])))
            for rider in ranked(self.books, classification)
        ]

    def wearers(self) -> list[StandingRow]:
        return [
            self.rider(rider, self.words("jersey", jersey=jersey))
            for jersey, rider in jerseys(self.books).items()
        ]

    def teams(self) -> list[StandingRow]:
        if not self.books.begun:
            return []
        return [team_row(team, self.names[team], behind(time)) for team, time in team_times(self.books)]

    def bonus(self, seconds: int) -> str:
        return self.words("bonus-seconds", seconds=seconds) if seconds else ""

    def rider(self, rider: str, value: str, note: str = "") -> StandingRow:
        own = team_row(team_of(rider), self.names[team_of(rider)], value, note)
        return rider_row(own, cap_of(self.tour, rider), self.worn.get(rider, ""))
