"""Check the ranking at the end of a game."""

from sevenwonders.classic.table import ClassicGame


def check_ranking(game: ClassicGame, where: str) -> None:
    """Points first, then coins; equal players share a place. Teams count together, and only players are ranked."""
    size = 2 if game.config.variant == "teams" else 1
    by_worth: dict[tuple[int, int], list[int]] = {}
    sheet = game.score_sheet()
    for seat in game.drafting:
        team = [score for score in sheet if score.seat // size == seat // size]
        worth = sum(score.total() for score in team), sum(score.coins for score in team)
        by_worth.setdefault(worth, []).append(seat)
    assert game.ranking() == [by_worth[worth] for worth in sorted(by_worth, reverse=True)], where
