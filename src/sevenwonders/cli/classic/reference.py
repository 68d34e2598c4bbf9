"""What can be looked up during a game: the commands, a card, a city."""

from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.colours import BONUS, COLOURS, EDIFICE, ISLAND, WHITE
from sevenwonders.classic.library import Card, Library
from sevenwonders.classic.rules import LOSING
from sevenwonders.cli.classic.edifices import penalty_words
from sevenwonders.cli.classic.hand import chained_words
from sevenwonders.cli.classic.look import BY_AGE, SHAPES, STYLES, cost_words, effects_words
from sevenwonders.cli.classic.marks import marks_of, reconstructed_words
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import CHAIN, COIN, CROSS, QUIET_STYLE, TICK
from sevenwonders.cli.prompt import named_seat

COMMANDS: Final = [
    ("3 or b3", "build card 3"),
    ("s3", "build the next stage of the wonder with card 3 under it"),
    ("x3", "sell card 3 for 3 coins"),
    ("f3", "build card 3 free, for who has the right to it"),
    ("p", "pass, where something is offered that need not be taken"),
    ("u", "take back your own card, while you choose for the Free City"),
    ("build Library (left 2)", "the same in words: build, stage, sell or take, a card, and whom to pay"),
    ("c NAME or c 3", "show a card"),
    ("d NAME", "show a city in full; without a name your own, also d left and d right"),
    ("t", "show the table again"),
    ("l", "what happened so far"),
    ("score", "the points of all cities as if the game ended now"),
    ("q", "leave the game"),
]

# Commands by the expansion that brings them.
EXPANSION_COMMANDS: Final = [
    ("leaders", "r3 or 3", "recruit leader 3; s3 and x3 use a leader for the stage or sell it"),
    ("leaders", "keep Plato", "what Leaders asks, in words: keep, recruit, bury or drop"),
    ("armada", "w3", "build card 3 with a step of its fleet, in one payment"),
    ("armada", "build Baths with ship", "the same in words; sell CARD with ship takes a step for a sold card"),
    ("armada", "sail red and blue", "what Armada asks, in words: sail, settle ISLAND, fight or pass"),
    ("edifice", "e3", "build the stage with card 3 and take part in the Edifice, in one payment"),
    ("edifice", "stage Baths with edifice", "the same in words; also choose BONUS, join 2, lose CARD, drop 3"),
]
# Where somebody may have to lose coins.
LOSS_COMMAND: Final = ("pay 2", "of coins to be lost pay 2, and take debts for the others")


def help_table(library: Library) -> Group:
    """Commands and marks; of the commands about leaders and the like only what this game has."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    more = [(command, meaning) for name, command, meaning in EXPANSION_COMMANDS if name in library.expansions]
    for command, meaning in [*COMMANDS, *more, *([LOSS_COMMAND] if set(LOSING) & set(library.expansions) else [])]:
        table.add_row(command, meaning)
    shapes = Text("Colours: ")
    for colour in sorted({card.colour for card in library.cards}):
        shapes.append(f"{SHAPES[colour]} {COLOURS[colour]}  ", style=STYLES[colour])
    marks = Text(f"Verdicts: {TICK} free  {CHAIN} free by a chain  {COIN} coins in all and who gets them  {CROSS} no")
    return Group(table, Text(), shapes, marks)


def find_cards(scene: Scene, words: str) -> list[int]:
    """The cards that a typed name may mean: the exact one, else all that contain the words, each name once."""
    wanted = words.lower()
    names: dict[str, int] = {}
    for index, card in enumerate(scene.library.cards):
        if wanted in card.name.lower() or wanted == card.ident:
            names.setdefault(card.name.lower(), index)
    return [names[wanted]] if wanted in names else list(names.values())


def card_panel(scene: Scene, index: int) -> Panel:
    """Everything about one card."""
    card = scene.library.cards[index]
    ages = [other.age for other in scene.library.cards if other.name == card.name]
    parents = [other.name for other in scene.library.cards if other.chain_to & card.chain_from]
    opened = chained_words(scene, card)
    copies = sum(copy <= len(scene.cities) for copy in card.copies)
    lines = [
        Text(f"{COLOURS[card.colour]}, {kind_words(card, ages)}", style=QUIET_STYLE),
        *([] if card.colour in (ISLAND, BONUS) else [Text(price_line(scene, card))]),
        Text(f"effect   {effects_words(card.effects)}"),
    ]
    if card.penalty is not None:
        lines.append(Text(f"penalty  {penalty_words(card, scene.library.edifice_debts[card.age - 1])}"))
    marks = marks_of(scene.view.config).get(card.ident, [])
    if marks:
        lines.append(Text(f"note     {reconstructed_words(marks)}", style=QUIET_STYLE))
    if parents:
        lines.append(Text(f"free by  {', '.join(parents)}"))
    if opened:
        lines.append(Text(f"opens    {opened}"))
    if card.copies:
        lines.append(Text(f"copies   {copies} in this game"))
    title = Text(f"{SHAPES[card.colour]} {card.name}", style=STYLES[card.colour])
    return Panel(Group(*lines), title=title, title_align="left", padding=(0, 1), expand=False)


def price_line(scene: Scene, card: Card) -> str:
    """What a card costs in this game, or a part in an Edifice, before anything makes it cheaper."""
    if card.colour == WHITE:
        return f"price    {BY_AGE if scene.price_is_age() else cost_words(card)}"
    return f"{'price' if card.colour == EDIFICE else 'cost '}    {cost_words(card)}"


def kind_words(card: Card, ages: list[int]) -> str:
    """The Ages of a card; leaders, islands and bonuses have none."""
    if card.level:
        return f"level {card.level}"
    if not all(ages):
        return "leader" if card.colour == WHITE else "chosen with a stage"
    return f"Age {' and '.join('I' * age for age in ages)}"


def find_city(scene: Scene, words: str) -> int | None:
    """The seat that typed words mean; one's own without any."""
    seat = scene.view.seat
    sides = {"": seat, "me": seat, "you": seat, "left": scene.left(seat), "right": scene.right(seat)}
    boards = [scene.library.boards[city.board] for city in scene.cities]
    names = [
        [board.name, *board.names, name, name.removeprefix("the ")]
        for board, name in zip(boards, scene.names, strict=True)
    ]
    return named_seat(words, sides, names)
