"""A whole race, told: as text round by round, or as data."""

from collections.abc import Mapping

from rich.console import Console

from echappee.cli.terminal.chapters import Chapter, chapters
from echappee.cli.terminal.game_terminal import Show, show_of
from echappee.cli.terminal.players import Company, called
from echappee.cli.terminal.screen import heading, report, say, screen
from echappee.engine import Refused
from echappee.notation.game_rules import SomeRace

Tags = Mapping[str, str]


def tell_race(race: SomeRace, tags: Tags, *, as_data: bool, quiet: bool = False) -> None:
    """The race from the start to the end, or to where its record stops."""
    show, told = show_of(race), chapters(race)
    if as_data:
        print(show.as_json(tags, told[-1], race.heard(None), over=race.over))
        return
    console = screen()
    company = _company(show, race, tags)
    say(console, show.title(tags, race), style="bold")
    if not quiet:
        show.show_legend(console, told[-1].view, company)
        for chapter in told:
            tell_chapter(console, show, chapter, company)
    if race.over:
        show.show_result(console, told[-1].view, told[-1].ranking, company)
    else:
        say(console, f"The record stops here, in {show.turn.lower()} {told[-1].round}.")


def tell_round(race: SomeRace, tags: Tags, number: int, *, as_data: bool) -> None:
    """One round: what happened, and the road at its end."""
    show, told = show_of(race), chapters(race)
    chapter = next((chapter for chapter in told if chapter.round == number), None)
    if chapter is None:
        turn = show.turn.lower()
        raise Refused("no-round", f"there is no {turn} {number}; this race has 0 to {told[-1].round}")
    if as_data:
        print(show.as_json(tags, chapter, chapter.events, over=race.over and chapter is told[-1]))
        return
    console, company = screen(), _company(show, race, tags)
    say(console, show.title(tags, race), style="bold")
    tell_chapter(console, show, chapter, company)
    show.show_legend(console, chapter.view, company)


def tell_chapter(console: Console, show: Show, chapter: Chapter, company: Company) -> None:
    """What happened in a round, then the road at its end."""
    heading(console, f"{show.turn} {chapter.round}" if chapter.round else "The start")
    report(console, chapter.lines)
    console.print()
    show.show_table(console, chapter.view, company)


def _company(show: Show, race: SomeRace, tags: Tags) -> Company:
    """Who is who in the race of these tags."""
    return Company(called(tags.get("players", "").split(), race.position.teams), show.jerseys(tags))
