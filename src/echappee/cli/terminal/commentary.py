"""A whole race, told round by round."""

from collections.abc import Collection

from rich.console import Console

from echappee.cli.game_data import Chapter, chapters
from echappee.cli.game_terminal import GameTerminal
from echappee.cli.players import Company, shown_names
from echappee.cli.terminal.game_screen import GameScreen, screen_of
from echappee.cli.terminal.screen import heading, report, say, screen, tell_failures
from echappee.engine import Seat
from echappee.games import game_of
from echappee.notation import SomePosition, SomeRace, SomeView, Tags
from echappee.simulate.run import failed_last


def tell_race(race: SomeRace, tags: Tags, failed: Collection[Seat] = (), *, quiet: bool = False) -> None:
    """The race from the start to the end, or to where its record stops; some bots may have failed."""
    commentary, told = Commentary(race, tags), chapters(race)
    if not quiet:
        commentary.show_legend(told[-1])
        for chapter in told:
            commentary.tell(chapter)
    commentary.show_result(told[-1], failed)


def tell_round(race: SomeRace, tags: Tags, chapter: Chapter) -> None:
    """One round: what happened, and the road at its end."""
    commentary = Commentary(race, tags)
    commentary.tell(chapter)
    commentary.show_legend(chapter)


class Commentary:
    """Names the race, then prints its chapters or its result."""

    def __init__(self, race: SomeRace, tags: Tags) -> None:
        self._race = race
        self._console: Console = screen()
        self._game: GameScreen[SomePosition, SomeView] = screen_of(race)
        self._turn = game_of(race).room(GameTerminal).turn
        players = tags.get("players", "").split()
        self._company = Company(
            shown_names(players, race.position.teams, race.rules.name), self._game.jerseys(tags)
        )
        say(self._console, self._game.title(tags, race), style="bold")

    def show_legend(self, chapter: Chapter) -> None:
        self._game.show_legend(self._console, chapter.view, self._company)

    def tell(self, chapter: Chapter) -> None:
        """What happened in a round, then the road at its end."""
        heading(self._console, f"{self._turn} {chapter.round}" if chapter.round else "The start")
        lines, _ = self._game.narrate(chapter.events, chapter.before)
        report(self._console, lines)
        self._console.print()
        self._game.show_table(self._console, chapter.view, self._company)

    def show_result(self, last: Chapter, failed: Collection[Seat]) -> None:
        """The result, or where the record stops."""
        if self._race.over:
            ranking = [rider.name for rider in failed_last(self._race.position.ranking, failed)]
            self._game.show_result(self._console, last.view, ranking, self._company)
            tell_failures(self._console, failed)
        else:
            say(self._console, f"The record stops here, in {self._turn.lower()} {last.round}.")
