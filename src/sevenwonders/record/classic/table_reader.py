"""Read tables of the classic game from files.

Besides its seats, a scenario's position may have `age`, `turn` and `discard`, and whatever the rules in play want to
know: `phase: recruitment` puts it before the first turn of the Age, `phase: draft` into the draft, and
`draw_pile` lists the cards still to be drawn for the Free City, the next one first. The Free City is the third seat,
and a step answers for it under that number.
"""

from typing import Final, final

from typing_extensions import override

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.rules import ALL_RULES, rules_of
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.science import NO_SYMBOL, SYMBOLS
from sevenwonders.classic.scoring import NO_COLOUR, NO_GUILD
from sevenwonders.classic.scoring import Score as ClassicScore
from sevenwonders.classic.settings import all_variants
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.classic.city_reader import keys_for_rules, read_cards, read_city
from sevenwonders.record.classic.expectations import READERS
from sevenwonders.record.document import YamlNode
from sevenwonders.record.expectations import Check, read_expectations
from sevenwonders.record.table_reader import TableReader, check_wonders

KEYS: Final = ["age", "turn", "discard", *[key for rule in ALL_RULES for key in rule.declaration().table_keys]]


@final
class ClassicReader(TableReader):
    """The reader of the classic game."""

    keys = KEYS

    @override
    def players(self, seats: int, variant: str) -> int:
        return seats - sum(item.more_cities for item in all_variants() if item.name == variant)

    @override
    def position(self, config: Config, fields: dict[str, YamlNode]) -> Game:
        library = library_for(config)
        rules = rules_of(config)
        age = read_number(fields, "age", library.last_age)
        turn = read_number(fields, "turn", library.last_turn)
        for_rules = [key for rule in rules for key in rule.declaration().table_keys]
        for key in KEYS[3:]:
            if key in fields and key not in for_rules:
                raise fields[key].error(Phrase("node-no-key", key=key))
        seats = fields["seats"].items()
        cities = [read_city(seat, library, rules, age) for seat in seats]
        check_wonders(seats, [library.boards[city.board].name for city in cities])
        discard = read_cards(fields["discard"], library, age) if "discard" in fields else []
        keys = keys_for_rules(fields, rules)
        # The keys are tried one by one, so that an error names the place of the right key.
        for key in keys:
            try:
                set_up(config, cities, age=age, turn=turn, discard=discard, keys={key: keys[key]})
            except GameError as error:
                raise fields[key].error(error.said()) from error
        return set_up(config, cities, age=age, turn=turn, discard=discard, keys=keys)

    @override
    def expectations(self, node: YamlNode, game: Game) -> list[Check]:
        assert isinstance(game, ClassicGame)
        return read_expectations(node, game, READERS)

    @override
    def finished_table(self, config: Config, seats: list[YamlNode]) -> Game:
        library = library_for(config)
        rules = rules_of(config)
        cities = [read_city(seat, library, rules, library.last_age, ["name"]) for seat in seats]
        check_wonders(seats, [library.boards[city.board].name for city in cities])
        check_finished(seats, cities)
        # No city has a hand, so the position ends where it begins (P8), and can be scored.
        return set_up(config, cities, age=library.last_age, turn=library.last_turn)

    @override
    def wonders(self, config: Config) -> list[str]:
        return sorted({board.name for board in library_for(config).boards})

    @override
    def score_data(self, game: Game, score: Score) -> Data:
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
            "spied_symbols": dict(zip(SYMBOLS, score.copied, strict=True)),
            "changed_symbol": [SYMBOLS[symbol] for symbol in score.changed if symbol != NO_SYMBOL],
            "repeated_symbols": dict(zip(SYMBOLS, score.repeated, strict=True)),
            "copied_guild": None if score.copied_guild == NO_GUILD else library.cards[score.copied_guild].name,
            "repeated_guilds": [library.cards[guild].name for guild in score.repeated_guilds],
            "best_colour": None if score.best_colour == NO_COLOUR else COLOURS[score.best_colour],
        }


READER: Final = ClassicReader()


def read_number(fields: dict[str, YamlNode], key: str, most: int) -> int:
    """Read the Age or turn, or return 1 if it is left out."""
    number = fields[key].integer() if key in fields else 1
    if not 1 <= number <= most:
        raise fields[key].error(Phrase("node-range", least="1", most=str(most), value=str(number)))
    return number


def check_finished(nodes: list[YamlNode], cities: list[CitySetup]) -> None:
    """Refuse hands."""
    for node, city in zip(nodes, cities, strict=True):
        if city.hand:
            raise node.error(Phrase("node-hand"))
