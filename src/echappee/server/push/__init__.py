"""Web Push: notifies people that it is their turn, if the host has made keys for it."""
