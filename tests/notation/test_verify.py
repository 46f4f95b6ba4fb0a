import re
from functools import lru_cache
from pathlib import Path

import pytest

from echappee.bots import RandomBot, drive
from echappee.cli.main import main
from echappee.engine import Race, Refused, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Setup, TeamSetup, set_up, setup_tags
from echappee.games import load, record
from echappee.notation import (
    Proof,
    Record,
    commitment,
    digest,
    print_record,
    read_record,
    round_digests,
    verify,
)

SEED = "5eed" * 16


@lru_cache
def honest() -> Record:
    setup = Setup(find_stage("base-1").tiles, (TeamSetup(), TeamSetup("muscle")))
    tags = setup_tags(setup) | {"seed": SEED, "race": "table", "commitment": commitment(SEED)}
    race = Race(FLAMME, set_up(setup), SeededDealer(SEED.encode(), "table"))
    drive(race, {"blue": RandomBot(1)})
    return record(race, tags)


def without(tag: str) -> Record:
    return honest()._replace(tags={name: text for name, text in honest().tags.items() if name != tag})


def tagged(**tags: str) -> Record:
    return honest()._replace(tags=dict(honest().tags) | tags)


def forged() -> tuple[Record, str, str]:
    """One card of an automatic team exchanged in the last round, and all digests made to agree with it."""
    last = max(index for index, entry in enumerate(honest().entries) if entry.chance)
    true = honest().entries[last].result
    for card in "23456789":
        entries = list(honest().entries)
        entries[last] = entries[last]._replace(result=card)
        unsealed = honest()._replace(entries=tuple(entries), digests={})
        try:
            race = load(print_record(without_rounds(unsealed))).race
        except Refused:
            continue
        if card != true and race.over and race.ledger == entries:
            return unsealed._replace(digests=round_digests(FLAMME, race)), true, card
    raise AssertionError("nothing can be forged")


def without_rounds(unsealed: Record) -> Record:
    """A record must close its rounds, so it is made without text first."""
    race = Race(FLAMME, FLAMME.read_start(unsealed.tags), SeededDealer(b"?"), unsealed.entries)
    return unsealed._replace(digests=round_digests(FLAMME, race))


def not_proved(wrong: Record) -> str:
    with pytest.raises(Refused) as caught:
        verify(FLAMME, wrong, "a.race")
    assert caught.value.code == "not-proved"
    assert caught.value.detail.startswith("a.race: ")
    return caught.value.detail


def test_an_honest_record_is_proved() -> None:
    draws = sum(entry.chance for entry in honest().entries)
    decisions = len(honest().entries) - draws
    rounds = len(honest().digests)
    assert verify(FLAMME, honest()) == Proof(draws, decisions, rounds, True, True, commitment(SEED))
    assert draws > 20


def test_a_record_without_a_published_hash_is_proved_from_its_seed() -> None:
    assert not verify(FLAMME, without("commitment")).committed


def test_a_race_that_was_left_is_proved_as_far_as_it_goes() -> None:
    entries = tuple(entry for entry in honest().entries if entry.key.round < 3)
    digests = {number: text for number, text in honest().digests.items() if number < 3}
    assert not verify(FLAMME, Record(honest().tags, entries, digests)).over


def fork() -> tuple[Record, int]:
    """The race forked in its third round with another seed, and how many entries it took over."""
    race = load(print_record(honest())).race
    start = next(moment for moment in race.moments if moment.position.round == 3)
    seed, parent = "f0f0" * 16, digest(FLAMME.line(start.position))
    other = Race(FLAMME, race.moments[0].position, SeededDealer(seed.encode()), race.ledger[: start.entries])
    drive(other, {"blue": RandomBot(2)})
    tags = {name: honest().tags[name] for name in FLAMME.tags if name in honest().tags}
    return record(other, tags | {"seed": seed, "parent": parent}), start.entries


def test_a_forks_own_draws_are_proved() -> None:
    forked, taken_over = fork()
    proof, draws = verify(FLAMME, forked), sum(entry.chance for entry in forked.entries)
    assert proof.taken_over == sum(entry.chance for entry in forked.entries[:taken_over]) > 5
    assert proof.draws == draws - proof.taken_over > 5
    assert load(print_record(forked)).race.over


def test_a_fork_that_does_not_say_so_is_not_proved() -> None:
    forked, _ = fork()
    tags = {name: text for name, text in forked.tags.items() if name != "parent"}
    assert "by the seed, but" in not_proved(forked._replace(tags=tags))


def test_a_fork_from_nowhere_is_not_proved() -> None:
    forked, _ = fork()
    wrong = forked._replace(tags=dict(forked.tags) | {"parent": "0" * 12})
    assert not_proved(wrong).endswith("never reaches the position that its parent names")
    impossible = forked.entries[1]._replace(result="X9")
    entries = (forked.entries[0], impossible, *forked.entries[2:])
    assert "X9" in not_proved(forked._replace(entries=entries))


def test_a_forged_draw_of_a_fork_is_found() -> None:
    forked, taken_over = fork()
    at = next(i for i, entry in enumerate(forked.entries) if i >= taken_over and entry.chance)
    entries = list(forked.entries)
    pile = entries[at].result.split(",")
    entries[at] = entries[at]._replace(result=",".join(sorted({*"3456", *pile})[: len(pile)]))
    assert entries[at] != forked.entries[at]
    not_proved(forked._replace(entries=tuple(entries)))


def test_the_command_says_which_draws_of_a_fork_are_not_of_its_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "fork.race"
    path.write_text(print_record(fork()[0]))
    assert main(["verify", str(path)]) == 0
    assert "draws made before the fork do not follow from this seed." in capsys.readouterr().out


def test_one_forged_draw_is_found_though_the_record_agrees_with_itself() -> None:
    wrong, true, card = forged()
    assert load(print_record(wrong)).race.over
    assert not_proved(wrong).endswith(f"is {true} by the seed, but {card} in the record")


def test_the_first_draw_that_differs_is_reported_even_if_the_race_cannot_go_on() -> None:
    wrong = tagged(seed="another", commitment=commitment("another"))
    first = next(entry for entry in honest().entries if entry.chance)
    assert f"the draw {first.key} is" in not_proved(wrong)


def test_a_seed_of_another_hash_is_found() -> None:
    assert commitment(SEED) in not_proved(tagged(commitment=commitment("another")))


def test_the_deal_of_another_race_is_found() -> None:
    assert "by the seed" in not_proved(tagged(race="other"))


@pytest.mark.parametrize("kind", ["chance", "decision"])
def test_a_record_with_something_left_out_is_not_proved(kind: str) -> None:
    gone = next(e for e in honest().entries if e.chance == (kind == "chance") and e.key.round == 2)
    not_proved(honest()._replace(entries=tuple(entry for entry in honest().entries if entry != gone)))


def test_another_digest_is_not_proved() -> None:
    assert "round 2" in not_proved(honest()._replace(digests=dict(honest().digests) | {2: "0" * 12}))


def test_without_a_seed_there_is_nothing_to_prove() -> None:
    with pytest.raises(Refused) as caught:
        verify(FLAMME, without("seed"))
    assert caught.value.code == "no-seed"


def test_another_edition_is_refused_and_not_called_forged() -> None:
    with pytest.raises(Refused) as caught:
        verify(FLAMME, tagged(edition="99"))
    assert caught.value.code == "other-edition"


def test_the_printed_record_is_proved_as_well() -> None:
    assert verify(FLAMME, read_record(print_record(honest()))) == verify(FLAMME, honest())


def command(path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    path.write_text(text, encoding="utf-8")
    status = main(["verify", str(path)])
    out, err = capsys.readouterr()
    return status, out, err


def test_the_command_says_what_it_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.race"
    status, out, err = command(path, print_record(honest()), capsys)
    assert (status, err) == (0, "")
    assert re.match(r"Every one of \d+ draws follows from the seed\.\n", out)
    assert f"matches the published hash {commitment(SEED)}" in out
    assert "names no published hash" in command(path, print_record(without("commitment")), capsys)[1]


def test_the_command_tells_a_forgery_from_a_file_it_cannot_judge(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.race"
    status, out, err = command(path, print_record(forged()[0]), capsys)
    assert (status, err) == (1, "")
    assert out.startswith(f"not proved: {path}: the draw ")
    unknown = print_record(tagged(game="chess"))
    for text in ("a shopping list", print_record(without("seed")), print_record(without("game")), unknown):
        status, out, err = command(path, text, capsys)
        assert (status, out) == (2, "")
        assert err.startswith("echappee: ")
        assert err.count("\n") == 1
