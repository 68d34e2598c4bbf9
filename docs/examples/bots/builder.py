"""A bot that needs nothing but Python.

sevenwonders arena --bots mine,greedy,greedy --bot-command "mine=python3 docs/examples/bots/builder.py"

It builds what it can, and pays as little as possible. docs/bot-protocol.md explains the lines.
"""

import json
import random
import sys

LIKED = {"build": 3, "recruit": 3, "take": 3, "stage": 2, "keep": 1, "sell": 0}


def send(**message):
    """Write one line, and make sure that it leaves at once."""
    print(json.dumps(message), flush=True)


def worth(option, coins):
    """How much the bot likes an option: by its first word, then by its price. An empty purse is worth a sale."""
    words = option["text"].replace(",", " ").replace(")", " ").split()
    price = sum(int(word) for word in words if word.isdigit())
    liked = 4 if words[0] == "sell" and coins == 0 else LIKED.get(words[0], 1)
    return liked - price / 10 + chance.random() / 100


chance = random.Random(0)
view = {}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send(type="hello", protocol=1, name="builder")
    elif message["type"] == "config":
        chance = random.Random(message["seed"])
    elif message["type"] == "view":
        view = message["view"]
    elif message["type"] == "options":
        coins = view["cities"][message["seat"]].get("coins", 1)
        best = max(message["options"], key=lambda option: worth(option, coins))
        send(type="choice", decision=message["decision"], choice=best["choice"])
