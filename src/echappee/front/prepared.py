"""A road with its teams and rules, from which races are made, ridden and simulated."""

import secrets
from argparse import ArgumentParser
from collections.abc import Sequence

from echappee.cli.game_terminal import SIMULATE
from echappee.cli.lineups import GameLineups, line_up, read_words
from echappee.cli.options import add_game_options
from echappee.cli.roads import find_road, game_meant
from echappee.cli.run_facts import RunFacts, simulation_facts
from echappee.engine import Dealer, Race, Refused, SeededDealer
from echappee.front.rows import Rows
from echappee.front.simulation import Simulation
from echappee.notation import DIRECTED, SomeRace
from echappee.simulate import GameSimulation, simulate
from echappee.simulate.engines import REFERENCE
from echappee.simulate.plan import GivesRows
from echappee.simulate.run import Ridden, ridden_by, seated


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
        self._args, self._words = args, tuple(teams)
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

    def simulate(self, races: int, seed: int = 1, jobs: int = 1) -> Simulation:
        """Many races of these bots: `as_json` has all figures, with their 95 % intervals."""
        plan = self.game.room(GameSimulation).races(self._plan_tags, self.teams, races, seed)
        return Simulation(self.game, plan, simulate(plan, jobs), self._facts(seed, 0))

    def rows(self, races: int, seed: int = 1, first: int = 0) -> Rows:
        """The same races as a table with one row per rider and race: the values by column."""
        plan = self.game.room(GameSimulation).races(self._plan_tags, self.teams, races, seed)
        plan.check()
        if not isinstance(plan, GivesRows):
            raise Refused("bad-options", f"there are no rows for {self.game.rules.title}")
        return Rows(plan.rows(range(first, first + races))[1], self._facts(seed, first))

    def _facts(self, seed: int, first: int) -> RunFacts:
        self._args.seed = seed
        facts = simulation_facts(self._args, SIMULATE, self.game, self._plan_tags, self._words)
        return {**facts, "first": first, "engine": REFERENCE.name}


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
