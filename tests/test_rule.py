"""The hooks of a rule that overrides nothing, and facts that only another set has."""

import msgspec
import pytest
from typing_extensions import override

from sevenwonders import Config
from sevenwonders.catalogue import schema
from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.classic.build import add_card, enter_city
from sevenwonders.classic.choice import STAGE, choice_of, use_of
from sevenwonders.classic.declaration import Declaration
from sevenwonders.classic.extra import NO_EXTRAS, Extras
from sevenwonders.classic.hooks import NOBODY, Hooks, rules_overriding
from sevenwonders.classic.libraries import make_effects
from sevenwonders.classic.library import Library, compile_library
from sevenwonders.classic.memory.last_seen import seen_table
from sevenwonders.classic.memory.rule_memory import NOTHING_TO_REMEMBER
from sevenwonders.classic.options import extras_for
from sevenwonders.classic.part import NOTHING, Parts, parts_in
from sevenwonders.classic.part_type import NO_DATA, PartType
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.rules import BASE, hooks_of
from sevenwonders.classic.setup import empty_game, new_city, new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.turn import begin_turn
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.rng import stream
from tests.support.expansions import ALL
from tests.support.games import CHOICES_STREAM, LIBRARY, card, play_on

CATALOGUE = load_catalogue("first_edition")


class Watcher(Rule):
    """A rule that overrides every hook that is asked often and changes nothing."""

    def __init__(self) -> None:
        self.heard: set[str] = set()

    @override
    def before_turn(self, game: ClassicGame) -> None:
        self.heard.add("before_turn")

    @override
    def before_extra_turn(self, game: ClassicGame, seat: int) -> None:
        self.heard.add("before_extra_turn")

    @override
    def end_turn(self, game: ClassicGame) -> None:
        self.heard.add("end_turn")

    @override
    def decider(self, age: int, turn: int, seat: int) -> int:
        self.heard.add("decider")
        return super().decider(age, turn, seat)

    @override
    def after_seal(self, game: ClassicGame, decision: Decision) -> None:
        self.heard.add("after_seal")

    @override
    def before_change(self, game: ClassicGame, decision: Decision) -> None:
        self.heard.add("before_change")

    @override
    def add_extras(self, game: ClassicGame, seat: int, extras: Extras) -> None:
        self.heard.add("add_extras")

    @override
    def after_effects(self, game: ClassicGame, decision: Decision) -> None:
        self.heard.add("after_effects")

    @override
    def after_group(self, game: ClassicGame) -> None:
        self.heard.add("after_group")

    @override
    def limit_hand(self, game: ClassicGame, decision: Decision, hand: list[int]) -> list[int]:
        self.heard.add("limit_hand")
        return super().limit_hand(game, decision, hand)

    @override
    def limit_options(self, game: ClassicGame, seat: int, options: list[int]) -> list[int]:
        self.heard.add("limit_options")
        return super().limit_options(game, seat, options)

    @override
    def after_gain(self, game: ClassicGame, seat: int) -> None:
        self.heard.add("after_gain")

    @override
    def card_points(self, library: Library, card: int, points: int) -> int:
        self.heard.add("card_points")
        return super().card_points(library, card, points)

    @override
    def partner(self, seat: int) -> int:
        self.heard.add("partner")
        return super().partner(seat)

    @override
    def declaration(self) -> Declaration:
        return Declaration("teams", parts=WatchingParts(self.heard))


class WatchingParts(PartType):
    """A part type that overrides every hook that is asked often and keeps nothing."""

    def __init__(self, heard: set[str]) -> None:
        self.heard = heard

    @override
    def held_back(self, parts: Parts, seat: int) -> int:
        self.heard.add("held_back")
        return super().held_back(parts, seat)


# The hooks for which `Hooks` keeps a list of the rules that have it.
OFTEN_ASKED = [name for name in dir(Hooks) if not name.startswith(("_", "owner_of"))]


def with_rule(config: Config, seed: int, rule: Rule) -> ClassicGame:
    """A new game with one more rule that asks for nothing."""
    game = new_classic_game(config, seed)
    game.hooks = Hooks(BASE, [*game.rules, rule])
    game.rules = game.hooks.rules
    game.parts = parts_in([*game.parts, NOTHING])
    for city in game.cities:
        city.parts = parts_in([*city.parts, NOTHING])
    return game


@pytest.mark.parametrize("rule", [Watcher(), Rule()], ids=["overrides every hook", "overrides none"])
def test_a_rule_that_changes_nothing_changes_nothing(rule: Rule) -> None:
    config = Config(4, wonders=["Babylon B", "Olympia A", "Halicarnassus B", "Giza A"])
    plain = new_classic_game(config, 1)
    game = with_rule(config, 1, rule) if isinstance(rule, Watcher) else new_classic_game(config, 1)
    play_on(plain, stream(1, CHOICES_STREAM))
    play_on(game, stream(1, CHOICES_STREAM))
    assert [score.points for score in game.score_sheet()] == [score.points for score in plain.score_sheet()]
    assert game.history == plain.history


# What is kept with the hooks and is none.
NO_HOOKS = {"base", "english", "rules", "owners", "extras", "recent_extras", "known_pools", "part_types"}


def test_every_hook_that_is_asked_often_is_heard() -> None:
    watcher = Watcher()
    config = Config(4, wonders=["Babylon B", "Olympia A", "Halicarnassus B", "Giza A"])
    for seed in range(6):
        game = with_rule(config, seed, watcher)
        first = game.pending()[0]
        game.answer(first.ident, game.options(first.ident)[0])
        game.change(first.ident, game.options(first.ident)[-1])
        play_on(game, stream(seed, CHOICES_STREAM))
        seen_table(game.view(0))
        game.score_sheet()
    sorted_hooks = [name for name in OFTEN_ASKED if name not in NO_HOOKS]
    assert watcher.heard == {*sorted_hooks, "add_extras"}
    for name in {*sorted_hooks, "add_extras"} - {"held_back"}:
        assert list(rules_overriding([watcher, Rule()], name)) == [watcher]


def test_the_hooks_of_a_rule_say_nothing_unless_overridden() -> None:
    game = new_classic_game(Config(3), 1)
    decision = game.decisions[0]
    event = Event(0, 0, [], EVERYONE, [])
    rule = Rule()
    assert (rule.name(), rule.plays(game.config), rule.is_needed([]), rule.configured(game.config, [])) == (
        "",
        False,
        False,
        rule,
    )
    declared = rule.declaration()
    assert not any((declared.makes_losses, declared.lends, rule.asks_alone(0), rule.follows_others(0)))
    assert [declared.decisions, declared.steps, declared.events, declared.verbs, declared.extras] == [[]] * 5
    assert [declared.settings, declared.variants, declared.city_keys, declared.table_keys] == [[]] * 4
    assert declared.effects == {}
    assert declared.parts is NO_DATA
    assert (rule.options(game, decision), rule.menu_keys(game, decision)) == ([], [])
    assert (rule.refusal(game, decision, 0), rule.price(game, decision, 0, 0), rule.allows(game, decision, 0)) == (
        "",
        0,
        False,
    )
    assert rule.limit_hand(game, decision, [1]) == rule.limit_options(game, 0, [1]) == [1]
    assert (rule.at_peace(game.cities, 0), rule.partner(0), rule.coins_due(game.cities, 0)) == ([], -1, 0)
    assert rule.fights(game.cities, [], [], 0) == []
    assert rule.secret_of(game, decision) == rule.cards_in(event) == []
    assert rule.ranking(game.score_sheet(), [[0]]) == [[0]]
    words = [declared.any_extra, rule.extra_refusal(), rule.limit_refusal(), rule.chapter(1, 1)]
    assert [*words, rule.city_name(0)] == [""] * 5
    assert rule.heading(1, 1) is None
    assert rule.is_step_argument(game, 0, 2)
    assert not rule.is_step_argument(game, 0, 3)
    assert (rule.extra_price(game, 0, 0), rule.card_points(LIBRARY, 0, 4)) == (0, 4)


def test_a_rule_that_overrides_nothing_leaves_the_game_alone() -> None:
    game = new_classic_game(Config(3), 1)
    before = game.to_data()
    rule = Rule()
    decision = game.decisions[0]
    for act in (rule.begin, rule.before_age, rule.before_turn, rule.before_last_cards, rule.end_turn, rule.end_age):
        act(game)
    rule.after_conflicts(game)
    rule.after_group(game)
    rule.after_deal(game, [])
    rule.before_extra_turn(game, 0)
    rule.run_step(game, 0, 0)
    rule.after_seal(game, decision)
    rule.before_change(game, decision)
    rule.resolve(game, [])
    rule.check_decision(game, decision)
    rule.add_extras(game, 0, NO_EXTRAS)
    rule.after_effects(game, decision)
    rule.after_gain(game, 0)
    rule.charge(game, 0, 1)
    rule.score(game, game.score_sheet()[0])
    rule.follow(LIBRARY, game.view(0), Event(0, 0, [], EVERYONE, []))
    assert game.to_data() == before


def test_a_rule_without_data_has_no_parts() -> None:
    game = new_classic_game(Config(3), 1)
    before = game.to_data()
    assert NO_DATA.city_part() is NO_DATA.city_part_from([]) is NOTHING
    assert NO_DATA.table_part() is NO_DATA.table_part_from([], 1) is NOTHING
    assert NO_DATA.load_table_part(LIBRARY, {}) is NO_DATA.load_city_part(LIBRARY, {}) is NOTHING
    assert NO_DATA.memory() is NO_DATA.load_memory(LIBRARY, {}) is NOTHING_TO_REMEMBER
    assert (NO_DATA.hidden_lists(game), NO_DATA.keys_of(LIBRARY, game.cities[0])) == ([], {})
    assert not NO_DATA.starts_before_deal({})
    NO_DATA.sort_hands(game)
    NO_DATA.check_city(game.cities[0], 3)
    NO_DATA.place_city(LIBRARY, game.cities[0], {}, 1)
    NO_DATA.place_table(game, {})
    NO_DATA.finish_position(game, {})
    assert game.to_data() == before


def test_a_rule_without_a_part_saves_none() -> None:
    assert NOTHING.copy() is NOTHING
    assert NOTHING.shown() is NOTHING
    assert (NOTHING.to_data(LIBRARY), NOTHING.values()) == ({}, [])


def test_numbers_that_no_rule_has_belong_to_nobody() -> None:
    hooks = hooks_of(Config(3))
    assert hooks.owner_of(10_000) is hooks.owner_of_extra(10_000) is NOBODY
    assert hooks.owner_of(0) is BASE


def open_chains() -> Library:
    """The first edition's cards in a set whose chains open at once."""
    facts = msgspec.structs.replace(CATALOGUE.facts, chains_open="at_once")
    return compile_library(schema.Catalogue(facts, CATALOGUE.cards, CATALOGUE.wonders), make_effects)


def test_chains_may_open_at_once_in_another_set() -> None:
    """The facts of a set say when a chain opens."""
    library = open_chains()
    city = new_city(library, [], 0)
    add_card(library, city, card("Altar"))
    assert city.chains == library.cards[card("Altar")].chain_to != 0
    assert city.new_chains == 0
    later = new_city(LIBRARY, [], 0)
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
    stages = [schema.Stage(schema.Cost(coins=4), [{"points": 3}])]
    wonders = [msgspec.structs.replace(wonder, stages=stages) for wonder in CATALOGUE.wonders]
    library = compile_library(schema.Catalogue(CATALOGUE.facts, CATALOGUE.cards, wonders), make_effects)
    game = empty_game(Config(3), 0, library, [new_city(library, [], board) for board in (0, 2, 4)])
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


# Extras that were put together once are kept


def test_extras_of_a_rule_without_a_key_are_put_together_each_time() -> None:
    game = with_rule(Config(3), 1, Watcher())
    assert extras_for(game, 0) is not extras_for(game, 0)
    game = with_rule(Config(3, edition=2, expansions=ALL), 1, Watcher())
    assert extras_for(game, 0) is not extras_for(game, 0)
