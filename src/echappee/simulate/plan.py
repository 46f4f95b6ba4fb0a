"""What a plan of many races or tours is held to."""

from collections.abc import Callable

Progress = Callable[[int], None]
"""Called with how many more races, tours or steps are done."""
