"""What people do with races in a program, in one call each; `import echappee` offers all of it."""

import secrets
from argparse import ArgumentParser
from collections.abc import Sequence

from echappee.cli.game_terminal import SIMULATE
from echappee.cli.lineups import GameLineups, line_up, read_words
from echappee.cli.options import add_game_options
from echappee.cli.roads import find_road, game_meant
from echappee.engine import Dealer, Race, Refused, SeededDealer
from echappee.games import DEFAULT, LoadedRace, game_named, game_of, load
from echappee.notation import DIRECTED, SomePosition, SomeRace, SomeView
from echappee.simulate import GameSimulation, Result, simulate
from echappee.simulate.plan import Columns, GivesRows
from echappee.simulate.run import Ridden, ridden_by, seated
from echappee.study import Analysis, EffortName, GameStudy, analyse, wanted
from echappee.study.puzzles import Puzzle


class Prepared:
    """A road with its teams and rules: races are made, ridden, saved and simulated from it."""

    def __init__(
        self, stage: str | None, teams: Sequence[str], game: str | None, options: Sequence[str]
    ) -> None:
        parser = ArgumentParser(exit_on_error=False, add_help=False)
        add_game_options(parser, SIMULATE)
        args, unknown = parser.parse_known_args(list(options))
        if unknown:
            raise Refused("bad-options", f"{unknown[0]} is not an option of echappee simulate")
        args.stage, args.game, args.solo = stage, game, False
        self.game = game_meant(args)
        read_words(",".join(word for word in teams if word != DIRECTED) or "random", self.game)
        lineup = line_up(self.game, args, find_road(self.game, stage), teams)
        self.teams = lineup.players
        """By seat: the word for a bot, `team` for nobody yet, or `-` for an automatic team."""
        self._tags = dict(lineup.tags)
        self._plan_tags = {**lineup.tags, **self.game.room(GameLineups).plan_tags(args)}

    def __repr__(self) -> str:
        return f"<{self.game.rules.title}: {', '.join(self.teams)}>"

    def tags(self, seed: int | None = None) -> dict[str, str]:
        """How the record of such a race begins, for `save` and for environments."""
        head = {"game": self.game.name, "edition": str(self.game.rules.edition)}
        return {**head, **self._tags, "seed": str(secrets.randbits(64) if seed is None else seed)}

    def race(self, seed: int | None = None, dealer: Dealer | None = None) -> SomeRace:
        """Such a race before its first answer; with `ScriptedDealer()` every draw is left to `Race.deal`."""
        tags = self.tags(seed)
        rules = self.game.rules
        return Race(rules, rules.read_start(tags), dealer or SeededDealer(tags["seed"].encode()))

    def ride(self, seed: int | None = None) -> Ridden[SomeRace]:
        """A race that the bots of the teams ride to its end, and the seats whose bots failed in it."""
        tags = self.tags(seed)
        race = self.race(int(tags["seed"]))
        return ridden_by(race, seated(race.position.teams, self.teams, tags["seed"], self.game.name))

    def simulate(self, races: int, seed: int = 1, jobs: int = 1) -> Result:
        """Many races of these bots: `as_json` has all figures, with their 95 % intervals."""
        plan = self.game.room(GameSimulation).races(self._plan_tags, self.teams, races, seed)
        return simulate(plan, jobs)

    def rows(self, races: int, seed: int = 1, first: int = 0) -> Columns:
        """The same races as a table with one row per rider and race: the values by column."""
        plan = self.game.room(GameSimulation).races(self._plan_tags, self.teams, races, seed)
        plan.check()
        if not isinstance(plan, GivesRows):
            raise Refused("bad-options", f"there are no rows for {self.game.rules.title}")
        columns: Columns = plan.rows(range(first, first + races))[1]
        return columns


def prepare(
    stage: str | None = None,
    teams: Sequence[str] = (DIRECTED, DIRECTED),
    *,
    game: str | None = None,
    options: Sequence[str] = (),
) -> Prepared:
    """Races on this stage or course between these teams; refuses what cannot be ridden.

    A team is the word for a bot, `team` for a seat that you answer for, or the kind of an automatic team.
    `options` are those of `echappee simulate`, such as `--weather`. The game is that of the stage.
    """
    return Prepared(stage, teams, game, options)


def load_race(text: str) -> LoadedRace[SomePosition, SomeView]:
    """The race in a record, and its tags; refuses one that is damaged or drifts from the rules."""
    return load(text)


def study_race(race: SomeRace, effort: EffortName = "first") -> Analysis:
    """What each choice of a finished race was worth, and how much of its result was luck.

    The effort is `first`, for seconds, or `full`.
    """
    study = game_of(race).room(GameStudy)
    return analyse(study, race, wanted(study, race, effort))


def puzzles_for(game: str = DEFAULT) -> Sequence[Puzzle]:
    """The puzzles that come with a game; none if it has none."""
    found = game_named(game).room(GameStudy).puzzles
    return found.shipped() if found else ()
