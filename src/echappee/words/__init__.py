"""What happened, told to people in sentences. The engine knows codes only; all language lives here."""

from echappee.words.telling import Line, narrate, tell

__all__ = ["Line", "narrate", "tell"]
