"""Friends in the same network: the addresses of this machine there, and what to tell them."""

import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address
from itertools import chain
from typing import Final

from echappee.cli.qr import drawn, qr_code

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - for friends it is open to the network
ABROAD: Final = ("192.0.2.1", 9)
"""An address reserved for documentation; nothing is sent there."""
INTERNAL: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lo")
"""The prefixes of networks inside a machine."""
ADDRESS_OF: Final = {"linux": 0x8915, "darwin": 0xC0206921}
"""By platform, the request for the address of a network card."""


def local_addresses() -> tuple[str, ...]:
    """Where others in the network reach this machine, the likeliest address first. Nothing is sent."""
    found = dict.fromkeys(chain(_on_the_way_out(), _of_cards()))
    return tuple(address for address in found if _is_reached(address))


def _on_the_way_out() -> Iterator[str]:
    """The address from which this machine would reach the internet; connecting a UDP socket sends nothing."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(ABROAD)
        yield way.getsockname()[0]


def _of_cards() -> Iterator[str]:
    """The address of each network card, if the system reveals it."""
    request = ADDRESS_OF.get(sys.platform)
    if request is None:
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            if not name.startswith(INTERNAL):
                with suppress(OSError):
                    told = fcntl.ioctl(asked, request, struct.pack("256s", name.encode()[:15]))
                    yield socket.inet_ntoa(told[20:24])


def _is_reached(address: str) -> bool:
    found = IPv4Address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def what_friends_do(addresses: tuple[str, ...], *, drawing: bool) -> str:
    """The steps in their order, the code for telephones if it can be drawn, and a warning."""
    if not addresses:
        return "This machine is in no network: connect it to the one of your friends, and start again."
    first, *others = addresses
    also = f" (or {', '.join(others)})" if others else ""
    return "\n".join(
        (
            "Your friends",
            "  1. join the network of this machine, the same Wi-Fi for instance;",
            f"  2. open {first}{also}{', or scan this:' if drawing else ';'}",
            *([drawn(qr_code(first))] if drawing else []),
            "  3. type the code that your table shows under “Invite friends”.",
            "If it does not open there, the firewall of this machine has to let it through.",
            "Careful: anybody in this network can open the page, and the connection is not encrypted.",
        )
    )
