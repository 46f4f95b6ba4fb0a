"""Devices: each is known by the hash of a token, which it keeps in a cookie or sends as a bearer.

Nobody signs up. A browser gets its token with the first page; other clients make one up themselves.
"""

import hmac
import ipaddress
import re
from functools import lru_cache
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from echappee.engine import Refused
from echappee.server.config import Config
from echappee.server.tables.codes import new_token, token_hash

COOKIE = "echappee"
YEAR_S = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{32,128}")
"""Long enough that nobody can guess one."""

PASSED_ON = "x-echappee-passed-on"
"""The header by which a server proves to another that it forwards a request."""

NOBODY = "nobody"
"""A client without a token. No token has this hash, so this device sits at no table."""


class Device(NamedTuple):
    """The device that sent a request, and how we know it."""

    id: str
    by_cookie: bool

    @property
    def known(self) -> bool:
        """Whether it has a token."""
        return self.id != NOBODY


def device_of(connection: HTTPConnection) -> Device:
    """The device that sent this; an invalid bearer token is refused."""
    token = token_of(connection)
    if not token:
        return Device(NOBODY, by_cookie=False)
    return Device(token_hash(token), by_cookie=not connection.headers.get("authorization"))


def token_of(connection: HTTPConnection) -> str:
    """The token of the device that sent this; empty if it has none."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        if scheme.lower() != "bearer" or not TOKEN.fullmatch(bearer):
            raise Refused(
                "no-device", "Authorization: Bearer must be followed by a token of 32 to 128 of A-Za-z0-9_-"
            )
        return bearer
    token: str = connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else ""


def was_passed_on(connection: HTTPConnection, secret: str) -> bool:
    """Whether another server with the same database forwarded this: it knows their secret, clients do not."""
    shown: str = connection.headers.get(PASSED_ON, "")
    return bool(secret) and hmac.compare_digest(shown.encode(), secret.encode())


def check_origin(connection: HTTPConnection, device: Device, config: Config) -> None:
    """Refuse what a page of another site made a browser send.

    Browsers name the origin of every socket and every POST. A request without one does not come from a
    browser, and is accepted unless it relies on a cookie: a foreign page could abuse nothing but a cookie.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if device.by_cookie:
            raise Refused("foreign-origin", "a request with a cookie must say where it comes from (Origin)")
    elif not config.own_origin(origin.lower(), connection.headers.get("host", "").lower()):
        raise Refused("foreign-origin", "this request comes from another site")


def known_device(device: Device) -> str:
    """The id of a device that has a token."""
    if not device.known:
        raise Refused(
            "no-device", "this needs a device: get / or /api/me first, or send Authorization: Bearer TOKEN"
        )
    return device.id


def welcome(device: Device) -> tuple[str, str]:
    """The id of this device and an empty text; a client without a token gets a new id and its token."""
    if device.known:
        return device.id, ""
    token = new_token()
    return token_hash(token), token


def give(response: Response, token: str, config: Config) -> Response:
    """Send a browser its new token, if it has one."""
    if token:
        response.set_cookie(
            COOKIE, token, max_age=YEAR_S, path="/", secure=config.secure, httponly=True, samesite="lax"
        )
    return response


def address_of(connection: HTTPConnection) -> str:
    """The address that limits count for this connection."""
    return network_of(connection.client.host if connection.client else "")


@lru_cache(maxsize=1000)
def network_of(address: str) -> str:
    """The address itself; for IPv6 the network, because a household gets a whole /64."""
    try:
        ip = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((ip, 64), strict=False))
