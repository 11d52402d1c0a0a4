#!/usr/bin/env python3
"""A bot of your own. Copy this file, change it, and let it play:

    karak play --bot "cmd:python3 docs/bots/mybot.py"
    karak arena "cmd:python3 docs/bots/mybot.py" random

Every line that comes in is a question: what you see, and what you may do. Answer each with one
line: the number of what you choose, counted from 0. All of it is allowed, so you need no rules.
"""
import json
import random
import re
import sys

# What we like, by how an action begins; the first word that fits counts. Change the numbers!
LIKES = {
    "open": 95, "wear": 90, "take": 85, "build": 80, "heal": 75, "train": 70, "strike": 65,
    "fight": 60, "play": 60, "throw": 55, "buy": 50, "explore": 50, "harvest": 35, "walk": 30,
    "visit": 20, "sneak": 20, "leave": 10, "stop": 5, "resurrect": 5, "end": 0,
}


def chance(odds):
    """The chance to win in per cent, from words like '42 % to win'."""
    if odds.startswith("sure"):
        return 100
    number = re.match(r"(\d+) %", odds)
    return int(number.group(1)) if number else 50


def score(option):
    """How good we think one of the actions is."""
    words = option["text"].split()
    points = LIKES.get(words[0].strip(":"), 25)
    if words[0] == "take" and "for" in words:  # a swap: the new one may be worse
        points = 20
    if "odds" in option:  # somebody has reckoned a fight for us
        points += chance(option["odds"]) - 50
    return points + random.uniform(0, 20)  # a little surprise keeps us from walking in circles


for line in sys.stdin:
    question = json.loads(line)
    scores = [score(option) for option in question["actions"]]
    # question["view"] has everything that you see. We do not look at it yet. You could!
    best = scores.index(max(scores))
    print(json.dumps({"bestmove": best}), flush=True)
