"""Read tables of Architects from files.

Besides `seats`, the position of a scenario may have the keys `active`, `centre`, `row`, `stack`, `discard`, `peace`,
`cat` and `seed`, and each seat may describe the deck on its left. Whatever is left out is as at the start of a game.
Cards and tokens that the position places somewhere are missing from decks and stack.
"""

from typing import Final, final

from typing_extensions import override

from sevenwonders.architects.library import Library, library_of
from sevenwonders.architects.position import CitySetup, Deck, set_up
from sevenwonders.architects.scoring import CATEGORIES
from sevenwonders.architects.scoring import Score as ArchitectsScore
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.seed import MAX_SEED
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.architects.city_reader import read_cards, read_city, read_deck, read_tokens
from sevenwonders.record.architects.expectations import READERS
from sevenwonders.record.document import YamlNode
from sevenwonders.record.expectations import Check, read_expectations
from sevenwonders.record.table_reader import TableReader, check_wonders

KEYS: Final = ["active", "centre", "row", "stack", "discard", "peace", "cat", "seed"]
DECK_KEYS: Final = ["deck", "deck_complete"]
NOBODY: Final = -1
ALL: Final = -1


@final
class ArchitectsReader(TableReader):
    """The reader of Architects."""

    keys = KEYS

    @override
    def position(self, config: Config, fields: dict[str, YamlNode]) -> Game:
        """Set up the position at the start of a turn."""
        library = library_of()
        nodes = fields["seats"].items()
        cities = [read_city(node, library, DECK_KEYS) for node in nodes]
        check_wonders(nodes, [library.boards[city.board].name for city in cities])
        last = len(nodes) - 1
        return set_up(
            config,
            cities,
            active=read_number(fields, "active", 0, last, 0),
            decks=[*[left_deck(node, library) for node in nodes], central_deck(fields, library)],
            row=read_tokens(fields["row"], library) if "row" in fields else None,
            stack=read_tokens(fields["stack"], library) if "stack" in fields else None,
            discard=read_cards(fields["discard"], library) if "discard" in fields else [],
            peace=read_number(fields, "peace", 0, library.conflict_tokens[len(nodes)], ALL),
            cat=read_number(fields, "cat", 0, last, NOBODY),
            seed=read_number(fields, "seed", 0, MAX_SEED, 0),
            # The turn may begin with a forced choice, which a scenario may name.
            keep_events=True,
        )

    @override
    def expectations(self, node: YamlNode, game: Game) -> list[Check]:
        assert isinstance(game, ArchitectsGame)
        return read_expectations(node, game, READERS)

    @override
    def finished_table(self, config: Config, seats: list[YamlNode]) -> Game:
        """Set up the cities of a score file with no card left to take; one of them may have `cat: true`."""
        library = library_of()
        cities = [read_city(node, library, ["name", "cat"]) for node in seats]
        check_wonders(seats, [library.boards[city.board].name for city in cities])
        check_box(seats, cities, library)
        # Without a card in any deck the game is over at once (R8 E3).
        empty = [Deck([], complete=True) for _ in range(len(seats) + 1)]
        return set_up(config, cities, decks=empty, cat=seat_with_cat(seats))

    @override
    def wonders(self, config: Config) -> list[str]:
        return [board.name for board in library_of().boards]

    @override
    def score_data(self, game: Game, score: Score) -> Data:
        assert isinstance(game, ArchitectsGame)
        assert isinstance(score, ArchitectsScore)
        return {
            "wonder": game.library.boards[game.cities[score.seat].board].name,
            "score": {**dict(zip(CATEGORIES, score.points, strict=True)), "total": score.total()},
            "stages": score.stages,
        }


READER: Final = ArchitectsReader()


def read_number(fields: dict[str, YamlNode], key: str, least: int, most: int, usual: int) -> int:
    """Read the number under a key, or return the default if the key is left out."""
    if key not in fields:
        return usual
    number = fields[key].integer()
    if not least <= number <= most:
        raise fields[key].error(Phrase("node-range", least=str(least), most=str(most), value=str(number)))
    return number


def left_deck(node: YamlNode, library: Library) -> Deck:
    """Read the deck on the left of a seat."""
    fields = node.mapping()
    return read_deck(fields.get("deck"), fields.get("deck_complete"), library)


def central_deck(fields: dict[str, YamlNode], library: Library) -> Deck:
    """Read the central deck: a list of its top cards, or a mapping with `top` and `complete`."""
    node = fields.get("centre", YamlNode([], "centre"))
    if isinstance(node.value, list):
        return read_deck(node, None, library)
    parts = node.fields(["top", "complete"])
    return read_deck(parts.get("top"), parts.get("complete"), library)


def seat_with_cat(nodes: list[YamlNode]) -> int:
    """Return the seat whose `cat` is true, or NOBODY."""
    holder = NOBODY
    for seat, node in enumerate(nodes):
        cat = node.mapping().get("cat")
        if cat is not None and cat.boolean():
            if holder != NOBODY:
                raise cat.error(Phrase("node-cat", seat=str(holder)))
            holder = seat
    return holder


def check_box(nodes: list[YamlNode], cities: list[CitySetup], library: Library) -> None:
    """Refuse more cards than the box has."""
    # The decks of wonders that are not played stay in the box.
    box = library.central + [card for city in cities for card in library.boards[city.board].deck]
    for node, city in zip(nodes, cities, strict=True):
        for card in city.cards:
            if card not in box:
                raise node.error(Phrase("node-box", card=library.cards[card].name))
            box.remove(card)
