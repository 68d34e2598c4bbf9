"""The subcommands in the order in which the help lists them."""

from typing import Final

# Name and summary. The function `simulate` in `cli/simulate.py` is the command `simulate`, and is only imported to run.
COMMANDS: Final = {
    "play": "Play a game against bots in the terminal: 7 Wonders, or Architects with `--game architects`.",
    "serve": "Serve the game to browsers: against bots, with friends, with spectators.",
    "simulate": "Let bots play many games and show scores, win rates and speed.",
    "arena": "Let bots and programs compete on the same deals from every seat, and measure the difference.",
    "train": "Let bots learn from games with themselves, and write the weights that they play with.",
    "evaluate": "Measure how strong a bot or program is, by a protocol that makes results comparable.",
    "selfplay": "Let bots play many games and write them down as a data set for research.",
    "bot": "Let a bot speak the line protocol for programs, on the standard input and output.",
    "check": "Check the rules against scenario files: positions, choices, and the expected results.",
    "replay": "Look at a recorded game again, turn by turn or as a log.",
    "analyse": "Find out what each move of a recorded game was worth, and what would have been better.",
    "verify": "Prove that the deal of a recorded game was fixed before anybody sat down.",
    "score": "Score the cities of a real table: points by category, totals and places.",
    "cards": "Look up cards, wonders, chains and tokens.",
    "backup": "Save all games of the server to a file, even while it is running.",
    "restore": "Fill a database from a backup. Stop its servers first.",
    "doctor": "Look at settings, database, limits, clock, disk and proxy of a server, and say what to do.",
}
