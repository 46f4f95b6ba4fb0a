"""What every game shows of races that were followed round by round.

Every game counts, under these names and what comes after them:

- `rounds`, number: races that took this many; `followed`, number: races whose first rider came home then.
- `led`, round, team: races in which the team led after the round.
- `behind`, round, `second` or `last`: how far that rider was behind the first.
"""

from collections.abc import Iterable, Mapping, Sequence

from echappee.simulate.charts import Bars, Chart, Curves, Histogram, Series, share_bar
from echappee.simulate.intervals import share_interval
from echappee.simulate.tally import Tally


def share_json(wins: int, races: int) -> dict[str, object]:
    """The share of these races, with its 95 % interval."""
    return {"share": wins / races, "interval": list(share_interval(wins, races))}


def lengths_chart(tally: Tally, title: str) -> Chart:
    """How many rounds races took; the title is the game's word for them."""
    races = tally.by_number("rounds")
    columns = {str(length): races[length] / tally.size for length in range(min(races), max(races) + 1)}
    return Histogram(title, f"Share of races by how many {title.lower()} they took.", columns)


def leaders_chart(tally: Tally, colours: Iterable[str], word: str) -> Chart:
    """Who led when; the word is the game's for a round."""
    curves = [Series(colour, means_by_round(tally, "led", colour), f"team-{colour}") for colour in colours]
    return Curves("Who led when", f"Share of races that each team led after a {word}.", curves, percent=True)


def gaps_chart(tally: Tally, counted: str) -> Chart:
    """How far the riders were apart, in what is counted."""
    curves = [
        Series(f"to the {name}", means_by_round(tally, "behind", name), colour)
        for name, colour in (("second", "gold"), ("last", "enamel"))
    ]
    return Curves("Gaps", f"{counted} from the first rider to the second and to the last.", curves)


def first_over_chart(climbs: Iterable[tuple[str, int, int]]) -> Chart:
    """For each climb its name, the races that its first rider won, and the races in which there was one."""
    bars = [share_bar(name, wins, races) for name, wins, races in climbs if races]
    return Bars(
        "First over the top", "Share of races won by the rider that led over a climb.", bars, percent=True
    )


def places_chart(places: Sequence[tuple[str, int]], races: int) -> Chart:
    """For each place on the grid, by its name, the races won from there."""
    bars = [share_bar(name, wins, races) for name, wins in places]
    return Bars("Start places", "Share of races won from each place on the grid.", bars, percent=True)


def means_by_round(tally: Tally, what: str, name: str) -> list[float]:
    """The mean of this count after each round, over the races that lasted as long."""
    return [tally[what, number, name] / races for number, races in _riding(tally).items()]


def _riding(tally: Tally) -> Mapping[int, int]:
    """How many races were followed in each round; only rounds in which half of them were."""
    followed = tally.by_number("followed")
    rode = {
        number: sum(races for length, races in followed.items() if length >= number)
        for number in range(1, max(followed) + 1)
    }
    return {number: races for number, races in rode.items() if 2 * races >= tally.size}
