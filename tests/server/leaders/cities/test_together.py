"""Leaders and Cities at one table: rights and scores that need both, and cards that ask for both."""

from sevenwonders.server.present.classic.facts import catalogue_facts
from sevenwonders.server.wire.classic.table import ClassicScoreDetail
from tests.server.positions import Shelf, city_of, shown

SHELF = Shelf("leaders", "cities")
city, others, game_with = SHELF.city, SHELF.others, SHELF.game


def test_rights_are_shown_with_what_gives_them() -> None:
    game = game_with(city("roma_night", "altar", built="caligula west_clandestine_wharf", stages=1), *others())
    assert [(right.code, right.source) for right in city_of(game, 0).rights] == [
        ("leader_discount:2:1", "roma_night"),
        ("free_each_age:black", "caligula"),
        ("rebate:left", "west_clandestine_wharf"),
    ]
    assert all(right.words for right in city_of(game, 0).rights)
    assert [right.used for right in city_of(game, 0).rights] == [None, False, None]


def test_a_score_shows_how_symbols_were_used() -> None:
    built = "apothecary workshop pigeonhole enheduanna aganice"
    game = game_with(
        city(hand="", built=built), city("rhodos_day", "", built="scriptorium school"), city("olympia_day", "")
    )
    assert game.finished(), "nobody holds a card"
    details = [score.detail for score in shown(game, 0).scores]
    assert details[0] == ClassicScoreDetail(3, [0, 0, 0], [0, 0, 1], [], [1, 0, 0], None, [], None)
    assert details[2] == ClassicScoreDetail(3, [0, 0, 0], [0, 0, 0], [], [0, 0, 0], None, [], None)


def test_a_leader_may_ask_for_cities() -> None:
    facts = catalogue_facts(2)
    by_id = {card.id: card for card in facts.cards}
    assert (by_id["caligula"].requires, by_id["caligula"].set) == (["cities"], "leaders")
    assert [card.id for card in facts.cards if card.promo and card.set == "cities"] == [
        "forgers_guild",
        "shadow_guild",
        "mourners_guild",
    ]
