"""Take cards. The cat, horns and tokens react at once, however the card was taken (T3, T4)."""

from typing import TYPE_CHECKING

from sevenwonders.architects.cards import NO_CARD
from sevenwonders.architects.kinds import CAT_MOVED, HORNS, KEPT, LOOKED, TOKEN_USED, TOOK

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame


def visible_top(game: "ArchitectsGame", deck: int) -> int:
    """Return the top card of a deck as all players see it; NO_CARD for an empty deck and for the central one."""
    cards = game.decks[deck]
    return cards[-1] if cards and deck < len(game.cities) else NO_CARD


def take_top(game: "ArchitectsGame", seat: int, deck: int) -> None:
    """Take the top card of a deck."""
    card = game.decks[deck].pop()
    # The card that was seen is gone, and the new top is unseen (K2).
    if deck == len(game.cities):
        game.central_known = 0
    if game.keeps_events:
        game.emit(TOOK, seat, [deck, card, visible_top(game, deck)])
    receive(game, seat, card)


def receive(game: "ArchitectsGame", seat: int, card: int) -> None:
    """Add a card to the seat's city: its horns sound or the cat comes, and tokens become ready."""
    library = game.library
    city = game.cities[seat]
    city.gain_card(library, card)
    facts = library.cards[card]
    # Once the battle is due, more horns turn nothing (W2).
    if facts.horns and game.peace:
        sound_horns(game, seat, facts.horns)
    elif facts.cat and game.cat != seat:
        game.cat = seat
        if game.keeps_events:
            game.emit(CAT_MOVED, seat, [])
    game.armed |= library.after_card[card] & city.fresh_tokens(game.used)


def sound_horns(game: "ArchitectsGame", seat: int, horns: int) -> None:
    """Turn one conflict token to its battle side for each horn."""
    peace = peace_after(game.peace, horns)
    if game.keeps_events:
        game.emit(HORNS, seat, [game.peace - peace])
    game.peace = peace


def peace_after(peace: int, horns: int) -> int:
    """Count the conflict tokens that still show peace after some horns; horns beyond the last token are lost (W1)."""
    return max(0, peace - horns)


def first_token(tokens: int) -> int:
    """Return the lowest token of a set given as bits."""
    return (tokens & -tokens).bit_length() - 1


def take_extra(game: "ArchitectsGame", seat: int, deck: int) -> None:
    """Take an extra card with one of the tokens that are ready; it makes no difference which (A5)."""
    token = first_token(game.armed)
    game.armed &= ~(1 << token)
    game.used |= 1 << token
    if game.keeps_events:
        game.emit(TOKEN_USED, seat, [token])
    take_top(game, seat, deck)


def look_at_deck(game: "ArchitectsGame", seat: int, deck: int) -> None:
    """Take up the top cards of a deck, topmost first. Only this seat sees them (X3, A4)."""
    cards = game.decks[deck]
    for _ in range(min(game.library.look_at, len(cards))):
        game.looked.append(cards.pop())
    game.looked_deck = deck
    if game.keeps_events:
        values = [deck, visible_top(game, deck), game.looked[0], len(game.looked)]
        game.emit_secret(LOOKED, seat, values, seat, game.looked[:])


def keep_card(game: "ArchitectsGame", seat: int, card: int) -> None:
    """Keep one of the cards taken up and shuffle the others back into the whole deck (X3)."""
    deck = game.looked_deck
    game.looked.remove(card)
    # The only randomness after set-up. It comes from the generator in the state, so a replay repeats it.
    cards = game.decks[deck] + game.looked
    game.rng.shuffle(cards)
    game.decks[deck] = cards
    game.looked = []
    game.looked_deck = -1
    if game.keeps_events:
        game.emit(KEPT, seat, [deck, card, visible_top(game, deck)])
    receive(game, seat, card)
