"""Evidence for one option against another: every kind of the base game, and what holds for all of them."""

from itertools import islice

import pytest

from sevenwonders import Config, new_game
from sevenwonders.bots.analysis.compare_options import MOST, SUMS, evidence_for, largest
from sevenwonders.bots.analysis.comparison import difference_of, rounded
from sevenwonders.bots.analysis.evidence import BETTER, OTHER, Evidence
from sevenwonders.bots.analysis.game_evidence import game_evidence
from sevenwonders.bots.analysis.wording import MESSAGES, kind_in, worded
from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import RULESETS, checked_config, sample
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream
from sevenwonders.languages import ORIGINAL, is_said
from sevenwonders.languages.compare import messages_of
from tests.support.budgets import budget
from tests.support.evidence_positions import EVERY_TABLE, Question, all_pieces, pieces, questions, said
from tests.support.games import city, position
from tests.support.slow_evidence import SLOW, confirms, slow_trials

FAR = ["West Trading Post", "Apothecary"]
MOST_WORDS = 7
WORLDS = 12


def table(
    hand: list[str],
    built: list[str] | None = None,
    left: list[str] | None = None,
    *,
    coins: int = 3,
    age: int = 1,
    turn: int = 1,
) -> ClassicGame:
    """A table at which the first seat holds these cards; Rhodes is on its left and Babylon on its right."""
    mine = city("Giza A", hand=hand, built=built, coins=coins)
    return position(mine, city("Rhodes A", hand=FAR, built=left), city("Babylon A", hand=FAR), age=age, turn=turn)


def only(found: list[Evidence]) -> Evidence:
    assert len(found) == 1, found
    return found[0]


# Kinds: a position in which each of them is said, with its numbers, and one in which it is not


def test_points_that_are_on_the_sheet_now() -> None:
    game = table(["Altar", "Lumber Yard"])
    item = only(pieces(game, "build Altar", "build Lumber Yard", "points"))
    assert (item.numbers, item.line, item.about) == ([2.0], "civilian", BETTER)
    assert said(game, item) == "It is worth 2 points more right now (civilian cards)."
    assert not pieces(game, "build Lumber Yard", "build Altar", "points")
    assert not pieces(table(["Theater", "Altar"]), "build Theater", "build Altar", "points"), "both are worth 2 points"


def test_a_set_of_symbols_is_told_from_other_symbols() -> None:
    goods = ["Loom", "Press", "Glassworks"]
    game = table(["Scriptorium", "Altar"], [*goods, "Apothecary", "Workshop"])
    item = only(pieces(game, "build Scriptorium", "build Altar", "symbol_set"))
    assert item.numbers == [10 - 2]
    assert said(game, item) == "It completes a set of three symbols: 8 points more right now."
    alone = table(["Scriptorium", "Altar"], goods)
    assert only(pieces(alone, "build Scriptorium", "build Altar", "symbols")).numbers == [1.0]
    assert not pieces(alone, "build Scriptorium", "build Altar", "symbol_set")
    assert not pieces(game, "build Altar", "build Scriptorium", "symbol_set")


def test_borders_that_turn() -> None:
    game = table(["Barracks", "Altar"], ["Ore Vein"], ["Stockade"])
    drawn, won = pieces(game, "build Barracks", "build Altar", "border_lasting")
    assert (drawn.numbers, drawn.seats) == ([1, 1, 0, 1, 1, 1], [1])
    assert (won.numbers, won.seats) == ([1, 0, 0, 0, 1, 1], [2])
    assert said(game, drawn) == (
        "It turns the border with Rhodes from 0 : 1 to 1 : 1 shields: 1 point in Age I, and later Ages count too."
    )
    behind = table(["Barracks", "Altar"], ["Ore Vein"], ["Stockade", "Guard Tower"])
    assert [item.seats for item in pieces(behind, "build Barracks", "build Altar", "border_lasting")] == [[2]]
    assert not pieces(game, "build Altar", "build Barracks", "border_lasting")


def test_a_border_in_the_last_age_is_for_once() -> None:
    game = table(["Arsenal", "Senate"], ["Sawmill", "Ore Vein", "Loom"], age=3, coins=20)
    first, second = pieces(game, "build Arsenal", "sell Senate", "border")
    assert first.numbers == second.numbers == [3, 0, 0, 0, 5, 3]
    assert said(game, first).endswith("3 : 0 shields: 5 points in Age III.")
    assert not pieces(game, "build Arsenal", "sell Senate", "border_lasting")


def test_conflicts_that_this_turn_settles() -> None:
    game = table(["Barracks", "Altar"], ["Ore Vein"], ["Stockade"], turn=6)
    item = only(pieces(game, "build Barracks", "build Altar", "conflicts"))
    assert item.numbers == [2.0], "a draw in place of a defeat, and a victory in place of a draw"
    assert said(game, item) == "It is worth 2 points more in military tokens by the end of this turn."
    assert not pieces(table(["Barracks", "Altar"], ["Ore Vein"]), "build Barracks", "build Altar", "conflicts")


def test_coins_and_who_gets_them() -> None:
    game = table(["Barracks", "Altar", "Tavern"], left=["Ore Vein"])
    item = only(pieces(game, "build Altar", "build Barracks", "coins"))
    assert (item.numbers, item.about) == ([2.0], OTHER)
    paid = only(pieces(game, "build Altar", "build Barracks", "coins_paid"))
    assert (paid.numbers, paid.seats, paid.about) == ([2.0], [1], OTHER)
    assert said(game, paid) == "Otherwise Rhodes is paid 2 coins more."
    income = only(pieces(game, "build Tavern", "sell Altar", "coins"))
    assert (income.numbers, income.about) == ([5.0 - 3.0], BETTER)
    assert said(game, income) == "It leaves 2 coins more after this turn."
    assert not pieces(game, "sell Altar", "sell Tavern", "coins")


def test_stages_that_cost_less_or_come_within_reach() -> None:
    game = table(["Stone Pit", "Altar"])
    item = only(pieces(game, "build Stone Pit", "build Altar", "stage_open"))
    assert item.numbers == [1, 0]
    near = table(["Stone Pit", "Altar"], left=["Quarry"])
    assert not pieces(near, "build Stone Pit", "build Altar", "stage_open")
    cheaper = only(pieces(near, "build Stone Pit", "build Altar", "stage_cheaper"))
    assert cheaper.numbers == [1, 0, 2]
    assert said(near, cheaper) == "Stage 1 of the wonder costs 0 coins instead of 2."
    assert not pieces(near, "build Altar", "build Stone Pit", "stage_cheaper")


def test_cards_to_come_that_become_payable() -> None:
    game = table(["Tree Farm", "Altar", "Clay Pool", "Theater"], ["Ore Vein"], coins=1)
    item = only(pieces(game, "sell Theater", "build Tree Farm", "payable"))
    assert item.numbers[0] >= 2
    assert said(game, item).startswith("It makes ")
    assert not pieces(game, "sell Theater", "sell Altar", "payable")


def test_goods_that_make_the_cards_to_come_cheaper() -> None:
    game = new_game(Config(4, wonders=["Giza A", "Rhodes A", "Babylon A", "Olympia A"]), seed=3)
    words = [game.describe(option) for option in game.options(0)]
    found = [
        item
        for better in words
        for other in words
        if better.startswith("build") and other.startswith("sell")
        for item in pieces(game, better, other, "cheaper", worlds=4)
    ]
    assert found
    assert all(item.numbers[0] >= 6 for item in found)


def test_chains_to_cards_of_this_game() -> None:
    game = table(["Altar", "Lumber Yard"])
    item = only(pieces(game, "build Altar", "build Lumber Yard", "chain"))
    assert (item.numbers, item.cards) == ([1, 2], ["temple"])
    assert said(game, item) == "It makes the Temple free through a chain, from Age II on."
    assert not pieces(game, "build Lumber Yard", "build Altar", "chain")
    late = position(
        city("Giza A", hand=["Theater", "Altar"], built=["Statue"]), city("Rhodes A"), city("Babylon A"), age=3
    )
    assert not pieces(late, "build Theater", "build Altar", "chain"), "no card of Age II comes any more"


def test_a_card_that_the_next_player_would_build() -> None:
    game = table(["Altar", "Lumber Yard"])
    item = only(pieces(game, "build Lumber Yard", "build Altar", "denied"))
    assert (item.cards, item.seats) == (["lumber_yard"], [1])
    assert 0.3 <= item.numbers[0] <= 1.0
    assert said(game, item).startswith("Otherwise Rhodes builds the Lumber Yard next turn in ")
    last = table(["Altar", "Lumber Yard"], turn=6)
    assert not pieces(last, "build Lumber Yard", "build Altar", "denied"), "the hand is not passed on"
    assert not pieces(game, "build Lumber Yard", "sell Lumber Yard", "denied")


def test_a_stage_that_comes_earlier() -> None:
    game = table(["Stone Pit", "Altar", "Loom", "Press", "Theater"], ["Stone Pit"])
    item = only(pieces(game, "stage Loom", "sell Loom", "tempo_stages", worlds=20))
    assert item.numbers[0] == 1
    assert item.numbers[1] >= 1.0 > 2.5 * item.numbers[2]
    assert not pieces(game, "sell Loom", "stage Loom", "tempo_stages", worlds=20)


def test_points_at_the_end_are_larger_than_their_errors() -> None:
    game = table(["Altar", "Lumber Yard"])
    found = all_pieces(game, "build Altar", "sell Lumber Yard", worlds=20)
    kinds = {item.kind for item in found}
    assert {"points_later", "points_in_all"} <= kinds
    for item in found:
        if item.kind in ("points_later", "points_in_all", "lead", "rival"):
            mean, error = item.numbers
            assert mean >= 1.0
            assert mean > 2.5 * error


def test_points_of_a_rival() -> None:
    game = table(["Altar", "Theater"], left=["Baths"])
    found = pieces(game, "build Altar", "sell Theater", "rival", worlds=40)
    assert all(item.seats != [0] and item.about == OTHER for item in found)


# Statistics


def test_a_difference_counts_if_it_is_constant_or_larger_than_its_error() -> None:
    constant = difference_of([3, 3, 3], [1, 1, 1])
    assert constant == (2.0, 0.0, True)
    assert constant.counts(2.0)
    assert not constant.counts(2.5)
    noisy = difference_of([5, -3, 6, -2], [0, 0, 0, 0])
    assert noisy.mean == 1.5
    assert not noisy.counts(1.0)
    assert difference_of([5, 4, 6, 5], [0, 0, 0, 0]).counts(1.0)
    assert not difference_of([5, 4, 6], [0, 0, 0]).counts(1.0), "three worlds say nothing about an error"


@pytest.mark.parametrize(("value", "number"), [(2.0, 2), (1.96, 2), (2.44, 2.4), (-1.0, -1), (0.04, 0)])
def test_numbers_have_one_digit_after_the_point(value: float, number: float) -> None:
    assert (rounded(value), type(rounded(value))) == (number, type(number))


# The choice of pieces


def piece(kind: str, size: float, line: str = "") -> Evidence:
    return Evidence(kind, size, [size], {}, line=line)


def test_the_largest_four_are_chosen_and_sums_come_last() -> None:
    found = [piece("lead", 9.0), piece("points_in_all", 8.0), *(piece(f"kind_{size}", size) for size in range(1, 6))]
    assert [item.kind for item in largest(found)] == ["kind_5", "kind_4", "kind_3", "kind_2"]
    assert [item.kind for item in largest(found[:3])] == ["kind_1", "lead"]


def test_a_line_is_explained_by_what_happens_now() -> None:
    now = [piece("border", 2.0, "military"), piece("border", 1.0, "military"), piece("coins", 3.0)]
    later = [piece("points_later", 6.0, "military"), piece("points_later", 1.5, "wonder")]
    chosen = [(item.kind, item.line, item.size) for item in largest([*now, *later])]
    assert chosen == [
        ("border", "military", 6.0),
        ("coins", "", 3.0),
        ("points_later", "wonder", 1.5),
        ("border", "military", 1.0),
    ]


# Every table


def pieces_for(question: Question, seed: int, *, swapped: bool = False, worlds: int = WORLDS) -> list[Evidence]:
    options = question.options[::-1] if swapped else question.options
    view = question.game.view(question.decision.decider)
    return evidence_for(view, question.memory, question.decision.ident, *options, seed=seed, worlds=worlds)


def subject(item: Evidence) -> tuple[str, str, tuple[int, ...], tuple[str, ...]]:
    return item.kind, item.line, tuple(item.seats), tuple(item.cards)


def check_piece(game: Game, decider: int, item: Evidence) -> None:
    """A piece has numbers and words that are short enough, and never speaks of the decider as another player."""
    words = worded(game, item, game.city_names())
    assert item.size > 0.0
    assert item.numbers
    assert item.about in (BETTER, OTHER)
    assert len(words.text.split()) <= MOST_WORDS, words.text
    assert any(digit.isdigit() for digit in words.figure), words.figure
    assert words.sentence.endswith(".")
    assert "{" not in "".join(words)
    assert decider not in item.seats
    assert all(0 <= seat < len(game.board_names()) for seat in item.seats)


@pytest.mark.parametrize("config", EVERY_TABLE, ids=repr)
def test_evidence_of_every_table(config: Config) -> None:
    for question in questions(config, 1, 2):
        found, against = pieces_for(question, 5), pieces_for(question, 5, swapped=True)
        assert len(found) <= MOST
        sizes = [item.size for item in found if item.kind not in SUMS]
        assert sizes == sorted(sizes, reverse=True)
        assert not {subject(item) for item in found} & {subject(item) for item in against}, "it speaks for one option"
        for item in [*found, *against]:
            check_piece(question.game, question.decision.decider, item)


@pytest.mark.parametrize("config", EVERY_TABLE[::4], ids=repr)
def test_evidence_depends_only_on_what_the_seat_knows(config: Config) -> None:
    """A world that is dealt anew behind the seat's back gives the same evidence, to the last digit."""
    for question in questions(config, 2, 2):
        decision = question.decision
        view = question.game.view(decision.decider)
        again = sample(view, stream(7, 3))
        assert again.to_data() != question.game.to_data()
        found = [
            evidence_for(game.view(decision.decider), None, decision.ident, *question.options, seed=3, worlds=WORLDS)
            for game in (question.game, again)
        ]
        assert found[0] == found[1]


def kinds_with_messages(prefix: str) -> set[str]:
    """The kinds of evidence that a game may have: its own, which begin with its prefix, and those of every game."""
    kinds = {message.id.name.partition("reason-")[2] for _, message in messages_of(ORIGINAL)} - {""}
    others = {kind for kind in kinds if kind.startswith("box_")} if not prefix else set()
    return {kind.removeprefix(prefix) for kind in kinds - others}


@pytest.mark.parametrize("config", [EVERY_TABLE[0], *EVERY_TABLE[-6:]], ids=repr)
def test_every_kind_has_all_texts_and_a_second_computation(config: Config) -> None:
    game = new_game(checked_config(config), seed=1)
    knowledge = game_evidence(game.config.game)
    kinds = kinds_with_messages(knowledge.prefix)
    assert kinds <= set(SLOW)
    assert all(is_said(f"{part}-{kind_in(knowledge, part, kind)}") for kind in kinds for part in MESSAGES)
    assert all(is_said(f"line-{kind_in(knowledge, 'line', name)}") for name in game.categories())
    assert {game.config.game} <= set(RULESETS)


def check_second_computation(seeds: range, tables: list[Config], count: int) -> int:
    """Compute that many pieces of evidence a second time. Return how many there were."""
    checked = 0
    for seed in seeds:
        for config in tables:
            for question in islice(questions(config, seed, 2), 2):
                found = pieces_for(question, seed)
                if found:
                    decision = question.decision
                    view = question.game.view(decision.decider)
                    trials = slow_trials(view, question.memory, decision.ident, question.options, seed, WORLDS)
                    for item in found:
                        assert confirms(trials, item), f"{config}, seed {seed}, {question.game.moment()}: {item}"
                    checked += len(found)
                if checked >= count:
                    return checked
    return checked


@pytest.mark.long
def test_a_second_computation_gives_the_same_numbers() -> None:
    """All configurations in turn. Enough for 500 pieces in `make long`."""
    wanted = budget(24, 500)
    assert check_second_computation(range(3, 60), EVERY_TABLE[:: budget(5, 1)], wanted) >= wanted
