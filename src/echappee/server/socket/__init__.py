"""The WebSocket of a table: messages, their order, and clients that stop reading."""
