"""Choices of a table before the game: options between two readings of the rules, and variants."""

from typing import final


@final
class Option:
    """An option of R7: its name, its values with the default first, and the expansions that it needs."""

    __slots__ = ("name", "needs", "values")

    def __init__(self, name: str, values: tuple[str, ...], needs: tuple[str, ...] = ()) -> None:
        self.name = name
        self.values = values
        self.needs = needs

    def fits(self, expansions: list[str]) -> bool:
        """Return whether the option makes a difference with these expansions."""
        return all(name in expansions for name in self.needs)


@final
class Variant:
    """Another way to play: its name, its edition, the possible numbers of players, and extra cities without a player.

    `reason` completes the sentence "The variant is for ...". A variant is `implied` if its number of players leaves no
    other way to play.
    """

    __slots__ = ("edition", "implied", "more_cities", "name", "players", "reason")

    def __init__(
        self,
        name: str,
        edition: int,
        players: tuple[int, ...],
        reason: str,
        more_cities: int = 0,
        implied: bool = False,
    ) -> None:
        self.name = name
        self.edition = edition
        self.players = players
        self.reason = reason
        self.more_cities = more_cities
        self.implied = implied
