"""Tours of Flamme Rouge (rules 10): how a campaign finds calendar, books, stages and outcome."""

from collections.abc import Mapping, Sequence

from echappee.catalogue import AnyFamily, AnyRace
from echappee.engine import Refused
from echappee.flamme import FLAMME, Ruleset, set_up
from echappee.flamme.lines import print_rules, read_rules
from echappee.flamme.records import setup_tags
from echappee.tours import between, books, riding
from echappee.tours.books import Books, Result
from echappee.tours.calendar import Day, print_calendar, read_calendar, stage_of
from echappee.tours.family import Tags
from echappee.tours.finale import Outcome, close_tour
from echappee.tours.riding import Tour, set_up_stage

ALLOWED = ("weather", "breakaway", "specialists", "baroudeur-bid", "super-combative")


class FlammeTours:
    """What Flamme Rouge brings to a tour."""

    game: AnyFamily = FLAMME
    younger: tuple[str, ...] = ("points", "jerseys", "commitment")

    def tour(self, calendar: str, teams: Sequence[str], rules: Ruleset) -> Tour:
        """What the tour is made of; refuses what cannot be ridden."""
        if wrong := [name for name in print_rules(rules).split(",") if name not in ("base", *ALLOWED)]:
            raise Refused("bad-rules", f"a tour has no rule {wrong[0]}; there are {', '.join(ALLOWED)}")
        if rules.baroudeur_bid and not (rules.breakaway and rules.specialists):
            raise Refused(
                "bad-rules", "the bid for the Baroudeur goes with the breakaway and specialists (rule 6.5.1)"
            )
        tour = Tour(read_calendar(calendar, len(teams)), tuple(teams), rules)
        for number in range(len(tour.days)):
            set_up(set_up_stage(tour, number, self.open_books(tour), {}))
        return tour

    def read_tour(self, tags: Tags) -> Tour:
        """What the tour of a record's tags is made of."""
        if "rules" not in tags:
            raise Refused("bad-tour", "the tag rules is missing")
        return self.tour(tags["calendar"], tags["teams"].split(" "), read_rules(tags["rules"]))

    def tags(self, tour: Tour) -> dict[str, str]:
        """How its record begins."""
        calendar, teams = print_calendar(tour.days), " ".join(tour.teams)
        return {"calendar": calendar, "teams": teams, "rules": print_rules(tour.rules)}

    def open_books(self, tour: Tour) -> Books:
        """The books before the first stage."""
        return books.open_books(tour.colours)

    def stage_tags(
        self, tour: Tour, number: int, books: Books, chosen: Mapping[str, tuple[str, str]]
    ) -> dict[str, str]:
        """How the record of a stage begins that is ridden with these books."""
        own = {"stage": stage_of(tour.days[number]).id}
        return setup_tags(set_up_stage(tour, number, books, chosen)) | own

    def result(self, race: AnyRace, day: Day) -> Result:
        """What a stage that is over has given."""
        return riding.result_of(race, day)

    def enter(self, before: Books, result: Result) -> Books:
        """The books after a stage, before anything is done for the next (10.6)."""
        return books.enter(before, result)

    def close_stage(self, books: Books, result: Result) -> Books:
        """The books when the next stage can begin (10.7)."""
        return between.close_stage(books, result)

    def chosen(self, race: AnyRace) -> dict[str, tuple[str, str]]:
        """The specialists that ride for each team."""
        return riding.chosen_in(race.position)

    def outcome(self, tour: Tour, books: Books) -> Outcome:
        """Bonus, totals and the final ranking (10.8)."""
        return close_tour(books, len(tour.days))
