"""A tour is its file: read back at any moment, it continues as if nothing had happened."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from echappee.engine import Refused
from echappee.flamme.rules import Ruleset, Setup
from echappee.flamme.tours import new_tour
from echappee.flamme.tours.stage_setup import set_up_stage
from echappee.tours.mending import mend
from echappee.tours.tour import load_tour
from tests.counts import SOAK, count
from tests.server.typed import flamme_tour
from tests.tours.tours import TOURS, decide, half_way, known, let_bots_ride, ridden

STRIDE = 1 if SOAK else 19
"""After this number of decisions a tour is read back."""


EACH = pytest.mark.parametrize("tour", ["two with everything", "stage race"])
"""One of each game, with two stages that are over."""


@pytest.mark.soak
@pytest.mark.parametrize(
    "name", ["alone", "two with everything", "tiny stage race", *(["three in trials"] if SOAK else [])]
)
def test_a_tour_resumed_after_every_decision_equals_the_one_that_ran_through(name: str) -> None:
    for seed in range(count(5)):
        tour = TOURS[name](seed)
        decisions = 0
        while not tour.over:
            decide(tour)
            decisions += 1
            if decisions % STRIDE == 0:
                resumed = load_tour(tour.text())
                assert known(resumed) == known(tour)
                tour = resumed
        assert decisions > 100
        assert known(tour) == known(ridden(TOURS[name](seed)))


def test_an_answer_taken_back_is_not_in_the_file() -> None:
    tour = TOURS["two with everything"](7)
    while (race := tour.begin()).position.round < 1 or len(race.changeable()) < 1:
        decide(tour)
    with_it = tour.text()
    race.retract(race.changeable()[0].key)
    without = tour.text()
    assert len(without) < len(with_it)
    assert known(load_tour(without)) == known(tour)


@pytest.mark.soak
@pytest.mark.parametrize("calendar", ["short", "grand"] if SOAK else ["short"])
def test_six_teams_ride_a_tour_that_is_saved_and_reloaded_after_every_stage(
    calendar: str, tmp_path: Path
) -> None:
    file = tmp_path / "six.tour"
    rules = Ruleset(specialists=True)
    through = new_tour(calendar, ["team"] * 6, ["random"] * 6, rules, seed=21)
    file.write_text(through.text())
    while not through.over:
        tour = load_tour(file.read_text(), str(file))
        assert known(tour) == known(through)
        for each in (tour, through):
            let_bots_ride(each)
        file.write_text(tour.text())
    over = flamme_tour(load_tour(file.read_text(), str(file)))
    assert known(over) == known(through)
    stages, rests = {"short": (3, 0), "grand": (21, 2)}[calendar]
    assert (over.number, sum(day.rest for day in over.setup.days)) == (stages, rests)
    assert sum(over.books[-1].podium.values()) == 6 * stages


def damaged_line(text: str, stage: int) -> str:
    head, mark, tail = text.partition(f"stage {stage}\n")
    return head + mark + tail.replace("round 2\n", "round two\n", 1)


class Damage(NamedTuple):
    """What happens to a file, how it is reported, and what is kept: whole stages, and part of one more."""

    done: Callable[[str], str]
    reason: str
    whole: int
    more: bool
    left_out: int


DAMAGES = {
    "cut in the last stage": Damage(lambda text: text[:-60], "last line is not 'end'", 2, True, 0),
    "cut after a line": Damage(lambda text: text.removesuffix("\nend\n"), "is missing", 2, True, 0),
    "cut after a stage": Damage(lambda text: text.partition("\nstage 3\n")[0], "is missing", 2, False, 0),
    "a bad line in stage 1": Damage(lambda text: damaged_line(text, 1), "no stage before", 0, True, 2),
    "a bad line in stage 2": Damage(lambda text: damaged_line(text, 2), "1 to 1 are whole", 1, True, 1),
    "a stage is missing": Damage(
        lambda text: re.sub(r"(?ms)^stage 2$.*?(?=^stage 3$)", "", text), "not numbered 1, 2, 3", 1, False, 1
    ),
    "a stage has no head": Damage(lambda text: text.replace("stage 2\n", ""), "not numbered", 1, False, 1),
    "another seed": Damage(lambda text: text.replace("\nseed: 7\n", "\nseed: 8\n", 1), "seed", 0, False, 3),
}


@EACH
@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_tour_is_refused_and_what_is_whole_can_be_kept(name: str, tour: str) -> None:
    damage, text = DAMAGES[name], half_way(tour)
    broken = damage.done(text)
    assert broken != text
    with pytest.raises(Refused, match=damage.reason) as refused:
        load_tour(broken, "my.tour")
    assert refused.value.code == "bad-tour"
    mended, lost = mend(broken, "my.tour")
    assert (mended.number, mended.race is not None, lost) == (damage.whole, damage.more, damage.left_out)
    assert mended.results == load_tour(text).results[: damage.whole]
    assert known(load_tour(mended.text())) == known(mended)
    assert ridden(mended).over


def tagged(text: str, stage: int, line: str) -> str:
    """The text with this tag in a stage's record."""
    head, mark, tail = text.partition(f"stage {stage}\n")
    return head + mark + tail.replace("\nseed:", f"\n{line}\nseed:", 1)


def test_records_from_before_a_tag_existed_are_ridden_on_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    def set_up_then(*args: object) -> Setup:
        setup = set_up_stage(*args)  # type: ignore[arg-type]
        return setup._replace(jerseys=(), teams=tuple(team._replace(points=0) for team in setup.teams))

    with monkeypatch.context() as then:
        then.setattr("echappee.flamme.tours.stage_setup.set_up_stage", set_up_then)
        tour = TOURS["two with everything"](7)
        while tour.number < 2 or tour.begin().position.round < 3:
            decide(tour)
        old = tour.text()
    assert (
        "\njerseys: " in half_way("two with everything"),
        "\npoints: " in half_way("two with everything"),
    ) == (True, True)
    tour = load_tour(old)
    assert tour.text() == old
    assert ridden(tour).over
    assert load_tour(tour.text()).text() == tour.text()
    assert "points:" not in tour.text()


@pytest.mark.parametrize(
    ("stage", "tag"),
    [(1, "handicap: 9/9 0/0"), (1, "jerseys: yellow=red.R"), (1, "points: 1 0"), (1, "first: red")],
)
def test_a_stage_with_a_tag_that_the_tour_does_not_lead_to_is_refused(stage: int, tag: str) -> None:
    with pytest.raises(Refused) as refused:
        load_tour(tagged(half_way("two with everything"), stage, tag))
    assert refused.value.code == "bad-tour"


@pytest.mark.parametrize(
    ("tag", "says"),
    [
        ("jerseys: yellow=red.S", "the tag jerseys of this stage"),
        ("points: 9 9", "round 0 ends in a different position"),
    ],
)
def test_other_jerseys_or_points_than_the_books_say_are_refused(tag: str, says: str) -> None:
    changed = re.sub(rf"(?m)^{tag.partition(':')[0]}: .*$", tag, half_way("two with everything"))
    with pytest.raises(Refused, match=says) as refused:
        load_tour(changed)
    assert refused.value.code == "bad-tour"


@EACH
def test_a_tour_without_its_head_cannot_be_mended(tour: str) -> None:
    text = half_way(tour)
    for broken in (
        text.replace("echappee-tour 1", "echappee"),
        re.sub(r"\nteams: .*", "", text, count=1),
        "",
    ):
        for read in (load_tour, mend):
            with pytest.raises(Refused) as refused:
                read(broken)
            assert refused.value.code == "bad-tour"


@pytest.mark.soak
@EACH
def test_a_file_damaged_in_any_way_is_read_or_refused(tour: str) -> None:
    text = half_way(tour)
    random = Random(2026)
    refused = 0
    for _ in range(count(1000, 80)):
        place = random.randrange(len(text))
        length = random.choice((0, 1, 1, 5, 200))
        broken = (
            text[:place]
            + random.choice(("", "0", "x", "\n", "stage 2\n", "9" * 5000))
            + text[place + length :]
        )
        for read in (load_tour, mend):
            try:
                read(broken)
            except Refused:
                refused += 1
    assert refused
