"""How a result came about: enough to ride the same races again, in all that commands write."""

from argparse import Namespace
from collections.abc import Mapping, Sequence

from echappee import __version__
from echappee.cli.game_terminal import GameTerminal
from echappee.games import Game
from echappee.notation import Tags
from echappee.simulate import ResultGrid
from echappee.tours.tour import LONGEST_SEED

RunFacts = Mapping[str, object]


def facts_of(command: str, game: Game, **more: object) -> RunFacts:
    return {
        "command": command,
        "version": __version__,
        "game": game.name,
        "edition": game.rules.edition,
        **more,
    }


def seed_of(tags: Tags) -> int | str | None:
    """A seed given on the command line is a number; the server's are not."""
    text = tags.get("seed")
    if text is None or not (text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED):
        return text
    return int(text)


def race_facts(command: str, game: Game, tags: Tags) -> RunFacts:
    """Of one race, as its record says."""
    return facts_of(
        command,
        game,
        stage=tags.get("stage") or tags.get("course"),
        teams=tags.get("players", tags.get("teams", "")).split(),
        rules=tags.get("rules", ""),
        setup=_setup(game, tags),
        seed=seed_of(tags),
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
