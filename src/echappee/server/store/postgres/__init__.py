"""Tables kept in a PostgreSQL database, which many servers can share."""

from echappee.server.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
