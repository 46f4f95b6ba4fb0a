"""Dash: the smallest game. Ten squares, two dice; each round every team takes the high or the low one."""
