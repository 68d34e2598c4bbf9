"""Lookups during a game: the commands, a card, a city."""

from typing import Final

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
    COLOUR_ORDER,
    Marks,
    card_name,
    coloured,
    cost_words,
    effects_words,
    reconstructed_words,
)
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import CHAIN, COIN, CROSS, QUIET_STYLE, TICK, pairs_table, small_panel
from sevenwonders.cli.prompt import named_seat
from sevenwonders.kernel.config import Config

COMMANDS: Final = [
    ("3 or b3", "build card 3"),
    ("s3", "build the next stage of the wonder with card 3 under it"),
    ("x3", "sell card 3 for 3 coins"),
    ("f3", "build card 3 free, if your city has the right to do so"),
    ("p", "pass, if you need not take what is offered"),
    ("build Library (left 2)", "the same in words: build, stage, sell, take or choose a card, and whom to pay"),
    ("c NAME or c 3", "show a card"),
    ("d NAME", "show a city in full; without a name your own, also d left and d right"),
    ("t", "show the table again"),
    ("l", "what happened so far"),
    ("score", "the points of all cities as if the game ended now"),
    ("q", "leave the game"),
]
# The width of the labels of a card, so that the facts are aligned.
LABEL_WIDTH: Final = 9
# The word for a card without an Age, in full.
THINGS: Final = {"bonus": "chosen with a stage"}


def help_table(scene: Scene) -> Group:
    """Explain commands and marks, with those of the rules in play."""
    commands = [*COMMANDS, *[item for screen in scene.screens for item in screen.commands]]
    shapes = Text("Colours: ")
    for colour in sorted({card.colour for card in scene.library.cards}, key=COLOUR_ORDER.index):
        shapes.append_text(coloured(colour, f"{COLOURS[colour]}  "))
    marks = Text(f"Verdicts: {TICK} free  {CHAIN} free by a chain  {COIN} coins in all and who gets them  {CROSS} no")
    return Group(pairs_table(commands, "bold"), Text(), shapes, marks)


def find_cards(scene: Scene, words: str) -> list[int]:
    """Find the cards that a typed name may mean: the exact one, or all that contain the words, each name once."""
    if scene.library.has_card(words):
        return [scene.library.find_card(words)]
    names: dict[str, int] = {}
    for index, card in enumerate(scene.library.cards):
        if words.lower() in card.name.lower():
            names.setdefault(card.name, index)
    return list(names.values())


def card_panel(scene: Scene, index: int) -> Panel:
    """Show every detail of one card."""
    card = scene.library.cards[index]
    ages = [other.age for other in scene.library.cards if other.name == card.name]
    lines = [Text(f"{COLOURS[card.colour]}, {kind_words(card, ages)}", style=QUIET_STYLE)]
    lines += [Text(f"{label:<{LABEL_WIDTH}}{words}") for label, words in card_facts(scene, index)]
    marks = marks_of(scene.view.config).get(card.ident, [])
    if marks:
        lines.append(Text(f"{'note':<{LABEL_WIDTH}}{reconstructed_words(marks)}", style=QUIET_STYLE))
    return small_panel(card_name(scene.library, index), lines)


def card_facts(scene: Scene, index: int) -> list[tuple[str, str]]:
    """List the facts about a card in this game, each with its label."""
    card = scene.library.cards[index]
    facts: list[tuple[str, str]] = []
    if has_price(card):
        facts.append((price_label(card), price_words(scene, card)))
    facts.append(("effect", effects_words(card.effects)))
    facts += [note for screen in scene.screens for note in screen.card_notes(scene.library, index)]
    parents = [other.name for other in scene.library.cards if other.chain_to & card.chain_from]
    copies = sum(copy <= len(scene.cities) for copy in card.copies)
    more = [
        ("free by", ", ".join(parents)),
        ("opens", chained_words(scene, card)),
        ("copies", f"{copies} in this game" if card.copies else ""),
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
    return "cost" if card.colour in DECK_COLOURS else "price"


def kind_words(card: Card, ages: list[int]) -> str:
    """Name the Ages of a card, its level, or the word for it if it has neither."""
    if card.level:
        return f"level {card.level}"
    if not all(ages):
        thing = FACTS[COLOURS[card.colour]].thing
        return THINGS.get(thing, thing)
    return f"Age {' and '.join('I' * age for age in ages)}"


def find_city(scene: Scene, words: str) -> int | None:
    """Find the seat that typed words mean; the viewer's own without any words."""
    boards = [scene.library.boards[city.board] for city in scene.cities]
    names = [
        [board.name, *board.names, name, name.removeprefix("the ")]
        for board, name in zip(boards, scene.names, strict=True)
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
