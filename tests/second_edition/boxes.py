"""Account for every card of the box: none is lost, and none is there twice."""

from collections import Counter

from sevenwonders.classic.armada.kinds import ISLAND
from sevenwonders.classic.armada.part import ArmadaPart, IslandPiles
from sevenwonders.classic.colours import DECK_COLOURS
from sevenwonders.classic.leaders.kinds import WHITE
from sevenwonders.classic.leaders.part import LeaderDeck, LeadersPart
from sevenwonders.classic.table import ClassicGame
from tests.support.any_classic_game import dealt_cards


def age_cards(game: ClassicGame) -> Counter[int]:
    """Every physical card of an Age, wherever it is."""
    cards = dealt_cards(game)
    return Counter({card: count for card, count in cards.items() if game.library.cards[card].colour in DECK_COLOURS})


def leaders_at(game: ClassicGame) -> Counter[int]:
    """Every leader that is still in the game, wherever it is."""
    cards: Counter[int] = Counter()
    for part in game.parts:
        if isinstance(part, LeaderDeck):
            cards.update(part.cards)
    for seat in game.cities:
        cards.update([card for card in seat.hand + seat.built + seat.buried if is_leader(game, card)])
        for own in seat.parts:
            if isinstance(own, LeadersPart):
                cards.update(own.hand + own.buried)
    return cards


def islands_at(game: ClassicGame) -> Counter[int]:
    """Every island, wherever it is."""
    cards: Counter[int] = Counter()
    for part in game.parts:
        if isinstance(part, IslandPiles):
            cards.update([card for pile in part.piles for card in pile])
    for seat in game.cities:
        cards.update([card for card in seat.built if game.library.cards[card].colour == ISLAND])
        for own in seat.parts:
            if isinstance(own, ArmadaPart):
                cards.update(own.offered)
    return cards


def is_leader(game: ClassicGame, card: int) -> bool:
    return game.library.cards[card].colour == WHITE


def check_box(game: ClassicGame) -> None:
    """The Age cards for this number of players, players + 2 guilds, black and maritime cards; all islands."""
    library, players = game.library, len(game.cities)
    cards = age_cards(game)
    deck: Counter[int] = Counter()
    for age in range(1, library.last_age + 1):
        deck.update(library.deck(age, players))
        for pool in library.pools:
            drawn = [card for card in pool.by_age[age] if cards[card]]
            assert len(drawn) == players
            deck.update(drawn)
    assert len(library.pools) == len({"cities", "armada"} & set(game.config.expansions))
    assert islands_at(game) == Counter(library.by_colour[ISLAND])
    guilds = cards - deck
    assert not deck - cards
    assert set(guilds.values()) == {1}
    assert len(guilds) == players + 2
    promos = library.promos if game.config.options.get("promo_guilds") == "true" else []
    assert set(guilds) <= set(library.guilds + promos)
