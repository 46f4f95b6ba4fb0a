"""The end of a tour (rules 10.8): bonus points by its length, and who has won."""

from typing import Final, NamedTuple

from echappee.flamme.tours.books import Books, team_of
from echappee.flamme.tours.standings import GENERAL, MOUNTAIN, SPRINT, ranked, team_times


class Bonus(NamedTuple):
    """Bonus points for the first riders, or teams, of each classification."""

    general: tuple[int, ...]
    team: tuple[int, ...]
    sprint: tuple[int, ...]
    mountain: tuple[int, ...]


SHORT: Final = Bonus((3, 2, 1), (1,), (2, 1), (2, 1))
MIDDLE: Final = Bonus((4, 3, 2, 1), (2, 1), (3, 2, 1), (3, 2, 1))
LONG: Final = Bonus((5, 4, 3, 2, 1), (3, 2, 1), (4, 3, 2, 1), (4, 3, 2, 1))


class Outcome(NamedTuple):
    """How the tour ends."""

    bonus: dict[str, int]
    total: dict[str, int]
    ranking: tuple[str, ...]
    """The teams, the winner first."""


def bonus_for(stages: int, teams: int) -> Bonus:
    """The bonus points of a tour of this length; for two teams always the lowest (10.8.1)."""
    if teams <= 2 or stages <= 7:
        return SHORT
    return MIDDLE if stages <= 14 else LONG


def bonus_points(books: Books, bonus: Bonus) -> dict[str, int]:
    """Each team's bonus; a rider may score in several classifications (10.8.2)."""
    points = dict.fromkeys(books.teams, 0)
    for classification, prizes in (
        (GENERAL, bonus.general),
        (SPRINT, bonus.sprint),
        (MOUNTAIN, bonus.mountain),
    ):
        for rider, prize in zip(ranked(books, classification), prizes, strict=False):
            points[team_of(rider)] += prize
    for (team, _), prize in zip(team_times(books), bonus.team, strict=False):
        points[team] += prize
    return points


def close_tour(books: Books, stages: int) -> Outcome:
    """Bonus, totals and the final ranking; ties by the last stage (10.8.3)."""
    bonus = bonus_points(books, bonus_for(stages, len(books.teams)))
    total = {team: points + bonus[team] for team, points in books.points.items()}
    ranking = sorted(books.teams, key=lambda team: (-total[team], books.first_of(team)))
    return Outcome(bonus, total, tuple(ranking))
