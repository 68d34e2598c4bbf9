"""The structures and wonders of an edition as plain data, for other programs."""

from typing import Final

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.library import Card, Library
from sevenwonders.classic.trade.resources import letters_of
from sevenwonders.cli.classic.all_rules import RULE_SCREENS
from sevenwonders.cli.classic.chains import children_of, parents_of
from sevenwonders.cli.classic.look import Marks
from sevenwonders.cli.classic.reference import marks_of
from sevenwonders.cli.painter import CardQuery

PLAYER_COUNTS: Final = range(3, 8)


def lists_data(query: CardQuery, library: Library, found: list[int], boards: list[int]) -> dict[str, object]:
    """Return cards and boards as plain data, with further boards of the rules if no names are asked for."""
    marks = marks_of(query.config)
    data: dict[str, object] = {
        "game": query.config.game,
        "edition": query.config.edition,
        "expansions": query.config.expansions,
        "cards": [card_data(library, card, marks) for card in found],
        "wonders": [board_data(library, board) for board in boards],
    }
    if not query.names:
        for screen in RULE_SCREENS:
            data |= screen.board_data(library, marks)
    return data


def card_data(library: Library, index: int, marks: Marks) -> dict[str, object]:
    """Return one card as plain data."""
    card = library.cards[index]
    data: dict[str, object] = {
        "id": card.ident,
        "name": card.name,
        "age": card.age,
        "colour": COLOURS[card.colour],
        "cost": {"coins": card.coins, "resources": letters_of(card.cost), "age": card.age_price},
        "promo": card.promo,
        "level": card.level,
        "reconstructed": marks.get(card.ident, []),
        "effects": [effect.words() for effect in card.effects],
        "free_after": [library.cards[parent].ident for parent in parents_of(library, index)],
        "makes_free": [library.cards[child].ident for child in children_of(library, index)],
        "copies": card.copies,
        "copies_used": {str(players): copies_used(card, players) for players in PLAYER_COUNTS},
    }
    for screen in RULE_SCREENS:
        data |= screen.card_data(library, index)
    return data


def board_data(library: Library, index: int) -> dict[str, object]:
    """Return one side of a wonder board as plain data."""
    board = library.boards[index]
    return {
        "id": board.ident,
        "name": board.name,
        "side": board.side,
        "wonder": board.wonder,
        "produces": board.letter,
        "effects": [effect.words() for effect in board.effects],
        "stages": [
            {
                "cost": {"coins": stage.coins, "resources": letters_of(stage.cost)},
                "effects": [effect.words() for effect in stage.effects],
            }
            for stage in board.stages
        ],
    }


def copies_used(card: Card, players: int) -> int:
    """Count the copies used with that number of players; two players use the cards for three."""
    return sum(copy <= max(players, PLAYER_COUNTS[0]) for copy in card.copies)
