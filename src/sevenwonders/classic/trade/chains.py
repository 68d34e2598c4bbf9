"""When a chain is open (R4): right away in the second edition, from the next Age in the first."""

from sevenwonders.classic.city import City
from sevenwonders.classic.library import Card, Library


def is_chained(city: City, card: Card) -> bool:
    """Return whether an open chain makes the structure free."""
    return card.chain_from & city.chains != 0


def add_chain(library: Library, city: City, card: Card) -> None:
    """Record the chain of a structure that was just built."""
    if library.chains_at_once:
        city.chains |= card.chain_to
    else:
        city.new_chains |= card.chain_to


def open_new_chains(city: City) -> None:
    """Open the chains of the previous Age when a new one begins."""
    city.chains |= city.new_chains
    city.new_chains = 0


def set_new_chains(library: Library, city: City, new_cards: list[int]) -> None:
    """Work out the chains again from the built cards; those of `new_cards` open only when the next Age begins."""
    city.chains = 0
    city.new_chains = 0
    for card in city.built:
        if card not in new_cards:
            city.chains |= library.cards[card].chain_to
    for card in new_cards:
        city.new_chains |= library.cards[card].chain_to


def cards_with_new_chains(library: Library, city: City) -> list[int]:
    """List the structures whose chains open when the next Age begins."""
    return [card for card in city.built if library.cards[card].chain_to & city.new_chains]
