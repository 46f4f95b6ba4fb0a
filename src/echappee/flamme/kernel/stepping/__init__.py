"""Races that stop where seats are decided from outside, as a learned policy or somebody's program does.

A race between two decisions is its record and a cursor: what each seat is asked, and how far the phase has
come. Where seats decide at the same time all of them are asked together; in the draft and on the grid one is
asked after the other. Seats with a policy of their own answer before the others are asked.
"""
