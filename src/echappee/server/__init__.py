"""The play server: tables over HTTP and WebSocket. It computes no rule; the engine does."""
