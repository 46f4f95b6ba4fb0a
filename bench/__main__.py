"""`make bench`: the figures of docs and notes, measured."""

from bench.formats import main as formats
from bench.homas import main as homas
from bench.speed import main as speed
from bench.strength import main as strength

print("speed")
speed()
print("\nstrength")
strength()
print("\nformats")
formats()
print("\nhomas")
homas()
