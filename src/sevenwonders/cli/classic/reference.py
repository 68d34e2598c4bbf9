"""Lookups during a game: the commands, a card, a city."""

from typing import Final

from rich.cells import cell_len
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.catalogue.schema import Catalogue
from sevenwonders.classic.colours import CARD_COLOURS, COLOURS, DECK_COLOURS, FACTS
from sevenwonders.classic.libraries import EDITIONS
from sevenwonders.classic.library import Card
from sevenwonders.classic.rules import hooks_of
from sevenwonders.cli.classic.all_rules import screens_of
from sevenwonders.cli.classic.hand import chained_words
from sevenwonders.cli.classic.look import (
    AGE_NAMES,
    COLOUR_ORDER,
    Marks,
    card_effects,
    card_name,
    colour_name,
    coloured,
    cost_words,
    name_of,
    names_of,
    place_name,
    reconstructed_words,
)
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import CHAIN, COIN, CROSS, QUIET_STYLE, TICK, pairs_table, small_panel
from sevenwonders.cli.prompt import named_seat
from sevenwonders.cli.words.language import in_row, listed, named, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.cli.words.vocabulary import folded
from sevenwonders.kernel.config import Config

# What can be typed: `terminal-typed-build` is what stands for the first one, and `terminal-does-build` what it does.
COMMANDS: Final = ("build", "stage", "sell", "free", "pass", "words", "card", "city", "table", "log", "score", "quit")


def help_table(scene: Scene) -> Group:
    """Explain commands and marks, with those of the rules in play."""
    names = [*COMMANDS, *[name for screen in scene.screens for name in screen.commands]]
    commands = [(told_by_id(f"terminal-typed-{name}"), told_by_id(f"terminal-does-{name}")) for name in names]
    shapes = Text(f"{told('terminal-colours')} ")
    for colour in sorted({card.colour for card in scene.library.cards}, key=COLOUR_ORDER.index):
        shapes.append_text(coloured(colour, f"{colour_name(colour)}  "))
    marks = Text(told("terminal-verdicts", tick=TICK, chain=CHAIN, coin=COIN, cross=CROSS))
    return Group(pairs_table(commands, "bold"), Text(), shapes, marks)


def find_cards(scene: Scene, words: str) -> list[int]:
    """Find the cards that a typed name may mean: the exact one, or all that contain the words, each name once."""
    library = scene.library
    if library.has_card(words):
        return [library.find_card(words)]
    wanted = folded(words)
    names: dict[str, int] = {}
    for index, card in enumerate(library.cards):
        if wanted in folded(card.name) or wanted in folded(name_of(library, index)):
            names.setdefault(name_of(library, index), index)
    exact = [index for name, index in names.items() if folded(name) == wanted]
    return exact or list(names.values())


def card_panel(scene: Scene, index: int) -> Panel:
    """Show every detail of one card."""
    card = scene.library.cards[index]
    ages = [other.age for other in scene.library.cards if other.name == card.name]
    lines = [Text(in_row([colour_name(card.colour), kind_words(card, ages)]), style=QUIET_STYLE)]
    facts = [(label, Text(words)) for label, words in card_facts(scene, index)]
    marks = marks_of(scene.view.config).get(card.ident, [])
    if marks:
        facts.append((told("terminal-fact-note"), Text(reconstructed_words(marks), style=QUIET_STYLE)))
    width = max(cell_len(label) for label, _ in facts) + 1
    lines += [Text(label.ljust(width)).append_text(words) for label, words in facts]
    return small_panel(card_name(scene.library, index), lines)


def card_facts(scene: Scene, index: int) -> list[tuple[str, str]]:
    """List the facts about a card in this game, each with its label."""
    card = scene.library.cards[index]
    facts: list[tuple[str, str]] = []
    if has_price(card):
        facts.append((price_label(card), price_words(scene, card)))
    facts.append((told("terminal-fact-effect"), card_effects(scene.library, index)))
    facts += [note for screen in scene.screens for note in screen.card_notes(scene.library, index)]
    parents = [other for other, facts in enumerate(scene.library.cards) if facts.chain_to & card.chain_from]
    copies = sum(copy <= len(scene.cities) for copy in card.copies)
    more = [
        (told("terminal-fact-free-by"), names_of(scene.library, parents)),
        (told("terminal-fact-opens"), chained_words(scene, card)),
        (told("terminal-fact-copies"), told("terminal-copies-here", count=copies) if card.copies else ""),
    ]
    return facts + [(label, words) for label, words in more if words]


def price_words(scene: Scene, card: Card) -> str:
    """Describe the price of a card in this game, before any discount."""
    config = scene.view.config
    return "".join(screen.price_words(config, card) for screen in scene.screens) or cost_words(card)


def has_price(card: Card) -> bool:
    """Return whether a card has a price: one that is never played from a hand may have none."""
    return card.colour in CARD_COLOURS or card.coins > 0


def price_label(card: Card) -> str:
    """Return the label of a card's price: structures of an Age have a cost, everything else a price."""
    return told("terminal-fact-cost" if card.colour in DECK_COLOURS else "terminal-fact-price")


def kind_words(card: Card, ages: list[int]) -> str:
    """Name the Ages of a card, its level, or the word for it if it has neither."""
    if card.level:
        return told("terminal-level", level=card.level)
    if not all(ages):
        thing = FACTS[COLOURS[card.colour]].thing
        return named("terminal-thing", thing, thing)
    if len(ages) == 1:
        return told("age-name", age=ages[0])
    return told("terminal-ages", ages=listed(AGE_NAMES[age] for age in ages))


def find_city(scene: Scene, words: str) -> int | None:
    """Find the seat that typed words mean; the viewer's own without any words."""
    boards = [scene.library.boards[city.board] for city in scene.cities]
    names = [
        [place_name(board), board.name, *board.names, name] for board, name in zip(boards, scene.names, strict=True)
    ]
    return named_seat(words, scene.view.seat, names)


def catalogue_of(config: Config) -> Catalogue:
    """Return the card data of a configuration, including parts that the compiled library leaves out."""
    return load_catalogue(EDITIONS[config.edition], tuple(config.expansions))


def marks_of(config: Config) -> Marks:
    """Return the reconstructed values of each card or board, by id."""
    marks = {card.id: list(card.reconstructed) for card in catalogue_of(config).cards}
    for screen in screens_of(hooks_of(config)):
        marks |= screen.reconstructed()
    return {ident: what for ident, what in marks.items() if what}
