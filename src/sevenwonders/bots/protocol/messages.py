"""The messages of the protocol, each one JSON object on a line. docs/bot-protocol.md describes them all."""

import json
from dataclasses import dataclass
from typing import Final

from sevenwonders.bots.bot import Question
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.protocol.views import legend_of
from sevenwonders.games import ruleset_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import places_of
from sevenwonders.kernel.wording import Phrase

PROTOCOL: Final = 1
# Names of programs are shown in tables.
LONGEST_NAME: Final = 40
LONGEST_ABOUT: Final = 120
# How much of a wrong line a complaint repeats.
LONGEST_QUOTE: Final = 80


class BadMessage(GameError):
    """A line is not a message of the protocol, or does not fit here."""


def line_of(message: Data) -> bytes:
    """Write a message as a line."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def message_in(line: bytes) -> Data:
    """Read the message on a line. Raises `BadMessage` if it makes no sense."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise BadMessage(Phrase("message-json", line=quoted(line))) from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise BadMessage(Phrase("message-type", line=quoted(line)))
    return message


def quoted(line: bytes) -> str:
    """Quote the beginning of a line from another program, safe to print."""
    text = line.decode(errors="replace").strip()
    return ascii(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…")


@dataclass(frozen=True, slots=True)
class Introduction:
    """A program's own words: its name, a sentence about it, and the games that it plays; without any, all of them."""

    name: str
    about: str = ""
    games: tuple[str, ...] = ()


def hello(name: str, about: str = "", games: tuple[str, ...] = ()) -> Data:
    """Return the first message of either side."""
    more: Data = {key: value for key, value in (("about", about), ("games", list(games))) if value}
    return {"type": "hello", "protocol": PROTOCOL, "name": name, **more}


def introduction_in(message: Data) -> Introduction:
    """Read how a program introduces itself. Raises `BadMessage` unless it is a greeting in this protocol."""
    name = name_in_hello(message)
    games = message.get("games", [])
    if not isinstance(games, list) or not all(isinstance(game, str) for game in games):
        raise BadMessage(Phrase("message-games"))
    return Introduction(name, printable(message.get("about", ""), LONGEST_ABOUT), tuple(games))


def name_in_hello(message: Data) -> str:
    """Read the name of the other side. Raises `BadMessage` unless it is a greeting in this version of the protocol."""
    if message["type"] != "hello":
        raise BadMessage(Phrase("message-hello", type=str(message["type"])))
    if message.get("protocol") != PROTOCOL:
        raise BadMessage(Phrase("message-protocol", theirs=str(message.get("protocol")), ours=str(PROTOCOL)))
    return printable(message.get("name", ""), LONGEST_NAME)


def printable(value: object, longest: int) -> str:
    """Return the beginning of a text from another program, without anything that a terminal might obey."""
    return "".join(letter for letter in str(value) if letter.isprintable())[:longest]


def config_message(config: Config, seat: int, seed: int, budget: Budget, limit_ms: int) -> Data:
    """Return the start of a game: the table, the program's seat, its seed and its time limit.

    The seed is not that of the deal.
    """
    ruleset = ruleset_of(config.game)
    return {
        "type": "config",
        "config": config.to_data(),
        "rules": ruleset.version,
        "seat": seat,
        "cities": ruleset.seats_of(config),
        "teams": ruleset.teams_of(config),
        "seed": seed,
        "budget": budget.to_data(),
        "limit_ms": limit_ms,
        "legend": legend_of(config),
    }


def view_message(question: Question) -> Data:
    """Return the decider's view of the table."""
    return {"type": "view", "view": question.view().to_data()}


def options_message(question: Question) -> Data:
    """Return the question itself: the kind of decision, its city, and every allowed answer."""
    decision = question.decision
    return {
        "type": "options",
        "decision": int(decision.ident),
        "kind": question.kind_name(),
        "seat": int(decision.seat),
        "options": [{"choice": option, "text": question.words(option)} for option in question.options],
    }


def choice_message(ident: int, choice: int) -> Data:
    """Return the answer to a question."""
    return {"type": "choice", "decision": ident, "choice": choice}


def end_message(game: Game) -> Data:
    """Return the end of a game: the points of every city by category, and the places of all players."""
    scores = game.score_sheet()
    places = places_of(game.ranked(scores), ruleset_of(game.config.game).teams_of(game.config))
    return {
        "type": "end",
        "categories": game.categories(),
        "points": [list(score.points) for score in scores],
        "totals": [score.total() for score in scores],
        "places": [places[seat] for seat in game.players()],
    }


def choice_in(message: Data, question: Question) -> int:
    """Read the option that a message chooses, by number or by text. Raises `BadMessage` if there is none."""
    chosen = message.get("choice")
    if isinstance(chosen, int) and not isinstance(chosen, bool) and chosen in question.options:
        return chosen
    for option in question.options:
        if chosen == question.words(option):
            return option
    raise BadMessage(Phrase("message-option", choice=quoted(json.dumps(chosen).encode())))
