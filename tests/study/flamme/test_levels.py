import pytest

from echappee.flamme.study.levels import standing

TABLE = {"1": [0.02, 0.03, 0.04], "5": [0.002, 0.004, 0.009]}


@pytest.mark.parametrize(
    ("lost", "level", "better"), [(0.0, 5, 100), (0.004, 5, 33), (0.02, 1, 67), (0.029, 1, 67), (0.3, 1, 0)]
)
def test_somebody_rides_like_the_bots_that_lose_as_much(
    monkeypatch: pytest.MonkeyPatch, lost: float, level: int, better: int
) -> None:
    monkeypatch.setattr("echappee.flamme.study.levels.performances", lambda: TABLE)
    found = standing(lost)
    assert found == (level, better)
