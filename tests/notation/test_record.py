from collections.abc import Iterator
from functools import lru_cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from echappee.bots import RandomBot, drive
from echappee.engine import Race, Refused, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, FlammeRace, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.setup import read_setup, setup_tags
from echappee.games import load, save
from echappee.notation import print_record, read_record

BASE = Ruleset()


def start(seed: int, ruleset: Ruleset = BASE) -> tuple[FlammeRace, dict[str, str]]:
    setup = Setup(find_stage("peloton-7-2-4").tiles, (TeamSetup(), TeamSetup("muscle"), TeamSetup()), ruleset)
    tags = setup_tags(setup) | {"stage": "peloton-7-2-4", "players": "random - random", "seed": str(seed)}
    return Race(FLAMME, set_up(setup), SeededDealer(seed)), tags


@lru_cache
def finished(seed: int = 5) -> str:
    race, tags = start(seed, Ruleset(weather=True, breakaway=True))
    drive(race, {seat: RandomBot(f"{seed}{seat}") for seat in race.position.seats})
    return save(race, tags)


def stopped(seed: int, answers: int) -> Iterator[tuple[FlammeRace, str]]:
    race, tags = start(seed)
    bot = RandomBot(seed)
    for _ in range(answers):
        if race.over:
            break
        question = race.questions[-1]
        race.answer(question.id, bot.answer(question, lambda: None))
    yield race, save(race, tags)


def refusal(text: str) -> Refused:
    with pytest.raises(Refused) as caught:
        load(text, "a.race")
    assert "\n" not in caught.value.detail
    assert caught.value.detail.startswith("a.race")
    return caught.value


def test_a_finished_race_is_read_back_to_the_same_end() -> None:
    race, tags = load(finished())
    assert race.over
    assert save(race, tags) == finished()


def test_a_record_is_a_fixed_point_of_reading_and_printing() -> None:
    record = read_record(finished())
    assert read_record(print_record(record)) == record
    assert print_record(record) == finished()


@given(st.integers(0, 50), st.integers(0, 200))
def test_a_race_stopped_anywhere_goes_on_with_the_same_questions(seed: int, answers: int) -> None:
    for race, text in stopped(seed, answers):
        again = load(text)
        assert again.race.position == race.position
        assert again.race.questions == race.questions
        assert again.race.open_entries == race.open_entries
        assert save(again.race, again.tags) == text


def test_without_its_seed_a_stopped_race_asks_what_is_drawn() -> None:
    for race, text in stopped(1, 40):
        unseeded = "\n".join(line for line in text.splitlines() if not line.startswith("seed:"))
        again, _ = load(unseeded + "\n")
        assert again.position == race.position
        assert again.ledger == race.ledger


SPECIALISTS = (TeamSetup(rouleur="flandrien"), TeamSetup("muscle"), TeamSetup(sprinteur="flahute"))


def test_given_specialists_are_a_tag_and_their_cards_are_read() -> None:
    setup = Setup(find_stage("gt-5-2-4").tiles, SPECIALISTS, Ruleset(tour=True, extended=True))
    tags = setup_tags(setup)
    assert (tags["specialists"], tags["rules"]) == ("flandrien/ / /flahute", "tour,extended")
    race = Race(FLAMME, set_up(setup), SeededDealer(3))
    drive(race, {seat: RandomBot(seat) for seat in race.position.seats})
    text = save(race, tags)
    assert all(word in text for word in ("+chase", "+nimble", "refresh blue: R.refresh="))
    assert load(text).race.position == race.position


def test_a_draft_is_written_before_the_first_round() -> None:
    setup = Setup(find_stage("base-1").tiles, (TeamSetup(), TeamSetup()), Ruleset(specialists=True))
    race = Race(FLAMME, set_up(setup), SeededDealer(1))
    for name in ("flandrien", "polyvalent", "super-rouleur", "super-sprinteur"):
        race.answer(race.questions[0].id, name)
    lines = save(race, setup_tags(setup)).splitlines()
    assert lines[lines.index("round 0") + 1 :][:4] == [
        "draft: order~blue,red",
        "draft blue: pick1=flandrien",
        "draft red: pick1=polyvalent pick2=super-rouleur",
        "draft blue: pick2=super-sprinteur",
    ]


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("flandrien/ /", "must say something for each team"),
        ("flandrien/ flandrien /flahute", "is not a pair such as baroudeur/flahute"),
        ("flahute/ / /flahute", "no Rouleur is called flahute"),
        ("flandrien/ flandrien/ /flahute", "not for automatic teams"),
    ],
)
def test_impossible_specialists_are_refused(written: str, says: str) -> None:
    setup = Setup(find_stage("base-1").tiles, SPECIALISTS)
    race = Race(FLAMME, set_up(setup), SeededDealer(3))
    text = save(race, setup_tags(setup))
    assert says in refusal(text.replace("flandrien/ / /flahute", written)).detail


TRIAL = Setup(
    find_stage("gt-10").tiles,
    (TeamSetup(points=7), TeamSetup(), TeamSetup(points=12)),
    Ruleset(itt=True),
    "red",
    (("yellow", "green.S"), ("polka", "blue.R")),
)


def test_a_trial_of_a_tour_has_the_points_of_its_teams_and_the_jerseys_of_its_riders() -> None:
    race = Race(FLAMME, set_up(TRIAL), SeededDealer(3))
    text = save(race, setup_tags(TRIAL))
    assert "\npoints: 7 0 12\njerseys: yellow=green.S polka=blue.R\n" in text
    loaded = load(text)
    assert read_setup(loaded.tags) == TRIAL
    assert [team.points for team in loaded.race.position.teams] == [7, 0, 12]
    plain = text.replace("\njerseys: yellow=green.S polka=blue.R\n", "\n")
    assert load(plain).race.position == loaded.race.position


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("points: 7 0 12", "points: 7 0", "points are one number per team"),
        ("points: 7 0 12", "points: 7 -1 12", "points are one number per team"),
        ("points: 7 0 12", "points: 7 0 ¹", "points are one number per team"),
        ("points: 7 0 12", "points: 7 0 1000", "points are one number per team"),
        ("rules: itt", "rules: tour", "only in a time trial"),
        ("polka=blue.R", "polka=pink.R", "jerseys are riders of this race"),
        ("polka=blue.R", "polka=blue.T", "jerseys are riders of this race"),
        ("polka=blue.R", "yellow=blue.R", "each jersey once"),
        ("polka=blue.R", "polka", "jerseys are riders of this race"),
        ("tiles: 1", "position: flamme/1\ntiles: 1", "a record with a position has no tag tiles"),
    ],
)
def test_impossible_points_and_jerseys_are_refused(old: str, new: str, says: str) -> None:
    text = save(FlammeRace(FLAMME, set_up(TRIAL), SeededDealer(3)), setup_tags(TRIAL))
    assert old in text
    refused = refusal(text.replace(old, new, 1))
    assert refused.code == "bad-record"
    assert says in refused.detail


def test_comments_and_empty_lines_say_nothing() -> None:
    head, rest = finished().split("\n", 1)
    assert load(f"{head}\n# a fine day\n\n{rest}").race.over


@pytest.mark.parametrize("number", range(1, len(finished().splitlines())))
def test_a_record_without_one_of_its_lines_is_refused(number: int) -> None:
    lines = finished().splitlines()
    gone = lines.pop(number)
    text = "\n".join(lines) + "\n"
    last_digest = gone.startswith("digest") and number == len(lines)
    if not gone or gone.startswith(("stage:", "players:", "seed:")) or last_digest:
        assert load(text).race.over
    else:
        refusal(text)


@given(st.data())
def test_a_changed_character_is_refused_or_changes_nothing_that_was_ridden(data: st.DataObject) -> None:
    text = finished()
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("0123456789abeRS=~,.:| \n#-é"))
    try:
        race, tags = load(text[:place] + letter + text[place + 1 :], "a.race")
    except Refused:
        return
    original = load(text).race
    assert race.ledger == original.ledger
    assert race.position == original.position
    assert tags["game"] == "flamme"


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "echappee-record 2\ngame: flamme\n", "PNG\x00\x01", "{}"]
)
def test_a_foreign_file_is_refused(text: str) -> None:
    assert refusal(text).code == "bad-record"


@pytest.mark.parametrize(
    ("old", "new", "code", "says"),
    [
        ("game: flamme", "game: chess", "unknown-game", "there are flamme"),
        ("edition: 1", "edition: 2", "other-edition", "edition 2"),
        ("rules: weather,breakaway", "rules: snow", "bad-record", "snow is not a rule"),
        ("teams: team muscle team", "teams: team robot team", "bad-record", "robot is not a kind of team"),
        ("stage: peloton", "colour: peloton", "bad-record", "tag colour is not known"),
        ("stage: peloton", "seed: peloton", "bad-record", "seed is written twice"),
        ("round 3", "round 2", "bad-record", "cannot follow round 2"),
        ("round 3\n", "round 3\nenergy green R.card=5\n", "bad-record", "'phase seat: …' was expected"),
        ("round 3\n", "round 3\nenergy green: R.card5\n", "bad-record", "decision 'kind=answer'"),
        ("round 3\n", "round 3\nenergy green: first=R first=R\n", "bad-record", "first=R is written twice"),
        (
            "round 3\n",
            "round 3\nenergy pink: first=R\n",
            "bad-record",
            "nothing in the race asks for 3/energy/pink",
        ),
        ("tiles: a 2B", "tiles: a ü", "bad-record", "there is no tile"),
    ],
)
def test_a_damaged_record_is_refused_with_the_reason(old: str, new: str, code: str, says: str) -> None:
    assert old in finished()
    refused = refusal(finished().replace(old, new, 1))
    assert refused.code == code
    assert says in refused.detail


def test_a_refusal_names_the_line() -> None:
    lines = finished().splitlines()
    lines[20] = "what is this"
    assert "line 21:" in refusal("\n".join(lines)).detail


def test_a_position_with_another_digest_is_drift() -> None:
    lines = finished().splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("digest"))
    lines[place] = "digest 000000000000"
    assert refusal("\n".join(lines)).code == "drift"
