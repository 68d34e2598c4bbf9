"""Taking cards: what happens at once to whoever takes one, whatever way it was taken (T3, T4)."""

from typing import TYPE_CHECKING

from sevenwonders.architects.cards import NO_CARD
from sevenwonders.architects.kinds import CAT_MOVED, HORNS, KEPT, LOOKED, TOKEN_USED, TOOK

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame


def visible_top(game: "ArchitectsGame", deck: int) -> int:
    """The top card of a face-up deck; NO_CARD for an empty deck and for the central one."""
    cards = game.decks[deck]
    return cards[-1] if cards and deck < len(game.cities) else NO_CARD


def take_top(game: "ArchitectsGame", seat: int, deck: int) -> None:
    """The top card of a deck comes to lie in front of the seat."""
    card = game.decks[deck].pop()
    if deck == len(game.cities):
        game.central_known = 0
    if game.keeps_events:
        game.emit(TOOK, seat, [deck, card, visible_top(game, deck)])
    receive(game, seat, card)


def receive(game: "ArchitectsGame", seat: int, card: int) -> None:
    """A card in front of the seat: horns sound, the cat comes, tokens see it."""
    library = game.library
    city = game.cities[seat]
    city.cards[card] += 1
    city.purse += library.purse[card]
    facts = library.cards[card]
    if facts.horns and game.peace:
        sound_horns(game, seat, facts.horns)
    elif facts.cat and game.cat != seat:
        game.cat = seat
        if game.keeps_events:
            game.emit(CAT_MOVED, seat, [])
    game.armed |= library.after_card[card] & city.owned & ~game.used


def sound_horns(game: "ArchitectsGame", seat: int, horns: int) -> None:
    """So many conflict tokens turn to battle; what is more than there are is lost (W1)."""
    turned = min(horns, game.peace)
    game.peace -= turned
    if game.keeps_events:
        game.emit(HORNS, seat, [turned])


def first_token(tokens: int) -> int:
    """The lowest of some tokens given as bits."""
    return (tokens & -tokens).bit_length() - 1


def take_extra(game: "ArchitectsGame", seat: int, deck: int) -> None:
    """An extra card by a token. Which one makes no difference: each ready token gives one card until it is used."""
    token = first_token(game.armed)
    game.armed &= ~(1 << token)
    game.used |= 1 << token
    if game.keeps_events:
        game.emit(TOKEN_USED, seat, [token])
    take_top(game, seat, deck)


def look_at_deck(game: "ArchitectsGame", seat: int, deck: int) -> None:
    """Take up the top cards of a deck, the topmost first; only the seat sees them (X3)."""
    cards = game.decks[deck]
    for _ in range(min(game.library.look_at, len(cards))):
        game.looked.append(cards.pop())
    game.looked_deck = deck
    if game.keeps_events:
        values = [deck, visible_top(game, deck), game.looked[0], len(game.looked)]
        game.emit_secret(LOOKED, seat, values, seat, game.looked[:])


def keep_card(game: "ArchitectsGame", seat: int, card: int) -> None:
    """Keep one of the cards taken up and shuffle the others back into their deck."""
    deck = game.looked_deck
    game.looked.remove(card)
    cards = game.decks[deck] + game.looked
    game.rng.shuffle(cards)
    game.decks[deck] = cards
    game.looked = []
    game.looked_deck = -1
    if game.keeps_events:
        game.emit(KEPT, seat, [deck, card, visible_top(game, deck)])
    receive(game, seat, card)
