"""The races by which a network is measured: one seat against company, in every seat in turn."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from echappee.flamme.kernel.outside import table_of
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Ruleset, Setup, set_up
from echappee.kernel.arrays import Batch, Table
from training.company import BASE, LEARNER, RIVAL, TEMPO, Tables, bits, generated, join, policies_of, teams_of

AUTOMATIC: Final = ("peloton", "muscle", "muscle")
HELD_BACK: Final = 50
"""Roads that were not trained on."""
FORMATS: Final = {
    "drafted, mountains": ("gt-9-2-4", Ruleset(specialists=True)),
    "tour, sprint": ("gt-18-2-4", Ruleset(tour=True, specialists=True)),
    "tour, summit": ("gt-17-2-4", Ruleset(tour=True, specialists=True)),
    "extended, hilly": ("gt-5-2-4", Ruleset(tour=True, extended=True, specialists=True)),
    "breakaway": ("peloton-7-2-4", Ruleset(breakaway=True)),
    "weather": ("peloton-9-2-4", Ruleset(weather=True)),
    "team trial": ("gt-1", Ruleset(ttt=True, specialists=True)),
    "individual trial": ("gt-10", Ruleset(itt=True, specialists=True)),
}
"""Of the Grand Tour and the modules; where times count it is the times and points that win."""
MANY: Final = {5: "gt-5-5-6", 6: "gt-9-5-6"}
"""A road for as many teams."""


EXTENDED_ROADS: Final = ("gt-5-2-4", "gt-2-2-4", "gt-12-2-4", "gt-17-2-4")
EXTENDED_RULES: Final = (
    Ruleset(tour=True, specialists=True, extended=True),
    Ruleset(tour=True, extended=True),
    Ruleset(extended=True),
)


class Cell(NamedTuple):
    """Races against one kind of company."""

    company: str
    road: str
    tables: Tables


class Measure(NamedTuple):
    """What is measured with a network that has learned these questions."""

    questions: Collection[str]

    def cell(
        self,
        company: str,
        road: str,
        rivals: Sequence[int | str],
        *,
        me: int = LEARNER,
        ruleset: Ruleset | None = None,
    ) -> Cell:
        """The same race with `me` in every seat in turn; the road is a stage of ours."""
        tables = list(self._tables(STAGES[road].tiles, rivals, me, ruleset or Ruleset()))
        return Cell(company, road, join(tables))

    def unseen(self, roads: int) -> Cell:
        """Against automatic teams on roads that were not trained on."""
        tables = [
            table
            for seed in range(roads)
            for table in self._tables(generated(seed), AUTOMATIC, LEARNER, Ruleset())
        ]
        return Cell("automatic", f"{roads} roads never seen", join(tables))

    def _tables(
        self, tiles: Sequence[str], rivals: Sequence[int | str], me: int, ruleset: Ruleset
    ) -> Iterator[tuple[Table, Batch]]:
        for seat in range(len(rivals) + 1):
            company = [*rivals[:seat], me, *rivals[seat:]]
            start = set_up(Setup(tuple(tiles), teams_of(company), ruleset))
            yield table_of(start, policies_of(company), bits(self.questions))


def joined(cells: Sequence[Cell]) -> Tables:
    """The races of all of them, one cell after the other."""
    return join([cell.tables for cell in cells])


def base_cells(measure: Measure) -> list[Cell]:
    """On the base stages."""
    companies: list[tuple[str, Sequence[int | str], int]] = [
        ("automatic", AUTOMATIC, LEARNER),
        ("three tempo", [TEMPO] * 3, LEARNER),
        ("one tempo among three", [LEARNER] * 3, TEMPO),
    ]
    return [
        measure.cell(company, stage, rivals, me=me) for company, rivals, me in companies for stage in BASE
    ]


def watched_cells(measure: Measure) -> list[Cell]:
    """The base stages with the weights that were shipped before among the company, and extended races."""
    companies: list[tuple[str, Sequence[int | str], int]] = [
        ("three shipped", [RIVAL] * 3, LEARNER),
        ("one shipped among three", [LEARNER] * 3, RIVAL),
    ]
    rivals = [
        measure.cell(company, stage, rivals, me=me) for company, rivals, me in companies for stage in BASE
    ]
    extended = [
        measure.cell("three tempo, extended", road, [TEMPO] * 3, ruleset=ruleset)
        for road in EXTENDED_ROADS
        for ruleset in EXTENDED_RULES
    ]
    return [*base_cells(measure), *rivals, *extended]


def all_cells(measure: Measure, roads: int) -> list[Cell]:
    """Everything that the tables of docs/bots/patron.md show."""
    many = [measure.cell(f"{teams - 1} tempo", road, [TEMPO] * (teams - 1)) for teams, road in MANY.items()]
    formats = [
        measure.cell(f"three tempo: {name}", road, [TEMPO] * 3, ruleset=ruleset)
        for name, (road, ruleset) in FORMATS.items()
    ]
    return [*base_cells(measure), measure.unseen(roads), *many, *formats]
