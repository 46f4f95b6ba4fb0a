"""The results of many races or tours as JSON, tables and charts; games only name what they count."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import repeat, zip_longest
from typing import NamedTuple

from echappee.simulate.charts import PLAIN, Bars, Chart, share_bar
from echappee.simulate.intervals import Mean, share_interval
from echappee.simulate.tally import ResultFigure, Tally, figures_json

WIN_COLUMNS = ("wins", "share", "95 % interval")
TEAM = "team"
"""The group under which wins of teams are counted in every game."""
FAILED = "failed"
"""The group under which races are counted that a team lost because its bot failed."""


class ResultGrid(NamedTuple):
    """Figures in rows and columns, for a program that can draw them.

    Every cell is text; rows may end before the last column.
    """

    title: str
    columns: Sequence[str]
    """The first one has the names of the rows."""
    parts: Sequence[Sequence[Sequence[str]]]
    """Groups of rows; there is a line between two groups."""
    caption: str = ""
    prose: bool = False
    """Whether the last column contains sentences, which may take several lines."""


def win_cells(wins: int, races: int) -> tuple[str, ...]:
    """The cells of `WIN_COLUMNS`."""
    low, high = share_interval(wins, races)
    return str(wins), f"{wins / races:.1%}", f"{low:.1%} – {high:.1%}"


def failed_column(tally: Tally, teams: Iterable[str]) -> dict[str, list[str]]:
    """How often the bots of these teams failed, for a table; nothing if none did."""
    failed = tally.by_name(FAILED, teams)
    return {FAILED: [str(races) for races in failed.values()]} if any(failed.values()) else {}


def team_names(colours: Iterable[str], words: Sequence[str], filler: str) -> list[str]:
    """Names as in red (tempo); teams without a name get the filler."""
    return [f"{colour} ({word})" for colour, word in zip_longest(colours, words, fillvalue=filler)]


@dataclass(frozen=True, kw_only=True)
class RaceResult:
    """Who won many races, and how long they took."""

    tally: Tally
    rounds: str
    """The game's word for rounds; their number is measured under this name."""
    caption: str
    """The words after the mean number of rounds."""
    winners: Mapping[str, Sequence[str]]
    """The names for which wins are counted, by group: `TEAM` and others, in the order of the JSON."""
    colours: Mapping[str, str] = field(default_factory=dict)
    """The colours of winners that are not teams."""
    unnamed: str = ""
    """The name of teams that were not named."""
    figures: Mapping[str, ResultFigure] = field(default_factory=dict)
    """More figures."""
    columns: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """More cells for the teams, in seat order."""

    @property
    def length(self) -> Mean:
        """The number of rounds."""
        return self.tally.mean(self.rounds)

    def wins(self, what: str) -> dict[str, int]:
        return self.tally.by_name(what, self.winners[what])

    def as_json(self) -> dict[str, object]:
        """Counts, and 95 % intervals: of the means, and of the shares."""
        length = {f"{self.rounds}_mean": ResultFigure(self.length.mean, list(self.length.interval))}
        shares = {
            f"wins_by_{what}": self.tally.share_figure(what, names) for what, names in self.winners.items()
        }
        failed = {"failed_by_team": ResultFigure(self.tally.by_name(FAILED, self.winners[TEAM]))}
        return figures_json("races", self.tally.size, {**length, **shares, **self.figures, **failed})

    def grid(self, teams: Sequence[str]) -> ResultGrid:
        """Wins by team, then by type or role."""
        races, (low, high) = self.tally.size, self.length.interval
        columns = {**self.columns, **failed_column(self.tally, self.winners[TEAM])}
        more = zip(*columns.values(), strict=True) if columns else repeat(())
        by_team = [
            (name, *win_cells(wins, races), *cells)
            for (name, _, wins), cells in zip(self._teams(teams), more, strict=False)
        ]
        by_other = [
            [(name, *win_cells(wins, races)) for name, wins in self.wins(what).items()]
            for what in self._others
        ]
        return ResultGrid(
            title=f"{races} races",
            columns=("", *WIN_COLUMNS, *columns),
            parts=(by_team, *by_other),
            caption=f"{self.length.mean:.2f} {self.caption} ({low:.2f} – {high:.2f})",
        )

    def charts(self, teams: Sequence[str]) -> Sequence[Chart]:
        """Who wins, in pictures."""
        races = self.tally.size
        named = self._teams(teams)
        by_team = [share_bar(name, wins, races, f"team-{colour}") for name, colour, wins in named]
        charts = [Bars("Wins by team", "Share of races won.", by_team, percent=True)]
        for what in self._others:
            bars = [
                share_bar(name, wins, races, self.colours.get(name, PLAIN))
                for name, wins in self.wins(what).items()
            ]
            caption = f"Share of races won by a rider of each {what}."
            charts.append(Bars(f"Wins by {what}", caption, bars, percent=True))
        return charts

    @property
    def _others(self) -> Sequence[str]:
        return [what for what in self.winners if what != TEAM]

    def _teams(self, words: Sequence[str]) -> Iterator[tuple[str, str, int]]:
        """The name, the colour and the wins of each team."""
        wins = self.wins(TEAM)
        names = team_names(wins, words, self.unnamed)
        return ((name, colour, won) for name, (colour, won) in zip(names, wins.items(), strict=True))


@dataclass(frozen=True, kw_only=True)
class TourResult:
    """Who won many tours, and the other successes of the teams."""

    tally: Tally
    stages: int
    """In each tour."""
    figures: Mapping[str, ResultFigure]
    title: str
    columns: Sequence[str]
    cells: Mapping[str, Sequence[str]]
    """The cells of each team, in seat order."""
    caption: str = ""
    unnamed: str = ""
    """The name of teams that were not named."""

    def as_json(self) -> dict[str, object]:
        """Counts and means, and 95 % intervals of the means and of the shares."""
        failed = ResultFigure(self.tally.by_name(FAILED, self.cells))
        figures = {"stages": ResultFigure(self.stages), **self.figures, "failed_by_team": failed}
        return figures_json("tours", self.tally.size, figures)

    def grid(self, teams: Sequence[str]) -> ResultGrid:
        """One row per team."""
        names = team_names(self.cells, teams, self.unnamed)
        failed = failed_column(self.tally, self.cells)
        more = zip(*failed.values(), strict=True) if failed else repeat(())
        rows = [
            (name, *cells, *lost) for name, cells, lost in zip(names, self.cells.values(), more, strict=False)
        ]
        return ResultGrid(self.title, ("", *self.columns, *failed), [rows], self.caption)
