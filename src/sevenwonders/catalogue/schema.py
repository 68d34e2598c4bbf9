"""The schema of catalogue files. Unknown keys and wrong types are refused while reading."""

from typing import Literal

import msgspec

# One effect of a card, stage or board: its kind and a value, which the class of that kind in the engine reads.
Effect = dict[str, object]


class Fact(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The base of every record in a catalogue file."""


class Cost(Fact, frozen=True):
    """Coins for the bank and resources as letters, one per unit (`OOW` is two ore and one wood).

    `age` means as many coins as the number of the current Age.
    """

    coins: int = 0
    resources: str = ""
    age: bool = False


class Card(Fact, frozen=True):
    """One structure, or a card that no Age deals (Age 0).

    `copies` has an entry for each physical copy: the smallest number of players that uses it. `requires` names other
    expansions without which the card stays in the box. A promo is used only if the table asks for it. `level` is what
    the back of the card shows in place of an Age. `reconstructed` names the values that no source shows.
    """

    id: str
    name: str
    age: int
    colour: str
    effects: list[Effect]
    copies: list[int] = []
    cost: Cost = Cost()
    chain_to: list[str] = []
    aliases: list[str] = []
    requires: list[str] = []
    promo: bool = False
    level: int = 0
    reconstructed: list[str] = []


class Stage(Fact, frozen=True):
    """One stage of a wonder."""

    cost: Cost
    effects: list[Effect]


class Wonder(Fact, frozen=True):
    """One side of a wonder board. `effects` are those of the board itself besides its resource."""

    id: str
    name: str
    wonder: str
    side: str
    produces: str
    stages: list[Stage]
    effects: list[Effect] = []
    aliases: list[str] = []
    any_order: bool = False


class SetFacts(Fact, frozen=True):
    """The contents of the box of a set. The loader checks the other files against it."""

    id: str
    name: str
    sides: list[str]
    players: tuple[int, int]
    cards_of_age: dict[int, int]
    names_of_age: dict[int, int]
    guilds: int
    guilds_beyond_players: int
    hand_size: int
    coins: int
    wonders: int
    chains_open: Literal["next_age", "at_once"]
    victories: list[int]
    defeats: list[int]


class ColourFacts(Fact, frozen=True):
    """A colour of cards: the line of the score sheet for their points, which cards have it, and their backs.

    `back` is the number of the back for cards that belong to no Age; their level is added to it. `thing` is the word
    for such a card, if it is not simply a card of that colour.
    """

    line: str
    of: Literal["deck", "cards", ""] = ""
    back: int = 0
    thing: str = ""


class ExpansionFacts(Fact, frozen=True):
    """The additions of an expansion's box: cards in hand, coins at the start, and totals that the loader checks.

    `drawn_per_player` Age cards for each player are drawn at random, from a separate random stream. `dealt_with` names
    the expansions with which its boards are dealt at random; without it they always are.
    """

    id: str
    name: str
    hand_size: int
    coins: int
    card_files: list[str]
    cards_of_age: dict[int, int]
    promos: int
    wonders: int
    drawn_per_player: int
    categories: list[str]
    drawn_stream: int = 0
    colours: dict[str, ColourFacts] = {}
    dealt_with: list[str] | None = None


class ExpansionSet(Fact, frozen=True):
    """An expansion, read and checked."""

    facts: ExpansionFacts
    cards: list[Card]
    wonders: list[Wonder]


class Catalogue(Fact, frozen=True):
    """A whole set with its expansions, read and checked."""

    facts: SetFacts
    cards: list[Card]
    wonders: list[Wonder]
    expansions: list[ExpansionSet] = []


def entry_of(effect: Effect) -> tuple[str, object]:
    """Return the kind and value of an effect. An effect that needs no value is written as `special: NAME`."""
    kind, value = next(iter(effect.items()))
    return (str(value), True) if kind == "special" else (kind, value)
