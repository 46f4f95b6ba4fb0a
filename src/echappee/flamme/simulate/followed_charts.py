"""The course of a race in pictures: how long it is, who leads, what it costs, what climbs do."""

from collections.abc import Mapping, Sequence

from echappee.flamme.simulate.trails import TYPES, AscentStretch, mean_on
from echappee.simulate.charts import Bar, Bars, Chart, Curves, Histogram, Series, share_bar
from echappee.simulate.tally import Tally

TYPE_COLOURS = {"rouleur": "enamel", "sprinteur": "red-fill"}


def charts_of(tally: Tally, colours: Sequence[str], climbs: Sequence[AscentStretch]) -> list[Chart]:
    found: list[Chart] = [
        _rounds(tally),
        _leaders(tally, colours),
        _gaps(tally),
        _exhaustion(tally, len(colours)),
    ]
    if climbs:
        lost = "Squares that a rider lost there to the rider in front."
        tired = "Exhaustion cards that a rider took there."
        found += [
            Bars("What each climb did", lost, _bars(tally, "lost", climbs)),
            Bars("What each climb cost", tired, _bars(tally, "tired", climbs)),
            _decided(tally, climbs),
        ]
    return [*found, _places(tally, len(TYPES) * len(colours))]


def _rounds(tally: Tally) -> Chart:
    races = tally.by_number("rounds")
    columns = {str(length): races[length] / tally.size for length in range(min(races), max(races) + 1)}
    return Histogram("Rounds", "Share of races by how many rounds they took.", columns)


def _leaders(tally: Tally, colours: Sequence[str]) -> Chart:
    curves = [Series(colour, _means(tally, "led", colour), f"team-{colour}") for colour in colours]
    return Curves("Who led when", "Share of races that each team led after a round.", curves, percent=True)


def _gaps(tally: Tally) -> Chart:
    curves = [
        Series(f"to the {name}", _means(tally, "behind", name), colour)
        for name, colour in (("second", "gold"), ("last", "enamel"))
    ]
    return Curves("Gaps", "Squares from the first rider to the second and to the last.", curves)


def _exhaustion(tally: Tally, teams: int) -> Chart:
    curves = [
        Series(kind, [cards / teams for cards in _means(tally, "exhaustion", kind)], TYPE_COLOURS[kind])
        for kind in TYPES.values()
    ]
    return Curves("Exhaustion", "Exhaustion cards that a rider had taken after a round.", curves)


def _bars(tally: Tally, what: str, climbs: Sequence[AscentStretch]) -> list[Bar]:
    """What climbs did to each type of rider that came onto them."""
    bars = []
    for climb in climbs:
        for kind in TYPES.values():
            if tally["crossed", climb, kind]:
                mean = mean_on(tally, what, climb, kind)
                bars.append(Bar(f"{climb.name}, {kind}", mean.mean, *mean.interval, TYPE_COLOURS[kind]))
    return bars


def _decided(tally: Tally, climbs: Sequence[AscentStretch]) -> Chart:
    bars = [
        share_bar(climb.name, tally["decided wins", climb], tally["decided", climb])
        for climb in climbs
        if tally["decided", climb]
    ]
    return Bars(
        "First over the top", "Share of races won by the rider that led over a climb.", bars, percent=True
    )


def _places(tally: Tally, places: int) -> Chart:
    bars = [share_bar(f"place {place}", tally["place", place], tally.size) for place in range(1, places + 1)]
    return Bars("Start places", "Share of races won from each place on the grid.", bars, percent=True)


def _means(tally: Tally, what: str, name: str) -> list[float]:
    """What was counted for this name after each round, per race that had that round."""
    return [tally[what, number, name] / races for number, races in _riding(tally).items()]


def _riding(tally: Tally) -> Mapping[int, int]:
    """How many races were followed in each round; only rounds in which half of them were."""
    followed = tally.by_number("followed")
    rode = {
        number: sum(races for length, races in followed.items() if length >= number)
        for number in range(1, max(followed) + 1)
    }
    return {number: races for number, races in rode.items() if 2 * races >= tally.size}
