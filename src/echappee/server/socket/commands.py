"""What a client's command means: the act to be done for it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import asdict

from echappee.server.messages import protocol
from echappee.server.messages.protocol import Ack, Command
from echappee.server.tables import acts
from echappee.server.tables.acts import Act
from echappee.server.tables.hub import Hub
from echappee.server.tables.live import Live

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
    }
)
"""A command and its act have the same fields, except for the device and the request."""


async def do(hub: Hub, live: Live, device: str, command: Command) -> Ack:
    """Do a command at a table; it is stored when this returns."""
    if isinstance(command, protocol.Rematch):
        return await _rematch(hub, live, device, command)
    if isinstance(command, protocol.Agree):
        await hub.agree(live, acts.Agreed(device=device, request=command.id, seat=command.seat))
        return Ack(command.id)
    if isinstance(command, protocol.Shout):
        live.shout(device, command.seat, command.word)
        return Ack(command.id)
    fields = asdict(command)
    await hub.act(live, ACTS[type(command)](device=device, request=fields.pop("id"), **fields))
    return Ack(command.id)


async def _rematch(hub: Hub, live: Live, device: str, command: protocol.Rematch) -> Ack:
    act = acts.Rematched(device=device, request=command.id, table="")
    # The same command sent twice opens one table.
    if not act.heard(live.table):
        await hub.rematch(live, act, command.settings)
    return Ack(command.id, table=live.table.next)
