"""A whole race, told: as text round by round, or as data."""

from collections.abc import Mapping

from rich.console import Console

from echappee.cli.chapters import Chapter, chapters
from echappee.cli.data import as_json
from echappee.cli.drawing.table import legend, show_table
from echappee.cli.players import called
from echappee.cli.results import show_result
from echappee.cli.screen import heading, report, say, screen
from echappee.engine import Refused
from echappee.flamme import FlammeRace
from echappee.road.stages import STAGES

Tags = Mapping[str, str]


def tell_race(race: FlammeRace, tags: Tags, *, as_data: bool, quiet: bool = False) -> None:
    """The race from the start to the end, or to where its record stops."""
    told = chapters(race)
    if as_data:
        print(as_json(tags, told[-1], race.heard(None), over=race.over))
        return
    console = screen()
    players = called(tags.get("players", "").split(), told[-1].view.teams)
    say(console, title(tags, race), style="bold")
    if not quiet:
        legend(console, told[-1].view)
        for chapter in told:
            tell_chapter(console, chapter, players)
    if race.over:
        show_result(console, told[-1].view, told[-1].ranking, players)
    else:
        say(console, f"The record stops here, in round {told[-1].round}.")


def tell_round(race: FlammeRace, tags: Tags, number: int, *, as_data: bool) -> None:
    """One round: what happened, and the road at its end."""
    told = chapters(race)
    chapter = next((chapter for chapter in told if chapter.round == number), None)
    if chapter is None:
        raise Refused("no-round", f"there is no round {number}; this race has 0 to {told[-1].round}")
    if as_data:
        print(as_json(tags, chapter, chapter.events, over=race.over and chapter is told[-1]))
        return
    console = screen()
    say(console, title(tags, race), style="bold")
    tell_chapter(console, chapter, called(tags.get("players", "").split(), chapter.view.teams))
    legend(console, chapter.view)


def tell_chapter(console: Console, chapter: Chapter, players: Mapping[str, str]) -> None:
    """What happened in a round, then the road at its end."""
    heading(console, f"Round {chapter.round}" if chapter.round else "The start")
    report(console, chapter.lines)
    console.print()
    show_table(console, chapter.view, players)


def title(tags: Tags, race: FlammeRace) -> str:
    """The stage by name, its length and the rules."""
    course = race.position.course
    stage = STAGES.get(tags.get("stage", ""))
    name = f"{stage.id} {stage.name}" if stage else tags.get("stage", "a stage")
    rules = tags.get("rules", "base")
    return f"{name}: {course.along(course.line)} squares" + (f", {rules}" if rules != "base" else "")
