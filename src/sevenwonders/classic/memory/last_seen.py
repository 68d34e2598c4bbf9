"""The open part of a table as a seat last saw it, and the moves since then."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from sevenwonders.classic.build import MOST_STAGES
from sevenwonders.classic.kinds import CARD
from sevenwonders.classic.library import Library
from sevenwonders.kernel.codec import Data, bounded, field_of, listed, text_list

if TYPE_CHECKING:
    from sevenwonders.classic.city import City
    from sevenwonders.classic.view import View

NOT_ASKED: Final = -1
MOST: Final = 1 << 30


@final
@mypyc_attr(acyclic=True)
class SeenTable:
    """The basis with which a memory compares the next view. It is never changed, only replaced.

    `asked` is the first decision of the turn's group if it is open, else NOT_ASKED. `hands` has the number of cards in
    each hand of an Age, `held_back` those that will join it when the Age ends. `built` and `stages` are those of the
    cities.
    """

    __slots__ = ("age", "asked", "built", "hands", "held_back", "stages", "turn")

    def __init__(
        self,
        age: int,
        turn: int,
        asked: int,
        hands: list[int],
        held_back: list[int],
        built: list[list[int]],
        stages: list[int],
    ) -> None:
        self.age = age
        self.turn = turn
        self.asked = asked
        self.hands = hands
        self.held_back = held_back
        self.built = built
        self.stages = stages

    def to_data(self, library: Library) -> Data:
        """Return plain data with permanent ids."""
        return {
            "age": self.age,
            "turn": self.turn,
            "asked": self.asked,
            "hands": list(self.hands),
            "held_back": list(self.held_back),
            "built": [[library.cards[card].ident for card in built] for built in self.built],
            "stages": list(self.stages),
        }


def seen_table(view: "View") -> SeenTable:
    """Return the open part of the table in a view."""
    asked = NOT_ASKED
    for item in view.decisions:
        if item.kind == CARD and (asked == NOT_ASKED or item.ident < asked):
            asked = int(item.ident)
    # Before the first turn of an Age, the hands are not part of the Age yet.
    hands = [len(city.hand) if view.turn else 0 for city in view.cities]
    held_back = [0] * len(hands)
    for kind in view.hooks.held_back:
        for seat in range(len(hands)):
            held_back[seat] += kind.held_back(view.parts, seat)
    return SeenTable(
        view.age,
        view.turn,
        asked,
        hands,
        held_back,
        [city.built[:] for city in view.cities],
        [int(city.built_stages) for city in view.cities],
    )


def seen_table_from_data(library: Library, data: Data, seats: int) -> SeenTable:
    """Load the table that `to_data` saved."""
    built = [text_list(cards, "built") for cards in listed(data, "built", seats)]
    return SeenTable(
        bounded(field_of(data, "age"), "age", 0, library.last_age),
        bounded(field_of(data, "turn"), "turn", 0, library.last_turn),
        bounded(field_of(data, "asked"), "asked", NOT_ASKED, MOST),
        numbers_of(data, "hands", seats),
        numbers_of(data, "held_back", seats),
        [[library.saved_card(ident) for ident in cards] for cards in built],
        numbers_of(data, "stages", seats),
    )


def numbers_of(data: Data, field: str, count: int) -> list[int]:
    """Read a field that is a list of that many natural numbers."""
    return [bounded(number, field, 0, MOST) for number in listed(data, field, count)]


@final
@mypyc_attr(acyclic=True)
class Move:
    """The cards of Ages that came to a city or left it between two views, and the new cards under its wonder.

    `sources` are the origins of all cards that were played or thrown away for the city, in that order. At most the
    first `plays` of them were played.
    """

    __slots__ = ("gained", "lost", "plays", "sources", "staged")

    def __init__(self, gained: list[int], lost: list[int], staged: list[int], sources: list[int], plays: int) -> None:
        self.gained = gained
        self.lost = lost
        self.staged = staged
        self.sources = sources
        self.plays = plays


def move_of(library: Library, before: SeenTable, city: "City", seat: int) -> Move:
    """Return the moves in a city since `before`, not yet traced to their sources."""
    built = city.built
    gained: list[int] = []
    lost: list[int] = []
    at: i64 = 0
    for card in before.built[seat]:
        if at < len(built) and built[at] == card:
            at += 1
        elif library.cards[card].from_deck:
            lost.append(card)
    for place in range(at, len(built)):
        if library.cards[built[place]].from_deck:
            gained.append(built[place])
    return Move(gained, lost, new_stages(before.stages[seat], city), [], 0)


def new_stages(before: int, city: "City") -> list[int]:
    """List the places in `buried` of the cards under stages that were not built before."""
    found: list[int] = []
    if city.built_stages == before:
        return found
    place = 0
    for number in range(MOST_STAGES):
        if city.built_stages >> number & 1:
            if not before >> number & 1:
                found.append(place)
            place += 1
    return found


def back_in_view(library: Library, card: int) -> int:
    """Return the back of a card in a view, which may show only that."""
    return library.cards[card].back if card >= 0 else -card
