"""Échappée: cycling board games. What programs need is here, each name loaded when it is first used.

`__init__.pyi` says the same to type checkers.
"""

from importlib import import_module

__version__ = "1.0.0"

_PLACES = {
    "echappee.bots": ("drive",),
    "echappee.bots.lookup": ("find_bot",),
    "echappee.engine": (
        *("Draw", "Question", "Race", "Refused", "ScriptedDealer", "SeededDealer"),
        *("outcomes", "sample_outcome"),
    ),
    "echappee.front": (
        *("Prepared", "Rows", "Simulation", "Study"),
        *("load_race", "prepare", "puzzles_for", "study_race"),
    ),
    "echappee.games": ("save",),
    "echappee.notation": ("SomeRace", "verify"),
    "echappee.study.puzzles": ("Puzzle",),
}
_PLACE = {name: module for module, names in _PLACES.items() for name in names}


def __getattr__(name: str) -> object:
    if name not in _PLACE:
        raise AttributeError(f"echappee has no {name}")
    found: object = getattr(import_module(_PLACE[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*_PLACE, "__version__"]
