"""The hooks of a rule that overrides nothing, and facts that only another set has."""

import msgspec
import pytest
from typing_extensions import override

from sevenwonders import Config
from sevenwonders.catalogue import schema
from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.classic.build import add_card
from sevenwonders.classic.choice import STAGE, choice_of, use_of
from sevenwonders.classic.extra import Extras
from sevenwonders.classic.follow import enter_city
from sevenwonders.classic.hooks import Hooks
from sevenwonders.classic.kinds import LAST_STEP
from sevenwonders.classic.library import Library, compile_library
from sevenwonders.classic.load import load_parts
from sevenwonders.classic.part import NOTHING
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.setup import empty_game, new_city, new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.turn import begin_turn, run_step
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.rng import stream
from tests.games import CHOICES_STREAM, LIBRARY, card, game_at, play_on, steps_of

CATALOGUE = load_catalogue("first_edition")


def test_a_rule_that_overrides_nothing_changes_nothing() -> None:
    game = new_classic_game(Config(4), 1)
    game.rules = [Rule()]
    Rule().begin(game)
    assert Rule().decider(game, 2) == 2
    play_on(game, stream(1, CHOICES_STREAM))
    assert game.to_data() == game_at(Config(4), 1).to_data()


class Listening(Rule):
    """Overrides every hook that is asked often, does what the base rule does, and remembers which were asked."""

    def __init__(self) -> None:
        self.heard: set[str] = set()

    @override
    def before_turn(self, game: ClassicGame) -> None:
        self.heard.add("before_turn")
        super().before_turn(game)

    @override
    def end_turn(self, game: ClassicGame) -> None:
        self.heard.add("end_turn")
        super().end_turn(game)

    @override
    def decider(self, game: ClassicGame, seat: int) -> int:
        self.heard.add("decider")
        return super().decider(game, seat)

    @override
    def sealed(self, game: ClassicGame, decision: Decision) -> None:
        self.heard.add("sealed")
        super().sealed(game, decision)

    @override
    def unsealed(self, game: ClassicGame, decision: Decision) -> None:
        self.heard.add("unsealed")
        super().unsealed(game, decision)

    @override
    def add_extras(self, game: ClassicGame, seat: int, extras: Extras) -> None:
        self.heard.add("extras")
        super().add_extras(game, seat, extras)

    @override
    def after_effects(self, game: ClassicGame, decision: Decision) -> None:
        self.heard.add("after_effects")
        super().after_effects(game, decision)

    @override
    def after_group(self, game: ClassicGame) -> None:
        self.heard.add("after_group")
        super().after_group(game)

    @override
    def after_gain(self, game: ClassicGame, seat: int) -> None:
        self.heard.add("after_gain")
        super().after_gain(game, seat)

    @override
    def limit_hand(self, game: ClassicGame, decision: Decision, hand: list[int]) -> list[int]:
        self.heard.add("limit_hand")
        return super().limit_hand(game, decision, hand)

    @override
    def limit_options(self, game: ClassicGame, seat: int, options: list[int]) -> list[int]:
        self.heard.add("limit_options")
        return super().limit_options(game, seat, options)

    @override
    def partner(self, game: ClassicGame, seat: int) -> int:
        self.heard.add("partner")
        return super().partner(game, seat)


def test_every_hot_hook_is_asked_and_changes_nothing_by_itself() -> None:
    """`Hooks` leaves out rules that do not override a hook, so only a rule that does shows what is asked when."""
    boards = ["Halicarnassus B", "Babylon B", "Olympia A", "Giza B"]
    games = [new_classic_game(Config(4, wonders=boards), 1) for _ in range(2)]
    rule = Listening()
    games[0].rules = [rule]
    games[0].hooks = Hooks([rule])
    for game in games:
        for _ in steps_of(game, stream(1, CHOICES_STREAM)):
            game.view(0)
    assert games[0].to_data() == games[1].to_data()
    hot = {name for name in dir(Hooks) if not name.startswith("_")} - {"askers", "rules"}
    # Coins from the bank are told only of a city with a leader who rewards them; scenarios of Leaders hold that.
    assert rule.heard == hot - {"after_gain"}


def test_the_hooks_of_a_rule_say_nothing_unless_overridden() -> None:
    game = new_classic_game(Config(3), 1)
    decision = game.decisions[0]
    rule = Rule()
    assert not rule.asks(decision.kind)
    assert not rule.run_step(game, step_of(LAST_STEP))
    assert (rule.options(game, decision), rule.menu_keys(game, decision)) == ([], [])
    assert (rule.refusal(game, decision, 0), rule.price(game, decision, 0)) == ("", 0)
    assert rule.limit_hand(game, decision, [1]) == rule.limit_options(game, 0, [1]) == [1]
    assert (rule.hidden_hands(game), rule.at_peace(game), rule.partner(game, 0)) == ([], [], -1)
    assert rule.ranking(game, [[0]]) == [[0]]
    assert rule.seat_part() is rule.seat_part_from([]) is rule.table_part() is NOTHING


def test_a_step_that_no_rule_knows_is_passed_over() -> None:
    game = new_classic_game(Config(3), 1)
    before = game.to_data()
    game.rules = [Rule()]
    run_step(game, step_of(LAST_STEP))
    game.rules = []
    assert game.to_data() == before


def test_a_rule_without_a_part_saves_and_samples_none() -> None:
    game = new_classic_game(Config(3), 1)
    game.rules = [Rule()]
    assert load_parts(game, [{}]) == [NOTHING]
    assert NOTHING.copy() is NOTHING
    assert (NOTHING.to_data(LIBRARY), NOTHING.seen(), NOTHING.known()) == ({}, [], [])
    before = game.to_data()
    Rule().sample_part(game, [], [])
    assert game.to_data() == before


def open_chains() -> Library:
    """The first edition's cards in a set whose chains open at once."""
    facts = msgspec.structs.replace(CATALOGUE.facts, chains_open="at_once")
    return compile_library(schema.Catalogue(facts, CATALOGUE.cards, CATALOGUE.wonders))


def test_chains_may_open_at_once_in_another_set() -> None:
    """The facts of a set say when a chain opens."""
    library = open_chains()
    city = new_city(library, 0)
    add_card(library, city, card("Altar"))
    assert city.chains == library.cards[card("Altar")].chain_to != 0
    assert city.new_chains == 0
    later = new_city(LIBRARY, 0)
    add_card(LIBRARY, later, card("Altar"))
    assert (later.chains, later.new_chains) == (0, LIBRARY.cards[card("Altar")].chain_to)


@pytest.mark.parametrize("at_once", [True, False])
def test_views_follow_chains_of_either_kind(at_once: bool) -> None:
    library = open_chains() if at_once else LIBRARY
    view = new_classic_game(Config(3), 1).view(0).cities[0]
    enter_city(library, view, card("Altar"))
    opened = library.cards[card("Altar")].chain_to
    assert (view.chains, view.new_chains) == ((opened, 0) if at_once else (0, opened))


def with_dear_stages(coins: int) -> ClassicGame:
    """Three cities at a table of a set in which every stage costs four coins and nothing else."""
    stages = [schema.Stage(schema.Cost(coins=4), [schema.Effect(points=3)])]
    wonders = [msgspec.structs.replace(wonder, stages=stages) for wonder in CATALOGUE.wonders]
    library = compile_library(schema.Catalogue(CATALOGUE.facts, CATALOGUE.cards, wonders))
    game = empty_game(Config(3), 0, library, [new_city(library, board) for board in (0, 2, 4)])
    game.age = 1
    for seat in game.cities:
        seat.hand = sorted([card("Altar"), card("Baths")])
    game.cities[0].coins = coins
    begin_turn(game)
    return game


def test_a_stage_may_cost_coins_in_another_set() -> None:
    game = with_dear_stages(5)
    ident = game.pending()[0].ident
    stage = choice_of(card("Altar"), STAGE)
    assert stage in game.options(ident)
    row = next(row for row in game.menu(ident) if row.use == STAGE)
    assert (row.bank, row.price()) == (4, 4)
    game.answer(ident, stage)
    for decision in game.pending():
        game.answer(decision.ident, game.options(decision.ident)[0])
    assert game.cities[0].coins == 1
    assert game.cities[0].stages == 1


def test_coins_for_a_stage_can_be_short() -> None:
    game = with_dear_stages(3)
    ident = game.pending()[0].ident
    assert STAGE not in [use_of(choice) for choice in game.options(ident)]
    assert game.explain(ident, choice_of(card("Altar"), STAGE)) == "Not enough coins: 4 needed, 3 there, 1 short."
