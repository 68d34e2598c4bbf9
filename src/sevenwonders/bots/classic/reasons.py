"""The features of the classic game in plain words."""

from collections.abc import Callable, Sequence
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.analysis.reasons import Wording
from sevenwonders.classic.city import City
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.trade.resources import NAMES, unpack
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
ORDINALS: Final = ("first", "second", "third", "fourth")

# What a feature means, from the parts of its name after the first; some meanings depend on the seat's city.
Meaning = Callable[[Sequence[str]], str]
MeaningForCity = Callable[[ClassicGame, int, Sequence[str]], str]


@final
class ClassicWording(Wording):
    """Words for the features of 7 Wonders."""

    @override
    def words(self, game: Game, decision: Decision, choice: int, feature: str) -> str:
        assert isinstance(game, ClassicGame)
        title, *parts = feature.split(".")
        if title in MEANINGS:
            return MEANINGS[title](parts)
        # A choice for another city needs other words: its gain may be the decider's loss.
        return CITY_MEANINGS[title](game, decision.seat, parts) if title in CITY_MEANINGS else ""


WORDING: Final = ClassicWording()


def war_words(parts: Sequence[str]) -> str:
    """Describe shields that change a border."""
    before, after = int(parts[-2]), int(parts[-1])
    if before < 0 < after or (before == 0 < after):
        return f"it turns a border from {standing(before)} to {standing(after)}"
    if before < 0 <= after:
        return "it prevents a defeat at one border"
    return "it keeps a border safe" if before > 0 else "it comes nearer to a neighbour's shields"


def standing(margin: int) -> str:
    """Describe how a border stands."""
    if margin == 0:
        return "level"
    return f"{counted(abs(margin))} {'ahead' if margin > 0 else 'behind'}"


def symbol_words(parts: Sequence[str]) -> str:
    """Describe a science symbol."""
    own, others = int(parts[-2]), int(parts[-1])
    if own < others:
        return "it completes a set of three symbols"
    if own:
        return f"it is the {ORDINALS[min(own, 3)]} symbol of its kind in the city"
    return "it begins a kind of symbol that the city lacks"


def good_words(game: ClassicGame, seat: int, parts: Sequence[str]) -> str:
    """Describe a resource that the city lacks, with the number of things that need it."""
    good = parts[-2]
    needing = needs_of(game, seat, NAMES.index(good))
    if needing > 1:
        return f"it gives the {good} that {counted(needing)} of your stages and cards need"
    return f"it gives {good}" + (", which the city does not make yet" if parts[-1] == "0" else "")


def needs_of(game: ClassicGame, seat: int, kind: int) -> int:
    """Count the stages still to be built, and the cards in the hand, that need a resource."""
    city = game.cities[seat]
    return stages_needing(game.library, city, kind) + sum(
        unpack(game.library.cards[card].cost)[kind] > 0 for card in city.hand if card >= 0
    )


def stages_needing(library: Library, city: City, kind: int) -> int:
    """Count the stages still to be built that need a resource."""
    stages = library.boards[city.board].stages
    open_stages = [stage for number, stage in enumerate(stages) if not city.built_stages >> number & 1]
    return sum(unpack(stage.cost)[kind] > 0 for stage in open_stages)


def sellers_words(parts: Sequence[str]) -> str:
    """Say how many neighbours sell it."""
    return "no neighbour sells what it makes" if parts[-1] == "0" else ""


def coins_words(parts: Sequence[str]) -> str:
    """Describe the coins that are left after paying."""
    return "it leaves enough coins for the next turns" if int(parts[-1]) > 2 else ""


def stage_words(parts: Sequence[str]) -> str:
    """Describe a stage of the wonder."""
    return f"the {ORDINALS[int(parts[-1]) - 1]} stage of the wonder pays off from now on"


def card_words(game: ClassicGame, _: int, parts: Sequence[str]) -> str:
    """Describe a card and its use."""
    verb, ident = parts[0], parts[-1]
    library = game.library
    if ident not in library.card_index or verb in ("sell", "stage"):
        return ""
    return f"{library.cards[library.card_index[ident]].name} is worth a lot to this city"


def counted(number: int) -> str:
    """Put a small number into words."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


MEANINGS: Final[dict[str, Meaning]] = {
    "chain": lambda parts: "it costs nothing, because a chain leads to it",
    "left_over": coins_words,
    "points": lambda parts: "it counts many things already",
    "poor": lambda parts: "the city needs the coins",
    "price": lambda parts: "it saves coins that neighbours would get",
    "sellers": sellers_words,
    "stage": stage_words,
    "stage_late": stage_words,
    "symbol": symbol_words,
    "war": war_words,
    "wild": lambda parts: "a symbol of any kind fits the city's science",
}
CITY_MEANINGS: Final[dict[str, MeaningForCity]] = {"card": card_words, "good": good_words, "late": card_words}
