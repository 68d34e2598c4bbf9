"""How tables of the classic game are read.

A scenario's position has `age`, `turn` and `discard` beside its seats; `phase: recruitment` puts it before the first
turn of the Age, when leaders are recruited. One key belongs to the variant for two players
alone: `draw_pile`, the cards still to be drawn, the next one first. There the third seat is the Free City, which a
step answers for under its own number.
"""

from typing import Final, final

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.library import Library
from sevenwonders.classic.position import CitySetup, set_up
from sevenwonders.classic.science import NO_SYMBOL, SYMBOLS
from sevenwonders.classic.scoring import NO_COLOUR, NO_GUILD
from sevenwonders.classic.scoring import Score as ClassicScore
from sevenwonders.classic.settings import TWO_PLAYER
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.record.classic.cities import read_cards, read_city
from sevenwonders.record.classic.expectations import READERS
from sevenwonders.record.document import Node
from sevenwonders.record.expectations import Check, read_expectations
from sevenwonders.record.table_reader import TableReader

KEYS: Final = ["age", "turn", "phase", "discard", "draw_pile", "edifices", "islands"]
PHASES: Final = ["turn", "recruitment"]


@final
class ClassicReader(TableReader):
    """The reader of the classic game."""

    keys = KEYS

    def players(self, seats: int, variant: str) -> int:
        """One for each city; in the variant for two players the third city has none."""
        return 2 if variant == TWO_PLAYER else seats

    def position(self, config: Config, fields: dict[str, Node]) -> Game:
        """The position on the table, at the choice of cards."""
        library = library_for(config)
        age = read_number(fields, "age", library.last_age)
        turn = read_number(fields, "turn", library.last_turn)
        cities = [read_city(seat, library, age) for seat in fields["seats"].items()]
        discard = read_cards(fields["discard"], library, age) if "discard" in fields else []
        draw_pile = read_cards(fields["draw_pile"], library, age) if "draw_pile" in fields else []
        if draw_pile and config.variant != TWO_PLAYER:
            raise fields["draw_pile"].error("only the variant for two players has a draw pile")
        recruiting = read_recruiting(config, fields)
        return set_up(
            config,
            cities,
            age=age,
            turn=turn,
            discard=discard,
            draw_pile=draw_pile,
            recruiting=recruiting,
            edifices=read_edifices(fields["edifices"], library) if "edifices" in fields else None,
            islands=read_islands(fields["islands"], library) if "islands" in fields else None,
        )

    def expectations(self, node: Node, game: Game) -> list[Check]:
        """What a step expects."""
        assert isinstance(game, ClassicGame)
        return read_expectations(node, game, READERS)

    def finished_table(self, config: Config, seats: list[Node]) -> Game:
        """The cities of a score file, on the last turn and with empty hands."""
        library = library_for(config)
        cities = [read_city(seat, library, library.last_age, ["name"]) for seat in seats]
        check_finished(seats, cities, library)
        return set_up(config, cities, age=library.last_age, turn=library.last_turn)

    def score_data(self, game: Game, score: Score) -> Data:
        """The board, the points, coins, and how free choices were used."""
        assert isinstance(game, ClassicGame)
        assert isinstance(score, ClassicScore)
        library = game.library
        board = library.boards[game.cities[score.seat].board]
        return {
            "wonder": board.name,
            "side": board.side,
            "score": {**dict(zip(game.categories(), score.points, strict=True)), "total": score.total()},
            "coins": score.coins,
            "wild_symbols": dict(zip(SYMBOLS, score.wilds, strict=True)),
            "spied_symbols": dict(zip(SYMBOLS, score.spied, strict=True)),
            "changed_symbol": [SYMBOLS[symbol] for symbol in score.changed if symbol != NO_SYMBOL],
            "repeated_symbols": dict(zip(SYMBOLS, score.repeated, strict=True)),
            "copied_guild": None if score.copied_guild == NO_GUILD else library.cards[score.copied_guild].name,
            "repeated_guilds": [library.cards[guild].name for guild in score.repeated_guilds],
            "best_colour": None if score.best_colour == NO_COLOUR else COLOURS[score.best_colour],
        }


def read_number(fields: dict[str, Node], key: str, most: int) -> int:
    """The Age or turn, 1 unless given."""
    number = fields[key].integer() if key in fields else 1
    if not 1 <= number <= most:
        raise fields[key].error(f"should be 1 to {most}, not {number}")
    return number


def read_edifices(node: Node, library: Library) -> list[int]:
    """The Edifice of each Age."""
    cards = read_cards(node, library)
    if len(cards) != library.last_age or any(card not in library.edifices[age] for age, card in enumerate(cards, 1)):
        raise node.error("should be three Edifices, one of each Age")
    return cards


def read_islands(node: Node, library: Library) -> list[list[int]]:
    """The top islands of each level, the topmost first; a level that is left out is left to chance."""
    piles: list[list[int]] = [[] for _ in range(library.last_age)]
    for level, item in node.mapping().items():
        if not isinstance(level, int) or not 1 <= level <= library.last_age:
            raise item.error(f"islands have level 1 to {library.last_age}, not {level}")
        piles[level - 1] = read_cards(item, library)
    return piles


def read_recruiting(config: Config, fields: dict[str, Node]) -> bool:
    """Whether the position stands before the first turn of its Age."""
    phase = fields["phase"].text() if "phase" in fields else PHASES[0]
    if phase not in PHASES:
        raise fields["phase"].error(f"there is no phase '{phase}'; there are {', '.join(PHASES)}")
    if phase != PHASES[0] and "leaders" not in config.expansions:
        raise fields["phase"].error("only a game with leaders has a recruitment")
    return phase != PHASES[0]


def check_finished(nodes: list[Node], cities: list[CitySetup], library: Library) -> None:
    """Refuse hands, and a wonder that two cities claim: nobody plays so, somebody mistyped."""
    seen: list[str] = []
    for node, city in zip(nodes, cities, strict=True):
        wonder = library.boards[city.board].name
        if city.hand:
            raise node.error("the game is over, so nobody holds a hand")
        if wonder in seen:
            raise node.error(f"each wonder exists once, but {wonder} is named twice")
        seen.append(wonder)
