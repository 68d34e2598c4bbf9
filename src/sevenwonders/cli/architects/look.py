"""The look of cards, stages, tokens and the score sheet of Architects: their names, shapes and a few words."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from sevenwonders.architects.cards import NO_CARD
from sevenwonders.architects.choice import cards_paid
from sevenwonders.architects.city import City
from sevenwonders.architects.library import EFFECTS, NO_EFFECT, Board, Card, Library, Stage, Token
from sevenwonders.architects.payment import tokens_used
from sevenwonders.architects.scoring import token_points
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.cli.look import BUILT_STAGE, COLOUR_MARKS, QUIET_STYLE, SHIELD, score_table
from sevenwonders.cli.words.effects import box_effect_words
from sevenwonders.cli.words.language import in_row, named, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.numbers import numbers_in
from sevenwonders.kernel.score import Score

EFFECT: Final = "★"
PROGRESS: Final = "◈"
BATTLE: Final = "▲"
PEACE: Final = "△"

CATEGORY_MARKS: Final = {
    "wonder": (BUILT_STAGE, "bold"),
    "cat": ("◇", COLOUR_MARKS["blue"][1]),
    "civilian": COLOUR_MARKS["blue"],
    "military": COLOUR_MARKS["red"],
    "progress": (PROGRESS, COLOUR_MARKS["green"][1]),
}
TIEBREAK: Final = "stages"
COLOURS: Final = ["grey", "yellow", "green", "red", "blue"]
# The colours whose cards all give the same.
ALIKE: Final = ("grey", "yellow", "green")


# Names


def card_name(card: Card) -> str:
    """Return the name of a kind of card."""
    return named("boxname", card.ident, card.name)


def token_name(token: Token) -> str:
    """Return the name of a progress token."""
    return named("token", token.ident, token.name)


def city_name(board: Board) -> str:
    """Return the name of the city of a wonder."""
    return named("boxcity", board.ident, board.name)


def wonder_name(board: Board) -> str:
    """Name the city of a wonder and the wonder itself."""
    return in_row([city_name(board), named("boxwonder", board.ident, board.wonder)])


def city_names(library: Library, cities: Sequence[City]) -> list[str]:
    """Return the name of every city."""
    return [city_name(library.boards[city.board]) for city in cities]


def token_names(library: Library, tokens: Iterable[int]) -> list[str]:
    """Return the names of progress tokens."""
    return [token_name(library.tokens[token]) for token in tokens]


def colour_name(colour: str) -> str:
    """Return the name of a colour of cards."""
    return named("terminal-colour", "gray" if colour == "grey" else colour, colour)


# Cards


def card_text(library: Library, card: int) -> Text:
    """Draw the card's shape and name in its colour, or a face-down card if the viewer does not know it."""
    if card == NO_CARD:
        return Text(told("terminal-box-face-down"), style=QUIET_STYLE)
    facts = library.cards[card]
    shape, style = COLOUR_MARKS[facts.colour]
    return Text(f"{shape} {card_name(facts)}", style=style)


def card_effect(card: Card) -> str:
    """Describe the effect of a card in a few words."""
    if card.colour in ALIKE:
        return told_by_id(f"terminal-box-gives-{card.colour}")
    if card.horns:
        return told("terminal-box-gives-horns", horns=card.horns)
    gives = effect(f"shields:{card.shields}" if card.shields else f"points:{card.points}")
    return in_row([gives, effect("cat:1")]) if card.cat else gives


def effect(code: str) -> str:
    """Say the effect with that code (docs/server.md)."""
    return box_effect_words(code, code)


def cards_words(library: Library, counts: Sequence[int]) -> str:
    """List cards by kind in one line, with the numbers of those that are several."""
    kinds = [(count, card_name(library.cards[card])) for card, count in enumerate(counts)]
    return in_row(told("architects-held", count=count, card=name) for count, name in kinds if count)


def with_drawn(words: str, drawn: Iterable[Text], style: str = "") -> Text:
    """Draw words in which cards or tokens stand that keep the style in which they are drawn."""
    text = Text(words, style=style)
    for part in drawn:
        text.highlight_words([part.plain], part.style)
    return text


# Wonders


def stage_cost(stage: Stage) -> str:
    """Describe the cost of a stage: `3 different`, `2 identical`."""
    return told("architects-cost", count=int(stage.count), identical="yes" if stage.identical else "no")


def stage_gain(stage: Stage) -> str:
    """Describe the points of a stage, with a star if it has the wonder's effect."""
    parts = [effect(f"points:{stage.points}")] if stage.points else []
    return " ".join([*parts, EFFECT] if stage.effect else parts)


def wonder_effect(board: Board) -> str:
    """Describe the effect of the stages with a star. Empty for a wonder without any."""
    return "" if board.effect == NO_EFFECT else effect(f"effect:{EFFECTS[board.effect]}")


def payment_words(library: Library, payment: int) -> str:
    """Put the payment for a stage into words, with the tokens that help: `with wood, coin using Economy`."""
    cards = in_row(told_by_id(f"boxpaid-{library.cards[card].ident}") for card in cards_paid(payment))
    tokens = in_row(token_names(library, numbers_in(tokens_used(library, payment))))
    if not tokens:
        return told("terminal-box-paid", cards=cards)
    return told("terminal-box-paid-using", cards=cards, tokens=tokens)


# Tokens


def token_words(library: Library, number: int) -> str:
    """Describe the effect of a progress token."""
    return effect(token_code(library, number))


def token_code(library: Library, number: int) -> str:
    """Return the code of the effect of a progress token (docs/server.md)."""
    token = library.tokens[number]
    bit = 1 << number
    causes = [library.cards[card].ident for card, tokens in enumerate(library.after_card) if tokens & bit]
    if library.after_stage & bit:
        causes.append("stage")
    if causes:
        return f"extra_card:{'+'.join(causes)}"
    if library.doubling & bit:
        return "double_coin"
    if library.freeing & bit:
        return "any_resources"
    return f"shields:{token.shields}" if token.shields else token_points_code(token)


def token_points_code(token: Token) -> str:
    """Return the code of the points of a progress token at the end."""
    if token.by_number:
        return ":".join(["by_number", *map(str, token.by_number)])
    each = {
        "cat_card": token.each_cat_card,
        "victory_token": token.each_victory,
        "progress_token": token.each_token,
    }
    for thing, points in each.items():
        if points:
            return f"points_per:{thing}:{points}"
    return f"finished:{token.unfinished}:{token.finished}"


def token_text(library: Library, number: int) -> Text:
    """Draw a progress token by its name."""
    return Text(f"{PROGRESS} {token_name(library.tokens[number])}", style=CATEGORY_MARKS["progress"][1])


def shields_text(shields: int) -> Text:
    """Draw a number of shields."""
    return Text(f"{SHIELD} {shields}", style=COLOUR_MARKS["red"][1])


# The score sheet


def boards_of(game: ArchitectsGame) -> list[str]:
    """Name each seat's wonder by its city."""
    return city_names(game.library, game.cities)


def score_sheet(game: ArchitectsGame, names: Sequence[str], scores: Sequence[Score] | None = None) -> Table:
    """Draw the score sheet as if the game ended now, or one with these scores, under these names."""
    return score_table(game, names, boards_of(game), CATEGORY_MARKS, TIEBREAK, scores=scores)


def score_notes(game: ArchitectsGame, names: Sequence[str]) -> list[str]:
    """Explain the points of progress tokens, in a sentence for each seat that has any."""
    notes: list[str] = []
    for name, city in zip(names, game.cities, strict=True):
        worth = zip(token_names(game.library, city.tokens), token_points(game.library, city), strict=True)
        tokens = in_row(f"{token} {points}" for token, points in worth if points)
        if tokens:
            notes.append(told("terminal-box-note-tokens", name=name, tokens=tokens))
    return notes
