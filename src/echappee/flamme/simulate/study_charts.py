"""The course of a race in pictures: how long it is, who leads, what it costs, what climbs do."""

from collections import Counter
from collections.abc import Mapping, Sequence

from echappee.flamme.simulate.climb_figures import Mean, lost_on, name_of, tired_on
from echappee.flamme.simulate.climbs import Climb
from echappee.flamme.simulate.statistics import TYPES
from echappee.flamme.simulate.study import StudyTally
from echappee.simulate.charts import (
    Bar,
    Bars,
    Chart,
    Curves,
    Histogram,
    Series,
    share_bar,
)

TYPE_COLOURS = {"rouleur": "enamel", "sprinteur": "red-fill"}


def charts_of(tally: StudyTally, colours: Sequence[str], climbs: Sequence[Climb]) -> list[Chart]:
    places = range(1, 1 + len(TYPES) * len(colours))
    found: list[Chart] = [
        _rounds(tally),
        _leaders(tally, colours),
        _gaps(tally),
        _exhaustion(tally, len(colours)),
    ]
    if climbs:
        found += [_lost(tally, climbs), _tired(tally, climbs), _decided(tally, climbs)]
    return [*found, _places(tally, places)]


def _rounds(tally: StudyTally) -> Chart:
    lengths = range(min(tally.rounds), max(tally.rounds) + 1)
    columns = {str(length): tally.rounds[length] / tally.races for length in lengths}
    return Histogram("Rounds", "Share of races by how many rounds they took.", columns)


def _leaders(tally: StudyTally, colours: Sequence[str]) -> Chart:
    riding = _riding(tally)
    curves = [
        Series(
            colour, [tally.led[number, colour] / races for number, races in riding.items()], f"team-{colour}"
        )
        for colour in colours
    ]
    return Curves("Who led when", "Share of races that each team led after a round.", curves, percent=True)


def _gaps(tally: StudyTally) -> Chart:
    riding = _riding(tally)
    curves = [
        Series(
            f"to the {name}", [tally.behind[number, name] / races for number, races in riding.items()], colour
        )
        for name, colour in (("second", "gold"), ("last", "enamel"))
    ]
    return Curves("Gaps", "Squares from the first rider to the second and to the last.", curves)


def _exhaustion(tally: StudyTally, teams: int) -> Chart:
    curves = [
        Series(kind, [cards / teams for cards in _means(tally, tally.exhaustion, kind)], TYPE_COLOURS[kind])
        for kind in TYPES.values()
    ]
    return Curves("Exhaustion", "Exhaustion cards that a rider had taken after a round.", curves)


def _lost(tally: StudyTally, climbs: Sequence[Climb]) -> Chart:
    bars = [_bar(lost_on(tally, climb, kind), climb, kind) for climb, kind in _crossed(tally, climbs)]
    return Bars("What each climb did", "Squares that a rider lost there to the rider in front.", bars)


def _tired(tally: StudyTally, climbs: Sequence[Climb]) -> Chart:
    bars = [_bar(tired_on(tally, climb, kind), climb, kind) for climb, kind in _crossed(tally, climbs)]
    return Bars("What each climb cost", "Exhaustion cards that a rider took there.", bars)


def _decided(tally: StudyTally, climbs: Sequence[Climb]) -> Chart:
    bars = [
        share_bar(name_of(climb), tally.decided_wins[climb], tally.decided[climb])
        for climb in climbs
        if tally.decided[climb]
    ]
    return Bars(
        "First over the top", "Share of races won by the rider that led over a climb.", bars, percent=True
    )


def _places(tally: StudyTally, places: range) -> Chart:
    bars = [share_bar(f"place {place}", tally.place_wins[place], tally.races) for place in places]
    return Bars("Start places", "Share of races won from each place on the grid.", bars, percent=True)


def _means(tally: StudyTally, counted: Counter[tuple[int, str]], name: str) -> list[float]:
    """What was counted under this name after each round, per race that had that round."""
    return [counted[number, name] / races for number, races in _riding(tally).items()]


def _riding(tally: StudyTally) -> Mapping[int, int]:
    """How many races were followed in each round; only rounds in which half of them were."""
    rode = {
        number: sum(races for length, races in tally.followed.items() if length >= number)
        for number in range(1, max(tally.followed) + 1)
    }
    return {number: races for number, races in rode.items() if 2 * races >= tally.races}


def _crossed(tally: StudyTally, climbs: Sequence[Climb]) -> list[tuple[Climb, str]]:
    """Climbs and the types of rider that came onto them."""
    return [(climb, kind) for climb in climbs for kind in TYPES.values() if tally.crossed[climb, kind]]


def _bar(mean: Mean, climb: Climb, kind: str) -> Bar:
    return Bar(f"{name_of(climb)}, {kind}", mean.mean, *mean.interval, TYPE_COLOURS[kind])
