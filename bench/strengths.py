"""Measures every bot of a game: `python -m bench.strengths [game [races]]` writes its `strength.json`.

Each bot rides against the stand-in in the two-team races of the ladder; they change seats from race to race.
"""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.resources import files
from os import cpu_count
from pathlib import Path

from echappee.bots import GameBots, bots_of
from echappee.bots.game_bots import FILE
from echappee.games import DEFAULT, game_named
from echappee.ladder import contests_of, ride_contest

RACES = 204
SEED = 23_000_000


def won(game: str, name: str, number: int) -> bool:
    """Whether this bot wins the race of this number."""
    contests = contests_of(game_named(game), 2)
    names = [name, game_named(game).room(GameBots).stand_in]
    seats = names[::-1] if number // len(contests) % 2 else names
    return (
        ride_contest(game, contests[number % len(contests)].tags, seats, f"{SEED}/{number}").order[0] == name
    )


def main(game: str, races: int) -> None:
    """Write what was measured, bot by bot, and say it."""
    stand_in = game_named(game).room(GameBots).stand_in
    how = f"races of two teams won against {stand_in}, over the roads of its ladder, in each seat in turn"
    path = Path(str(files(f"{game_named(game).package}.bots"))) / FILE
    found: dict[str, list[int]] = {}
    with ProcessPoolExecutor(cpu_count()) as pool:
        for name in bots_of(game):
            if name != stand_in:
                found[name] = [sum(pool.map(partial(won, game, name), range(races), chunksize=6)), races]
                print(name, *found[name], flush=True)
    data = {"how": how, "command": f"python -m bench.strengths {game} {races}", "bots": found}
    text = json.dumps(data, indent=1)
    for spread, together in (("[\n   ", "["), (",\n   ", ", "), ("\n  ]", "]")):
        text = text.replace(spread, together)
    path.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else DEFAULT, int(sys.argv[2]) if sys.argv[2:] else RACES)
