"""Make full games that agree with a view: decks and tokens get a random order that fits what is known."""

from sevenwonders.architects.cards import NO_CARD, cards_in
from sevenwonders.architects.setup import empty_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.view import View
from sevenwonders.kernel.rng import Rng


def sample(view: View, rng: Rng) -> ArchitectsGame:
    """A game whose view from the same seat equals the given one. It has no history, and its own random numbers."""
    game = empty_game(view.config, 0, view.library, [city.copy() for city in view.cities])
    game.active = view.active
    game.turn = view.turn
    game.agenda = view.agenda[:]
    game.next_ident = view.next_ident
    game.event_count = view.event_count
    game.row = view.row[:]
    game.stack = view.stack[:]
    rng.shuffle(game.stack)
    game.discard = view.discard[:]
    game.peace = view.peace
    game.cat = view.cat
    game.central_known = view.central_known
    game.armed = view.armed
    game.used = view.used
    game.looked_deck = view.looked_deck
    game.decisions = [decision.copy() for decision in view.decisions]
    # A generator whose state is all zeros would never leave zero.
    game.rng = Rng(rng.next_word() | 1, rng.next_word(), rng.next_word(), rng.next_word())
    for deck in range(len(view.decks)):
        deal_deck(game, view, deck, rng)
    return game


def deal_deck(game: ArchitectsGame, view: View, deck: int, rng: Rng) -> None:
    """Put the cards of a deck in random order under its known top, and fill in hidden cards that were taken up."""
    cards = cards_in(view.decks[deck])
    top = view.tops[deck]
    looked = view.looked if deck == view.looked_deck else []
    for card in [*looked, top]:
        if card != NO_CARD:
            cards.remove(card)
    # The order of all other cards is unknown, whether they are in the deck or were taken up.
    rng.shuffle(cards)
    if looked:
        game.looked = [cards.pop() if card == NO_CARD else card for card in looked]
    if top != NO_CARD:
        cards.append(top)
    game.decks[deck] = cards
