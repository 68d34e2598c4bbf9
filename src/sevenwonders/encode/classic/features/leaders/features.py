"""Leaders in hand, and what recruiting one costs."""

from typing import final

from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.choice import card_of, use_of
from sevenwonders.classic.city import City
from sevenwonders.classic.leaders.kinds import KEEP, RECRUIT
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.encode.classic.features.option_features import AGES, LAST_AGE, MOST_COINS, OptionFeatures, within
from sevenwonders.encode.classic.features.rule_features import RuleFeatures
from sevenwonders.encode.features import Terms
from sevenwonders.encode.names import Names, numbered
from sevenwonders.kernel.decision import Decision


@final
class LeadersFeatures(RuleFeatures):
    """The leaders in hand of a city; for a leader to recruit, the coins that are left and what it gives."""

    def __init__(self, library: Library, options: Names, cities: Names, base: OptionFeatures) -> None:
        self.base = base
        self.recruit = options.table("recruit", AGES, numbered(0, MOST_COINS))
        self.in_hand = cities.table("in_hand", [card.ident for card in library.cards])

    @override
    def add_option(self, game: ClassicGame, decision: Decision, choice: i64, terms: Terms) -> None:
        use = use_of(choice)
        if use == RECRUIT:
            age: i64 = min(game.age, LAST_AGE)
            card = card_of(choice)
            price = game.rule_of(decision).price(game, decision, card, use)
            left = within(game.cities[decision.seat].coins - price, 0, MOST_COINS)
            terms.add(self.recruit + age * (MOST_COINS + 1) + left)
            self.base.add_gift(game, decision.seat, age, self.base.gifts[card], terms)
        elif use == KEEP:
            self.base.add_gift(game, decision.seat, 0, self.base.gifts[card_of(choice)], terms)

    @override
    def add_city(self, game: ClassicGame, seat: i64, city: City, terms: Terms) -> None:
        for card in leaders_of(city).hand:
            terms.add(self.in_hand + card)
