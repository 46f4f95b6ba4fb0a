"""Several servers with one database: each table is at one of them, and the others pass on its requests."""
