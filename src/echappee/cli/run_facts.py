"""How a result came about: enough to ride the same races again, in all that commands write."""

from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence

from echappee import __version__
from echappee.cli.game_terminal import GameTerminal
from echappee.games import Game, games
from echappee.notation import Tags
from echappee.simulate import ResultGrid
from echappee.simulate.engines import REFERENCE
from echappee.tours.tour import LONGEST_SEED

RunFacts = Mapping[str, object]
OWN = ("game", "players", "seed")
"""The tags of a tour that do not set it up."""


def facts_of(command: str, game: Game, **more: object) -> RunFacts:
    return {
        "command": command,
        "version": __version__,
        "game": game.name,
        "edition": game.rules.edition,
        **more,
    }


def list_facts(command: str, chosen: Iterable[Game] = ()) -> RunFacts:
    """Of what is told about several games, or about all: the edition of each."""
    return {
        "command": command,
        "version": __version__,
        "games": {game.name: game.rules.edition for game in chosen or games().values()},
    }


def seed_of(tags: Tags) -> int | str | None:
    """A seed given on the command line is a number; the server's are not."""
    text = tags.get("seed")
    if text is None or not (text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED):
        return text
    return int(text)


def race_facts(command: str, game: Game, tags: Tags) -> RunFacts:
    """Of one race, as its record says; a record is ridden by the rules."""
    return facts_of(
        command,
        game,
        stage=tags.get("stage") or tags.get("course"),
        teams=tags.get("players", tags.get("teams", "")).split(),
        rules=tags.get("rules", ""),
        setup=_setup(game, tags),
        seed=seed_of(tags),
        engine=REFERENCE.name,
    )


def tour_facts(command: str, game: Game, tags: Tags) -> RunFacts:
    """Of a tour, as its record says."""
    return facts_of(
        command,
        game,
        calendar=tags["calendar"],
        teams=tags["players"].split(),
        rules=tags.get("rules", ""),
        setup={name: text for name, text in tags.items() if name not in OWN},
        seed=seed_of(tags),
        engine=REFERENCE.name,
    )


def simulation_facts(args: Namespace, command: str, game: Game, tags: Tags, teams: Sequence[str]) -> RunFacts:
    """Of many races; the engine is added when it is known."""
    return facts_of(
        command,
        game,
        stage=args.stage or game.room(GameTerminal).default_road,
        teams=list(teams),
        rules=tags.get("rules", ""),
        setup=_setup(game, tags),
        seed=args.seed,
    )


def facts_grid(facts: RunFacts) -> ResultGrid:
    """The same as a table for a page."""
    rows = [
        (name, " ".join(map(str, value)) if isinstance(value, list) else str(value))
        for name, value in facts.items()
        if name != "setup"
    ]
    return ResultGrid("How these races were ridden", ("", ""), [rows], prose=True)


def _setup(game: Game, tags: Tags) -> dict[str, str]:
    """The tags that set up such a race again."""
    return {name: tags[name] for name in game.rules.tags if name in tags}
