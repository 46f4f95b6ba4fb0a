"""Policies: what decides for a team."""
