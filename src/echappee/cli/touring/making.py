"""New tour files: a tour before its first stage, or what is whole of a damaged one."""

import secrets
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches

from echappee.cli.files import check_new_path, read_text
from echappee.cli.program import program
from echappee.cli.terminal.games import FLAMME, HOMAS, is_course, refuse_flammes_own
from echappee.cli.terminal.players import DIRECTED
from echappee.cli.terminal.screen import say, screen
from echappee.cli.touring.game_tours import show_of
from echappee.cli.touring.tour_file import extent, held, write_tour
from echappee.engine import Refused
from echappee.flamme.rules import Ruleset
from echappee.flamme.terminal.lineup import AUTOMATIC, players_of, read_teams
from echappee.flamme.tours import calendar as calendars
from echappee.flamme.tours import new_tour
from echappee.homas.rules.cards import COLOURS
from echappee.homas.terminal.directors import NEUTRAL, directors_of, read_directors
from echappee.homas.terminal.lineup import PLAY_TEAMS, RACE_TEAMS
from echappee.homas.tours import new_tour as new_stage_race
from echappee.homas.tours.calendar import PRESETS
from echappee.tours.tour import SomeTour, mend

DEFAULT_CALENDARS = {FLAMME: "basic", HOMAS: "tour-de-france"}
DEFAULT_TEAMS = "you,tempo,tempo,tempo"
BOTS = "tempo,tempo,tempo,tempo"
UNKNOWN = ("unknown-stage", "unknown-course")


def make(args: Namespace) -> int:
    """Write a tour before its first stage."""
    seed = secrets.randbits(64) if args.seed is None else args.seed
    calendar = calendar_of(args)
    with hints(calendar):
        homas = game_of(args, calendar) == HOMAS
        tour = _stage_race(args, calendar, seed) if homas else _tour(args, calendar, seed)
    _write_new(args.file, tour)
    show_of(tour).show_status(screen(), tour, args.file)
    return 0


def calendar_of(args: Namespace) -> str:
    """The calendar that was named, here or there."""
    named = [text for text in (args.preset, args.calendar) if text is not None]
    if len(named) > 1:
        raise Refused("bad-options", "the calendar is named twice; leave out --calendar")
    return named[0] if named else DEFAULT_CALENDARS[args.game or FLAMME]


def game_of(args: Namespace, calendar: str) -> str:
    """The game that is meant, said outright or by the calendar."""
    words = calendar.split()
    implied = calendar in PRESETS or (bool(words) and is_course(words[0]))
    game: str = args.game or (HOMAS if implied else FLAMME)
    return game


@contextmanager
def hints(calendar: str) -> Iterator[None]:
    """Who mistyped the name of a calendar hears of those that are close to it."""
    try:
        yield
    except Refused as refusal:
        close = get_close_matches(calendar, (*calendars.PRESETS, *PRESETS))
        if refusal.code not in UNKNOWN or not close:
            raise
        raise Refused(refusal.code, f"{refusal.detail}; close to it: {', '.join(close)}") from None


def directors(args: Namespace, *, you: bool = False) -> tuple[str, ...]:
    """The five words of --teams in Homas Tour Pro: those that are not named are neutral."""
    refuse_flammes_own(args)
    words = read_directors((PLAY_TEAMS if you else RACE_TEAMS) if args.teams is None else args.teams, you=you)
    return words + (NEUTRAL,) * (len(COLOURS) - len(words))


def kinds_of(words: Sequence[str]) -> tuple[str, ...]:
    """What kind of team each word makes."""
    return tuple(word if word in (*AUTOMATIC, NEUTRAL) else DIRECTED for word in words)


def _stage_race(args: Namespace, calendar: str, seed: int) -> SomeTour:
    words = directors(args, you=True)
    return new_stage_race(calendar, kinds_of(words), directors_of(words), seed)


def _tour(args: Namespace, calendar: str, seed: int) -> SomeTour:
    teams = read_teams(DEFAULT_TEAMS if args.teams is None else args.teams, you=True)
    return new_tour(calendar, kinds_of(teams), players_of(teams), ruleset(args), seed)


def ruleset(args: Namespace) -> Ruleset:
    """The rules that hold in every stage."""
    return Ruleset(
        weather=args.weather,
        breakaway=args.breakaway,
        specialists=args.specialists,
        baroudeur_bid=args.baroudeur_bid,
        super_combative=args.super_combative,
    )


def mend_file(name: str, to: str) -> int:
    """Write what is whole of a damaged tour to a new file; the old one stays as it is."""
    tour, left_out = mend(read_text(name), name)
    _write_new(to, tour)
    console = screen()
    say(console, f"{to}: {extent(tour)}; {_lost(left_out)}.")
    say(console, f"{program()} tour play {to} goes on there.")
    return 0


def _lost(left_out: int) -> str:
    if not left_out:
        return "no stage is left out"
    return "1 stage is left out" if left_out == 1 else f"{left_out} stages are left out"


def _write_new(name: str, tour: SomeTour) -> None:
    check_new_path(name)
    with held(name) as path:
        check_new_path(name)  # nobody made it before we held it
        write_tour(path, tour)
