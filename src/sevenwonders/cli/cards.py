"""The subcommand `cards`: the structures and wonders of the edition, to look things up."""

import json
from typing import Annotated, Final, final

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.colours import COLOURS, PURPLE
from sevenwonders.classic.library import Board, Card, Library, library_of
from sevenwonders.classic.resources import letters_of
from sevenwonders.cli.chains import AGE_NAMES, chain_roots, chain_tree, children_of, parents_of
from sevenwonders.cli.look import QUIET_STYLE, board_name, card_name, cost_words, effects_words
from sevenwonders.cli.lookup import find_all
from sevenwonders.kernel.errors import BadNotation

EDITION: Final = 1
PLAYER_COUNTS: Final = range(3, 8)


def cards(
    name: Annotated[list[str] | None, typer.Argument(help="Cards or wonders to show in full.")] = None,
    age: Annotated[int | None, typer.Option("--age", "-a", help="Only this Age, 1 to 3.")] = None,
    colour: Annotated[str | None, typer.Option("--colour", "-c", help=f"Only this one: {', '.join(COLOURS)}.")] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Only what so many players use, with copies.")
    ] = None,
    effect: Annotated[str | None, typer.Option("--effect", "-e", help="Only where the effect has these words.")] = None,
    wonders: Annotated[bool, typer.Option("--wonders", "-w", help="The wonder boards instead of the cards.")] = False,
    chains: Annotated[bool, typer.Option("--chains", help="The chains as a tree.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Look up cards, wonders and chains.

    Without a name, all cards that pass the filters; with names, everything about these cards or wonders.
    """
    library = library_of(EDITION)
    wanted = new_filter(library, age, colour, players, effect or "")
    if wonders and (chains or wanted.is_about_cards()):
        raise BadNotation("--age, --colour, --players and --chains are about cards: leave them or --wonders out.")
    found, boards = find_all(library, name) if name else everything(library, wonders)
    found = [card for card in found if wanted.passes(library.cards[card])]
    boards = [board for board in boards if wanted.passes_board(library.boards[board])]
    if chains:
        found = [card for card in found if parents_of(library, card) or children_of(library, card)]
    if as_json:
        typer.echo(json.dumps(lists_data(library, found, boards), indent=2, ensure_ascii=False))
    elif chains and found:
        Console().print(chain_tree(library, chain_roots(library, found)))
    else:
        print_lists(Console(), library, found, boards, bool(name), players)


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

    def passes(self, card: Card) -> bool:
        """Whether the card is to be listed."""
        return (
            self.age in (None, card.age)
            and self.colour in (None, card.colour)
            and (self.players is None or card.colour == PURPLE or copies_used(card, self.players) > 0)
            and self.words in effects_words(card.effects).lower()
        )

    def passes_board(self, board: Board) -> bool:
        """Whether the board is to be listed: a stage has the effect."""
        return any(self.words in effects_words(stage.effects).lower() for stage in board.stages)


def new_filter(library: Library, age: int | None, colour: str | None, players: int | None, words: str) -> Filter:
    """The filter that the options ask for, or BadNotation."""
    if age is not None and not 1 <= age <= library.last_age:
        raise BadNotation(f"There is no Age {age}. Use 1 to {library.last_age}.")
    if players is not None and not 2 <= players <= PLAYER_COUNTS[-1]:
        raise BadNotation(f"The game is for 2 to {PLAYER_COUNTS[-1]} players, not {players}.")
    return Filter(age, colour_number(colour), players, words.lower())


def colour_number(colour: str | None) -> int | None:
    """The colour of that name; None stays None."""
    if colour is None:
        return None
    word = colour.strip().lower().replace("grey", "gray")
    if word not in COLOURS:
        raise BadNotation(f"There is no colour '{colour}'. Use {', '.join(COLOURS)}.")
    return COLOURS.index(word)


def copies_used(card: Card, players: int) -> int:
    """How many copies so many players use; two players use the cards for three."""
    return sum(copy <= max(players, PLAYER_COUNTS[0]) for copy in card.copies)


# On the screen


def print_lists(
    console: Console, library: Library, found: list[int], boards: list[int], in_full: bool, players: int | None
) -> None:
    """The cards and boards as tables, or the cards in full."""
    if in_full:
        for card in found:
            console.print(card_details(library, card))
    elif found:
        console.print(card_table(library, found, players))
    if boards:
        console.print(board_table(library, boards))
    if not found and not boards:
        console.print("Nothing fits. Leave a filter out.")


def card_table(library: Library, found: list[int], players: int | None) -> Table:
    """A row a card."""
    table = Table(
        box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), caption=count_words(library, found, players)
    )
    table.add_column("Card", no_wrap=True)
    table.add_column("Age")
    table.add_column("Cost")
    table.add_column("Effect")
    table.add_column("Makes free")
    table.add_column("Copies", justify="right")
    for index in found:
        card = library.cards[index]
        table.add_row(
            card_name(library, index),
            AGE_NAMES[card.age],
            cost_words(card),
            effects_words(card.effects),
            names_of(library, children_of(library, index)),
            copies_words(card, players),
        )
    return table


def copies_words(card: Card, players: int | None) -> str:
    """How many copies so many players use, or which counts of players add a copy."""
    if card.colour == PURPLE:
        return "drawn"
    return " ".join(map(str, card.copies)) if players is None else str(copies_used(card, players))


def count_words(library: Library, found: list[int], players: int | None) -> str:
    """What the table's last column means."""
    if players is None:
        return f"{cards_words(len(found))}. Copies: 3 7 is one from 3 players on and another from 7 on."
    total = sum(copies_used(library.cards[card], players) for card in found)
    return f"{cards_words(len(found))} in {total} copies for {players} players, guilds apart."


def cards_words(count: int) -> str:
    """A number of cards: `1 card`, `3 cards`."""
    return "1 card" if count == 1 else f"{count} cards"


def names_of(library: Library, indices: list[int]) -> str:
    """The cards' names in a row."""
    return ", ".join(library.cards[index].name for index in indices)


def card_details(library: Library, index: int) -> Table:
    """Everything about one card."""
    card = library.cards[index]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_header=True)
    table.add_column(card_name(library, index), no_wrap=True, min_width=12)
    table.add_column(Text(f"Age {AGE_NAMES[card.age]}, {COLOURS[card.colour]}", style=QUIET_STYLE))
    table.add_row("Cost", cost_words(card))
    table.add_row("Effect", effects_words(card.effects))
    table.add_row("Free after", names_of(library, parents_of(library, index)) or "–")
    table.add_row("Makes free", names_of(library, children_of(library, index)) or "–")
    table.add_row("Copies", all_copies_words(library, card))
    table.add_row("Id", card.ident)
    return table


def all_copies_words(library: Library, card: Card) -> str:
    """The copies for every number of players."""
    if card.colour == PURPLE:
        return f"one; of all guilds, players + {library.guilds_beyond_players} are drawn"
    return ", ".join(f"{copies_used(card, players)} with {players}" for players in PLAYER_COUNTS) + " players"


def board_table(library: Library, boards: list[int]) -> Table:
    """A row a stage, with the board's name at its first one."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("Wonder", "Produces", "Stage", "Cost", "Effect"):
        table.add_column(title)
    for index in boards:
        board = library.boards[index]
        for number, stage in enumerate(board.stages, 1):
            first = (board_name(library, index), board.produce.words()) if number == 1 else ("", "")
            table.add_row(*first, str(number), cost_words(stage), effects_words(stage.effects))
        table.add_section()
    return table


# As data


def lists_data(library: Library, found: list[int], boards: list[int]) -> dict[str, object]:
    """The cards and boards as plain data."""
    return {
        "edition": EDITION,
        "cards": [card_data(library, card) for card in found],
        "wonders": [board_data(library, board) for board in boards],
    }


def card_data(library: Library, index: int) -> dict[str, object]:
    """One card as plain data."""
    card = library.cards[index]
    return {
        "id": card.ident,
        "name": card.name,
        "age": card.age,
        "colour": COLOURS[card.colour],
        "cost": {"coins": card.coins, "resources": letters_of(card.cost)},
        "effects": [effect.words() for effect in card.effects],
        "free_after": [library.cards[parent].ident for parent in parents_of(library, index)],
        "makes_free": [library.cards[child].ident for child in children_of(library, index)],
        "copies": card.copies,
        "copies_used": {str(players): copies_used(card, players) for players in PLAYER_COUNTS},
    }


def board_data(library: Library, index: int) -> dict[str, object]:
    """One side of a wonder board as plain data."""
    board = library.boards[index]
    return {
        "id": board.ident,
        "name": board.name,
        "side": board.side,
        "wonder": board.wonder,
        "produces": board.letter,
        "stages": [
            {
                "cost": {"coins": stage.coins, "resources": letters_of(stage.cost)},
                "effects": [effect.words() for effect in stage.effects],
            }
            for stage in board.stages
        ],
    }
