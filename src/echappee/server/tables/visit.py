"""A device at a table: its commands go in, and news of what it may see comes out."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import asdict

from echappee.engine import Refused
from echappee.server.messages import protocol
from echappee.server.messages.protocol import Ack, Command
from echappee.server.store.interface import NotOwner
from echappee.server.tables import acts
from echappee.server.tables.acts import Act
from echappee.server.tables.hub import Hub
from echappee.server.tables.live import Live
from echappee.server.tables.sent import Sent

ACTS: Final[Mapping[type[Command], type[Act]]] = MappingProxyType(
    {
        protocol.Sit: acts.Sat,
        protocol.Stand: acts.Stood,
        protocol.Configure: acts.Configured,
        protocol.Publish: acts.Published,
        protocol.Start: acts.Started,
        protocol.Answer: acts.Answered,
        protocol.Retract: acts.Retracted,
        protocol.ComeBack: acts.CameBack,
        protocol.TakeOver: acts.TookOver,
        protocol.HandOver: acts.HandedOver,
        protocol.NextStage: acts.WentOn,
        protocol.EnterStage: acts.StageEntered,
    }
)
"""The act of each command: both have the same fields, except for the device and the request."""


class TurnedAway(Refused):
    """The device may not be at this table (any more), or the table cannot be loaded."""


class Visit:
    """One connection of a device to a table, from the first message to the last."""

    __slots__ = ("_device", "_hub", "_live", "_table", "sent")

    def __init__(self, hub: Hub, device: str, table: str, sent: Sent) -> None:
        self.sent = sent
        self._hub = hub
        self._device = device
        self._table = table
        self._live: Live | None = None

    async def begin(self) -> None:
        """Start listening at the table."""
        # The race may have continued at another server: an old state would look as if it had not.
        if not self._hub.store.sure:
            raise NotOwner("this server does not know whether the table is still here")
        await self._enter()

    async def do(self, command: Command) -> Ack:
        """Do a command; it is stored when this returns."""
        live = await self._enter()
        device = live.table.person(self._device)
        match command:
            case protocol.Rematch(id=id):
                act = acts.Rematched(device=device, request=id, table="")
                # The same command sent twice opens one table.
                if not act.heard(live.table):
                    await self._hub.rematch(live, act, command.settings)
                return Ack(id, table=live.table.next)
            case protocol.Agree(id=id):
                await self._hub.agree(live, acts.Agreed(device=device, request=id, seat=command.seat))
            case protocol.Shout():
                live.shout(device, command.seat, command.word)
            case _:
                fields = asdict(command)
                request = fields.pop("id")
                await self._hub.act(live, ACTS[type(command)](device=device, request=request, **fields))
        return Ack(command.id)

    def end(self) -> None:
        """Stop listening."""
        if self._live is not None:
            self._live.leave(self.sent.tell)
            self._live = None

    async def _enter(self) -> Live:
        """The table as it is in memory now: it may have been reloaded since the last command."""
        try:
            live = await self._hub.visit(self._table, self._device)
        except NotOwner:
            raise
        except Refused as refusal:
            raise TurnedAway(refusal.code, refusal.detail) from None
        if live is not self._live:
            self.end()
            self._live = live
            live.join(self.sent.tell, live.table.person(self._device))
        return live
