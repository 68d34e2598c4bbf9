"""Lookups during a game: the commands, a card, a token, a city."""

from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from sevenwonders.architects.library import Library
from sevenwonders.cli.architects.look import (
    BATTLE,
    COLOURS,
    EFFECT,
    PEACE,
    PROGRESS,
    card_effect,
    card_name,
    card_text,
    city_name,
    colour_name,
    token_name,
    token_text,
    token_words,
)
from sevenwonders.cli.architects.scene import Scene
from sevenwonders.cli.look import (
    BUILT_STAGE,
    COLOUR_MARKS,
    CROSS,
    OPEN_STAGE,
    QUIET_STYLE,
    TICK,
    pairs_table,
    small_panel,
)
from sevenwonders.cli.prompt import named_seat
from sevenwonders.cli.words.language import told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.cli.words.vocabulary import folded

# What can be typed: `terminal-box-typed-take` is what stands for it, and `terminal-box-does-take` what it does.
COMMANDS: Final = ("number", "end", "take", "stage", "using", "science", "token", "look", "done", "card", "decks")
# The commands that other games have too, with `terminal-typed-` and `terminal-does-`.
SHARED_COMMANDS: Final = ("city", "table", "log", "score", "quit")


def help_table() -> Group:
    """Explain commands and marks."""
    commands = [
        (told_by_id(f"terminal-box-typed-{name}"), told_by_id(f"terminal-box-does-{name}")) for name in COMMANDS
    ]
    commands += [
        (told_by_id(f"terminal-typed-{name}"), told_by_id(f"terminal-does-{name}")) for name in SHARED_COMMANDS
    ]
    shapes = Text(f"{told('terminal-colours')} ")
    for colour in COLOURS:
        shape, style = COLOUR_MARKS[colour]
        shapes.append(f"{shape} {colour_name(colour)}  ", style=style)
    marks = told(
        "terminal-box-marks",
        built=BUILT_STAGE,
        open=OPEN_STAGE,
        effect=EFFECT,
        token=PROGRESS,
        peace=PEACE,
        battle=BATTLE,
        tick=TICK,
        cross=CROSS,
    )
    return Group(pairs_table(commands, "bold"), Text(), shapes, Text(marks), Text(told("terminal-box-horns")))


def find_names(library: Library, words: str) -> list[str]:
    """Find the cards and tokens that a typed name may mean: the exact one, or all that contain it."""
    wanted = folded(words)
    names = [(card_name(card), card.name) for card in library.cards]
    names += [(token_name(token), token.name) for token in library.tokens]
    exact = [own for own, english in names if wanted in (folded(own), folded(english))]
    return exact or [own for own, english in names if wanted in folded(own) or wanted in folded(english)]


def name_panel(scene: Scene, name: str) -> Panel:
    """Show everything about one card or token."""
    library = scene.library
    for card, facts in enumerate(library.cards):
        if card_name(facts) == name:
            left = sum(deck[card] for deck in scene.view.decks)
            counts = told("terminal-box-have", held=scene.city.cards[card], left=left)
            lines = [Text(card_effect(facts)), Text(counts, style=QUIET_STYLE)]
            return small_panel(card_text(library, card), lines)
    token = next(number for number, facts in enumerate(library.tokens) if token_name(facts) == name)
    return small_panel(token_text(library, token), [Text(token_words(library, token))])


def find_city(scene: Scene, words: str) -> int | None:
    """Find the seat that typed words mean: your own without any words, None if no city matches."""
    boards = [scene.library.boards[city.board] for city in scene.cities]
    return named_seat(words, scene.view.seat, [[city_name(board), board.name] for board in boards])
