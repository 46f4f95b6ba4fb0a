"""What a store says about other servers if there can be none."""

from echappee.server.store.interface import FIRST_EPOCH, Beat, Owned


class OneServer:
    """The leases of a store that only one server can open: it owns every table."""

    node = ""
    secret = ""
    sure = True

    async def claim(self, table: str) -> int:  # noqa: ARG002 - this and below: one owner
        return FIRST_EPOCH

    async def release(self, owned: Owned) -> None: ...

    async def beat(self) -> Beat:
        return Beat()

    async def leave(self) -> None: ...
