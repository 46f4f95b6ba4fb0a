"""The standings: the teams by points and by time, and every classification with its jerseys."""

from collections.abc import Iterable

from echappee.flamme.sheets.stages import FlammeWords, cap_of
from echappee.flamme.tours import FlammeTour
from echappee.flamme.tours import standings as books_say
from echappee.flamme.tours.books import Account, fighters_of, team_of
from echappee.flamme.tours.standings import close_tour
from echappee.sheets.game_sheets import TeamNames
from echappee.sheets.sheet import Cell, Sheet, SheetSection, classification, gap, standings, worn_by
from echappee.tours.ranking import Classification, ranked
from echappee.words.sentences import clock


def standings_sheet(tour: FlammeTour, words: FlammeWords, names: TeamNames, after: int) -> Sheet:
    return _Standings(tour, words, names, after).sheet()


class _Standings:
    """The sheet while it is written."""

    def __init__(self, tour: FlammeTour, words: FlammeWords, names: TeamNames, after: int) -> None:
        stages = len(tour.setup.days)
        self.words, self.names, self.books = words, names, tour.books[after]
        self.results = tour.results[:after]
        self.combative = tour.setup.rules.super_combative
        self.outcome = close_tour(self.books, stages) if after == stages else None
        self.worn = worn_by(books_say.jerseys(self.books))
        self.nobody = words("nobody" if self.books.begun else "unridden")

    def sheet(self) -> Sheet:
        fought = [self.fighters()] if self.combative else []
        parts: list[tuple[float, list[SheetSection]]] = [
            (1.25, [self.points(), self.team_times()]),
            (1.15, [self.times()]),
            (
                1,
                [
                    self.scored("sprint", books_say.SPRINT),
                    self.scored("mountain", books_say.MOUNTAIN),
                    *fought,
                ],
            ),
        ]
        return standings(self.words("standings"), parts)

    def points(self) -> SheetSection:
        """The teams by tour points, and how these add up."""
        books, outcome = self.books, self.outcome
        points = outcome.total if outcome else books.points
        order = sorted(books.teams, key=lambda team: (-points[team], books.first_of(team)))
        rows = [
            (self.team(team), self.parts(team), str(points[team]))
            for team in (outcome.ranking if outcome else order)
        ]
        title = "final" if outcome else "points"
        about = self.words(f"{title}-about", combative="yes" if self.combative else "no")
        return classification(self.words(title), about, rows, self.nobody)

    def parts(self, team: str) -> str:
        """Empty if all points are from podiums."""
        books, bonus = self.books, self.outcome.bonus[team] if self.outcome else 0
        more = {"combative": books.combative.get(team, 0), "rest": books.rest[team], "bonus": bonus}
        said = [self.words(f"part-{part}", points=points) for part, points in more.items() if points]
        return " + ".join([str(books.podium[team]), *said]) if said else ""

    def team_times(self) -> SheetSection:
        times = books_say.team_times(self.books) if self.books.begun else []
        rows = [(self.team(team), gap(time - times[0][1]), clock(time)) for team, time in times]
        return classification(self.words("teams"), self.words("teams-about"), rows, self.nobody)

    def times(self) -> SheetSection:
        accounts = [(rider, self.books.riders[rider]) for rider in ranked(self.books, books_say.GENERAL)]
        rows = [
            (self.rider(rider), gap(own.time - accounts[0][1].time), clock(own.time))
            for rider, own in accounts
        ]
        return classification(self.words("general"), self.words("time"), rows, self.nobody)

    def scored(self, title: str, by: Classification[Account]) -> SheetSection:
        points = {rider: -by.merit(self.books.riders[rider]) for rider in ranked(self.books, by)}
        return self.counted(title, self.words("unit"), points.items(), self.nobody)

    def fighters(self) -> SheetSection:
        """The leaders of the latest stage that gave tokens for leading."""
        fought = [n for n, result in enumerate(self.results) if fighters_of(result)]
        led = self.results[fought[-1]].led if fought else {}
        about = self.words("fighters-about", number=fought[-1] + 1 if fought else 0)
        tokens = [(rider, led[rider]) for rider in (self.books.fighters if fought else ())]
        return self.counted("fighters", about, tokens, self.words("unridden"))

    def counted(
        self, title: str, about: str, amounts: Iterable[tuple[str, int]], nobody: str
    ) -> SheetSection:
        rows = [(self.rider(rider), "", str(amount)) for rider, amount in amounts]
        return classification(self.words(title), about, rows, nobody)

    def team(self, team: str) -> Cell:
        return {"team": team, "text": self.names[team]}

    def rider(self, rider: str) -> Cell:
        cell = self.team(team_of(rider)) | {"cap": cap_of(rider)}
        return cell | {"worn": self.worn[rider]} if rider in self.worn else cell
