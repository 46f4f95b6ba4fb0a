"""Requests and what answers them."""
