"""Look up cards, decks, wonders and progress tokens of Architects."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

import typer
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.architects.library import Library, library_of
from sevenwonders.catalogue.architects import load_architects
from sevenwonders.catalogue.names import name_key
from sevenwonders.cli.architects.city import wonder_lines
from sevenwonders.cli.architects.look import (
    card_effect,
    card_text,
    effect_words,
    token_text,
    token_words,
)
from sevenwonders.cli.look import framed, listing, number_text
from sevenwonders.cli.painter import CardQuery
from sevenwonders.kernel.errors import BadNotation
from sevenwonders.kernel.numbers import numbers_in

COLOURS: Final = ["grey", "yellow", "green", "red", "blue"]
UNCERTAIN: Final = "?"
UNCERTAIN_NOTE: Final = f"{UNCERTAIN} Sources disagree on this number."
DECK_WIDTH: Final = 4
# From this width on, wonders are drawn in pairs.
WIDTH_FOR_TWO: Final = 96


@dataclass(frozen=True)
class Found:
    """The cards, wonders and tokens that match a query, as numbers in the library."""

    cards: list[int]
    wonders: list[int]
    tokens: list[int]


def print_cards(query: CardQuery) -> None:
    """Print the cards, wonders and tokens that match the query."""
    if query.age is not None or query.chains or query.players is not None:
        raise BadNotation("--age, --players and --chains are about the classic game: leave them out for Architects.")
    library = library_of()
    found = matches(library, query)
    if query.as_json:
        typer.echo(json.dumps(found_data(query, library, found), indent=2, ensure_ascii=False))
        return
    console = Console(highlight=False)
    parts = details(library, found) if query.names else tables(library, found, console.width)
    for part in parts:
        console.print(part)
    if not parts:
        console.print("Nothing fits. Leave a filter out.")


# Finding


def matches(library: Library, query: CardQuery) -> Found:
    """Find everything that matches the names and filters of a query."""
    found = named(library, query.names) if query.names else everything(library)
    if query.wonders:
        found = Found([], found.wonders, [])
    if query.colour is not None:
        colour = colour_of(query.colour)
        found = Found([card for card in found.cards if library.cards[card].colour == colour], [], [])
    words = query.effect.lower()
    return Found(
        [card for card in found.cards if words in card_effect(library.cards[card])],
        [board for board in found.wonders if words in effect_words(library, library.boards[board])],
        [token for token in found.tokens if words in token_words(library, token)],
    )


def everything(library: Library) -> Found:
    """Return all cards, wonders and tokens."""
    return Found(list(range(len(library.cards))), list(range(len(library.boards))), list(range(len(library.tokens))))


def colour_of(words: str) -> str:
    """Return the colour with that name. Raises `BadNotation` if there is none."""
    colour = words.strip().lower().replace("gray", "grey")
    if colour not in COLOURS:
        raise BadNotation(f"There is no colour '{words}'. Use {', '.join(COLOURS)}.")
    return colour


def named(library: Library, names: list[str]) -> Found:
    """Find everything with these names; several words may also be one name."""
    keys = name_index(library)
    together = name_key(" ".join(names))
    wanted = [together] if together in keys else [name_key(name) for name in names]
    for name, key in zip(names, wanted, strict=False):
        if key not in keys:
            raise BadNotation(f"No card, wonder or token is called '{name}'.{suggestion(library, name)}")
    lists: tuple[list[int], list[int], list[int]] = ([], [], [])
    for key in wanted:
        kind, number = keys[key]
        lists[kind].append(number)
    return Found(*lists)


def name_index(library: Library) -> dict[str, tuple[int, int]]:
    """Return the list (cards 0, wonders 1, tokens 2) and number that each name means."""
    keys = {key: (0, number) for key, number in library.card_index.items()}
    keys |= {key: (2, number) for key, number in library.token_index.items()}
    return keys | {key: (1, number) for key, number in library.board_index.items()}


def suggestion(library: Library, name: str) -> str:
    """Suggest the closest names in a sentence, or where to look if there are none."""
    names = [card.name for card in library.cards] + [board.name for board in library.boards]
    names += [token.name for token in library.tokens]
    by_key = {known.lower(): known for known in names}
    near = [known for key, known in by_key.items() if name.lower() in key]
    near = near or [by_key[key] for key in get_close_matches(name.lower(), by_key)]
    if not near:
        return " `sevenwonders cards --game architects` lists everything."
    return f" Did you mean {' or '.join(near[:3])}?"


# On the screen


def tables(library: Library, found: Found, width: int) -> list[RenderableType]:
    """Return tables of cards with their decks, wonders and tokens."""
    parts: list[RenderableType] = []
    if found.cards:
        parts += [card_table(library, found.cards), deck_table(library, found.cards)]
    in_row = 2 if width >= WIDTH_FOR_TWO else 1
    for first in range(0, len(found.wonders), in_row):
        grid = Table.grid(expand=True)
        for _ in range(in_row):
            grid.add_column(ratio=1)
        grid.add_row(*[wonder_panel(library, number) for number in found.wonders[first : first + in_row]])
        parts.append(grid)
    return [*parts, token_table(library, found.tokens)] if found.tokens else parts


def card_table(library: Library, cards: list[int]) -> Table:
    """Return a table with one row for each kind of card."""
    table = listing(["Card", "Colour", "Gives"])
    for card in cards:
        table.add_row(card_text(library, card), library.cards[card].colour, card_effect(library.cards[card]))
    return table


def deck_table(library: Library, cards: list[int], decks: Sequence[str] = ()) -> Table:
    """Show the number of cards of each kind in each deck, or in the named decks, and in all decks together."""
    counts = deck_counts()
    shown = {name: row for name, row in counts.items() if not decks or name in decks}
    marked = any(UNCERTAIN in row[card] for row in shown.values() for card in cards)
    table = listing(["In the decks"], UNCERTAIN_NOTE if marked else None)
    for name in [*shown, "all"]:
        table.add_column(name[:DECK_WIDTH].capitalize(), justify="right", no_wrap=True)
    for card in cards:
        total = sum(int(row[card].rstrip(UNCERTAIN)) for row in counts.values())
        texts = [Text(row[card]) if row[card] != "0" else number_text(0) for row in shown.values()]
        table.add_row(card_text(library, card), *texts, Text(str(total), style="bold"))
    return table


def deck_counts() -> dict[str, list[str]]:
    """Count the cards of each kind in each deck; a number on which sources disagree is marked."""
    source = load_architects()
    return {
        deck.deck: [
            f"{deck.cards.get(card.id, 0)}{UNCERTAIN if card.id in deck.uncertain else ''}" for card in source.cards
        ]
        for deck in source.decks
    }


def wonder_panel(library: Library, number: int) -> Panel:
    """Show a wonder before anything is built."""
    board = library.boards[number]
    return framed(f"{board.name}, {board.wonder}", wonder_lines(library, board, 0), "bold")


def token_table(library: Library, tokens: list[int]) -> Table:
    """Return a table with one row for each progress token."""
    table = listing(["Progress token", "Does", "Copies"])
    for token in tokens:
        table.add_row(token_text(library, token), token_words(library, token), str(library.tokens[token].copies))
    return table


def details(library: Library, found: Found) -> list[RenderableType]:
    """Show every detail of each card, wonder and token."""
    parts: list[RenderableType] = []
    if found.cards:
        parts += [card_table(library, found.cards), deck_table(library, found.cards)]
    for number in found.wonders:
        parts.append(wonder_panel(library, number))
        parts.append(deck_table(library, list(range(len(library.cards))), [library.boards[number].ident]))
    return [*parts, token_table(library, found.tokens)] if found.tokens else parts


# As data


def found_data(query: CardQuery, library: Library, found: Found) -> dict[str, object]:
    """Return the cards, wonders and tokens as plain data."""
    return {
        "game": query.config.game,
        "edition": query.config.edition,
        "cards": [card_data(library, card) for card in found.cards],
        "wonders": [wonder_data(library, wonder) for wonder in found.wonders],
        "tokens": [token_data(library, token) for token in found.tokens],
    }


def card_data(library: Library, number: int) -> dict[str, object]:
    """Return one kind of card as plain data."""
    card = library.cards[number]
    return {
        "id": card.ident,
        "name": card.name,
        "colour": card.colour,
        "effect": card_effect(card),
        "shields": card.shields,
        "horns": card.horns,
        "points": card.points,
        "cat": card.cat,
        "decks": {deck.deck: deck.cards.get(card.ident, 0) for deck in load_architects().decks},
        "uncertain": [deck.deck for deck in load_architects().decks if card.ident in deck.uncertain],
    }


def wonder_data(library: Library, number: int) -> dict[str, object]:
    """Return one wonder as plain data."""
    board = library.boards[number]
    return {
        "id": board.ident,
        "name": board.name,
        "wonder": board.wonder,
        "effect": effect_words(library, board),
        "stages": [
            {
                "place": stage.place,
                "count": stage.count,
                "cost": "identical" if stage.identical else "different",
                "points": stage.points,
                "effect": stage.effect,
                "needs": [below + 1 for below in numbers_in(stage.needs)],
            }
            for stage in board.stages
        ],
    }


def token_data(library: Library, number: int) -> dict[str, object]:
    """Return one progress token as plain data."""
    token = library.tokens[number]
    return {"id": token.ident, "name": token.name, "effect": token_words(library, number), "copies": token.copies}
