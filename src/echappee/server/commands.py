"""What a client's command means: the act that is to be done for it."""

from echappee.server import acts, protocol
from echappee.server.acts import AnyAct
from echappee.server.hub import Hub
from echappee.server.live import Live
from echappee.server.protocol import Ack, ClientMessage, Hello, Ping

LONGEST_ID = 64

Doable = (
    protocol.Sit
    | protocol.Stand
    | protocol.Configure
    | protocol.Publish
    | protocol.Start
    | protocol.Answer
    | protocol.Retract
    | protocol.Agree
    | protocol.ComeBack
    | protocol.Rematch
)


async def do(hub: Hub, live: Live, device: str, command: Doable) -> Ack:
    """Do a command at a table; it is stored when this returns."""
    if isinstance(command, protocol.Rematch):
        return await _rematch(hub, live, device, command)
    await hub.act(live, act_of(command, device))
    return Ack(command.id)


def act_of(command: Doable, device: str) -> AnyAct:  # noqa: PLR0911 - one line a command
    """The act that this command of this device asks for."""
    match command:
        case protocol.Sit(id=id, seat=seat, name=name):
            return acts.Sat(device=device, request=id, seat=seat, name=name)
        case protocol.Stand(id=id, seat=seat):
            return acts.Stood(device=device, request=id, seat=seat)
        case protocol.Configure(id=id, settings=settings):
            return acts.Configured(device=device, request=id, settings=settings)
        case protocol.Publish(id=id, public=public):
            return acts.Published(device=device, request=id, public=public)
        case protocol.Start(id=id):
            return acts.Started(device=device, request=id)
        case protocol.Answer(id=id, question=question, answer=answer):
            return acts.Answered(device=device, request=id, question=question, answer=answer)
        case protocol.Retract(id=id, question=question):
            return acts.Retracted(device=device, request=id, question=question)
        case protocol.Agree(id=id, seat=seat):
            return acts.Agreed(device=device, request=id, seat=seat)
        case protocol.ComeBack(id=id, seat=seat):
            return acts.CameBack(device=device, request=id, seat=seat)
        case protocol.Rematch(id=id):
            return acts.Rematched(device=device, request=id, table="")


async def _rematch(hub: Hub, live: Live, device: str, command: protocol.Rematch) -> Ack:
    act = acts.Rematched(device=device, request=command.id, table="")
    # Sent twice, it is the same table again.
    if not live.table.heard(act):
        await hub.rematch(live, act, command.settings)
    return Ack(command.id, table=live.table.next)


def is_command(message: ClientMessage) -> bool:
    """Whether this wants something done at a table."""
    return not isinstance(message, Hello | Ping)
