"""The score sheet of the classic game, and how free choices were made for it."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.table import Table

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.hooks import Hooks
from sevenwonders.classic.library import Library
from sevenwonders.classic.science import NO_SYMBOL, SYMBOLS
from sevenwonders.classic.scoring import NO_COLOUR, NO_GUILD, Score
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.look import boards_of
from sevenwonders.cli.classic.rules import RULE_SCREENS
from sevenwonders.cli.look import BUILT_STAGE, COIN, COIN_STYLE, COLOUR_MARKS, score_table
from sevenwonders.kernel import score as kernel_score

CATEGORY_MARKS: Final[Mapping[str, tuple[str, str]]] = {
    "military": COLOUR_MARKS["red"],
    "treasury": (COIN, COIN_STYLE),
    "wonder": (BUILT_STAGE, "bold"),
    "civilian": COLOUR_MARKS["blue"],
    "science": COLOUR_MARKS["green"],
    "commerce": COLOUR_MARKS["yellow"],
    "guilds": COLOUR_MARKS["purple"],
    **{line: mark for screen in RULE_SCREENS for line, mark in screen.category_marks().items()},
}
TIEBREAK: Final = "Coins"
PARTNERS: Final = 2


def score_sheet(game: ClassicGame, names: Sequence[str], scores: Sequence[kernel_score.Score] | None = None) -> Table:
    """The score sheet as if the game ended now, or one with these scores, under these names."""
    return score_table(game, names, boards_of(game), CATEGORY_MARKS, TIEBREAK, team_size(game.hooks), scores)


def team_size(hooks: Hooks) -> int:
    """The number of neighbouring seats that win or lose together."""
    return PARTNERS if hooks.partner else 1


def score_notes(library: Library, names: Sequence[str], scores: list[Score]) -> list[str]:
    """Sentences about the use of free choices of symbols, guilds and a colour."""
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
    """Phrases about one city's use of its free choices of symbols."""
    notes: list[str] = []
    for counts, words in (
        (score.wilds, "free science symbols counted as"),
        (score.copied, "copied from neighbours:"),
        (score.repeated, "counted once more:"),
    ):
        used = [f"{count} {symbol}" for symbol, count in zip(SYMBOLS, counts, strict=True) if count]
        if used:
            notes.append(f"{words} {' and '.join(used)}")
    before, after = score.changed
    if after != NO_SYMBOL:
        notes.append(f"a {SYMBOLS[before]} counted as a {SYMBOLS[after]}")
    return notes
