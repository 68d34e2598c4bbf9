"""What the full text of a game of Architects tells."""

from typing import final

from sevenwonders.architects.city import shields_of
from sevenwonders.architects.kinds import CARD
from sevenwonders.architects.save import bits_of, counted, idents, token_idents
from sevenwonders.architects.scoring import Score as ArchitectsScore
from sevenwonders.architects.scoring import token_points
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.record.scribe import Scribe, digest


@final
class ArchitectsScribe(Scribe):
    """The scribe of Architects."""

    def opening(self, game: Game) -> list[str]:
        """The wonders, and a digest of every deck and of the tokens."""
        assert isinstance(game, ArchitectsGame)
        boards = " ".join(game.board_names())
        lines = [f"{game.library.name}, {game.config.players} players, seed {game.seed}", f"boards {boards}"]
        for number, deck in enumerate(game.decks):
            lines.append(f"deck {number} {digest(idents(game.library, deck))}, {len(deck)} cards")
        return [*lines, f"tokens {digest(token_idents(game.library, game.row + game.stack))}"]

    def is_fresh(self, game: Game) -> bool:
        """As a round begins: the first seat is asked for the card of its turn."""
        decision = game.pending()[0]
        return decision.kind == CARD and decision.seat == 0

    def position(self, game: Game) -> list[str]:
        """The turn, every city, decks and tokens."""
        assert isinstance(game, ArchitectsGame)
        library = game.library
        decks = " ".join(f"{len(deck)} {digest(idents(library, deck))}" for deck in game.decks)
        discarded = counted(game.discard)
        return [
            f"turn {game.turn} seat {game.active} peace {game.peace} cat {game.cat if game.cat >= 0 else '-'}",
            *[city_line(game, seat) for seat in range(len(game.cities))],
            f"decks {decks}",
            f"row {words_of(token_idents(library, game.row))} stack {len(game.stack)}",
            f"discard {digest(idents(library, discarded))}, {len(discarded)} cards",
        ]

    def ending(self, game: Game) -> list[str]:
        """What each progress token is worth."""
        assert isinstance(game, ArchitectsGame)
        lines: list[str] = []
        for seat, city in enumerate(game.cities):
            worth = zip(token_idents(game.library, city.tokens), token_points(game.library, city), strict=True)
            lines.append(f"{seat}: tokens {words_of([f'{ident} {points}' for ident, points in worth])}")
        return lines

    def score_details(self, game: Game, score: Score) -> str:
        """Built stages, which decide ties."""
        assert isinstance(score, ArchitectsScore)
        return f"stages {score.stages}"


def city_line(game: ArchitectsGame, seat: int) -> str:
    """One city: shields, victory tokens, stages, progress tokens and cards."""
    library = game.library
    city = game.cities[seat]
    stages = words_of([str(number + 1) for number in bits_of(city.stages)])
    tokens = words_of(token_idents(library, city.tokens))
    counts = f"shields {shields_of(library, city)} victories {city.victories} stages {stages} tokens {tokens}"
    return f"{seat}: {counts} cards {words_of(idents(library, counted(city.cards)))}"


def words_of(parts: list[str]) -> str:
    """Words in a row, or a dash for none."""
    return " ".join(parts) or "-"
