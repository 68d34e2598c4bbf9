"""Rows of a data set that say what happened: each answer in words, and how each player came out."""

from typing import Final

from sevenwonders.games import new_game, ruleset_of
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import places_of

# What the name of a board ends with, where boards have two sides.
SIDES: Final = ("a", "b", "day", "night")
# The columns of `games.parquet` before and after the points by category.
BEFORE_POINTS: Final = ("game", "seat", "bot", "wonder", "side")
AFTER_POINTS: Final = ("total", "place")
ANSWERS: Final = ("game", "step", "decision", "choice", "seat", "kind", "use", "card", "stage", "price")

Columns = dict[str, list[int] | list[str]]


def answer_columns(games: dict[int, Game]) -> Columns:
    """Return a row for each answer of the finished games, which have these numbers.

    The games are played again, since a price depends on the moment.
    """
    rows = [row for number, game in games.items() for row in answer_rows(number, game)]
    return columns_of(ANSWERS, rows)


def answer_rows(number: int, played: Game) -> list[tuple[int | str, ...]]:
    """Return a row for each answer of a finished game."""
    game = new_game(played.config, played.seed)
    rows: list[tuple[int | str, ...]] = []
    history = played.history
    for step in range(len(history) // 2):
        decision = game.decision(history[2 * step])
        option = history[2 * step + 1]
        choice = game.unpack(decision, option)
        where = (number, step, int(decision.ident), option, int(decision.seat), game.decision_name(decision.kind))
        rows.append((*where, choice.use, choice.card, choice.stage, choice.price))
        game.answer_listed(decision, option)
    return rows


def game_columns(games: dict[int, Game], bots: list[str]) -> Columns:
    """Return a row for each player of the finished games: bot, board, points by category, total and place."""
    points = [points_column(category) for category in next(iter(games.values())).categories()]
    rows = [row for number, game in games.items() for row in player_rows(number, game, bots)]
    return columns_of((*BEFORE_POINTS, *points, *AFTER_POINTS), rows)


def points_column(category: str) -> str:
    """Return the name of the column with the points of a category."""
    return f"{category}_points"


def player_rows(number: int, game: Game, bots: list[str]) -> list[tuple[int | str, ...]]:
    """Return a row for each player of a finished game."""
    scores, boards = game.score_sheet(), game.board_names()
    places = places_of(game.ranked(scores), ruleset_of(game.config.game).teams_of(game.config))
    return [
        (number, seat, bots[seat], *board_and_side(boards[seat]), *scores[seat].points, scores[seat].total(), place)
        for seat, place in ((seat, places[seat]) for seat in game.players())
    ]


def board_and_side(name: str) -> tuple[str, str]:
    """Split the name of a board into wonder and side. The side is empty where boards have only one."""
    wonder, _, side = name.rpartition("_")
    return (wonder, side) if side in SIDES else (name, "")


def columns_of(names: tuple[str, ...], rows: list[tuple[int | str, ...]]) -> Columns:
    """Turn rows into columns."""
    return dict(zip(names, map(list, zip(*rows, strict=True)), strict=True))
