"""`make bench`: the figures of docs and notes, measured."""

from bench import speed, strength

print("speed")
speed.main()
print("\nstrength (share of races won by the team in the first column; chance is 25 %)")
strength.main()
