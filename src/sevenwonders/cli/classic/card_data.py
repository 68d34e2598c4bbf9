"""The structures and wonders of an edition as plain data, for other programs."""

from typing import Final

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.library import Card, Library
from sevenwonders.classic.resources import letters_of
from sevenwonders.cli.classic.chains import children_of, parents_of
from sevenwonders.cli.classic.edifices import penalty_words
from sevenwonders.cli.classic.marks import marks_of
from sevenwonders.cli.classic.sea_cards import Marks, harbour_data
from sevenwonders.cli.painter import CardQuery

PLAYER_COUNTS: Final = range(3, 8)


def lists_data(query: CardQuery, library: Library, found: list[int], boards: list[int]) -> dict[str, object]:
    """The cards and boards as plain data; shipyards and lanes where nothing is asked for by name."""
    marks = marks_of(query.config)
    return {
        "game": query.config.game,
        "edition": query.config.edition,
        "expansions": query.config.expansions,
        "cards": [card_data(library, card, marks) for card in found],
        "wonders": [board_data(library, board) for board in boards],
        **({} if query.names else harbour_data(library, marks)),
    }


def card_data(library: Library, index: int, marks: Marks) -> dict[str, object]:
    """One card as plain data."""
    card = library.cards[index]
    penalty = None if card.penalty is None else penalty_words(card, library.edifice_debts[card.age - 1])
    return {
        "id": card.ident,
        "name": card.name,
        "age": card.age,
        "colour": COLOURS[card.colour],
        "cost": {"coins": card.coins, "resources": letters_of(card.cost), "age": card.age_price},
        "promo": card.promo,
        "maritime": card.maritime,
        "level": card.level,
        "penalty": penalty,
        "reconstructed": marks.get(card.ident, []),
        "effects": [effect.words() for effect in card.effects],
        "free_after": [library.cards[parent].ident for parent in parents_of(library, index)],
        "makes_free": [library.cards[child].ident for child in children_of(library, index)],
        "copies": card.copies,
        "copies_used": {str(players): copies_used(card, players) for players in PLAYER_COUNTS},
    }


def board_data(library: Library, index: int) -> dict[str, object]:
    """One side of a wonder board as plain data."""
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
    """How many copies so many players use; two players use the cards for three."""
    return sum(copy <= max(players, PLAYER_COUNTS[0]) for copy in card.copies)
