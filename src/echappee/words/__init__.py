"""What happened, told to people in sentences. The engine knows codes only; all language lives here.

`telling` finds what is worth saying, as message ids and arguments; the catalogues (`en.ftl`, `fr.ftl`) have
the words, and a `Voice` puts both together. Homas Tour Pro has a telling, catalogues and a voice of its own
in `homas`. The terminal speaks `english`; the browser has the same catalogues and a voice of its own.
"""

from collections.abc import Mapping
from typing import Any, Final

from echappee.words import telling
from echappee.words.english import Line, narrate, tell
from echappee.words.homas import telling as homas_telling
from echappee.words.told import Telling

__all__ = ["Line", "narrate", "tell", "telling_of"]

TELLINGS: Final[Mapping[str, Telling[Any]]] = {"flamme": telling.TELLING, "homas": homas_telling.TELLING}


def telling_of(game: str) -> Telling[Any]:
    """How races of this game are told."""
    return TELLINGS[game]
