"""Web Push: people who are away are told that it is their turn, where the host has made keys for it."""
