"""The features of a classic table, put together."""

from functools import cache
from typing import final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.rules import rules_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.encode.classic.all_rules import features_of
from sevenwonders.encode.classic.features.city_features import CityFeatures
from sevenwonders.encode.classic.features.option_features import OptionFeatures
from sevenwonders.encode.features import FeatureExtractor, Names, Terms
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game


@final
class ClassicFeatures(FeatureExtractor):
    """The features of tables with one library and the same rules."""

    def __init__(self, library: Library, rules: list[str]) -> None:
        options = Names()
        cities = Names()
        self.options = OptionFeatures(library, options)
        self.cities = CityFeatures(library, cities)
        self.rules = features_of(rules, library, options, cities, self.options)
        self.last_turn = library.last_turn
        # Decisions about another city have all features a second time: what is good for it may be bad for the decider.
        self.for_another: i64 = len(options.all)
        names = options.all + [f"for_another.{name}" for name in options.all]
        # An Age has a knot at its beginning and one at its end.
        shares = [turn / library.last_turn for turn in range(1, library.last_turn + 1)]
        mixes = [(2 * age, share) for age in range(library.last_age) for share in shares]
        super().__init__(names, cities.all, 2 * library.last_age, [(0, 0.0), *mixes])

    @override
    def add_options(self, game: Game, decision: Decision, options: vec[i64], terms: Terms) -> None:
        assert isinstance(game, ClassicGame)
        terms.offset = 0 if decision.seat == decision.decider else self.for_another
        for choice in options:
            self.options.add(game, decision, choice, terms)
            for rule in self.rules:
                rule.add_option(game, decision, choice, terms)
            terms.close()
        terms.offset = 0

    @override
    def add_cities(self, game: Game, terms: Terms) -> None:
        assert isinstance(game, ClassicGame)
        for seat in game.players():
            self.cities.add(game, seat, terms)
            for rule in self.rules:
                rule.add_city(game, seat, game.cities[seat], terms)
            terms.close()

    @override
    def slot(self, game: Game) -> int:
        return min(game.turns_begun(), len(self.mixes) - 1)


def extractor_of(config: Config) -> ClassicFeatures:
    """Return the features of the tables of a checked configuration."""
    names = tuple([rule.name() for rule in rules_of(config)])
    return shared_extractor(config.edition, tuple(config.expansions), names)


@cache
def shared_extractor(edition: int, expansions: tuple[str, ...], rules: tuple[str, ...]) -> ClassicFeatures:
    """Return the extractor for these settings, put together once."""
    return ClassicFeatures(library_of(edition, expansions), list(rules))
