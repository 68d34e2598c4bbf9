"""The bot's side of the protocol: one of our bots that plays like any other program."""

import sys
from collections.abc import Callable, Iterable
from typing import Final, final

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.budget import budget_from_data
from sevenwonders.bots.core.thinking import use_all_cores
from sevenwonders.bots.plug_ins import first_line, is_plug_in, plug_in
from sevenwonders.bots.protocol.messages import (
    BadMessage,
    choice_message,
    hello,
    line_of,
    message_in,
    name_in_hello,
)
from sevenwonders.bots.protocol.views import number, view_from_data
from sevenwonders.bots.registry import make_bot
from sevenwonders.games import checked_config, sample
from sevenwonders.kernel.codec import Data, field_of, integer, mapping, sequence
from sevenwonders.kernel.config import config_from_data
from sevenwonders.kernel.errors import BrokenSave
from sevenwonders.kernel.rng import stream
from sevenwonders.kernel.view import View
from sevenwonders.kernel.wording import Phrase

# Which game stands in for the real one makes no difference: the bot sees its view only.
STAND_IN: Final = stream(0, 0)


@final
class Speaker:
    """Answers messages with a bot. It keeps the bot of the current game and the view that came last."""

    __slots__ = ("bot", "name", "served", "view")

    def __init__(self, name: str, served: Bot | None = None) -> None:
        self.name = name
        # A bot that plays all games, or None to make the bot of that name for each.
        self.served = served
        self.bot: Bot | None = None
        self.view: View | None = None

    def answer(self, message: Data) -> Data | None:
        """Answer a message, if it needs an answer."""
        kind = message["type"]
        if kind == "hello":
            name_in_hello(message)
            return self.greeting()
        if kind == "config":
            self.bot = self.bot_for(message)
        elif kind == "view":
            self.view = view_from_data(mapping(field_of(message, "view"), "view"))
        elif kind == "options":
            return self.choose(message)
        # A message of another type belongs to a later version or needs no answer.
        return None

    def greeting(self) -> Data:
        """Introduce the bot. One of another package is loaded for this, so that a broken one says no hello."""
        if self.served is None and not is_plug_in(self.name):
            return hello(self.name)
        made_by: object = plug_in(self.name) if self.served is None else type(self.served)
        games: object = getattr(made_by, "games", ())
        return hello(self.name, first_line(made_by.__doc__), tuple(map(str, games)) if isinstance(games, tuple) else ())

    def bot_for(self, message: Data) -> Bot:
        """Return the bot for the game that a message begins."""
        if self.served is not None:
            return self.served
        config = checked_config(config_from_data(mapping(field_of(message, "config"), "config")))
        budget = budget_from_data(mapping(field_of(message, "budget"), "budget"))
        seed, seat = number(message, "seed"), number(message, "seat")
        return use_all_cores(make_bot(config.game, self.name, seed, seat, budget))

    def choose(self, message: Data) -> Data:
        """Choose among the options of a message with the bot."""
        if self.bot is None or self.view is None:
            raise BadMessage(Phrase("message-order"))
        listed = [
            integer(field_of(mapping(item, "options"), "choice"), "choice")
            for item in sequence(field_of(message, "options"), "options")
        ]
        # This side does not know the real game, so one that looks the same to the decider takes its place.
        game = sample(self.view, STAND_IN)
        ident = number(message, "decision")
        choice = int(self.bot.choose(Question(game, game.decision(ident), listed)))
        return choice_message(ident, choice)


def serve_bot(bot: Bot | str) -> None:
    """Let a bot, or the bot of that name, speak the line protocol on standard input and output until they end.

    A bot plays all games itself. By its name, a new one is made for each game.
    """
    output = sys.stdout.buffer

    def send(line: bytes) -> None:
        output.write(line)
        output.flush()

    if isinstance(bot, str):
        speak(bot, sys.stdin.buffer, send)
    else:
        speak(type(bot).__name__, sys.stdin.buffer, send, bot)


def speak(name: str, lines: Iterable[bytes], send: Callable[[bytes], object], served: Bot | None = None) -> None:
    """Answer lines with a bot until they end: the bot of that name, or the one that is served under it.

    Raises `BadMessage` if a line makes no sense.
    """
    speaker = Speaker(name, served)
    for line in lines:
        try:
            answer = speaker.answer(message_in(line))
        except BrokenSave as error:
            raise BadMessage(Phrase("message-form", fault=error.said())) from error
        if answer is not None:
            send(line_of(answer))
