"""The look of the classic game's cards, boards and score sheet."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Card, Library, Stage
from sevenwonders.classic.resources import NAMES, unpack
from sevenwonders.classic.science import NO_SYMBOL, SYMBOLS
from sevenwonders.classic.scoring import NO_COLOUR, NO_GUILD, Score
from sevenwonders.classic.settings import TEAMS
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.look import BUILT_STAGE, COIN, COIN_STYLE, COLOUR_MARKS, PLAIN_MARK, coins_words, score_table

# One entry a colour, in the order of classic/colours.py.
SHAPES: Final = [COLOUR_MARKS.get(colour, PLAIN_MARK)[0] for colour in COLOURS]
STYLES: Final = [COLOUR_MARKS.get(colour, PLAIN_MARK)[1] for colour in COLOURS]

CATEGORY_MARKS: Final = {
    "military": COLOUR_MARKS["red"],
    "treasury": (COIN, COIN_STYLE),
    "wonder": (BUILT_STAGE, "bold"),
    "civilian": COLOUR_MARKS["blue"],
    "science": COLOUR_MARKS["green"],
    "commerce": COLOUR_MARKS["yellow"],
    "guilds": COLOUR_MARKS["purple"],
    "leaders": COLOUR_MARKS["white"],
    "cities": COLOUR_MARKS["black"],
    "naval": ("≋", "color(25)"),
    "islands": COLOUR_MARKS["island"],
}
TIEBREAK: Final = "Coins"
AGE_NAMES: Final = ["", "I", "II", "III"]
TEAM_SIZE: Final = 2
BY_AGE: Final = "1, 2 or 3 coins by Age"


def card_name(library: Library, card: int) -> Text:
    """The card's shape and name in its colour."""
    facts = library.cards[card]
    return Text(f"{SHAPES[facts.colour]} {facts.name}", style=STYLES[facts.colour])


def effects_words(effects: list[Effect]) -> str:
    """What a card or stage does, in a few words."""
    return ", ".join(words for effect in effects if (words := effect.words()))


def cost_words(card: Card | Stage) -> str:
    """What a card or stage costs: `free`, `1 coin`, `2 clay, 1 papyrus`. Some leaders cost the number of the Age."""
    if isinstance(card, Card) and card.age_price:
        return BY_AGE
    parts = [coins_words(card.coins)] if card.coins else []
    parts += [f"{count} {name}" for name, count in zip(NAMES, unpack(card.cost), strict=True) if count]
    return ", ".join(parts) or "free"


def board_name(library: Library, board: int) -> str:
    """The city and the side of its board: `Giza A`."""
    facts = library.boards[board]
    return f"{facts.name} {facts.side}"


def boards_of(game: ClassicGame) -> list[str]:
    """The board of every city: `Giza A`."""
    return [board_name(game.library, city.board) for city in game.cities]


def score_sheet(game: ClassicGame, names: Sequence[str]) -> Table:
    """The score sheet as if the game ended now, under these names."""
    size = TEAM_SIZE if game.config.variant == TEAMS else 1
    return score_table(game, names, boards_of(game), CATEGORY_MARKS, TIEBREAK, size)


def score_notes(library: Library, names: Sequence[str], scores: list[Score]) -> list[str]:
    """How free choices of symbols, guilds and a colour were used, one sentence each."""
    notes: list[str] = []
    for name, score in zip(names, scores, strict=True):
        notes += [f"{name}: {words}." for words in symbol_notes(score)]
        if score.copied_guild != NO_GUILD:
            notes.append(f"{name}: the copied guild was {library.cards[score.copied_guild].name}.")
        for guild in score.repeated_guilds:
            notes.append(f"{name}: {library.cards[guild].name} counted twice.")
        if score.best_colour != NO_COLOUR:
            notes.append(f"{name}: the colour that was counted is {COLOURS[score.best_colour]}.")
    return notes


def symbol_notes(score: Score) -> list[str]:
    """How one seat used its free choices of symbols."""
    notes: list[str] = []
    for counts, words in (
        (score.wilds, "free science symbols counted as"),
        (score.spied, "copied from neighbours:"),
        (score.repeated, "counted once more:"),
    ):
        used = [f"{count} {symbol}" for symbol, count in zip(SYMBOLS, counts, strict=True) if count]
        if used:
            notes.append(f"{words} {' and '.join(used)}")
    before, after = score.changed
    if after != NO_SYMBOL:
        notes.append(f"a {SYMBOLS[before]} counted as a {SYMBOLS[after]}")
    return notes
