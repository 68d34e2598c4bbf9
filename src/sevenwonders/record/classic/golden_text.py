"""The parts of a golden text that only the classic game has."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.saving.save import idents
from sevenwonders.classic.science import NO_SYMBOL
from sevenwonders.classic.scoring import NO_COLOUR, NO_GUILD
from sevenwonders.classic.scoring import Score as ClassicScore
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.record.classic.all_rules import RULE_RECORDS
from sevenwonders.record.golden_text import GoldenText, digest


@final
class ClassicGoldenText(GoldenText):
    """The golden text of the classic game."""

    @override
    def opening(self, game: Game) -> list[str]:
        assert isinstance(game, ClassicGame)
        boards = " ".join(game.board_names())
        lines = [f"{game.library.name}, {game.config.players} players, seed {game.seed}", f"boards {boards}"]
        for number, deck in enumerate(game.decks):
            if deck:
                lines.append(f"deck {number + 1} {digest(idents(game.library, deck))}, {len(deck)} cards")
        return lines

    @override
    def is_fresh(self, game: Game) -> bool:
        return len(game.pending()) == len(game.decisions)

    @override
    def position(self, game: Game) -> list[str]:
        assert isinstance(game, ClassicGame)
        return [
            f"age {game.age} turn {game.turn}",
            *[city_line(game, seat) for seat in range(len(game.cities))],
            f"discard {digest(idents(game.library, game.discard))}, {len(game.discard)} cards",
        ]

    @override
    def ending(self, game: Game) -> list[str]:
        assert isinstance(game, ClassicGame)
        lines: list[str] = []
        for seat, city in enumerate(game.cities):
            built = " ".join(idents(game.library, city.built))
            lines.append(f"{seat}: built {built}; buried {' '.join(idents(game.library, city.buried)) or '-'}")
        return lines

    @override
    def score_details(self, game: Game, score: Score) -> str:
        assert isinstance(game, ClassicGame)
        assert isinstance(score, ClassicScore)
        wilds = " ".join(str(count) for count in score.wilds)
        guild = "-" if score.copied_guild == NO_GUILD else game.library.cards[score.copied_guild].ident
        return f"coins {score.coins}; wilds {wilds}; copied {guild}{symbol_words(score)}{other_words(game, score)}"


GOLDEN_TEXT: Final = ClassicGoldenText()


def other_words(game: ClassicGame, score: ClassicScore) -> str:
    """Describe guilds that score twice and the colour that was counted, if any."""
    words = f"; twice {' '.join(idents(game.library, score.repeated_guilds))}" if score.repeated_guilds else ""
    return words + (f"; colour {COLOURS[score.best_colour]}" if score.best_colour != NO_COLOUR else "")


def symbol_words(score: ClassicScore) -> str:
    """Describe copied, changed and repeated symbols, if any."""
    words = f"; spied {' '.join(map(str, score.copied))}" if any(score.copied) else ""
    if score.changed[0] != NO_SYMBOL:
        words += f"; changed {score.changed[0]} to {score.changed[1]}"
    return words + (f"; repeated {' '.join(map(str, score.repeated))}" if any(score.repeated) else "")


def city_line(game: ClassicGame, seat: int) -> str:
    """Describe one city: coins, shields, stages, structures, tokens and hand, and the expansions' parts."""
    city = game.cities[seat]
    tokens = "".join(f"{token:+d}" for token in city.tokens) or "-"
    counts = f"coins {city.coins} shields {city.shields} stages {city.stages} built {len(city.built)}"
    hand = " ".join(idents(game.library, city.hand)) or "-"
    parts = "".join(record.part_words(game.library, part) for part in city.parts for record in RULE_RECORDS)
    return f"{seat}: {counts} tokens {tokens} hand {hand}{parts}"
