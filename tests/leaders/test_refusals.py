"""Every refusal of Leaders says why, and its rare questions are asked of those they concern."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.choice import SELL, STAGE, choice_of
from sevenwonders.classic.follow import follow
from sevenwonders.classic.leaders.kinds import KEEP, RECRUIT, VICTORY_TOKEN, WHITE
from sevenwonders.classic.leaders.part import LeaderDeck, leaders_of
from sevenwonders.classic.memory.sample import sample
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.rng import stream
from tests.support.positions import Positions, answer_for, refused

LEADERS = Positions(["leaders"])
card, city, position = LEADERS.card, LEADERS.city, LEADERS.position

ABU_SIMBEL_GOODS = ["Clay Pit", "Clay Pool", "Loom"]


def test_a_leader_that_was_not_dealt_cannot_be_kept() -> None:
    game = new_classic_game(Config(3, edition=2, expansions=["leaders"]), 1)
    other = next(leader for leader in game.library.by_colour[WHITE] if leader not in game.cities[0].hand)
    reason = game.explain(game.decisions[0].ident, choice_of(other, KEEP))
    assert reason == "Keep one of the leaders that were passed to you."


def test_refusals_of_the_recruitment() -> None:
    game = position(city(coins=0, leaders=["Nero", "Plato"]), age=2, phase="recruitment")
    assert refused(game, 0, "recruit Nero") == "Not enough coins: 2 needed, 0 there, 2 short."
    assert refused(game, 0, "recruit Caesar") == "That leader is not in your hand."
    assert "recruited, used for a stage of the wonder, or sold" in refused(game, 0, "build Nero")
    assert refused(game, 0, "stage Nero").startswith("It needs 2 more wood")
    rows = {row.use: row for row in game.menu(game.decisions[0].ident) if row.card == card("Nero")}
    assert (rows[RECRUIT].bank, rows[RECRUIT].choices) == (2, [])
    assert "Not enough coins" in rows[RECRUIT].reason
    assert rows[STAGE].reason
    assert rows[SELL].choices == [choice_of(card("Nero"), SELL)]


def test_a_finished_wonder_takes_no_leader() -> None:
    game = position(city(stages=3, leaders=["Nero"]), age=2, phase="recruitment")
    assert "finished" in refused(game, 0, "stage Nero")


def test_refusals_of_a_burial() -> None:
    game = position(
        city("Abu Simbel Night", built=["Nero", *ABU_SIMBEL_GOODS], leaders=["Plato"]), age=2, phase="recruitment"
    )
    answer_for(game, {0: "stage Plato"})
    assert refused(game, 0, "bury Caesar") == "Bury one of the leaders in your city, or pass."
    answer_for(game, {0: "pass"})
    assert game.cities[0].built[0] == card("Nero")


def test_refusals_of_an_extra_leader() -> None:
    goods = ["Stone Pit", "Clay Pool", "Glassworks"]
    game = position(city("Roma Night", stages=1, coins=1, built=goods, leaders=["Nero", "Plato", "Caesar"]), age=3)
    answer_for(game, {0: "stage Altar", 1: "sell Altar", 2: "sell Altar"})
    assert refused(game, 0, "recruit Midas").startswith("Recruit another leader")
    rows = game.menu(game.decisions[0].ident)
    assert {row.use for row in rows[:-1]} == {RECRUIT}
    answer_for(game, {0: "recruit Nero"})
    assert card("Nero") in game.cities[0].built


def test_telesilla_asks_who_has_several_kinds_of_victory_tokens() -> None:
    """A player with one kind has no choice, and one without any loses nothing; the answers are sealed together."""
    game = position(
        city(coins=9, leaders=["Telesilla"], tokens=[-1, 1]),
        city("Rhodos Day", tokens=[1, 3]),
        city("Ephesos Day", tokens=[3, 3, -2]),
        city("Babylon Day", tokens=[-1]),
        city("Olympia Day", tokens=[5, 1, 1]),
        age=3,
        phase="recruitment",
    )
    answer_for(game, {0: "recruit Telesilla"})
    assert [(item.kind, item.seat) for item in game.decisions] == [(VICTORY_TOKEN, 1), (VICTORY_TOKEN, 4)]
    assert refused(game, 1, "drop 5") == "Throw away one of the victory tokens in your city."
    for seat in (0, 1, 4, -1):
        guess = sample(game.view(seat), stream(seat + 1, 1))
        assert guess.view(seat).to_data() == game.view(seat).to_data()
    answer_for(game, {1: "drop 3", 4: "drop 1"})
    assert [seat.tokens for seat in game.cities] == [[1], [1], [3, -2], [-1], [5, 1]]


def test_draft_packs_go_to_the_right() -> None:
    game = new_classic_game(Config(4, edition=2, expansions=["leaders"]), 2)
    packs = [seat.hand[:] for seat in game.cities]
    for decision in game.pending():
        game.answer(decision.ident, game.options(decision.ident)[0])
    assert [seat.hand for seat in game.cities] == [packs[(seat + 1) % 4][1:] for seat in range(4)]


def test_roma_draws_what_is_left_and_no_more() -> None:
    """Four leaders come from those that nobody was dealt; here only one is left."""
    game = position(city("Roma Night", coins=9, built=["Lumber Yard", "Clay Pool"]))
    deck = next(part.cards for part in game.parts if isinstance(part, LeaderDeck))
    del deck[1:]
    left = deck[:]
    answer_for(game, {0: "stage Altar", 1: "sell Altar", 2: "sell Altar"})
    assert leaders_of(game.cities[0]).hand == left
    assert deck == []


def test_a_defeat_that_tomyris_hands_on_is_followed() -> None:
    """The winner takes the victory and the defeat, Tomyris nothing; views that follow the events agree."""
    game = position(
        city(built=["Tomyris"], hand=["Altar", "Baths"]),
        city("Rhodos Day", built=["Walls"], hand=["Altar", "Baths"]),
        city("Ephesos Day", built=["Walls"], hand=["Altar", "Baths"]),
        turn=6,
    )
    views = {seat: game.view(seat) for seat in (0, 1, 2, -1)}
    told = len(game.events)
    answer_for(game, {0: "sell Altar", 1: "sell Altar", 2: "sell Altar"})
    assert [sorted(seat.tokens) for seat in game.cities] == [[], [-1, 1], [-1, 1]]
    for seat, view in views.items():
        for event in game.events[told:]:
            follow(game.library, view, event.seen_by(seat))
        assert view.to_data() == game.view(seat).to_data()


def test_a_table_without_leaders_has_no_part_for_them() -> None:
    game = new_classic_game(Config(3, edition=2), 1)
    assert len(game.cities[0].parts) == 0
    with pytest.raises((LookupError, StopIteration)):
        leaders_of(game.cities[0])


@pytest.mark.parametrize(("price", "points"), [("age", 6), ("printed", 4)])
def test_a_position_may_have_buried_leaders(price: str, points: int) -> None:
    game = position(city("Abu Simbel Day", buried={"Hannibal": 3}), age=3, options={"leader_price": price})
    assert game.score_sheet()[0].points[game.categories().index("wonder")] == points
    assert game.hooks.part_types[0].keys_of(game.library, game.cities[0])["buried"] == {"hannibal": 3}


@pytest.mark.parametrize(
    ("buried", "reason"),
    [({"Altar": 1}, "leaders, not 'Altar'"), ({"Nero": 4}, "Ages from 1 to 3, not '4'"), ({"Nero": "I"}, "not 'I'")],
)
def test_a_position_buries_leaders_that_were_recruited(buried: object, reason: str) -> None:
    with pytest.raises(BadConfig, match=reason):
        position(city("Abu Simbel Day", buried=buried))
