"""Look up cards, decks, wonders and progress tokens of Architects."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from typing import Final

import typer
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.architects.library import Board, Library, library_of
from sevenwonders.catalogue.architects import CENTRAL, load_architects
from sevenwonders.catalogue.names import name_key
from sevenwonders.cli.architects.city import wonder_lines
from sevenwonders.cli.architects.look import (
    COLOURS,
    card_effect,
    card_name,
    card_text,
    city_name,
    colour_name,
    token_name,
    token_text,
    token_words,
    wonder_effect,
    wonder_name,
)
from sevenwonders.cli.look import framed, listing, number_text
from sevenwonders.cli.painter import CardQuery
from sevenwonders.cli.words.language import any_of, in_row, speaking, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.cli.words.vocabulary import folded
from sevenwonders.kernel.errors import BadNotation
from sevenwonders.kernel.numbers import numbers_in
from sevenwonders.languages import ORIGINAL

UNCERTAIN: Final = "?"
DECK_WIDTH: Final = 4
MOST_SUGGESTIONS: Final = 3
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
        raise BadNotation(told("terminal-box-no-filter"))
    library = library_of()
    found = matches(library, query)
    if query.as_json:
        # Programs read English.
        with speaking(ORIGINAL):
            typer.echo(json.dumps(found_data(query, library, found), indent=2, ensure_ascii=False))
        return
    console = Console(highlight=False)
    parts = details(library, found) if query.names else tables(library, found, console.width)
    for part in parts:
        console.print(part)
    if not parts:
        console.print(told("terminal-nothing-fits"))


# Finding


def matches(library: Library, query: CardQuery) -> Found:
    """Find everything that matches the names and filters of a query."""
    found = find_all(library, query.names) if query.names else everything(library)
    if query.wonders:
        found = Found([], found.wonders, [])
    if query.colour is not None:
        colour = colour_of(query.colour)
        found = Found([card for card in found.cards if library.cards[card].colour == colour], [], [])
    words = folded(query.effect)
    return Found(
        [card for card in found.cards if finds(words, partial(card_effect, library.cards[card]))],
        [board for board in found.wonders if finds(words, partial(wonder_effect, library.boards[board]))],
        [token for token in found.tokens if finds(words, partial(token_words, library, token))],
    )


def finds(words: str, describe: Callable[[], str]) -> bool:
    """Return whether the words are in a description, in the reader's language or in English."""
    if words in folded(describe()):
        return True
    with speaking(ORIGINAL):
        return words in folded(describe())


def everything(library: Library) -> Found:
    """Return all cards, wonders and tokens."""
    return Found(list(range(len(library.cards))), list(range(len(library.boards))), list(range(len(library.tokens))))


def colour_of(words: str) -> str:
    """Return the colour with that name. Raises `BadNotation` if there is none."""
    names = {folded(colour_name(colour)): colour for colour in COLOURS}
    names |= {colour: colour for colour in COLOURS} | {"gray": "grey"}
    if folded(words) not in names:
        colours = in_row(colour_name(colour) for colour in COLOURS)
        raise BadNotation(told("terminal-no-colour", colour=words, colours=colours))
    return names[folded(words)]


def find_all(library: Library, names: list[str]) -> Found:
    """Find everything with these names; several words may also be one name."""
    keys = name_index(library)
    together = name_key(" ".join(names))
    wanted = [together] if together in keys else [name_key(name) for name in names]
    for name, key in zip(names, wanted, strict=False):
        if key not in keys:
            raise BadNotation(f"{told('terminal-box-no-name', name=name)} {suggestion(library, name)}")
    lists: tuple[list[int], list[int], list[int]] = ([], [], [])
    for key in wanted:
        kind, number = keys[key]
        lists[kind].append(number)
    return Found(*lists)


def name_index(library: Library) -> dict[str, tuple[int, int]]:
    """Return the list (cards 0, wonders 1, tokens 2) and number that each name means, also in the reader's language."""
    keys: dict[str, tuple[int, int]] = {}
    indices = (library.card_index, library.board_index, library.token_index)
    for kind, (names, index) in enumerate(zip(own_names(library), indices, strict=True)):
        keys |= {name_key(name): (kind, number) for number, name in enumerate(names)}
        keys |= {key: (kind, number) for key, number in index.items()}
    return keys


def own_names(library: Library) -> tuple[list[str], list[str], list[str]]:
    """Return the names of cards, wonders and tokens in the reader's language."""
    return (
        [card_name(card) for card in library.cards],
        [city_name(board) for board in library.boards],
        [token_name(token) for token in library.tokens],
    )


def suggestion(library: Library, name: str) -> str:
    """Suggest the closest names in a sentence, or where to look if there are none."""
    with speaking(ORIGINAL):
        english = own_names(library)
    near = closest(own_names(library), name) or closest(english, name)
    if not near:
        return told("terminal-box-where-to-look")
    return told("terminal-did-you-mean", names=any_of(near[:MOST_SUGGESTIONS]))


def closest(kinds: Iterable[list[str]], name: str) -> list[str]:
    """List the names that contain a name, or else those that are much like it."""
    by_key = {folded(known): known for names in kinds for known in names}
    near = [known for key, known in by_key.items() if folded(name) in key]
    return near or [by_key[key] for key in get_close_matches(folded(name), by_key)]


# On the screen


def tables(library: Library, found: Found, width: int) -> list[RenderableType]:
    """Return tables of cards with their decks, wonders and tokens."""
    parts: list[RenderableType] = []
    if found.cards:
        parts += [card_table(library, found.cards), deck_table(library, found.cards)]
    in_line = 2 if width >= WIDTH_FOR_TWO else 1
    for first in range(0, len(found.wonders), in_line):
        grid = Table.grid(expand=True)
        for _ in range(in_line):
            grid.add_column(ratio=1)
        grid.add_row(*[wonder_panel(library.boards[number]) for number in found.wonders[first : first + in_line]])
        parts.append(grid)
    return [*parts, token_table(library, found.tokens)] if found.tokens else parts


def card_table(library: Library, cards: list[int]) -> Table:
    """Return a table with one row for each kind of card."""
    headings = ("terminal-column-card", "terminal-box-column-colour", "terminal-column-effect")
    table = listing([told_by_id(heading) for heading in headings])
    for card in cards:
        facts = library.cards[card]
        table.add_row(card_text(library, card), colour_name(facts.colour), card_effect(facts))
    return table


def deck_table(library: Library, cards: list[int], decks: Sequence[str] = ()) -> Table:
    """Show the number of cards of each kind in each deck, or in the named decks, and in all decks together."""
    counts = deck_counts()
    shown = {name: row for name, row in counts.items() if not decks or name in decks}
    marked = any(UNCERTAIN in row[card] for row in shown.values() for card in cards)
    note = told("terminal-box-uncertain", mark=UNCERTAIN) if marked else None
    table = listing([told("terminal-box-in-decks")], note)
    for name in [*[deck_name(library, name)[:DECK_WIDTH] for name in shown], told("terminal-box-all")]:
        table.add_column(name, justify="right", no_wrap=True)
    for card in cards:
        total = sum(int(row[card].rstrip(UNCERTAIN)) for row in counts.values())
        texts = [Text(row[card]) if row[card] != "0" else number_text(0) for row in shown.values()]
        table.add_row(card_text(library, card), *texts, Text(str(total), style="bold"))
    return table


def deck_name(library: Library, deck: str) -> str:
    """Name a deck by its wonder, or by its place in the centre."""
    return told("boxplace-centre") if deck == CENTRAL else city_name(library.boards[library.saved_board(deck)])


def deck_counts() -> dict[str, list[str]]:
    """Count the cards of each kind in each deck; a number on which sources disagree is marked."""
    source = load_architects()
    return {
        deck.deck: [
            f"{deck.cards.get(card.id, 0)}{UNCERTAIN if card.id in deck.uncertain else ''}" for card in source.cards
        ]
        for deck in source.decks
    }


def wonder_panel(board: Board) -> Panel:
    """Show a wonder before anything is built."""
    return framed(wonder_name(board), wonder_lines(board, 0), "bold")


def token_table(library: Library, tokens: list[int]) -> Table:
    """Return a table with one row for each progress token."""
    table = listing([told("boxsymbol-token"), told("terminal-column-effect"), told("terminal-column-copies")])
    for token in tokens:
        table.add_row(token_text(library, token), token_words(library, token), str(library.tokens[token].copies))
    return table


def details(library: Library, found: Found) -> list[RenderableType]:
    """Show every detail of each card, wonder and token."""
    parts: list[RenderableType] = []
    if found.cards:
        parts += [card_table(library, found.cards), deck_table(library, found.cards)]
    for number in found.wonders:
        parts.append(wonder_panel(library.boards[number]))
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
        "effect": wonder_effect(board),
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
