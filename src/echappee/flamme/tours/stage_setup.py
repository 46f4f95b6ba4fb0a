"""A tour's set-up, from choices or tags; from the books to a race and back (rules 10.2, 10.3, 10.7)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from echappee.engine import Event, Refused
from echappee.flamme.rules import COLOURS, EXHAUSTION, FlammeRace, Position, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.course import REFRESH
from echappee.flamme.rules.course_text import course_of_tiles
from echappee.flamme.rules.position import print_rules, read_rules
from echappee.flamme.rules.tour_stage import lying
from echappee.flamme.tours.books import Books, PileTaken, StageResult, open_books
from echappee.flamme.tours.calendar import format_of, print_calendar, read_calendar, stage_of
from echappee.flamme.tours.standings import first_to_place, jerseys
from echappee.tours.game_tours import Day, card_of, no_road


class Feats(NamedTuple):
    """How often each rider took the token for leading, and the riders that started in the breakaway."""

    led: Mapping[str, int]
    broke_away: tuple[str, ...]


def fold_feats(events: Iterable[Event]) -> Feats:
    riders = [
        (event.code, str(event.args["rider"])) for event in events if event.code in ("led", "broke-away")
    ]
    led = Counter(rider for code, rider in riders if code == "led")
    return Feats(led, tuple(rider for code, rider in riders if code == "broke-away"))


NOBODY = ("", "")


class TourSetup(NamedTuple):
    """The set-up of a tour. Teams take the colours in seat order."""

    days: tuple[Day, ...]
    teams: tuple[str, ...]
    """The kind of each team."""
    rules: Ruleset
    """The rules in force in this tour: weather, breakaway, specialists and the variants can be."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The teams' names."""
        return COLOURS[: len(self.teams)]

    @property
    def seats(self) -> tuple[str, ...]:
        """The teams that are not automatic."""
        kinds = zip(self.colours, self.teams, strict=False)
        return tuple(colour for colour, kind in kinds if kind == "team")


def set_up_stage(tour: TourSetup, number: int, books: Books) -> Setup:
    """The stage of this number, counted from 0: with tired legs and the specialists of the first day.

    Jerseys are worn; in a trial, tour points decide ties (11.1.6).
    """
    day = tour.days[number]
    if card_of(day.stage):
        no_road(day.stage)
    rules = _rules(tour, day, draft=number == 0)
    points = books.points if rules.trial else {}
    if len(tour.teams) > len(COLOURS):
        raise Refused("bad-teams", f"one to six teams ride, not {len(tour.teams)} (rule 1.2.1)")
    teams = tuple(
        TeamSetup(
            kind,
            books.riders[f"{colour}.R"].exhaustion,
            books.riders[f"{colour}.S"].exhaustion,
            *books.specialists.get(colour, NOBODY),
            points.get(colour, 0),
        )
        for colour, kind in zip(tour.colours, tour.teams, strict=True)
    )
    first = first_to_place(books, tour.seats) if number else ""
    return Setup(stage_of(day).tiles, teams, rules, first, tuple(jerseys(books).items()))


def result_of(race: FlammeRace, day: Day) -> StageResult:
    """The result of a stage that is over."""
    position, feats = race.position, fold_feats(race.events)
    sides = {pile.name: pile.side for pile in position.course.piles}

    def points(side: str) -> dict[str, int]:
        return {
            rider.name: sum(token.value for token in rider.tokens if sides[token.pile] == side)
            for rider in position.riders
        }

    return StageResult(
        crossed=tuple(rider.name for rider in position.ranking),
        times={rider.name: rider.time or 0 for rider in position.riders},
        sprint=points("sprint"),
        mountain=points("mountain"),
        exhaustion={rider.name: (rider.pile + rider.recycled).count(EXHAUSTION) for rider in position.riders},
        one_a_team=position.ruleset.ttt,
        rest=day.rest,
        led=feats.led,
        broke_away=feats.broke_away,
        specialists=specialists_in(position),
        taken=_taken_in(position),
    )


def _taken_in(position: Position) -> dict[str, PileTaken]:
    """The tokens of each pile, by the rider that took them."""
    piles = {pile.name: pile.side for pile in lying(position.ruleset, position.course)}
    return {
        name: PileTaken(
            side,
            {
                rider.name: token.value
                for rider in position.riders
                for token in rider.tokens
                if token.pile == name and token.value
            },
        )
        for name, side in piles.items()
        if name != REFRESH
    }


def specialists_in(position: Position) -> dict[str, tuple[str, str]]:
    """The specialists that ride for each team."""
    by_name = {rider.name: rider.specialist for rider in position.riders}
    return {
        team.colour: (by_name[f"{team.colour}.R"], by_name[f"{team.colour}.S"]) for team in position.teams
    }


def _rules(tour: TourSetup, day: Day, *, draft: bool) -> Ruleset:
    stage, form = stage_of(day), format_of(day)
    trial = form in ("ttt", "itt")
    breakaway = tour.rules.breakaway and not trial and bool(course_of_tiles(stage.tiles).breakaway)
    return Ruleset(
        weather=tour.rules.weather,
        breakaway=breakaway,
        specialists=tour.rules.specialists and draft,
        tour=form == "tour",
        ttt=form == "ttt",
        itt=form == "itt",
        extended=stage.special == "extended",
        baroudeur_bid=tour.rules.baroudeur_bid and breakaway,
        super_combative=tour.rules.super_combative and form == "tour",
    )


ALLOWED: Final = ("specialists", "weather", "breakaway", "baroudeur-bid", "super-combative")
"""The rules that can be chosen for a tour."""


def make_setup(calendar: str, teams: Sequence[str], rules: Ruleset) -> TourSetup:
    """The set-up of a tour; one that cannot be ridden is refused."""
    if wrong := [name for name in print_rules(rules).split(",") if name not in ("base", *ALLOWED)]:
        raise Refused("bad-rules", f"a tour has no rule {wrong[0]}; there are {', '.join(ALLOWED)}")
    if rules.baroudeur_bid and not (rules.breakaway and rules.specialists):
        raise Refused(
            "bad-rules", "the bid for the Baroudeur goes with the breakaway and specialists (rule 6.5.1)"
        )
    setup = TourSetup(read_calendar(calendar, len(teams)), tuple(teams), rules)
    known = setup._replace(days=tuple(map(_with_road, setup.days)))
    for number in range(len(setup.days)):
        set_up(set_up_stage(known, number, open_books(setup.colours)))
    return setup


def _with_road(day: Day) -> Day:
    """The day, with any road if it has none: its teams and rules are checked like others."""
    return Day("base-1") if card_of(day.stage) else day


def read_setup(tags: Mapping[str, str]) -> TourSetup:
    """The set-up in a tour record's tags."""
    if "rules" not in tags:
        raise Refused("bad-tour", "the tag rules is missing")
    return make_setup(tags["calendar"], tags["teams"].split(" "), read_rules(tags["rules"]))


def print_setup(setup: TourSetup) -> dict[str, str]:
    """The first tags of such a tour's record."""
    calendar, teams = print_calendar(setup.days), " ".join(setup.teams)
    return {"calendar": calendar, "teams": teams, "rules": print_rules(setup.rules)}
