"""What a game brings to a tour: the one interface between a campaign and the books of stage races."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from echappee.catalogue import AnyFamily, AnyRace

Own = Any
"""What a tour is made of, its books, a result: each game has its own."""
Tags = Mapping[str, str]


class TourFamily(Protocol):
    """A game whose stages can be ridden one after the other."""

    game: AnyFamily
    """Its rules."""
    younger: tuple[str, ...]
    """Tags that records of stages did not always have; without them they are what they were."""

    def tour(self, calendar: str, teams: Sequence[str], rules: Own, /) -> Own:
        """What the tour is made of; refuses what cannot be ridden."""

    def read_tour(self, tags: Tags, /) -> Own:
        """What the tour of a record's tags is made of; refuses what cannot be ridden."""

    def tags(self, tour: Own, /) -> dict[str, str]:
        """How its record begins: the calendar, the teams, and the rules where there is a choice."""

    def open_books(self, tour: Own, /) -> Own:
        """The books before the first stage."""

    def stage_tags(self, tour: Own, number: int, books: Own, chosen: Own, /) -> dict[str, str]:
        """How the record of a stage begins that is ridden with these books; it is counted from 0."""

    def result(self, race: AnyRace, day: Own, /) -> Own:
        """What a stage that is over has given."""

    def enter(self, books: Own, result: Own, /) -> Own:
        """The books after a stage, as they are written down."""

    def close_stage(self, books: Own, result: Own, /) -> Own:
        """The books when the next stage can begin, everything done for it."""

    def chosen(self, race: AnyRace, /) -> Own:
        """What was chosen in a stage and holds in all later ones."""

    def outcome(self, tour: Own, books: Own, /) -> Own:
        """What the tour comes to, if it ended now."""
