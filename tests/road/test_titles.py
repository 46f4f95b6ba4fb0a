"""What stages are called among others: pages and tables show this name."""

import pytest

from echappee.flamme.road.stages import STAGES


@pytest.mark.parametrize(
    ("stage", "title"),
    [
        ("base-2", "Firenze – Milano"),
        ("peloton-7-2-4", "Peloton 7"),
        ("gt-3-2-4", "Grand Tour 3"),
        ("gt-18-2-4", "Rives de l’Auvette"),
    ],
)
def test_a_title_has_neither_a_number_nor_an_aside(stage: str, title: str) -> None:
    assert STAGES[stage].title == title


def test_every_stage_has_a_title() -> None:
    titles = [stage.title for stage in STAGES.values()]
    assert all(titles)
    assert not any(title[0].isdigit() or "(" in title for title in titles)
