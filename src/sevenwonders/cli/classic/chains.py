"""Chains of structures, as lists and as a tree."""

from collections.abc import Container

from rich.text import Text
from rich.tree import Tree

from sevenwonders.classic.library import Library
from sevenwonders.cli.classic.look import card_effects, card_name
from sevenwonders.cli.look import QUIET_STYLE
from sevenwonders.cli.words.language import in_row
from sevenwonders.cli.words.told import told


def children_of(library: Library, card: int) -> list[int]:
    """List the cards that this one makes free."""
    mark = library.cards[card].chain_to
    return [index for index, other in enumerate(library.cards) if other.chain_from & mark]


def parents_of(library: Library, card: int) -> list[int]:
    """List the cards that make this one free; any one of them is enough."""
    mark = library.cards[card].chain_from
    return [index for index, other in enumerate(library.cards) if other.chain_to & mark]


def descendants_of(library: Library, card: int) -> list[int]:
    """List the card itself and all cards further down its chains."""
    found = [card]
    for child in children_of(library, card):
        found += descendants_of(library, child)
    return found


def chain_roots(library: Library, shown: Container[int]) -> list[int]:
    """List the first cards of all chains that contain one of the cards to show."""
    return [
        index
        for index, card in enumerate(library.cards)
        if card.chain_to and not card.chain_from and any(member in shown for member in descendants_of(library, index))
    ]


def chain_tree(library: Library, roots: list[int]) -> Tree:
    """Draw all chains from these cards on, as a tree."""
    when = "at-once" if library.chains_at_once else "later"
    tree = Tree(Text(told("terminal-chains", when=when), style="bold"))
    for root in roots:
        _grow(library, tree, root)
    return tree


def _grow(library: Library, tree: Tree, card: int) -> None:
    facts = library.cards[card]
    label = card_name(library, card)
    words = in_row([told("age-name", age=facts.age), card_effects(library, card)])
    label.append(f"  {words}", style=QUIET_STYLE)
    branch = tree.add(label)
    for child in children_of(library, card):
        _grow(library, branch, child)
