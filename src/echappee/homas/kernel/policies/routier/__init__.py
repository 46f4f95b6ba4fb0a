"""`routier`: the director's judgement, read from tables so that it takes microseconds.

It weighs what `homas/bots/director` weighs, with the same numbers. It is a little cruder: ways are looked
up as if nobody stood in them, and riders that come along are the likeliest file.
"""
