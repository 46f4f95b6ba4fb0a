"""The standings: by time, for green and polka dots, the teams, and the jerseys."""

from collections import Counter

from echappee.homas.sheets.riders import HomasWords, behind, chip_of
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import Account, bonus_seconds, team_of
from echappee.homas.tours.standings import GREEN, POLKA, TIME, jerseys, team_times
from echappee.sheets.game_sheets import TeamNames
from echappee.sheets.sheet import Cell, Sheet, SheetSection, classification, standings, worn_by
from echappee.tours.ranking import Classification, ranked


def standings_sheet(tour: StageRace, words: HomasWords, names: TeamNames, after: int) -> Sheet:
    return _Standings(tour, words, names, after).sheet()


class _Standings:
    """The sheet while it is written."""

    def __init__(self, tour: StageRace, words: HomasWords, names: TeamNames, after: int) -> None:
        self.tour, self.words, self.names, self.after = tour, words, names, after
        self.books = tour.books[after]
        self.worn = worn_by(jerseys(self.books))
        self.nobody = words("nobody" if self.books.begun else "unridden")

    def sheet(self) -> Sheet:
        parts: list[tuple[float, list[SheetSection]]] = [
            (1.3, [self.times()]),
            (1, [self.scored("green", GREEN)]),
            (1, [self.scored("polka", POLKA)]),
            (1.15, [self.wearers(), self.teams()]),
        ]
        return standings(self.words("standings"), parts)

    def times(self) -> SheetSection:
        """The riders by time, each with the bonus seconds it won."""
        won: Counter[str] = Counter()
        for result in self.tour.results[: self.after]:
            won += bonus_seconds(result)
        rows = [
            (
                self.rider(rider),
                self.words("bonus-seconds", seconds=won[rider]) if won[rider] else "",
                behind(self.books.riders[rider].time),
            )
            for rider in ranked(self.books, TIME)
        ]
        return classification(self.words("general"), self.words("general-about"), rows, self.nobody)

    def scored(self, title: str, by: Classification[Account]) -> SheetSection:
        points = {rider: -by.merit(self.books.riders[rider]) for rider in ranked(self.books, by)}
        rows = [(self.rider(rider), "", str(amount)) for rider, amount in points.items()]
        return classification(self.words(title), self.words("unit"), rows, self.nobody)

    def wearers(self) -> SheetSection:
        rows = [
            (self.rider(rider), "", self.words("jersey", jersey=jersey))
            for jersey, rider in jerseys(self.books).items()
        ]
        about = self.words("won" if self.after == len(self.tour.setup.days) else "worn")
        return classification(self.words("jerseys"), about, rows, self.nobody, ranked=False)

    def teams(self) -> SheetSection:
        times = team_times(self.books) if self.books.begun else []
        rows: list[tuple[Cell, str, str]] = [
            ({"team": team, "text": self.names[team]}, "", behind(time)) for team, time in times
        ]
        return classification(self.words("teams"), self.words("teams-about"), rows, self.nobody)

    def rider(self, rider: str) -> Cell:
        cell: Cell = {**chip_of(self.tour, rider), "text": self.names[team_of(rider)]}
        return {**cell, "worn": self.worn[rider]} if rider in self.worn else cell
