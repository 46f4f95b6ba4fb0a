"""`help` says what each function and class is that a room offers to others."""

import inspect
from importlib import import_module

import pytest

ROOMS = (
    "echappee.engine",
    "echappee.notation",
    "echappee.flamme.rules",
    "echappee.homas.rules",
    "echappee.front",
)


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_room_offers_says_what_it_is(room: str) -> None:
    module = import_module(room)
    offered = {name: getattr(module, name) for name in module.__all__}
    silent = [
        name
        for name, each in offered.items()
        if (inspect.isfunction(each) or inspect.isclass(each)) and not inspect.getdoc(each)
    ]
    assert silent == []
