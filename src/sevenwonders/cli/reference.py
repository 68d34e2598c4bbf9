"""What can be looked up during a game: the commands, a card, a city."""

from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.colours import COLOURS
from sevenwonders.cli.hand import chained_words
from sevenwonders.cli.look import CHAIN, COIN, CROSS, QUIET_STYLE, SHAPES, STYLES, TICK, cost_words, effects_words
from sevenwonders.cli.scene import Scene

COMMANDS: Final = [
    ("3 or b3", "build card 3"),
    ("s3", "build the next stage of the wonder with card 3 under it"),
    ("x3", "sell card 3 for 3 coins"),
    ("f3", "build card 3 free, for who has the right to it"),
    ("p", "pass, where a card of the discard pile is offered"),
    ("u", "take back your own card, while you choose for the Free City"),
    ("build Library (left 2)", "the same in words: build, stage, sell or take, a card, and whom to pay"),
    ("c NAME or c 3", "show a card"),
    ("d NAME", "show a city in full; without a name your own, also d left and d right"),
    ("t", "show the table again"),
    ("l", "what happened so far"),
    ("score", "the points of all cities as if the game ended now"),
    ("q", "leave the game"),
]


def help_table() -> Group:
    """Commands and marks."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for command, meaning in COMMANDS:
        table.add_row(command, meaning)
    shapes = Text("Colours: ")
    for shape, style, colour in zip(SHAPES, STYLES, COLOURS, strict=True):
        shapes.append(f"{shape} {colour}  ", style=style)
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
        Text(f"{COLOURS[card.colour]}, Age {' and '.join('I' * age for age in ages)}", style=QUIET_STYLE),
        Text(f"cost     {cost_words(card)}"),
        Text(f"effect   {effects_words(card.effects)}"),
    ]
    if parents:
        lines.append(Text(f"free by  {', '.join(parents)}"))
    if opened:
        lines.append(Text(f"opens    {opened}"))
    if card.copies:
        lines.append(Text(f"copies   {copies} in this game"))
    title = Text(f"{SHAPES[card.colour]} {card.name}", style=STYLES[card.colour])
    return Panel(Group(*lines), title=title, title_align="left", padding=(0, 1), expand=False)


def find_city(scene: Scene, words: str) -> int | None:
    """The seat that typed words mean: a side, or the beginning of a name; one's own without any."""
    seat = scene.view.seat
    wanted = words.lower()
    if wanted in ("", "me", "you"):
        return seat
    if wanted in ("left", "right"):
        return scene.left(seat) if wanted == "left" else scene.right(seat)
    for other, city in enumerate(scene.cities):
        names = [scene.library.boards[city.board].name, scene.names[other], scene.names[other].removeprefix("the ")]
        if any(name.lower().startswith(wanted) for name in names):
            return other
    return None
