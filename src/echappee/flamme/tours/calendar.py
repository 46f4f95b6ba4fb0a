"""Calendars (rules 10.1): which stages in which order, how each is ridden, and when the rest days are.

Written as a row of words: `gt-3 gt-4 gt-8 rest gt-11`. A stage with two sides is named without them, and the
number of teams chooses; `gigamic2018-3:ttt` is ridden in another format than its own. A custom road is its
tiles with commas between them: `a,b,c,u`. `card-7` is a stage of which only the card's number is known: it
has no road here, and only its result can be entered.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from echappee.engine import Refused
from echappee.flamme.road.checks import require_good
from echappee.flamme.road.stages import STAGES, Stage
from echappee.tours.game_tours import OWN, Day, NamedTour, card_name, card_of

REST: Final = "rest"
FORMATS: Final = ("tour", "ttt", "itt")
SHORTEST, LONGEST = 3, 21
RESTS: Final = (1, 2)
"""The most rest days of a tour, and of the longest one (10.1.3)."""
MANY: Final = 5
"""With this many teams or more, the side for five and six is used."""


NAMED: Final[Mapping[str, NamedTour]] = {
    "short": NamedTour(
        "gt-3 gt-8 gt-11",
        {"en": "A long weekend", "fr": "Un grand week-end"},
        {
            "en": "Three stages: one flat, one in the hills, one up a mountain.",
            "fr": "Trois étapes\u00a0: une plate, une dans les collines, une en montagne.",
        },
    ),
    "week": NamedTour(
        "gt-1 gt-2 gt-9 rest gt-10 gt-11",
        {"en": "The small tour", "fr": "Le petit tour"},
        {
            "en": "Five stages with both trials, a summit and a rest day.",
            "fr": "Cinq étapes avec les deux chronos, un sommet et un jour de repos.",
        },
    ),
    "basic": NamedTour(
        "gt-3 gt-4 gt-8 gt-11 gt-13 gt-18 gt-19",
        {"en": "The basic tour", "fr": "Le tour de base"},
        {"en": "Seven stages, no trial among them.", "fr": "Sept étapes, sans contre-la-montre."},
    ),
    "grand": NamedTour(
        " ".join(
            [*(f"gt-{n}" for n in range(1, 10)), REST, *(f"gt-{n}" for n in range(10, 16)), REST]
            + [f"gt-{n}" for n in range(16, 22)]
        ),
        {"en": "The Grand Tour", "fr": "Le Grand Tour"},
        {
            "en": "All twenty-one stages, two rest days.",
            "fr": "Les vingt et une étapes, deux jours de repos.",
        },
    ),
    "2018": NamedTour(
        " ".join(f"gigamic2018-{n}" + {3: ":ttt", 20: ":itt"}.get(n, "") for n in range(1, 22)),
        {"en": "The tour of 2018", "fr": "Le tour de 2018"},
        {
            "en": "Twenty-one stages from Fontenay to Paris, for up to four teams.",
            "fr": "Vingt et une étapes de Fontenay à Paris, jusqu’à quatre équipes.",
        },
    ),
}
"""All named tours."""
PRESETS: Final[Mapping[str, str]] = {name: tour.calendar for name, tour in NAMED.items()}
"""Their calendars."""


def read_calendar(text: str, teams: int) -> tuple[Day, ...]:
    """The days of a calendar, or of a preset of this name; refuses what is not a tour."""
    days: list[Day] = []
    for word in PRESETS.get(text, text).split():
        if word != REST:
            days.append(_day(word, teams))
        elif not days or days[-1].rest:
            raise Refused("bad-calendar", "a rest day follows a stage (rule 10.1.3)")
        else:
            days[-1] = days[-1]._replace(rest=True)
    check_calendar(days)
    return tuple(days)


def print_calendar(days: Sequence[Day]) -> str:
    """The calendar as text; reading it gives the same days."""
    words = (
        f"{day.stage}{f':{day.format}' if day.format else ''}{f' {REST}' if day.rest else ''}" for day in days
    )
    return " ".join(words)


def stage_of(day: Day) -> Stage:
    """The stage of this day; a custom road has no name."""
    if day.stage in STAGES:
        return STAGES[day.stage]
    if number := card_of(day.stage):
        # Our stages of the Grand Tour are ridden as its cards with the same number.
        special = next((each.special for id, each in STAGES.items() if id.startswith(f"gt-{number}-")), "")
        name = card_name(number)
        return Stage(day.stage, name, OWN, (1, 6), (), official=False, special=special)
    return Stage(OWN, "Custom road", OWN, (1, 6), tuple(day.stage.split(",")), official=False)


def called(stage: Stage) -> str:
    """The stage's name without the number that it has in the box, and without remarks."""
    return stage.name.lstrip("0123456789").removeprefix(". ").partition(" (")[0]


def format_of(day: Day) -> str:
    """How it is ridden: a tour's stage, or a trial."""
    special = stage_of(day).special
    return day.format or (special if special in FORMATS else "tour")


def check_calendar(days: Sequence[Day]) -> None:
    """Refuse what is not a tour (10.1.2, 10.1.3)."""
    if not SHORTEST <= len(days) <= LONGEST:
        raise Refused(
            "bad-calendar", f"a tour has {SHORTEST} to {LONGEST} stages, not {len(days)} (rule 10.1.2)"
        )
    if days[-1].rest:
        raise Refused("bad-calendar", "no rest day follows the last stage (rule 10.1.3)")
    most = RESTS[len(days) == LONGEST]
    if sum(day.rest for day in days) > most:
        raise Refused("bad-calendar", f"a tour of this length has at most {most} rest days (rule 10.1.3)")


def _day(word: str, teams: int) -> Day:
    name, _, form = word.partition(":")
    if form and form not in FORMATS:
        raise Refused("bad-calendar", f"{word[:40]}: a stage is ridden as {', '.join(FORMATS)}")
    return Day(_own(name) if "," in name else _known(name, teams), form)


def _known(name: str, teams: int) -> str:
    if card_of(name):
        return name
    sides = (name, f"{name}-{'5-6' if teams >= MANY else '2-4'}")
    found = next((side for side in sides if side in STAGES), None)
    if found is None:
        raise Refused("unknown-stage", f"there is no stage {name[:40]} (echappee stages lists them)")
    return found


def _own(tiles: str) -> str:
    try:
        require_good(tiles.split(","))
    except Refused as error:
        raise Refused("bad-stage", f"{tiles[:40]} is not a road: {error.detail}") from None
    return tiles
