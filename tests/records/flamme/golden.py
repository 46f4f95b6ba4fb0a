"""The golden records: what each is, and the script that rides them again.

    python -m tests.records.flamme.golden [NAME ...]

Ridden again, a record changes only if the rules, the dealer or the bots did: look at every difference before
it is kept. A record that a person has read against the rulebook says so in `READ`.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.road.stages import STAGES
from echappee.flamme.road.text import read_tiles
from echappee.flamme.rules import FLAMME, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.setup import SOLO_HANDICAP, setup_tags
from echappee.games import save

FOLDER = Path(__file__).parent
AUTOMATIC = ("muscle", "peloton")


class Golden(NamedTuple):
    """One golden race: its stage or tiles, who rides for each team, and the rules beyond the base game."""

    stage: str
    teams: str
    ruleset: Ruleset = Ruleset()
    handicap: tuple[int, int] = (0, 0)
    specialists: str = ""
    """Given specialists, one pair per team as records write it."""
    seed: str = ""
    """If it is not the race's name: one with which rare things happen."""

    @property
    def setup(self) -> Setup:
        """What the race is made of; the handicap is the first team's."""
        kinds = [name if name in AUTOMATIC else "team" for name in self.teams.split()]
        pairs = [pair.split("/") for pair in self.specialists.split()] or [["", ""] for _ in kinds]
        first, *others = [
            TeamSetup(kind, rouleur=rouleur, sprinteur=sprinteur)
            for kind, (rouleur, sprinteur) in zip(kinds, pairs, strict=True)
        ]
        handicapped = first._replace(rouleur_handicap=self.handicap[0], sprinteur_handicap=self.handicap[1])
        tiles = STAGES[self.stage].tiles if self.stage in STAGES else read_tiles(self.stage)
        return Setup(tiles, (handicapped, *others), self.ruleset)


SETS = tuple(dict.fromkeys(stage.set for stage in STAGES.values()))

GOLDEN = {
    "base": Golden("base-2", "tempo random tempo random"),
    "two-teams": Golden("base-6", "tempo tempo"),
    "weather": Golden("base-5", "tempo random tempo random", Ruleset(weather=True)),
    "breakaway": Golden("peloton-10-2-4", "tempo random tempo random", Ruleset(breakaway=True)),
    "ride-out": Golden("base-4", "tempo random tempo", Ruleset(ride_out=True)),
    "five-teams": Golden("peloton-9-5-6", "tempo random tempo random tempo", Ruleset(breakaway=True)),
    "six-teams": Golden("peloton-11-5-6", "tempo random tempo random tempo random", Ruleset(weather=True)),
    "solo": Golden("base-1", "tempo peloton muscle", handicap=SOLO_HANDICAP),
    "automatic-teams": Golden("base-3", "muscle tempo peloton muscle", Ruleset(ride_out=True)),
    "declared": Golden("base-1", "random random", Ruleset(declared=True)),
    "handicap": Golden("promo-wallonie", "tempo tempo random", handicap=(2, 2)),
    "everything": Golden(
        "peloton-12-5-6",
        "tempo random muscle peloton tempo random",
        Ruleset(weather=True, breakaway=True, ride_out=True),
        (1, 1),
    ),
    "sharp-corner": Golden("gt-4-2-4", "random random tempo tempo"),
    # Tiles that no box holds together: crashes, walls of crashed riders, narrowing, riders who cannot move.
    "pile-up": Golden(
        "1 z Z c z Z b z Z u",
        "random random muscle random random peloton",
        Ruleset(weather=True, ride_out=True),
    ),
    "champs-elysees": Golden("gigamic2018-21", "tempo random tempo random tempo random"),
    "draft": Golden("gt-8-2-4", "random random random", Ruleset(specialists=True), seed="draft-99"),
    "climbers": Golden(
        "gt-9-2-4",
        "random random random",
        handicap=(2, 2),
        specialists="grimpeur/mountaineer domestique/descender puncheur/polyvalent",
        seed="climbers-122",
    ),
    "attackers": Golden(
        "gt-18-2-4",
        "random random random random",
        specialists="baroudeur/squirrel flandrien/super-sprinteur puncheur/squirrel flandrien/polyvalent",
        seed="attackers-86",
    ),
    # Corners and roundabouts one after the other: riders on the grass, and crashed ones in their way.
    "nimble": Golden(
        "1 z x Z y z X b Z Y u",
        "random random random muscle random",
        Ruleset(weather=True, ride_out=True),
        specialists="super-rouleur/flahute super-rouleur/flahute flandrien/squirrel / domestique/descender",
        seed="nimble-187",
    ),
    "roundabouts-left": Golden("a x b y c x d y u", "random random random random"),
    "roundabouts-right": Golden("a X b Y c X d Y u", "random random random random"),
    "tour": Golden("gt-4-2-4", "random random random random", Ruleset(tour=True)),
    "extended": Golden("gt-15-2-4", "random random muscle", Ruleset(extended=True)),
    "tour-extended": Golden("gt-5-2-4", "random random random", Ruleset(tour=True, extended=True)),
    "team-trial": Golden("gt-1", "random random random random", Ruleset(ttt=True)),
    "individual-trial": Golden("gt-10", "random random random random", Ruleset(itt=True)),
    "team-trial-alone": Golden("gt-1", "random", Ruleset(ttt=True)),
    "individual-trial-alone": Golden(
        "gt-10", "random", Ruleset(itt=True, weather=True), specialists="puncheur/super-sprinteur"
    ),
    "grand-tour": Golden(
        "gt-16-5-6",
        "random random random random muscle random",
        Ruleset(weather=True, breakaway=True, specialists=True, tour=True, extended=True),
        (1, 1),
        seed="grand-tour-348",
    ),
    "variants": Golden(
        "peloton-10-2-4",
        "random random random",
        Ruleset(breakaway=True, tour=True, baroudeur_bid=True, super_combative=True),
        specialists="baroudeur/squirrel puncheur/flahute baroudeur/polyvalent",
        seed="variants-17",
    ),
} | {
    f"set-{name}": Golden(
        next(stage.id for stage in STAGES.values() if stage.set == name and stage.official),
        "tempo random tempo",
    )
    for name in SETS
}

READ = (
    "base",
    "weather",
    "breakaway",
    "ride-out",
    "five-teams",
    "six-teams",
    "solo",
    "automatic-teams",
    "sharp-corner",
    "everything",
    *(f"set-{name}" for name in SETS),
)
"""Records read against the rulebook: the first rounds, the crashes and narrowings, the finish."""


def ride(name: str) -> str:
    """Ride a golden race and give its record."""
    golden = GOLDEN[name]
    seed = golden.seed or name
    race = Race(FLAMME, set_up(golden.setup), SeededDealer(seed.encode()))
    names = dict(zip((team.colour for team in race.position.teams), golden.teams.split(), strict=True))
    drive(race, {seat: make_bot(names[seat], f"{seed}/{seat}") for seat in race.position.seats})
    stage = golden.stage if golden.stage in STAGES else "own"
    tags = setup_tags(golden.setup) | {"stage": stage, "players": golden.teams, "seed": seed}
    return save(race, tags)


def main(names: Sequence[str]) -> None:
    """Ride these golden races again, or all."""
    for name in names or GOLDEN:
        (FOLDER / f"{name}.race").write_text(ride(name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
