"""A bot for Flamme Rouge that needs nothing of echappee: it talks over its standard input and output.

    echappee ladder --bots 'tempo,cmd:python3 examples/line_bot.py'

It plays its lowest card as long as that keeps it in touch with the leader, and its highest one otherwise.
`docs/bots/protocol.md` describes the lines.
"""

import json
import sys

GAP = 4
"""It wants to be no further behind than this."""


def decide(asked: dict, line: int) -> str:
    """One of the answers that the question allows."""
    options = asked["options"]
    if options is None:
        return "none"
    if asked["kind"] != "card":
        return options[-1]
    riders = asked["view"]["riders"]
    own = next(each for each in riders if (each["team"], each["type"]) == (asked["seat"], asked["rider"]))
    front = max(each["square"] for each in riders if not each["home"])
    late = front > line - 15 or front - own["square"] > GAP
    return options[-1] if late else options[0]


line = 0
for text in sys.stdin:
    said = json.loads(text)
    if "hello" in said:
        print(json.dumps({"hello": "line bot"}), flush=True)
    elif "course" in said:
        line = said["course"]["line"]
    else:
        print(json.dumps({"answer": decide(said, line)}), flush=True)
