"""The look of cards, stages, tokens and the score sheet of Architects, in shapes and a few words."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from sevenwonders.architects.cards import NO_CARD
from sevenwonders.architects.city import city_names
from sevenwonders.architects.library import (
    ANY_DECK_EFFECT,
    BOTH_SIDES_EFFECT,
    CENTRAL_EFFECT,
    LOOK_EFFECT,
    SHIELD_EFFECT,
    TOKEN_EFFECT,
    Board,
    Card,
    Library,
    Stage,
    Token,
)
from sevenwonders.architects.scoring import token_points
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.cli.look import BUILT_STAGE, COLOUR_MARKS, QUIET_STYLE, SHIELD, counted, score_table
from sevenwonders.kernel.score import Score

EFFECT: Final = "★"
PROGRESS: Final = "◈"
CAT: Final = "cat"
FACE_DOWN: Final = "face down"
BATTLE: Final = "▲"
PEACE: Final = "△"

CATEGORY_MARKS: Final = {
    "wonder": (BUILT_STAGE, "bold"),
    "cat": ("◇", COLOUR_MARKS["blue"][1]),
    "civilian": COLOUR_MARKS["blue"],
    "military": COLOUR_MARKS["red"],
    "progress": (PROGRESS, COLOUR_MARKS["green"][1]),
}
TIEBREAK: Final = "Stages"


# Cards


def card_text(library: Library, card: int) -> Text:
    """Draw the card's shape and name in its colour, or a face-down card if the viewer does not know it."""
    if card == NO_CARD:
        return Text(FACE_DOWN, style=QUIET_STYLE)
    facts = library.cards[card]
    shape, style = COLOUR_MARKS[facts.colour]
    return Text(f"{shape} {facts.name}", style=style)


def card_effect(card: Card) -> str:
    """Describe the effect of a card in a few words."""
    if card.colour == "grey":
        return "a resource for stages"
    if card.colour == "yellow":
        return "counts as any one resource"
    if card.colour == "green":
        return "2 equal or 3 different: a token"
    if card.points:
        return counted(card.points, "point") + (f", takes the {CAT}" if card.cat else "")
    words = counted(card.shields, "shield")
    if card.horns:
        return f"{words} until the next battle, turns {counted(card.horns, 'conflict token')}"
    return words


def cards_words(library: Library, counts: Sequence[int]) -> str:
    """List cards by kind in one line: `2 wood, coin`."""
    names = [(count, library.cards[card].name.lower()) for card, count in enumerate(counts)]
    return ", ".join(name if count == 1 else f"{count} × {name}" for count, name in names if count)


# Wonders


def stage_cost(stage: Stage) -> str:
    """Describe the cost of a stage: `3 different`, `2 identical`."""
    return f"{stage.count} {'identical' if stage.identical else 'different'}"


def stage_gain(stage: Stage) -> str:
    """Describe the points of a stage, with a star if it has the wonder's effect."""
    parts = [counted(stage.points, "point")] if stage.points else []
    return " ".join([*parts, EFFECT] if stage.effect else parts)


def effect_words(library: Library, board: Board) -> str:
    """Describe the effect of the stages with a star. Empty for a wonder without any."""
    words = {
        ANY_DECK_EFFECT: "take the top card of any deck on the table",
        CENTRAL_EFFECT: "take the top card of the central deck",
        BOTH_SIDES_EFFECT: "take the top cards of the left and the right deck",
        LOOK_EFFECT: f"look at {library.look_at} cards of the left or the right deck and keep one",
        TOKEN_EFFECT: "take a progress token",
        SHIELD_EFFECT: "1 shield for good",
    }
    return words.get(board.effect, "")


# Tokens


def token_words(library: Library, number: int) -> str:
    """Describe the effect of a progress token."""
    token = library.tokens[number]
    bit = 1 << number
    if library.after_stage & bit:
        return "one more card after building a stage"
    causes = [card for card, ready in enumerate(library.after_card) if ready & bit]
    if causes:
        return f"one more card after taking {causes_words(library, causes)}"
    if library.doubling & bit:
        return "once a turn a coin counts as two resources"
    if library.freeing & bit:
        return "once a turn a stage may be paid for with any resources, equal or not"
    return f"{token.shields} shields" if token.shields else token_points_words(token)


def causes_words(library: Library, cards: list[int]) -> str:
    """Name kinds of card inside a sentence: `wood or clay`, `a shield with horns`."""
    if cards == library.horn_cards:
        return "a shield with horns"
    names = [library.names_in_text[library.cards[card].ident] for card in cards]
    return f"{', '.join(names[:-1])} or {names[-1]}"


def token_points_words(token: Token) -> str:
    """Describe the points of a progress token at the end."""
    if token.by_number:
        return " and ".join([f"{token.by_number[0]} points alone", f"{token.by_number[1]} as a pair"])
    if token.each_cat_card:
        return f"{counted(token.each_cat_card, 'point')} for each card with the {CAT}"
    if token.each_victory:
        return f"{counted(token.each_victory, 'point')} for each victory token"
    if token.each_token:
        return f"{counted(token.each_token, 'point')} for each progress token, this one included"
    return f"{token.unfinished} points, {token.finished} with a finished wonder"


def token_text(library: Library, number: int) -> Text:
    """Draw a progress token by its name."""
    return Text(f"{PROGRESS} {library.tokens[number].name}", style=CATEGORY_MARKS["progress"][1])


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
        points = token_points(game.library, city)
        worth = [
            f"{game.library.tokens[token].name} {points[at]}" for at, token in enumerate(city.tokens) if points[at]
        ]
        if worth:
            notes.append(f"{name}: progress tokens {', '.join(worth)}.")
    return notes
