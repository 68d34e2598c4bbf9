"""Set up a position by hand, for scenarios, score sheets and studies."""

from dataclasses import dataclass
from typing import final

from sevenwonders.architects.cards import COIN, PURSE_MASK, cards_in, counts_of
from sevenwonders.architects.city import City, city_with
from sevenwonders.architects.kinds import BEGIN_TURN
from sevenwonders.architects.library import Library, library_of
from sevenwonders.architects.load import rests
from sevenwonders.architects.setup import (
    check_wonders,
    checked_config,
    empty_game,
    lay_tokens,
    shuffled_decks,
    shuffled_tokens,
)
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.numbers import bits_from
from sevenwonders.kernel.wording import Phrase


@final
@dataclass(slots=True, eq=False)
class CitySetup:
    """One city of a position, in numbers of the library. Stages are numbered from 1, cards listed one by one."""

    board: int
    cards: list[int]
    stages: list[int]
    tokens: list[int]
    victories: int


@final
@dataclass(slots=True, eq=False)
class Deck:
    """One deck of a position: its top cards, topmost first, and whether there are no others."""

    top: list[int]
    complete: bool = False


def set_up(
    config: Config,
    cities: list[CitySetup],
    *,
    active: int = 0,
    decks: list[Deck] | None = None,
    row: list[int] | None = None,
    stack: list[int] | None = None,
    discard: list[int] | None = None,
    peace: int = -1,
    cat: int = -1,
    seed: int = 0,
    keep_events: bool = False,
) -> ArchitectsGame:
    """Set up a game at the start of the active seat's turn. Raises `BadConfig` for an impossible position.

    `decks` has one entry for each seat and one for the central deck. The rest of a deck is under the named top cards,
    shuffled. Cards placed elsewhere are missing from the central deck, or from the first deck that had one. `row` are
    the face-up tokens and `stack` the others, topmost first; if left out, they are drawn from those not placed. Without
    `peace` all conflict tokens show peace. `cat` is the seat that has the cat, or -1. With `keep_events` the events of
    a turn that begins without a choice are kept.
    """
    config = checked_config(config)
    library = library_of()
    if len(cities) != config.players:
        raise BadConfig(f"This table has {config.players} seats, but the position describes {len(cities)}.")
    if not 0 <= active < len(cities) or not -1 <= cat < len(cities):
        raise BadConfig(f"The active seat and the seat with the cat are numbers from 0 to {len(cities) - 1}.")
    check_wonders([city.board for city in cities])
    game = empty_game(config, seed, library, [make_city(library, city) for city in cities])
    if not -1 <= peace <= game.peace:
        raise BadConfig(f"With {config.players} players there are {game.peace} conflict tokens, not {peace}.")
    game.peace = peace if peace >= 0 else game.peace
    game.cat = cat
    game.discard = counts_of(discard or [])
    place_tokens(game, row, stack)
    game.decks = remaining_decks(game, decks or [Deck([]) for _ in range(len(cities) + 1)])
    game.keeps_events = keep_events
    game.push(step_of(BEGIN_TURN, active))
    game.advance()
    return game


def make_city(library: Library, city: CitySetup) -> City:
    """Make the city that a description asks for. Raises `BadConfig` if it is impossible."""
    board = library.boards[city.board]
    if any(not 1 <= number <= len(board.stages) for number in city.stages):
        raise BadConfig(Phrase("box-stages", wonder=board.name, stages=str(len(board.stages))))
    stages = bits_from([number - 1 for number in city.stages])
    if not rests(library, city.board, stages):
        raise BadConfig(Phrase("box-stage-in-air", wonder=board.name))
    cards = counts_of(city.cards)
    if max(cards[: COIN + 1]) > PURSE_MASK:
        raise BadConfig(Phrase("box-cards", most=str(PURSE_MASK)))
    if city.victories < 0:
        raise BadConfig(Phrase("box-victories", count=str(city.victories)))
    return city_with(library, city.board, cards, stages, city.tokens, city.victories)


def place_tokens(game: ArchitectsGame, row: list[int] | None, stack: list[int] | None) -> None:
    """Lay out the face-up tokens and the stack: as described, or at random from those not placed elsewhere."""
    placed = (row or []) + (stack or [])
    for city in game.cities:
        placed = placed + city.tokens
    free = shuffled_tokens(game.library, game.seed)
    for token in placed:
        if token not in free:
            name = game.library.tokens[token].name
            raise BadConfig(Phrase("box-tokens", token=name, count=str(placed.count(token))))
        free.remove(token)
    game.row = [] if row is None else row[:]
    if stack is not None:
        game.stack = stack[::-1]
    else:
        game.stack = free
    if row is None:
        lay_tokens(game, game.stack)


def remaining_decks(game: ArchitectsGame, described: list[Deck]) -> list[list[int]]:
    """Return every deck with its named cards on top, without the cards that the position places elsewhere."""
    decks = shuffled_decks(game.library, [city.board for city in game.cities], game.seed)
    if len(described) != len(decks):
        raise BadConfig(f"This table has {len(decks)} decks, the central one included; describe each.")
    # Named top cards leave their own deck first; the rest of the position takes what remains.
    for deck, facts in zip(decks, described, strict=True):
        for card in facts.top:
            if card in deck:
                deck.remove(card)
    placed = [game.discard, *[city.cards for city in game.cities]]
    for counts in placed:
        for card in cards_in(counts):
            take_out(decks, card)
    return [([] if facts.complete else deck) + facts.top[::-1] for deck, facts in zip(decks, described, strict=True)]


def take_out(decks: list[list[int]], card: int) -> None:
    """Remove one such card, from the central deck if it has one. A position may place more cards than there are."""
    for deck in [decks[-1], *decks[:-1]]:
        if card in deck:
            deck.remove(card)
            return
