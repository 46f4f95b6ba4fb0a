"""The address of a PostgreSQL database. It often contains a password, so it is shown without."""

from typing import Final
from urllib.parse import parse_qsl, urlencode, urlsplit

from echappee.engine import Refused

SCHEMES: Final = ("postgresql", "postgres")
SECRET: Final = ("password", "sslpassword")
"""Parameters after the question mark that are secret too."""


class DatabaseUrl:
    """As text it has no password in it; `reveal` has."""

    def __init__(self, text: str) -> None:
        try:
            parts = urlsplit(text)
            good = parts.scheme in SCHEMES and parts.port != 0
        except ValueError:
            good = False
        if not good:
            # What was given is not repeated: there may be a password in it.
            raise Refused("bad-database", "an address such as postgresql://user@host/name was expected")
        self._text = text
        host = parts.netloc.rpartition("@")
        user = host[0].partition(":")[0]
        query = urlencode([pair for pair in parse_qsl(parts.query) if pair[0] not in SECRET], safe="/")
        shown = parts._replace(netloc=f"{user}{host[1]}{host[2]}", query=query)
        self._shown = shown.geturl()

    def reveal(self) -> str:
        return self._text

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"DatabaseUrl({self._shown!r})"
