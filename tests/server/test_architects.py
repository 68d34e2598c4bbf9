"""Architects as the page gets it: what each viewer may know, what can be done, and the facts of the box."""

import pytest

from sevenwonders import Config
from sevenwonders.architects import explain
from sevenwonders.architects.choice import KEEP, LOOK, choice_of
from sevenwonders.architects.library import library_of
from sevenwonders.architects.position import CitySetup, Deck, set_up
from sevenwonders.architects.setup import checked_config
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel import wording
from sevenwonders.languages import is_said, say
from sevenwonders.server.present.architects.facts import architects_facts
from sevenwonders.server.present.table import log_lines
from sevenwonders.server.table_config import layout_of
from sevenwonders.server.tables.table_snapshot import About, table_state
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.architects import ActionState, ArchitectsPlay
from sevenwonders.server.wire.base import Phrase
from tests.architects.games import moments
from tests.server.house import architects
from tests.server.stores import table

LIBRARY = library_of()
NAMES = ["Anna", "Berta", "Carla"]


def card(ident: str) -> int:
    return LIBRARY.saved_card(ident)


def city(board: str, *cards: str, stages: int = 0, tokens: tuple[str, ...] = ()) -> CitySetup:
    numbers = [card(ident) for ident in cards]
    built = list(range(1, stages + 1))
    return CitySetup(LIBRARY.saved_board(board), numbers, built, [LIBRARY.saved_token(token) for token in tokens], 0)


def game_with(cities: list[CitySetup], tops: list[list[str]] | None = None, cat: int = -1) -> ArchitectsGame:
    """A position in which seat 0 plays; every deck has the named cards on top."""
    decks = [Deck([card(ident) for ident in top]) for top in tops or [[] for _ in range(len(cities) + 1)]]
    game = set_up(Config(len(cities), game="architects"), cities, seed=5, decks=decks, cat=cat)
    game.keeps_events = True
    return game


def shown(game: ArchitectsGame, seat: int) -> wire.TableState:
    return table_state(About(table(), layout_of(table()), [], points=False), game, seat)


def play_of(game: ArchitectsGame, seat: int) -> ArchitectsPlay:
    return architects(shown(game, seat))


def actions(game: ArchitectsGame, seat: int = 0) -> dict[tuple[str, str], ActionState]:
    """What the seat may do, by use and argument."""
    (decision,) = shown(game, seat).decisions
    return {(action.use, action.argument): action for action in decision.actions or []}


def answer(game: ArchitectsGame, choice: int) -> None:
    game.answer(game.pending()[0].ident, choice)


THREE = [city("giza"), city("rhodes"), city("olympia")]
TOPS = [["wood"], ["stone"], ["clay"], ["glass", "papyrus"]]


@pytest.mark.parametrize(("cat", "seeing"), [(-1, []), (0, [0]), (1, [])])
def test_only_a_look_with_the_cat_shows_the_central_top(cat: int, seeing: list[int]) -> None:
    """The holder of the cat looks when its own turn begins, not before."""
    game = game_with(THREE, TOPS, cat)
    for seat in range(-1, 3):
        play = play_of(game, seat)
        assert [deck.top for deck in play.decks[:3]] == ["wood", "stone", "clay"]
        assert play.decks[3].top == ("glass" if seat in seeing else None)
        assert play.central_seen == seeing
        assert (play.cat, play.decks[3].owner, play.decks[3].board) == (cat, -1, "")
    assert actions(game)["take", "centre"].card == ("glass" if 0 in seeing else None)


def test_what_was_seen_is_known_until_it_is_taken() -> None:
    game = game_with(THREE, TOPS, cat=0)
    answer(game, 0)
    assert play_of(game, 0).decks[3].top == "glass"
    assert play_of(game, 1).decks[3].top is None
    answer(game, actions(game, 1)["take", "centre"].ways[0].choice)
    assert play_of(game, 0).decks[3].top is None


def test_only_their_taker_sees_the_cards_taken_up() -> None:
    """Everybody knows the card that lay on top. The program builds the stage, since there is one way to pay for it."""
    cities = [city("halicarnassus", "wood", "wood", stages=1), city("rhodes"), city("olympia")]
    game = game_with(cities, [["blue_3", "glass", "clay", "stone", "gear", "tablet"], ["coin"], ["coin"], []])
    answer(game, 0)
    assert set(actions(game)) == {("look", "left"), ("look", "right")}
    assert actions(game)["look", "left"].deck == 0
    assert actions(game)["look", "right"].deck == 2
    answer(game, choice_of(LOOK, 0))
    taken_up = ["glass", "clay", "stone", "gear", "tablet"]
    for seat in range(-1, 3):
        play = play_of(game, seat)
        assert play.looked == (taken_up if seat == 0 else ["glass", None, None, None, None])
        assert play.looked_deck == 0
        assert play.decks[0].count == sum(play.decks[0].left.values()) - 5
        (line,) = [line for line in log_lines(game, NAMES, game.events, 1, seat) if line.kind == "looked"]
        assert line.cards == (taken_up if seat == 0 else [])
        assert shown(game, seat).decisions[0].kind == "looked_card"
        assert (shown(game, seat).decisions[0].actions is None) == (seat != 0)
    assert actions(game)["keep", "gear"].card == "gear"
    answer(game, choice_of(KEEP, card("gear")))
    play = play_of(game, 1)
    assert (play.looked, play.looked_deck, play.cities[0].cards["gear"]) == ([], -1, 1)


def test_a_stage_lists_its_payments() -> None:
    cities = [city("giza", "wood", "stone", "clay"), *THREE[1:]]
    game = game_with(cities, [["blue_3"], ["stone"], ["clay"], []])
    answer(game, 0)
    stage = actions(game)["stage", "1"]
    assert stage.compulsory
    assert [way.paid for way in stage.ways] == [
        {"wood": 1, "stone": 1},
        {"wood": 1, "clay": 1},
        {"stone": 1, "clay": 1},
    ]
    assert [way.text for way in stage.ways] == [game.describe(way.choice) for way in stage.ways]
    assert not any(way.using for way in stage.ways)
    later = actions(game)["stage", "2"]
    assert (later.ways, later.compulsory) == ([], False)
    assert later.why == Phrase("rests_on", {"stage": 2, "lower": [1]})
    assert later.reason == "Stage 2 rests on stage 1, which is not built yet."
    done = actions(game)["done", ""]
    assert not done.ways
    assert done.why == Phrase("stage_due", {"either": [1]})
    assert done.reason == "The turn cannot end yet: stage 1 can be paid and has to be built."
    assert stage.why is None
    answer(game, stage.ways[0].choice)
    (line,) = [line for line in log_lines(game, NAMES, game.events, 1, 1) if line.kind == "stage_built"]
    assert sorted(line.cards) == sorted(kind for kind, count in stage.ways[0].paid.items() for _ in range(count))
    built = play_of(game, 1).cities[0]
    assert (built.stages, built.can_build) == ([1], [2])


# What fills the blanks of reasons, for a sentence in English and for a message.
ARGUMENTS: dict[str, tuple[wording.Argument, float | str]] = {
    "stage": (5, 5),
    "count": (3, 3),
    "there": (2, 2),
    "lower": ([2, 3, 4], "2, 3 and 4"),
    "either": ([2, 3], "2 or 3"),
    "wonder": ("giza", "Giza"),
    "symbol": ("gear", "gear"),
}
ONE = {"lower": ([2], "2"), "either": ([2], "2")}


def test_messages_give_the_reasons_of_the_engine() -> None:
    said = [ident for ident in explain.ENGLISH if is_said(f"boxwhy-{ident}")]
    for ident in said:
        arguments = ARGUMENTS | ONE if ident in ("rests_on", "stage_due") else ARGUMENTS
        phrase = wording.Phrase(ident, **{name: argument for name, (argument, _) in arguments.items()})
        blanks = {name: blank for name, (_, blank) in arguments.items()}
        assert say(f"boxwhy-{ident}", blanks) == explain.sentence_of(LIBRARY, phrase)
    assert len(said) == 17


def test_every_reason_in_a_menu_has_a_message() -> None:
    for _, game in moments(12):
        for decision in game.decisions:
            for row in game.menu(decision.ident):
                assert row.why is None or is_said(f"boxwhy-{row.why.ident}"), row


def test_tokens_help_to_pay() -> None:
    cities = [city("giza", "wood", "coin", "coin", stages=2, tokens=("economy",)), *THREE[1:]]
    game = game_with(cities, [["blue_3"], ["stone"], ["clay"], []])
    answer(game, 0)
    ways = actions(game)["stage", "3"].ways
    assert [(way.paid, way.using) for way in ways] == [
        ({"wood": 1, "coin": 2}, []),
        ({"wood": 1, "coin": 1}, ["economy"]),
    ]
    answer(game, ways[1].choice)
    (line,) = [line for line in log_lines(game, NAMES, game.events, 1, 1) if line.kind == "stage_built"]
    assert line.tokens == ["economy"]


def test_science_and_tokens() -> None:
    cities = [city("giza", "gear", "gear", "compass", "tablet"), *THREE[1:]]
    game = game_with(cities, [["blue_3"], ["stone"], ["clay"], []])
    before = play_of(game, -1)
    assert len(before.row) == 3
    assert before.stack == len(before.stack_tokens) == 12
    assert before.stack_tokens == sorted(before.stack_tokens, key=LIBRARY.saved_token)
    answer(game, 0)
    offered = actions(game)
    assert offered["science", "gear"].ways
    assert offered["science", "different"].ways
    assert not offered["science", "compass"].ways
    answer(game, offered["science", "gear"].ways[0].choice)
    tokens = actions(game)
    assert {argument for _, argument in tokens} == {*before.row, "unseen"}
    answer(game, tokens["token", before.row[0]].ways[0].choice)
    after = play_of(game, 2)
    assert after.cities[0].tokens == [before.row[0]]
    assert after.discard == {"gear": 2}
    lines = {line.kind: line for line in log_lines(game, NAMES, game.events, 1, 2)}
    assert lines["science_used"].cards == ["gear", "gear"]
    assert lines["token_taken"].tokens == [before.row[0]]


def test_conflict_tokens_and_shields_are_counted() -> None:
    cities = [city("giza", "shield_0"), city("rhodes", "shield_1", stages=2), city("olympia", tokens=("tactics",))]
    game = game_with(cities, [["shield_2"], ["stone"], ["clay"], []])
    play = play_of(game, -1)
    assert [state.shields for state in play.cities] == [1, 2, 2]
    assert (play.peace, play.conflict_tokens) == (3, 3)
    answer(game, 0)
    assert play_of(game, -1).peace == 1


def test_the_facts_hold_the_whole_box() -> None:
    facts = architects_facts()
    assert sum(kind.total for kind in facts.cards) == 235
    assert sum(facts.central.values()) + sum(sum(wonder.deck.values()) for wonder in facts.wonders) == 235
    assert sum(token.copies for token in facts.tokens) == 15
    assert facts.conflict_tokens["7"] == 6
    assert (facts.points_of_cat, facts.points_of_victory, facts.look_at) == (2, 3, 5)
    options = {option.id: option.default for option in facts.options}
    assert options == checked_config(Config(2, game="architects")).options
    for effects, icons in [(item.effects, item.icons) for item in facts.cards] + [
        (item.effects, item.icons) for item in facts.tokens
    ]:
        assert len(effects) == len(icons) > 0
        assert all(effects)


def test_a_stage_is_drawn_above_those_it_rests_on() -> None:
    for wonder in architects_facts().wonders:
        assert [stage.number for stage in wonder.stages] == [1, 2, 3, 4, 5]
        places = [(stage.row, stage.column) for stage in wonder.stages]
        assert len(set(places)) == 5
        for stage in wonder.stages:
            assert all(wonder.stages[need - 1].row < stage.row for need in stage.needs)
            assert stage.column < stage.width
            assert len(stage.effects) == len(stage.icons)
            assert stage.effects
    shapes = {wonder.id: [stage.row for stage in wonder.stages] for wonder in architects_facts().wonders}
    assert shapes["ephesus"] == [0, 1, 1, 1, 2]
    assert shapes["rhodes"] == [0, 0, 1, 2, 3]
