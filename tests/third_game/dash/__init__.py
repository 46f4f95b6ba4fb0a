"""Dash: the smallest game there is. Ten squares, two dice; each round a team takes the high or the low one."""
