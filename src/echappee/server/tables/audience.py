"""Everybody who listens at a table: found by device without looking at all the others."""

from collections.abc import Callable, Iterable, Mapping

from echappee.server.tables.visible import Visible

Listener = Callable[[Visible], None]
"""Called with what a device may see, whenever the table has changed."""


class Audience:
    """The listeners of a table; a device has one for each of its connections."""

    def __init__(self) -> None:
        self._devices: dict[Listener, str] = {}
        self._screens: dict[str, dict[Listener, str]] = {}

    def __len__(self) -> int:
        return len(self._devices)

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._devices

    def add(self, listener: Listener, device: str) -> None:
        self._devices[listener] = device
        self._screens.setdefault(device, {})[listener] = device

    def remove(self, listener: Listener) -> str | None:
        """The device of this listener, which gets no more news; None if it was not here."""
        device = self._devices.pop(listener, None)
        if device is not None:
            del self._screens[device][listener]
            if not self._screens[device]:
                del self._screens[device]
        return device

    def everybody(self) -> Mapping[Listener, str]:
        return self._devices

    def of(self, devices: Iterable[str]) -> dict[Listener, str]:
        """The listeners of these devices."""
        return {listener: device for device in devices for listener in self._screens.get(device, ())}
