"""The features of Architects in plain words."""

from collections.abc import Callable, Sequence
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.analysis.reasons import Wording
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game


@final
class ArchitectsWording(Wording):
    """Words for the features of 7 Wonders Architects."""

    @override
    def words(self, game: Game, decision: Decision, choice: int, feature: str) -> str:
        title, *parts = feature.split(".")
        return MEANINGS[title](parts) if title in MEANINGS else ""


WORDING: Final = ArchitectsWording()


def symbol_words(parts: Sequence[str]) -> str:
    """Describe a science card."""
    return "it completes symbols for a progress token" if parts[-1] == "set" else "it brings a progress token nearer"


def ending_words(parts: Sequence[str]) -> str:
    """Describe the last stage of a wonder, which ends the game."""
    return "it ends the game while you are ahead" if parts[-1] == "ahead" else ""


def payment_words(parts: Sequence[str]) -> str:
    """Describe what a payment leaves for later stages."""
    return "" if int(parts[-1]) else "it keeps the cards that later stages need"


def cat_words(parts: Sequence[str]) -> str:
    """Describe the card with the cat."""
    return "" if parts[-1] == "mine" else "the cat shows you the central deck from now on"


MEANINGS: Final[dict[str, Callable[[Sequence[str]], str]]] = {
    "cat": cat_words,
    "closer": lambda parts: "it brings the next stage of the wonder nearer",
    "completes": lambda parts: "it completes a stage of the wonder",
    "denied": lambda parts: "a neighbour would like to have this card",
    "denied_set": lambda parts: "it keeps a neighbour from a progress token",
    "denied_stage": lambda parts: "it keeps a neighbour from completing a stage",
    "duel": lambda parts: "it changes the strength against the other player",
    "ends": ending_words,
    "extra": lambda parts: "it gives another card at once",
    "second_token": lambda parts: "it is worth a second progress token",
    "stage": lambda parts: "it completes a stage of the wonder",
    "symbol": symbol_words,
    "token_points": lambda parts: "it is worth points already",
    "top_closer": lambda parts: "it brings the end of the wonder nearer",
    "unseen": lambda parts: "an unseen card is worth more than those that lie open",
    "war": lambda parts: "it changes the strength in the next battle",
    "waste": payment_words,
}
