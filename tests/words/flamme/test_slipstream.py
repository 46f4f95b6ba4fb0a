"""Slipstream in words: which riders follow, and what holds the others back.

On `squares:10,@,10` the road splits behind square 10. The inner way is 11, 12 and 13 (numbered 14, 16, 18),
the outer way 10+1 to 10+5 (11, 12, 13, 15, 17); both lead to 14 (numbered 19).
"""

from typing import cast

import pytest

from echappee.engine import Event, Value
from echappee.flamme.rules import FLAMME, Card, Ruleset
from echappee.flamme.words.english import tell
from echappee.flamme.words.narration import sentences
from tests.words.flamme.races import FORMATS, ridden, start, table


def slipped(*moves: tuple[str, int, int]) -> Event:
    return Event("slipped", "4.2.2", {"moves": moves})


@pytest.mark.parametrize(
    ("event", "riders", "sentence"),
    [
        (
            slipped(("blue.R", 14, 0), ("red.R", 11, 0), ("green.R", 10, 0)),
            ("blue.R 10r", "red.R 10l", "green.R 9r", "white.R 12r"),
            "Blue’s Rouleur, Red’s Rouleur and Green’s Rouleur slipstream up to White’s Rouleur.",
        ),
        (
            slipped(("blue.R", 10, 0)),
            ("blue.R 9r", "white.R 10+1r", "pink.R 11r"),
            "Blue’s Rouleur slipstreams up to White’s Rouleur and Pink’s Rouleur.",
        ),
        (
            slipped(("blue.R", 20, 0), ("red.R", 19, 0), ("green.R", 19, 1)),
            ("blue.R 14r", "red.R 13r", "green.R 10+5r", "white.R 16r", "pink.R 12r!"),
            (
                "Blue’s Rouleur, Red’s Rouleur and Green’s Rouleur slipstream up to White’s Rouleur."
                " No shelter for Pink’s Rouleur: left behind."
            ),
        ),
        (
            slipped(("blue.R", 6, 0)),
            ("blue.R 5r", "red.R 4r", "red.S 3r!", "green.R 1r", "white.R 7r"),
            (
                "Blue’s Rouleur slipstreams up to White’s Rouleur."
                " A breakaway shelters nobody: both Red riders left behind."
            ),
        ),
        (
            slipped(("blue.R", 14, 0)),
            ("blue.R 10g1", "red.R 10r", "red.S 10l", "green.R 9r", "white.R 12r", "pink.R 10+1r"),
            (
                "Blue’s Rouleur slipstreams up to White’s Rouleur."
                " No room in front for both Red riders and Green’s Rouleur."
            ),
        ),
        (
            slipped(("blue.R", 14, 0)),
            (
                "blue.R 10g2",
                "blue.S 10g1",
                "red.R 10r",
                "red.S 10l",
                "green.R 9r",
                "pink.R 12r",
                "white.R 10+1r",
            ),
            (
                "Blue’s Rouleur slipstreams up to Pink’s Rouleur."
                " No room in front for Blue’s Sprinteur, both Red riders and Green’s Rouleur."
            ),
        ),
        (
            slipped(("blue.R", 20, 0), ("A.R", 19, 0), ("B.R", 18, 0), ("C.R", 16, 0), ("D.R", 14, 0)),
            (
                *("white.R 16r", "blue.R 14r", "A.R 13r", "B.R 12r", "C.R 11r", "D.R 10r", "D.S 10l"),
                *("red.R 10+5r!", "red.S 10+4r", "green.R 10+3r", "green.S 10+2r", "pink.R 10+1r"),
            ),
            (
                "A pack of 5, led by Blue’s Rouleur, slipstreams up to White’s Rouleur."
                " No room in front for D’s Sprinteur."
                " No shelter for both Red riders, both Green riders and Pink’s Rouleur: left behind."
            ),
        ),
        (
            slipped(("blue.R", 6, 0), ("blue.S", 6, 1), ("red.R", 5, 0), ("red.S", 5, 1)),
            ("blue.R 5r", "blue.S 5l", "red.R 4r", "red.S 4l", "white.R 7r"),
            "Both Blue riders and both Red riders slipstream up to White’s Rouleur.",
        ),
        (
            slipped(("blue.R", 6, 0), ("blue.S", 6, 1), ("red.R", 5, 0), ("red.S", 5, 1), ("green.R", 4, 0)),
            ("blue.R 5r", "blue.S 5l", "red.R 4r", "red.S 4l", "green.R 3r", "white.R 7r"),
            "A pack of 5, led by Blue’s Rouleur, slipstreams up to White’s Rouleur.",
        ),
    ],
)
def test_slipstream_on_the_grass_in_breakaways_and_where_the_road_splits(
    event: Event, riders: tuple[str, ...], sentence: str
) -> None:
    assert tell(event, table("squares:10,@,10", *riders)) == sentence


def test_in_a_team_trial_slipstream_is_told_of_the_team_only() -> None:
    riders = "blue.R 5r", "blue.S 7r", "red.R 7r", "red.S 4r"
    before = table("squares:20", *riders, ruleset=Ruleset(ttt=True))
    assert tell(slipped(("blue.R", 6, 0)), before) == ("Blue’s Rouleur slipstreams up to Blue’s Sprinteur.")


def test_every_rider_named_is_there_and_a_breakaway_is_told_only_if_one_was_played() -> None:
    """Through whole races: no list of riders is empty, and what is told of slipstream has its cause."""
    told = 0
    for race in (ridden(seed, kind) for seed in range(4) for kind in FORMATS):
        view = start(race)
        alone: set[Value] = set()
        for event in race.events:
            if event.code == "revealed":
                breaks_away = Card.parse(str(event.args["card"])).powers.breaks_away
                (alone.add if breaks_away else alone.discard)(event.args["rider"])
            for said in sentences([event], view):
                assert () not in said.args.values(), said
                if said.id == "slipped-breakaway":
                    told += 1
                    held = {view.rider(name).square for name in cast("tuple[str, ...]", said.args["riders"])}
                    ahead = {number for square in held for number in view.course.next(square)}
                    assert any(rider.name in alone for rider in view.riders if rider.square in ahead)
            view = FLAMME.fold(view, event) if event.heard_by(None) else view
    assert told
