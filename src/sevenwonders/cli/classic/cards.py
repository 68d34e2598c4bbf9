"""Look up structures, wonders and chains of an edition."""

import json
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, final

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.colours import CARD_COLOURS, COLOURS, DECK_COLOURS, PURPLE, colour_of
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.library import Board, Card, Library, Pool
from sevenwonders.classic.rules import hooks_of
from sevenwonders.cli.classic.all_rules import screens_of
from sevenwonders.cli.classic.card_data import PLAYER_COUNTS, copies_used, lists_data
from sevenwonders.cli.classic.chains import chain_roots, chain_tree, children_of, parents_of
from sevenwonders.cli.classic.look import (
    AGE_NAMES,
    MARK,
    Marks,
    board_name,
    card_name,
    cost_words,
    effects_words,
    mark_cells,
    noted,
    reconstructed_words,
)
from sevenwonders.cli.classic.reference import catalogue_of, has_price, kind_words, marks_of, price_label
from sevenwonders.cli.classic.rule_screen import RuleScreen
from sevenwonders.cli.look import QUIET_STYLE, counted, listing
from sevenwonders.cli.painter import CardQuery
from sevenwonders.kernel.errors import BadNotation

# Bonuses that a stage lets its owner choose from.
BONUS: Final = colour_of("bonus")
# A column of at least this width never has to cut a word.
LONGEST_WORD: Final = 14


def print_cards(query: CardQuery) -> None:
    """Print the cards, boards or chains that the query asks for."""
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
        if not (query.names or query.wonders or wanted.narrows()):
            for rule in rules_of(query):
                for table in rule.board_tables(marks_of(query.config)):
                    Console().print(table)


def rules_of(query: CardQuery) -> list[RuleScreen]:
    """List the screens of the table's rules, which know its cards."""
    return screens_of(hooks_of(query.config))


def everything(library: Library, wonders: bool) -> tuple[list[int], list[int]]:
    """List all cards, or all boards."""
    return ([], list(range(len(library.boards)))) if wonders else (list(range(len(library.cards))), [])


@final
@dataclass(eq=False)
class Filter:
    """The cards and boards to list. A field that the query does not use is None or empty."""

    age: int | None
    colour: int | None
    players: int | None
    words: str

    def is_about_cards(self) -> bool:
        """Return whether the filter uses something that boards do not have."""
        return (self.age, self.colour, self.players) != (None, None, None)

    def narrows(self) -> bool:
        """Return whether the filter excludes anything at all."""
        return self.is_about_cards() or bool(self.words)

    def passes(self, card: Card) -> bool:
        """Return whether to list the card."""
        return (
            self.age in (None, card.age)
            and self.colour in (None, card.colour)
            and (self.players is None or not card.copies or copies_used(card, self.players) > 0)
            and self.words in effects_words(card.effects).lower()
        )

    def passes_board(self, board: Board) -> bool:
        """Return whether to list the board: it has the effect itself, or one of its stages has it."""
        effects = [board.effects, *[stage.effects for stage in board.stages]]
        return any(self.words in effects_words(group).lower() for group in effects)


def new_filter(library: Library, query: CardQuery) -> Filter:
    """Return the filter that the query asks for. Raises `BadNotation` if it makes no sense."""
    if query.age is not None and not 1 <= query.age <= library.last_age:
        raise BadNotation(f"There is no Age {query.age}. Use 1 to {library.last_age}.")
    return Filter(query.age, colour_number(query.colour), query.players, query.effect.lower())


def colour_number(colour: str | None) -> int | None:
    """Return the colour with that name; None stays None."""
    if colour is None:
        return None
    word = colour.strip().lower().replace("grey", "gray")
    if word not in COLOURS:
        raise BadNotation(f"There is no colour '{colour}'. Use {', '.join(COLOURS)}.")
    return COLOURS.index(word)


# On the screen


def print_lists(console: Console, query: CardQuery, library: Library, found: list[int], boards: list[int]) -> None:
    """Print the cards and boards as tables, or the cards in full."""
    if query.names:
        for card in found:
            console.print(card_details(library, card, query))
    else:
        print_tables(console, library, found, query)
    if boards:
        console.print(board_table(library, boards))
    if not found and not boards:
        console.print("Nothing fits. Leave a filter out.")


def print_tables(console: Console, library: Library, found: list[int], query: CardQuery) -> None:
    """Print the structures of every game, then those of which only some are drawn, then cards that no Age deals."""
    marks = marks_of(query.config)
    pools = [(pool, word) for pool in library.pools if (word := drawn_word(query, pool))]
    pooled = {card for pool, _ in pools for cards in pool.by_age for card in cards}
    deck = [card for card in found if library.cards[card].colour in DECK_COLOURS and card not in pooled]
    plain = [card for card in deck if library.cards[card].colour != PURPLE]
    guilds = [card for card in deck if library.cards[card].colour == PURPLE]
    groups = [(plain, count_words(library, plain, query.players))]
    for pool, word in pools:
        drawn = [card for card in found if any(card in cards for cards in pool.by_age)]
        groups.append((drawn, drawn_words(drawn, word)))
    for group, caption in [*groups, (guilds, guild_words(library, guilds))]:
        if group:
            group.sort(key=lambda card: (library.cards[card].age, card))
            console.print(card_table(library, group, caption, query.players, marks))
    for rule in rules_of(query):
        for table in rule.card_tables(library, found, marks):
            console.print(table)
    bonuses = [card for card in found if library.cards[card].colour == BONUS]
    if bonuses:
        console.print(bonus_table(library, bonuses))


def drawn_word(query: CardQuery, pool: Pool) -> str:
    """Return the word for cards of a pool, which depends on the box that they come from."""
    boxes = [extra.facts for extra in catalogue_of(query.config).expansions]
    owners = [facts.id for facts in boxes if facts.drawn_stream == pool.stream]
    screens = screens_of(hooks_of(query.config))
    return "".join(screen.drawn_card for screen in screens if screen.name in owners)


def drawn_words(found: list[int], word: str) -> str:
    """Return a caption for cards of which only some are drawn."""
    return f"{counted(len(found), word)}. In each Age one of its {word}s is drawn for every player."


def guild_words(library: Library, found: list[int]) -> str:
    """Return a caption for guilds."""
    words = f"{counted(len(found), 'guild')}. Of all guilds, players + {library.guilds_beyond_players} are drawn."
    promo = any(library.cards[card].promo for card in found)
    return words + (" Promo: only with --option promo_guilds=true." if promo else "")


def bonus_table(library: Library, found: list[int]) -> Table:
    """Show the bonuses that stages let their owner choose from."""
    table = listing(["Bonus", "Effect"], "One of two is chosen with a stage of Carthage.")
    for index in found:
        table.add_row(card_name(library, index), effects_words(library.cards[index].effects))
    return table


def card_table(library: Library, found: list[int], caption: str, players: int | None, marks: Marks) -> Table:
    """Return a row for each card."""
    idents = [library.cards[index].ident for index in found]
    caption = noted(caption, marks, idents)
    table = listing(["Card"], caption)
    table.add_column("Age")
    table.add_column("Cost")
    table.add_column("Effect", min_width=LONGEST_WORD)
    opens = any(children_of(library, index) for index in found)
    if opens:
        table.add_column("Makes free", min_width=LONGEST_WORD)
    marked = any(ident in marks for ident in idents)
    # The column of marks needs the room, and the caption already says how many of these cards are used.
    has_copies = not marked or any(library.cards[index].copies for index in found)
    if has_copies:
        table.add_column("Copies", justify="right")
    if marked:
        table.add_column(MARK, min_width=len(MARK))
    for index in found:
        card = library.cards[index]
        table.add_row(
            card_name(library, index),
            AGE_NAMES[card.age],
            cost_words(card),
            effects_words(card.effects),
            *([names_of(library, children_of(library, index))] if opens else []),
            *([copies_words(card, players)] if has_copies else []),
            *mark_cells(marks, idents, card.ident),
        )
    return table


def copies_words(card: Card, players: int | None) -> str:
    """State the copies for that number of players, or the numbers of players that add a copy."""
    if not card.copies:
        return "promo" if card.promo else "drawn"
    return " ".join(map(str, card.copies)) if players is None else str(copies_used(card, players))


def count_words(library: Library, found: list[int], players: int | None) -> str:
    """Explain the table's last column."""
    if players is None:
        return f"{counted(len(found), 'card')}. Copies: 3 7 is one from 3 players on and another from 7 on."
    total = sum(copies_used(library.cards[card], players) for card in found)
    return f"{counted(len(found), 'card')} in {total} copies for {players} players."


def names_of(library: Library, indices: list[int]) -> str:
    """List the names of cards in words."""
    return ", ".join(library.cards[index].name for index in indices)


def card_details(library: Library, index: int, query: CardQuery) -> Table:
    """Show every detail of one card."""
    card = library.cards[index]
    rules = rules_of(query)
    marks = marks_of(query.config)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_header=True)
    table.add_column(card_name(library, index), no_wrap=True, min_width=12)
    table.add_column(Text(f"{kind_words(card, [card.age])}, {COLOURS[card.colour]}", style=QUIET_STYLE))
    if has_price(card):
        table.add_row(price_label(card).capitalize(), cost_words(card))
    table.add_row("".join(rule.effect_label(card) for rule in rules) or "Effect", effects_words(card.effects))
    for label, words in [note for rule in rules for note in rule.card_notes(library, index)]:
        table.add_row(label.capitalize(), words)
    if card.colour in DECK_COLOURS:
        table.add_row("Free after", names_of(library, parents_of(library, index)) or "–")
        table.add_row("Makes free", names_of(library, children_of(library, index)) or "–")
    table.add_row("Copies", all_copies_words(library, index, query))
    if card.ident in marks:
        table.add_row("Mark", reconstructed_words(marks[card.ident]))
    table.add_row("Id", card.ident)
    return table


def all_copies_words(library: Library, index: int, query: CardQuery) -> str:
    """List the copies for every number of players."""
    card = library.cards[index]
    own = "".join(rule.copies_words(library, card) for rule in rules_of(query))
    if own or card.colour not in CARD_COLOURS:
        return own or "one"
    if card.promo:
        return "one; shuffled among the guilds with promo_guilds=true"
    for pool in library.pools:
        if index in pool.by_age[card.age]:
            count = len(pool.by_age[card.age])
            return f"one; of the Age's {count} {drawn_word(query, pool)}s, one is drawn for each player"
    if card.colour == PURPLE:
        return f"one; of all guilds, players + {library.guilds_beyond_players} are drawn"
    return ", ".join(f"{copies_used(card, players)} with {players}" for players in PLAYER_COUNTS) + " players"


def board_table(library: Library, boards: list[int]) -> Table:
    """Return a row for each stage, with the board's name at its first one."""
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


MOST_SUGGESTIONS: Final = 5


def find_all(library: Library, names: list[str]) -> tuple[list[int], list[int]]:
    """Find the cards and boards of these names; several words may also be one name."""
    if len(names) > 1:
        together = find_one(library, " ".join(names))
        if together != ([], []):
            return together
    found: list[int] = []
    boards: list[int] = []
    for name in names:
        more_cards, more_boards = find_one(library, name)
        if not more_cards and not more_boards:
            raise BadNotation(f"No card or wonder is called '{name}'.{suggestion(library, name)}")
        found += more_cards
        boards += more_boards
    return found, boards


def find_one(library: Library, name: str) -> tuple[list[int], list[int]]:
    """Find the cards of that name, which several Ages may share, or the boards of that name."""
    try:
        same = library.cards[library.find_card(name)].name
        return [index for index, card in enumerate(library.cards) if card.name == same], []
    except BadNotation:
        pass
    try:
        return [], library.boards_of(name)
    except BadNotation:
        pass
    try:
        return [], [library.find_board(name)]
    except BadNotation:
        return [], []


def suggestion(library: Library, name: str) -> str:
    """Suggest the closest names in a sentence, or where to look if there are none."""
    names = list(dict.fromkeys([card.name for card in library.cards] + [board.name for board in library.boards]))
    by_key = {known.lower(): known for known in names}
    near = [known for key, known in by_key.items() if name.lower() in key]
    near += [by_key[key] for key in get_close_matches(name.lower(), by_key) if by_key[key] not in near]
    near = near[:MOST_SUGGESTIONS]
    if not near:
        return " `sevenwonders cards` lists all cards, `sevenwonders cards --wonders` all wonders."
    return f" Did you mean {' or '.join([', '.join(near[:-1]), near[-1]]) if len(near) > 1 else near[0]}?"
