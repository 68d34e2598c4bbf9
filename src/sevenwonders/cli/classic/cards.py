"""The structures, wonders and chains of an edition, to look things up."""

import json
from collections.abc import Callable
from typing import Final, final

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.colours import BLACK, BONUS, COLOURS, EDIFICE, ISLAND, PURPLE, WHITE
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.library import Board, Card, Library
from sevenwonders.cli.classic.card_data import PLAYER_COUNTS, copies_used, lists_data
from sevenwonders.cli.classic.chains import chain_roots, chain_tree, children_of, parents_of
from sevenwonders.cli.classic.edifices import penalty_words
from sevenwonders.cli.classic.look import AGE_NAMES, board_name, card_name, cost_words, effects_words
from sevenwonders.cli.classic.lookup import find_all
from sevenwonders.cli.classic.marks import marks_of, reconstructed_words
from sevenwonders.cli.classic.reference import kind_words
from sevenwonders.cli.classic.sea_cards import (
    MARK,
    Marks,
    bonus_table,
    edifice_table,
    island_table,
    mark_cells,
    noted,
    print_harbour,
)
from sevenwonders.cli.look import QUIET_STYLE, counted
from sevenwonders.cli.painter import CardQuery
from sevenwonders.kernel.errors import BadNotation

# Colours with a table of their own, and of these what never comes into a hand.
DRAWN: Final = (BLACK, PURPLE, WHITE, ISLAND, EDIFICE, BONUS)
ASIDE: Final = (ISLAND, EDIFICE, BONUS)
# A column that is at least so wide never has to cut a word.
LONGEST_WORD: Final = 14


def print_cards(query: CardQuery) -> None:
    """Print the cards, boards or chains that are asked for."""
    library = library_for(query.config)
    wanted = new_filter(library, query)
    if query.wonders and (query.chains or wanted.is_about_cards()):
        raise BadNotation("--age, --colour, --players and --chains are about cards: leave them or --wonders out.")
    found, boards = find_all(library, query.names) if query.names else everything(library, query.wonders)
    found = [card for card in found if wanted.passes(library.cards[card])]
    boards = [board for board in boards if wanted.passes_board(library.boards[board])]
    if query.chains:
        found = [card for card in found if parents_of(library, card) or children_of(library, card)]
    if query.as_json:
        typer.echo(json.dumps(lists_data(query, library, found, boards), indent=2, ensure_ascii=False))
    elif query.chains and found:
        Console().print(chain_tree(library, chain_roots(library, found)))
    else:
        print_lists(Console(), query, library, found, boards)
        if library.harbour.shipyards and not (query.names or query.wonders or wanted.narrows()):
            print_harbour(Console(), library, marks_of(query.config))


def everything(library: Library, wonders: bool) -> tuple[list[int], list[int]]:
    """All cards, or all boards."""
    return ([], list(range(len(library.boards)))) if wonders else (list(range(len(library.cards))), [])


@final
class Filter:
    """Which cards and boards to list. What is not asked for is None or empty."""

    def __init__(self, age: int | None, colour: int | None, players: int | None, words: str) -> None:
        self.age = age
        self.colour = colour
        self.players = players
        self.words = words

    def is_about_cards(self) -> bool:
        """Whether something is asked for that boards do not have."""
        return (self.age, self.colour, self.players) != (None, None, None)

    def narrows(self) -> bool:
        """Whether anything at all is asked for."""
        return self.is_about_cards() or bool(self.words)

    def passes(self, card: Card) -> bool:
        """Whether the card is to be listed."""
        return (
            self.age in (None, card.age)
            and self.colour in (None, card.colour)
            and (self.players is None or not card.copies or copies_used(card, self.players) > 0)
            and self.words in effects_words(card.effects).lower()
        )

    def passes_board(self, board: Board) -> bool:
        """Whether the board is to be listed: it has the effect itself, or a stage has it."""
        effects = [board.effects, *[stage.effects for stage in board.stages]]
        return any(self.words in effects_words(group).lower() for group in effects)


def new_filter(library: Library, query: CardQuery) -> Filter:
    """The filter that the query asks for, or BadNotation."""
    if query.age is not None and not 1 <= query.age <= library.last_age:
        raise BadNotation(f"There is no Age {query.age}. Use 1 to {library.last_age}.")
    return Filter(query.age, colour_number(query.colour), query.players, query.effect.lower())


def colour_number(colour: str | None) -> int | None:
    """The colour of that name; None stays None."""
    if colour is None:
        return None
    word = colour.strip().lower().replace("grey", "gray")
    if word not in COLOURS:
        raise BadNotation(f"There is no colour '{colour}'. Use {', '.join(COLOURS)}.")
    return COLOURS.index(word)


# On the screen


def print_lists(console: Console, query: CardQuery, library: Library, found: list[int], boards: list[int]) -> None:
    """The cards and boards as tables, or the cards in full."""
    marks = marks_of(query.config)
    if query.names:
        for card in found:
            console.print(card_details(library, card, marks))
    else:
        print_tables(console, library, found, query.players, marks)
    if boards:
        console.print(board_table(library, boards))
    if not found and not boards:
        console.print("Nothing fits. Leave a filter out.")


def print_tables(console: Console, library: Library, found: list[int], players: int | None, marks: Marks) -> None:
    """The structures that every game has, then those of which some are drawn, then what lies beside the hands."""
    maritime = [card for card in found if library.cards[card].maritime]
    rest = [card for card in found if not library.cards[card].maritime]
    groups = [[card for card in rest if library.cards[card].colour not in DRAWN]]
    groups += [[card for card in rest if library.cards[card].colour == colour] for colour in DRAWN]
    captions = [count_words(library, groups[0], players), black_words(groups[1]), guild_words(library, groups[2])]
    for group, caption in zip([groups[0], maritime, *groups[1:3]], [captions[0], "", *captions[1:]], strict=True):
        if group:
            group.sort(key=lambda card: (library.cards[card].age, card))
            words = caption or noted(maritime_words(group), marks, [library.cards[card].ident for card in group])
            console.print(card_table(library, group, words, players, marks))
    tables: list[Callable[[Library, list[int], Marks], Table]] = [
        leader_table,
        island_table,
        edifice_table,
        bonus_table,
    ]
    for group, make in zip(groups[3:], tables, strict=True):
        if group:
            console.print(make(library, group, marks))


def maritime_words(found: list[int]) -> str:
    """How maritime cards come into a game."""
    return f"{counted(len(found), 'maritime card')}. In each Age one of its maritime cards for every player is drawn."


def black_words(found: list[int]) -> str:
    """How black cards come into a game."""
    return f"{counted(len(found), 'black card')}. In each Age one of its black cards for every player is drawn."


def guild_words(library: Library, found: list[int]) -> str:
    """How guilds come into a game."""
    words = f"{counted(len(found), 'guild')}. Of all guilds, players + {library.guilds_beyond_players} are drawn."
    promo = any(library.cards[card].promo for card in found)
    return words + (" Promo: only with --option promo_guilds=true." if promo else "")


def leader_table(library: Library, found: list[int], _: Marks) -> Table:
    """A row a leader."""
    caption = (
        f"{counted(len(found), 'leader')}. Usually each costs 1, 2 or 3 coins by the Age; "
        "these are the prices of --option leader_price=printed."
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), caption=caption)
    table.add_column("Leader", no_wrap=True)
    table.add_column("Price", no_wrap=True)
    table.add_column("Effect")
    for index in found:
        card = library.cards[index]
        table.add_row(card_name(library, index), cost_words(card), effects_words(card.effects))
    return table


def card_table(library: Library, found: list[int], caption: str, players: int | None, marks: Marks) -> Table:
    """A row a card."""
    idents = [library.cards[index].ident for index in found]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), caption=caption)
    table.add_column("Card", no_wrap=True)
    table.add_column("Age")
    table.add_column("Cost")
    table.add_column("Effect", min_width=LONGEST_WORD)
    opens = any(children_of(library, index) for index in found)
    if opens:
        table.add_column("Makes free", min_width=LONGEST_WORD)
    drawn = all(library.cards[index].maritime for index in found)
    if not drawn:
        table.add_column("Copies", justify="right")
    if any(ident in marks for ident in idents):
        table.add_column(MARK, min_width=len(MARK))
    for index in found:
        card = library.cards[index]
        table.add_row(
            card_name(library, index),
            AGE_NAMES[card.age],
            cost_words(card),
            effects_words(card.effects),
            *([names_of(library, children_of(library, index))] if opens else []),
            *([] if drawn else [copies_words(card, players)]),
            *mark_cells(marks, idents, card.ident),
        )
    return table


def copies_words(card: Card, players: int | None) -> str:
    """How many copies so many players use, or which counts of players add a copy."""
    if not card.copies:
        return "promo" if card.promo else "drawn"
    return " ".join(map(str, card.copies)) if players is None else str(copies_used(card, players))


def count_words(library: Library, found: list[int], players: int | None) -> str:
    """What the table's last column means."""
    if players is None:
        return f"{counted(len(found), 'card')}. Copies: 3 7 is one from 3 players on and another from 7 on."
    total = sum(copies_used(library.cards[card], players) for card in found)
    return f"{counted(len(found), 'card')} in {total} copies for {players} players."


def names_of(library: Library, indices: list[int]) -> str:
    """The cards' names in a row."""
    return ", ".join(library.cards[index].name for index in indices)


def card_details(library: Library, index: int, marks: Marks) -> Table:
    """Everything about one card."""
    card = library.cards[index]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_header=True)
    table.add_column(card_name(library, index), no_wrap=True, min_width=12)
    table.add_column(Text(f"{kind_words(card, [card.age])}, {COLOURS[card.colour]}", style=QUIET_STYLE))
    if card.colour not in (ISLAND, BONUS):
        table.add_row("Price" if card.colour in (WHITE, EDIFICE) else "Cost", cost_words(card))
    table.add_row("Reward" if card.colour == EDIFICE else "Effect", effects_words(card.effects))
    if card.penalty is not None:
        table.add_row("Penalty", penalty_words(card, library.edifice_debts[card.age - 1]))
    if card.colour < WHITE:
        table.add_row("Free after", names_of(library, parents_of(library, index)) or "–")
        table.add_row("Makes free", names_of(library, children_of(library, index)) or "–")
    table.add_row("Copies", all_copies_words(library, card))
    if card.ident in marks:
        table.add_row("Mark", reconstructed_words(marks[card.ident]))
    table.add_row("Id", card.ident)
    return table


def all_copies_words(library: Library, card: Card) -> str:
    """The copies for every number of players."""
    if card.colour in ASIDE:
        return "one"
    if card.maritime:
        return f"one; of the Age's {len(library.maritime_cards[card.age])} maritime cards, one a player is drawn"
    if card.promo:
        return "one; shuffled among the guilds with promo_guilds=true"
    if card.colour == PURPLE:
        return f"one; of all guilds, players + {library.guilds_beyond_players} are drawn"
    if card.colour == BLACK:
        return f"one; of the Age's {len(library.black_cards[card.age])} black cards, one a player is drawn"
    if card.colour == WHITE:
        return f"one; of all {len(library.leaders)} leaders, four a player are dealt"
    return ", ".join(f"{copies_used(card, players)} with {players}" for players in PLAYER_COUNTS) + " players"


def board_table(library: Library, boards: list[int]) -> Table:
    """A row a stage, with the board's name at its first one."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("Wonder", "Board", "Stage", "Cost", "Effect"):
        table.add_column(title, no_wrap=title == "Wonder")
    for index in boards:
        board = library.boards[index]
        for number, stage in enumerate(board.stages, 1):
            first = (board_name(library, index), effects_words(board.effects)) if number == 1 else ("", "")
            table.add_row(*first, str(number), cost_words(stage), effects_words(stage.effects))
        table.add_section()
    return table
