"""The wire types that only Architects has."""

from typing import Literal

from sevenwonders.server.wire.base import Phrase, Wire

# Facts: what a page needs to draw any card, wonder or token


class KindFacts(Wire, frozen=True):
    """One kind of card, and how many of them the box holds."""

    id: str
    name: str
    colour: Literal["grey", "yellow", "green", "red", "blue"]
    effects: list[str]
    icons: list[str]
    total: int


class WonderStageFacts(Wire, frozen=True):
    """One stage, numbered from 1. It rests on the stages in `needs`; `row` and `column` are its place in a drawing.

    Row 0 is the lowest. Stages in one row are side by side, in columns from 0; `width` is how many there are.
    """

    number: int
    place: str
    count: int
    identical: bool
    points: int
    effects: list[str]
    icons: list[str]
    needs: list[int]
    row: int
    column: int
    width: int


class WonderFacts(Wire, frozen=True):
    """One wonder with its stages and what its deck holds by kind of card."""

    id: str
    name: str
    wonder: str
    effect: str
    stages: list[WonderStageFacts]
    deck: dict[str, int]


class TokenFacts(Wire, frozen=True):
    """One kind of progress token, and how many of them there are."""

    id: str
    name: str
    effects: list[str]
    icons: list[str]
    copies: int


class OptionFacts(Wire, frozen=True):
    """A rule that the host may choose: `true` or `false`."""

    id: str
    default: str
    words: str


class ArchitectsFacts(Wire, frozen=True):
    """The whole box. `conflict_tokens` is by number of players; `central` is what the central deck holds by kind."""

    name: str
    cards: list[KindFacts]
    wonders: list[WonderFacts]
    tokens: list[TokenFacts]
    options: list[OptionFacts]
    central: dict[str, int]
    conflict_tokens: dict[str, int]
    tokens_face_up: int
    look_at: int
    points_of_cat: int
    points_of_victory: int


# A table


class ArchitectsCity(Wire, frozen=True):
    """The things in front of one player, all of them open. Stages are numbered from 1.

    `can_build` are the stages that come next because they rest on built ones, whether they can be paid for or not.
    """

    seat: int
    board: str
    cards: dict[str, int]
    stages: list[int]
    can_build: list[int]
    tokens: list[str]
    victories: int
    shields: int
    points: int | None


class DeckState(Wire, frozen=True):
    """One deck: its owner's seat (-1 for the central one), its wonder, its top as far as the viewer knows it.

    `left` counts what is still in it by kind, which is public; the order is unknown.
    """

    owner: int
    board: str
    count: int
    top: str | None
    left: dict[str, int]


class ArchitectsPlay(Wire, tag="architects", frozen=True):
    """A game of Architects as one viewer may know it.

    `decks` has the deck of every seat (the one on its left) and then the central one; `looked_deck` is a number in it,
    or -1. `looked` are the cards taken up to choose from, those hidden from the viewer as null. `central_seen` are the
    seats that know the top of the central deck. `armed` are the tokens that give an extra card now, `used` those used
    this turn. `peace` conflict tokens of `conflict_tokens` still show peace: at 0 the turn ends with a battle.
    """

    active: int
    cities: list[ArchitectsCity]
    decks: list[DeckState]
    row: list[str]
    stack: int
    stack_tokens: list[str]
    discard: dict[str, int]
    peace: int
    conflict_tokens: int
    cat: int
    central_seen: list[int]
    armed: list[str]
    used: list[str]
    looked: list[str | None]
    looked_deck: int


# Decisions


class ActionWay(Wire, frozen=True):
    """One way to do something: for a stage the cards paid by kind, and the tokens that help to pay."""

    choice: int
    text: str
    paid: dict[str, int]
    using: list[str]


ActionName = Literal["take", "stage", "science", "token", "look", "keep", "done"]


class ActionState(Wire, frozen=True):
    """One thing to do: the ways to do it, or why it cannot be done. Compulsory things come before the turn ends.

    `why` has a message in the languages of the page; `reason` says the same in English.

    `argument` is a place (left, right, centre, or a wonder's id), a stage's number, a set of symbols (the id of a green
    card for two of it, or `different`), a token's id (or `unseen` for the top of the stack), a card's id, or nothing.
    `deck` is the deck's number for taking and looking, else -1. `card` is the card, if the player knows it.
    """

    use: ActionName
    argument: str
    deck: int
    ways: list[ActionWay]
    compulsory: bool
    card: str | None
    why: Phrase | None
    reason: str
