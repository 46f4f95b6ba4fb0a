"""A team's sheet in a Homas stage race (rules 5.2 to 5.10): the notes about each rider and stage."""

from typing import NamedTuple

from echappee.homas.rules import set_up
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import (
    RIDERS,
    bonus_seconds,
    green_points,
    open_books,
    places,
    polka_points,
    stage_times,
    team_of,
)
from echappee.homas.tours.stage_setup import set_up_stage
from echappee.homas.tours.standings import team_times
from echappee.notation import read_record
from echappee.tours.game_tours import card_of

NONE = "0"
"""A hand without a card, as records write it."""
FIRST_TURN = "\n\nround 1\n"
"""Hands are chosen before it, and the rest of a record is long."""


class TeamStart(NamedTuple):
    """The cards with which riders 1 to 4 and their team start a stage."""

    energy: tuple[int, ...]
    """The number of energy cards; the last one is the team's."""
    hands: tuple[tuple[str, ...], ...]
    """The cards themselves; empty while the stage is not over."""
    fitness: tuple[int | None, ...]
    """Fitness cards to choose from, if that is known already."""


class StageEntry(NamedTuple):
    """A rider's result in a stage, with the totals after it."""

    place: int
    delay: int
    """Seconds behind the winner; a disqualified rider has those of the last one."""
    bonus: int
    total: int
    """Delay less bonus, added to the time before the stage."""
    behind: int
    """The same, counted from the new yellow jersey."""
    green: int
    greens: int
    """All points for green, those of this stage among them."""
    polka: int
    polkas: int
    left: int
    """Energy cards that were not played."""
    late: bool
    """Whether it was outside the time limit."""


class TeamEntry(NamedTuple):
    """A team's standing after a stage."""

    place: int
    behind: int


def riders_of(team: str) -> tuple[str, ...]:
    """The four riders of a team."""
    return tuple(rider for rider in RIDERS if team_of(rider) == team)


def start_of(tour: StageRace, number: int, team: str) -> TeamStart:
    """The cards with which this team starts a stage, counted from 0; known up to the next stage only."""
    known = number <= tour.number
    if card_of(tour.setup.days[number].stage):
        return TeamStart((0,) * 5, (), (None,) * 4)
    books = tour.books[number] if known else open_books()
    position = set_up(set_up_stage(tour.setup, number, books))
    riders = [rider for rider in position.riders if rider.team == team]
    piles = [*(rider.cards for rider in riders), position.team(team).cards]
    counts = position.course.cards or tuple(map(len, piles))
    energy = tuple(min(count, len(pile)) for count, pile in zip(counts, piles, strict=True))
    hands = tuple(pile[:count] for count, pile in zip(energy, piles, strict=True))
    if number < tour.number and not tour.was_entered(number):
        hands = _chosen(tour.ridden[number], team) or hands
    prologue = position.course.stage and position.course.trial
    draws = [books.riders[rider.name].draws if known else None for rider in riders]
    return TeamStart(
        energy,
        hands if number < tour.number else (),
        tuple(0 if prologue or rider.neutral else drawn for rider, drawn in zip(riders, draws, strict=True)),
    )


def entries_of(tour: StageRace, number: int, team: str) -> tuple[StageEntry, ...]:
    """The results of this team's riders in a finished stage."""
    result, before, after = tour.results[number], tour.books[number], tour.books[number + 1]
    order, times, bonus = places(result), stage_times(result), bonus_seconds(result)
    green, polka = green_points(result), polka_points(result)
    return tuple(
        StageEntry(
            place=order.index(rider) + 1,
            delay=times[rider] + bonus[rider],
            bonus=bonus[rider],
            total=before.riders[rider].time + times[rider],
            behind=after.riders[rider].time,
            green=green[rider],
            greens=after.riders[rider].green,
            polka=polka[rider],
            polkas=after.riders[rider].polka,
            left=result.cards.get(rider, 0),
            late=after.riders[rider].tired,
        )
        for rider in riders_of(team)
    )


def team_entry(tour: StageRace, number: int, team: str) -> TeamEntry:
    """This team's standing after a finished stage."""
    times = team_times(tour.books[number + 1])
    index = [colour for colour, _ in times].index(team)
    return TeamEntry(index + 1, times[index][1])


def _chosen(record: str, team: str) -> tuple[tuple[str, ...], ...]:
    """The hands that a director chose; none if there was no choice."""
    for entry in read_record(record.partition(FIRST_TURN)[0]).entries:
        if (entry.key.kind, entry.key.seat) == ("energy", team):
            return tuple(() if hand == NONE else tuple(hand.split(",")) for hand in entry.result.split("-"))
    return ()
