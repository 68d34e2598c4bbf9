"""A rule's additions to the game, as plain data: everything that is the same at every table."""

from collections.abc import Mapping
from typing import final

from sevenwonders.classic.effects.effect import Reader
from sevenwonders.classic.part_type import NO_DATA, PartType
from sevenwonders.classic.text.verb import Verb


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

    A variant is `implied` if its number of players leaves no other way to play.
    """

    __slots__ = ("edition", "implied", "more_cities", "name", "players")

    def __init__(
        self,
        name: str,
        edition: int,
        players: tuple[int, ...],
        more_cities: int = 0,
        implied: bool = False,
    ) -> None:
        self.name = name
        self.edition = edition
        self.players = players
        self.more_cities = more_cities
        self.implied = implied


@final
class Declaration:
    """The names, words and numbers that a rule adds to the game.

    `name` is the name of its folder, under which `number_blocks` keeps its numbers. `decisions`, `steps` and `events`
    are the names of its kinds, in the order of their numbers. `verbs` say how the choices that only it offers are
    written. `extras` are what may go with a card or stage in one payment, as people write it and in the order of the
    numbers; `any_extra` is a word for any of them. `effects` are the kinds of effect that only its cards and boards
    have. `parts` takes care of the data that it keeps. `settings` and `variants` are the options and variants that it
    brings to a table. `city_keys` and `table_keys` are what a position set up by hand may say about each city and about
    the table. `makes_losses` is whether it can make cities lose coins, and `lends` whether coins that are due may be
    taken as debts instead. `english` has what it says in English, by the ids of phrases.
    """

    def __init__(
        self,
        name: str,
        *,
        decisions: list[str] | None = None,
        steps: list[str] | None = None,
        events: list[str] | None = None,
        verbs: list[Verb] | None = None,
        extras: list[str] | None = None,
        any_extra: str = "",
        effects: dict[str, Reader] | None = None,
        parts: PartType = NO_DATA,
        settings: list[Option] | None = None,
        variants: list[Variant] | None = None,
        city_keys: list[str] | None = None,
        table_keys: list[str] | None = None,
        makes_losses: bool = False,
        lends: bool = False,
        english: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self.decisions = decisions or []
        self.steps = steps or []
        self.events = events or []
        self.verbs = verbs or []
        self.extras = extras or []
        self.any_extra = any_extra
        self.effects = effects or {}
        self.parts = parts
        self.settings = settings or []
        self.variants = variants or []
        self.city_keys = city_keys or []
        self.table_keys = table_keys or []
        self.makes_losses = makes_losses
        self.lends = lends
        self.english = english or {}
