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
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.library import Board, Card, Library, Pool
from sevenwonders.classic.rules import hooks_of
from sevenwonders.cli.classic.all_rules import screens_of
from sevenwonders.cli.classic.card_data import PLAYER_COUNTS, copies_used, lists_data
from sevenwonders.cli.classic.chains import chain_roots, chain_tree, children_of, parents_of
from sevenwonders.cli.classic.look import (
    AGE_NAMES,
    Marks,
    add_mark_column,
    board_name,
    card_effects,
    card_name,
    colour_name,
    cost_words,
    effects_words,
    mark_cells,
    name_of,
    names_of,
    noted,
    place_name,
    reconstructed_words,
)
from sevenwonders.cli.classic.reference import catalogue_of, has_price, kind_words, marks_of, price_label
from sevenwonders.cli.classic.rule_screen import RuleScreen
from sevenwonders.cli.look import QUIET_STYLE, first_up, listing
from sevenwonders.cli.painter import CardQuery
from sevenwonders.cli.words.language import any_of, in_row, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.cli.words.vocabulary import folded
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
        raise BadNotation(told("terminal-about-cards"))
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

    library: Library
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
            and self.finds(card.effects)
        )

    def passes_board(self, board: Board) -> bool:
        """Return whether to list the board: it has the effect itself, or one of its stages has it."""
        return any(self.finds(effects) for effects in [board.effects, *[stage.effects for stage in board.stages]])

    def finds(self, effects: list[Effect]) -> bool:
        """Return whether the words are in those for effects, in the reader's language or in English."""
        return any(
            self.words in folded(words)
            for words in (effects_words(self.library, effects), ", ".join(effect.words() for effect in effects))
        )


def new_filter(library: Library, query: CardQuery) -> Filter:
    """Return the filter that the query asks for. Raises `BadNotation` if it makes no sense."""
    if query.age is not None and not 1 <= query.age <= library.last_age:
        raise BadNotation(told("terminal-no-age", age=query.age, last=library.last_age))
    return Filter(library, query.age, colour_number(query.colour), query.players, folded(query.effect))


def colour_number(colour: str | None) -> int | None:
    """Return the colour with that name; None stays None."""
    if colour is None:
        return None
    names = {folded(colour_name(number)): number for number in range(len(COLOURS))}
    names |= {name: number for number, name in enumerate(COLOURS)} | {"grey": COLOURS.index("gray")}
    if folded(colour) not in names:
        colours = in_row(colour_name(number) for number in range(len(COLOURS)))
        raise BadNotation(told("terminal-no-colour", colour=colour, colours=colours))
    return names[folded(colour)]


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
        console.print(told("terminal-nothing-fits"))


def print_tables(console: Console, library: Library, found: list[int], query: CardQuery) -> None:
    """Print the structures of every game, then those of which only some are drawn, then cards that no Age deals."""
    marks = marks_of(query.config)
    pools = [(pool, rule) for pool in library.pools if (rule := rule_that_draws(query, pool))]
    pooled = {card for pool, _ in pools for cards in pool.by_age for card in cards}
    deck = [card for card in found if library.cards[card].colour in DECK_COLOURS and card not in pooled]
    plain = [card for card in deck if library.cards[card].colour != PURPLE]
    guilds = [card for card in deck if library.cards[card].colour == PURPLE]
    groups = [(plain, count_words(library, plain, query.players))]
    for pool, rule in pools:
        drawn = [card for card in found if any(card in cards for cards in pool.by_age)]
        groups.append((drawn, told_by_id(f"terminal-drawn-{rule}", count=len(drawn))))
    for group, caption in [*groups, (guilds, guild_words(library, guilds))]:
        if group:
            group.sort(key=lambda card: (library.cards[card].age, card))
            console.print(card_table(library, group, caption, query.players, marks))
    for screen in rules_of(query):
        for table in screen.card_tables(library, found, marks):
            console.print(table)
    bonuses = [card for card in found if library.cards[card].colour == BONUS]
    if bonuses:
        console.print(bonus_table(library, bonuses))


def rule_that_draws(query: CardQuery, pool: Pool) -> str:
    """Return the name of the rule that draws cards of a pool. Empty if it is none of the table's rules."""
    boxes = [extra.facts for extra in catalogue_of(query.config).expansions]
    owners = [facts.id for facts in boxes if facts.drawn_stream == pool.stream]
    return "".join(screen.name for screen in rules_of(query) if screen.draws_cards and screen.name in owners)


def guild_words(library: Library, found: list[int]) -> str:
    """Return a caption for guilds."""
    words = told("terminal-guilds", count=len(found), beyond=library.guilds_beyond_players)
    promo = any(library.cards[card].promo for card in found)
    return f"{words} {told('terminal-promo')}" if promo else words


def bonus_table(library: Library, found: list[int]) -> Table:
    """Show the bonuses that stages let their owner choose from."""
    headings = [told("terminal-column-bonus"), told("terminal-column-effect")]
    table = listing(headings, told("terminal-bonuses"))
    for index in found:
        table.add_row(card_name(library, index), card_effects(library, index))
    return table


def card_table(library: Library, found: list[int], caption: str, players: int | None, marks: Marks) -> Table:
    """Return a row for each card."""
    idents = [library.cards[index].ident for index in found]
    caption = noted(caption, marks, idents)
    table = listing([told("terminal-column-card")], caption)
    table.add_column(told("terminal-column-age"))
    table.add_column(told("terminal-column-cost"))
    table.add_column(told("terminal-column-effect"), min_width=LONGEST_WORD)
    opens = any(children_of(library, index) for index in found)
    if opens:
        table.add_column(told("terminal-column-makes-free"), min_width=LONGEST_WORD)
    marked = any(ident in marks for ident in idents)
    # The column of marks needs the room, and the caption already says how many of these cards are used.
    has_copies = not marked or any(library.cards[index].copies for index in found)
    if has_copies:
        table.add_column(told("terminal-column-copies"), justify="right")
    if marked:
        add_mark_column(table)
    for index in found:
        card = library.cards[index]
        table.add_row(
            card_name(library, index),
            AGE_NAMES[card.age],
            cost_words(card),
            card_effects(library, index),
            *([names_of(library, children_of(library, index))] if opens else []),
            *([copies_words(card, players)] if has_copies else []),
            *mark_cells(marks, idents, card.ident),
        )
    return table


def copies_words(card: Card, players: int | None) -> str:
    """State the copies for that number of players, or the numbers of players that add a copy."""
    if not card.copies:
        return told("terminal-copies-promo" if card.promo else "terminal-copies-drawn")
    return " ".join(map(str, card.copies)) if players is None else str(copies_used(card, players))


def count_words(library: Library, found: list[int], players: int | None) -> str:
    """Explain the table's last column."""
    if players is None:
        return told("terminal-cards", count=len(found))
    total = sum(copies_used(library.cards[card], players) for card in found)
    return told("terminal-cards-for", count=len(found), copies=total, players=players)


def card_details(library: Library, index: int, query: CardQuery) -> Table:
    """Show every detail of one card."""
    card = library.cards[index]
    rules = rules_of(query)
    marks = marks_of(query.config)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_header=True)
    table.add_column(card_name(library, index), no_wrap=True, min_width=12)
    table.add_column(Text(in_row([kind_words(card, [card.age]), colour_name(card.colour)]), style=QUIET_STYLE))
    if has_price(card):
        table.add_row(first_up(price_label(card)), cost_words(card))
    effect_label = "".join(rule.effect_label(card) for rule in rules) or told("terminal-column-effect")
    table.add_row(effect_label, card_effects(library, index))
    for label, words in [note for rule in rules for note in rule.card_notes(library, index)]:
        table.add_row(first_up(label), words)
    if card.colour in DECK_COLOURS:
        table.add_row(told("terminal-column-free-after"), names_of(library, parents_of(library, index)) or "–")
        table.add_row(told("terminal-column-makes-free"), names_of(library, children_of(library, index)) or "–")
    table.add_row(told("terminal-column-copies"), all_copies_words(library, index, query))
    if card.ident in marks:
        table.add_row(told("terminal-column-note"), reconstructed_words(marks[card.ident]))
    table.add_row(told("terminal-column-id"), card.ident)
    return table


def all_copies_words(library: Library, index: int, query: CardQuery) -> str:
    """List the copies for every number of players."""
    card = library.cards[index]
    own = "".join(rule.copies_words(library, card) for rule in rules_of(query))
    if own or card.colour not in CARD_COLOURS:
        return own or told("terminal-copies-one")
    if card.promo:
        return told("terminal-copies-one-promo")
    for pool in library.pools:
        if index in pool.by_age[card.age]:
            return told_by_id(f"terminal-drawn-one-{rule_that_draws(query, pool)}", count=len(pool.by_age[card.age]))
    if card.colour == PURPLE:
        return told("terminal-copies-guild", beyond=library.guilds_beyond_players)
    counts = [
        told("terminal-copies-with", count=copies_used(card, players), players=players) for players in PLAYER_COUNTS
    ]
    return told("terminal-copies-players", counts=in_row(counts))


def board_table(library: Library, boards: list[int]) -> Table:
    """Return a row for each stage, with the board's name at its first one."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("wonder", "board", "stage", "cost", "effect"):
        table.add_column(told_by_id(f"terminal-column-{name}"), no_wrap=name == "wonder")
    for index in boards:
        board = library.boards[index]
        for number, stage in enumerate(board.stages, 1):
            first = (board_name(library, index), effects_words(library, board.effects)) if number == 1 else ("", "")
            table.add_row(*first, str(number), cost_words(stage), effects_words(library, stage.effects))
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
            raise BadNotation(f"{told('terminal-no-card', name=name)} {suggestion(library, name)}")
        found += more_cards
        boards += more_boards
    return found, boards


def find_one(library: Library, name: str) -> tuple[list[int], list[int]]:
    """Find the cards of that name, which several Ages may share, or the boards of that name."""
    wanted = folded(name)
    if library.has_card(name):
        same = library.cards[library.find_card(name)].name
        return [index for index, card in enumerate(library.cards) if card.name == same], []
    cards = [index for index in range(len(library.cards)) if folded(name_of(library, index)) == wanted]
    boards = [
        index
        for index, board in enumerate(library.boards)
        if wanted in (folded(place_name(board)), folded(board_name(library, index)))
    ]
    if cards or boards:
        return cards, boards
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
    names = [name_of(library, card) for card in range(len(library.cards))]
    names += [place_name(board) for board in library.boards]
    names += [card.name for card in library.cards]
    names += [board.name for board in library.boards]
    by_key = {folded(known): known for known in reversed(names)}
    near = [known for key, known in reversed(by_key.items()) if folded(name) in key]
    near += [by_key[key] for key in get_close_matches(folded(name), by_key) if by_key[key] not in near]
    if not near:
        return told("terminal-where-to-look")
    return told("terminal-did-you-mean", names=any_of(near[:MOST_SUGGESTIONS]))
