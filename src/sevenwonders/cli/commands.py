"""The subcommands in the order in which the help lists them."""

from typing import Final

# Name and summary. The function `simulate` in `cli/simulate.py` is the command `simulate`, and is only imported to run.
COMMANDS: Final = {
    "play": "Play a game against bots in the terminal: 7 Wonders, or Architects with `--game architects`.",
    "serve": "Serve the game to browsers: against bots, with friends, with spectators.",
    "simulate": "Let bots play many games and show scores, win rates and speed.",
    "arena": "Let bots and programs compete on the same deals from every seat, and measure the difference.",
    "train": "Train bots by self-play, and write the weights that they play with.",
    "evaluate": "Measure how strong a bot or program is, by a protocol that makes results comparable.",
    "selfplay": "Let bots play many games and save them as a data set for research.",
    "bot": "Run a bot that speaks the line protocol on its standard input and output.",
    "check": "Check the rules against scenario files: positions, choices, and the expected results.",
    "replay": "Go through a recorded game again, turn by turn or as a log.",
    "analyse": "Show what each move of a recorded game was worth, and what would have been better.",
    "verify": "Prove that the deal of a recorded game was fixed before anybody sat down.",
    "score": "Score the cities of a real table: points by category, totals and places.",
    "cards": "Look up cards, wonders, chains and tokens.",
    "backup": "Save all games of the server to a file, even while it is running.",
    "restore": "Fill a database from a backup. Stop its servers first.",
    "doctor": "Check a server's settings, database, limits, clock, disk and proxy, and say what to do.",
}
