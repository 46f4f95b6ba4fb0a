"""What happened, told to people in sentences. The engine knows codes only; all language lives here.

`telling` finds what is worth saying, as message ids and arguments; the catalogues (`en.ftl`, `fr.ftl`) have
the words, and a `Voice` puts both together. The terminal speaks `english`; the browser has the same
catalogues and a voice of its own.
"""

from echappee.words.english import Line, narrate, tell

__all__ = ["Line", "narrate", "tell"]
