"""The classic game's score sheet in wire objects, with the source of every point."""

from typing import Final

import msgspec

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.science import NO_SYMBOL
from sevenwonders.classic.scoring import CARD, COPIED, NO_COLOUR, NO_GUILD, REPEATED, Score, ScoreLine, score_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.server.present.classic.all_rules import is_about_card, own_columns
from sevenwonders.server.wire.classic import table as wire

SYMBOL_NAMES: Final[list[wire.SymbolName]] = ["compass", "gear", "tablet"]
CARD_WORDS: Final = (CARD, COPIED, REPEATED)


def score_detail(game: ClassicGame, score: Score) -> wire.ClassicScoreDetail:
    """Describe how a city's free choices were used."""
    return wire.ClassicScoreDetail(
        coins=score.coins,
        wilds=score.wilds,
        copied=score.copied,
        changed=[SYMBOL_NAMES[symbol] for symbol in score.changed if symbol != NO_SYMBOL],
        repeated=score.repeated,
        copied_guild=None if score.copied_guild == NO_GUILD else game.library.cards[score.copied_guild].ident,
        repeated_guilds=[game.library.cards[guild].ident for guild in score.repeated_guilds],
        best_colour=None if score.best_colour == NO_COLOUR else COLOURS[score.best_colour],
    )


def score_columns(game: ClassicGame, seat: int) -> list[wire.ScoreColumn]:
    """List the columns of a city's sheet: the categories in order, each followed by the columns split off from it."""
    lines = score_of(game, seat, explain=True).lines or []
    apart = own_columns(game)
    columns: list[wire.ScoreColumn] = []
    for number, category in enumerate(game.library.categories):
        here = [line for line in lines if line.category % len(game.library.categories) == number]
        columns.append(score_column(game, category, [line for line in here if line.what not in apart]))
        for what, belongs_to in apart.items():
            if belongs_to == category:
                columns.append(score_column(game, what, [line for line in here if line.what == what]))
    return columns


def score_column(game: ClassicGame, name: str, lines: list[ScoreLine]) -> wire.ScoreColumn:
    """Return one column with its parts."""
    return wire.ScoreColumn(name, sum(line.points for line in lines), [score_part(game, line) for line in lines])


def score_part(game: ClassicGame, line: ScoreLine) -> wire.ScorePart:
    """Describe where some points come from."""
    what: wire.ScoreWord = msgspec.convert(line.what, wire.ScoreWord)
    if what in CARD_WORDS or is_about_card(what):
        return wire.ScorePart(what, line.points, card=game.library.cards[line.number].ident)
    return wire.ScorePart(what, line.points, number=line.number)
