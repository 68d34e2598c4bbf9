"""The parts of a golden text that only Architects has."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.architects.cards import cards_in
from sevenwonders.architects.kinds import CARD
from sevenwonders.architects.library import card_idents, token_idents
from sevenwonders.architects.scoring import Score as ArchitectsScore
from sevenwonders.architects.scoring import token_points
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.numbers import numbers_in
from sevenwonders.kernel.score import Score
from sevenwonders.record.golden_text import GoldenText, digest


@final
class ArchitectsGoldenText(GoldenText):
    """The golden text of Architects."""

    @override
    def opening(self, game: Game) -> list[str]:
        assert isinstance(game, ArchitectsGame)
        boards = " ".join(game.board_names())
        lines = [f"{game.library.name}, {game.config.players} players, seed {game.seed}", f"boards {boards}"]
        for number, deck in enumerate(game.decks):
            lines.append(f"deck {number} {digest(card_idents(game.library, deck))}, {len(deck)} cards")
        return [*lines, f"tokens {digest(token_idents(game.library, game.row + game.stack))}"]

    @override
    def is_fresh(self, game: Game) -> bool:
        """Return whether a new round begins: seat 0 is asked for the first card of its turn."""
        # One decision is open at a time.
        decision = game.pending()[0]
        return decision.kind == CARD and decision.seat == 0

    @override
    def position(self, game: Game) -> list[str]:
        assert isinstance(game, ArchitectsGame)
        library = game.library
        decks = " ".join(f"{len(deck)} {digest(card_idents(library, deck))}" for deck in game.decks)
        discarded = cards_in(game.discard)
        return [
            f"turn {game.turn} seat {game.active} peace {game.peace} cat {game.cat if game.cat >= 0 else '-'}",
            *[city_line(game, seat) for seat in range(len(game.cities))],
            f"decks {decks}",
            f"row {words_of(token_idents(library, game.row))} stack {len(game.stack)}",
            f"discard {digest(card_idents(library, discarded))}, {len(discarded)} cards",
        ]

    @override
    def ending(self, game: Game) -> list[str]:
        """List the points of each progress token of every city."""
        assert isinstance(game, ArchitectsGame)
        lines: list[str] = []
        for seat, city in enumerate(game.cities):
            worth = zip(token_idents(game.library, city.tokens), token_points(game.library, city), strict=True)
            lines.append(f"{seat}: tokens {words_of([f'{ident} {points}' for ident, points in worth])}")
        return lines

    @override
    def score_details(self, game: Game, score: Score) -> str:
        assert isinstance(score, ArchitectsScore)
        return f"stages {score.stages}"


GOLDEN_TEXT: Final = ArchitectsGoldenText()


def city_line(game: ArchitectsGame, seat: int) -> str:
    """Describe one city in a line: shields, victory tokens, stages, progress tokens and cards."""
    library = game.library
    city = game.cities[seat]
    stages = words_of([str(number + 1) for number in numbers_in(city.stages)])
    tokens = words_of(token_idents(library, city.tokens))
    counts = f"shields {city.shields(library)} victories {city.victories} stages {stages} tokens {tokens}"
    return f"{seat}: {counts} cards {words_of(card_idents(library, cards_in(city.cards)))}"


def words_of(parts: list[str]) -> str:
    """Join the words with spaces, or return a dash if there are none."""
    return " ".join(parts) or "-"
