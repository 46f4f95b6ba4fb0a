"""Races that stop at each decision of some seats, for programs that learn.

A race between two decisions is its record and a cursor: what is asked, and how far its phase has come. Seats
with a policy of their own answer before the others are asked; in phases in which all decide at the same time
that makes no difference.
"""
