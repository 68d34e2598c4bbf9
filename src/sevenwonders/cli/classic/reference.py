"""What can be looked up during a game: the commands, a card, a city."""

from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.colours import CARD_COLOURS, COLOURS, DECK_COLOURS, FACTS
from sevenwonders.classic.library import Card
from sevenwonders.cli.classic.colour_marks import SHAPES, STYLES
from sevenwonders.cli.classic.hand import chained_words
from sevenwonders.cli.classic.look import COLOUR_ORDER, cost_words, effects_words
from sevenwonders.cli.classic.marks import reconstructed_words
from sevenwonders.cli.classic.reconstructed import marks_of
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import CHAIN, COIN, CROSS, QUIET_STYLE, TICK
from sevenwonders.cli.prompt import named_seat

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
    """Commands and marks, with those of the rules in play."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for command, meaning in [*COMMANDS, *[item for screen in scene.screens for item in screen.commands()]]:
        table.add_row(command, meaning)
    shapes = Text("Colours: ")
    for colour in sorted({card.colour for card in scene.library.cards}, key=COLOUR_ORDER.index):
        shapes.append(f"{SHAPES[colour]} {COLOURS[colour]}  ", style=STYLES[colour])
    marks = Text(f"Verdicts: {TICK} free  {CHAIN} free by a chain  {COIN} coins in all and who gets them  {CROSS} no")
    return Group(table, Text(), shapes, marks)


def find_cards(scene: Scene, words: str) -> list[int]:
    """The cards that a typed name may mean: the exact one, else all that contain the words, each name once."""
    if scene.library.has_card(words):
        return [scene.library.find_card(words)]
    names: dict[str, int] = {}
    for index, card in enumerate(scene.library.cards):
        if words.lower() in card.name.lower():
            names.setdefault(card.name, index)
    return list(names.values())


def card_panel(scene: Scene, index: int) -> Panel:
    """Everything about one card."""
    card = scene.library.cards[index]
    ages = [other.age for other in scene.library.cards if other.name == card.name]
    lines = [Text(f"{COLOURS[card.colour]}, {kind_words(card, ages)}", style=QUIET_STYLE)]
    lines += [Text(f"{label:<{LABEL_WIDTH}}{words}") for label, words in card_facts(scene, index)]
    marks = marks_of(scene.view.config).get(card.ident, [])
    if marks:
        lines.append(Text(f"{'note':<{LABEL_WIDTH}}{reconstructed_words(marks)}", style=QUIET_STYLE))
    title = Text(f"{SHAPES[card.colour]} {card.name}", style=STYLES[card.colour])
    return Panel(Group(*lines), title=title, title_align="left", padding=(0, 1), expand=False)


def card_facts(scene: Scene, index: int) -> list[tuple[str, str]]:
    """The facts about a card in this game, each with its label."""
    card = scene.library.cards[index]
    facts: list[tuple[str, str]] = []
    if has_price(card):
        facts.append((price_label(card), price_words(scene, card)))
    facts.append(("effect", effects_words(card.effects)))
    facts += [note for screen in scene.screens for note in screen.cards().notes(scene.library, index)]
    parents = [other.name for other in scene.library.cards if other.chain_to & card.chain_from]
    copies = sum(copy <= len(scene.cities) for copy in card.copies)
    more = [
        ("free by", ", ".join(parents)),
        ("opens", chained_words(scene, card)),
        ("copies", f"{copies} in this game" if card.copies else ""),
    ]
    return facts + [(label, words) for label, words in more if words]


def price_words(scene: Scene, card: Card) -> str:
    """The price of a card in this game, before any discount."""
    config = scene.view.config
    return "".join(screen.cards().price_words(config, card) for screen in scene.screens) or cost_words(card)


def has_price(card: Card) -> bool:
    """Whether a card has a price: one that is never played from a hand may have none."""
    return card.colour in CARD_COLOURS or card.coins > 0


def price_label(card: Card) -> str:
    """The label of a card's price: structures of an Age have a cost, everything else a price."""
    return "cost" if card.colour in DECK_COLOURS else "price"


def kind_words(card: Card, ages: list[int]) -> str:
    """The Ages of a card, its level, or the word for it if it has neither."""
    if card.level:
        return f"level {card.level}"
    if not all(ages):
        thing = FACTS[COLOURS[card.colour]].thing
        return THINGS.get(thing, thing)
    return f"Age {' and '.join('I' * age for age in ages)}"


def find_city(scene: Scene, words: str) -> int | None:
    """The seat that typed words mean; the viewer's own without any words."""
    seat = scene.view.seat
    sides = {"": seat, "me": seat, "you": seat, "left": scene.left(seat), "right": scene.right(seat)}
    boards = [scene.library.boards[city.board] for city in scene.cities]
    names = [
        [board.name, *board.names, name, name.removeprefix("the ")]
        for board, name in zip(boards, scene.names, strict=True)
    ]
    return named_seat(words, sides, names)
