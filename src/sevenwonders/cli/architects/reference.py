"""Lookups during a game: the commands, a card, a token, a city."""

from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from sevenwonders.architects.city import city_names
from sevenwonders.architects.library import Library
from sevenwonders.cli.architects.look import (
    BATTLE,
    EFFECT,
    PEACE,
    PROGRESS,
    card_effect,
    card_text,
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
    counted,
    pairs_table,
    small_panel,
)
from sevenwonders.cli.prompt import named_seat

COMMANDS: Final = [
    ("2", "do the action with the number 2"),
    ("p", "end the turn, when nothing compulsory is left"),
    ("take left", "the same in words: take left, take right or take centre; with Alexandria also take Giza"),
    ("stage 2 with wood, coin", "build stage 2 with these cards; without them the first way to pay"),
    ("stage 2 using Economy", "pay with the help of a token"),
    ("science gear", "turn in two gears; or science compass, gear, tablet"),
    ("token Education", "choose a token; or token unseen"),
    ("look left", "look at a deck; then keep gear to keep one of its cards"),
    ("done", "end the turn"),
    ("c NAME or c 2", "show a card or a token"),
    ("d NAME", "show a city in full; your own without a name, also d left and d right"),
    ("decks", "what is left in every deck"),
    ("t", "show the table again"),
    ("l", "what happened so far"),
    ("score", "the points of all cities as if the game ended now"),
    ("q", "leave the game"),
]


def help_table() -> Group:
    """Explain commands and marks."""
    shapes = Text("Colours: ")
    for colour in ("grey", "yellow", "green", "red", "blue"):
        shape, style = COLOUR_MARKS[colour]
        shapes.append(f"{shape} {colour}  ", style=style)
    marks = Text(
        f"Marks: {BUILT_STAGE} built  {OPEN_STAGE} to build  {EFFECT} the wonder's effect  {PROGRESS} progress token  "
        f"{PEACE} peace  {BATTLE} battle  {TICK} possible  {CROSS} no"
    )
    horns = Text("A horn turns a conflict token. When the last one is turned, a battle ends the turn.")
    return Group(pairs_table(COMMANDS, "bold"), Text(), shapes, marks, horns)


def find_names(library: Library, words: str) -> list[str]:
    """Find the cards and tokens that a typed name may mean: the exact one, or all that contain it."""
    wanted = words.lower()
    names = [card.name for card in library.cards] + [token.name for token in library.tokens]
    exact = [name for name in names if name.lower() == wanted]
    return exact or [name for name in names if wanted in name.lower()]


def name_panel(scene: Scene, name: str) -> Panel:
    """Show everything about one card or token."""
    library = scene.library
    for card, facts in enumerate(library.cards):
        if facts.name == name:
            held = counted(scene.city.cards[card], "card")
            left = sum(deck[card] for deck in scene.view.decks)
            lines = [Text(card_effect(facts)), Text(f"You have {held}; {left} left in the decks.", style=QUIET_STYLE)]
            return small_panel(card_text(library, card), lines)
    token = next(number for number, facts in enumerate(library.tokens) if facts.name == name)
    return small_panel(token_text(library, token), [Text(token_words(library, token))])


def find_city(scene: Scene, words: str) -> int | None:
    """Find the seat that typed words mean: your own without any words, None if no city matches."""
    names = [[name] for name in city_names(scene.library, scene.cities)]
    return named_seat(words, scene.view.seat, names)
