"""The draft: packs go round, so everybody drafts at once."""

import pytest

from sevenwonders import BrokenSave, Config, new_classic_game
from sevenwonders.bots.bot import RandomBot, play_turn
from sevenwonders.classic.saving.load import load_classic_game
from sevenwonders.classic.turn import hands_pass
from sevenwonders.kernel.rng import stream


def test_a_saved_draft_asks_everybody() -> None:
    data = new_classic_game(Config(3, edition=2, expansions=["leaders"]), 1).to_data()
    decisions = data["decisions"]
    assert isinstance(decisions, list)
    with pytest.raises(BrokenSave, match="each player of the draft"):
        load_classic_game({**data, "decisions": decisions[:2]})


def test_a_saved_group_is_of_one_kind() -> None:
    data = new_classic_game(Config(3, edition=2, expansions=["leaders"]), 1).to_data()
    mixed = [[0, 0, 0, "card", []], [1, 1, 1, "recruit", []]]
    with pytest.raises(BrokenSave, match="one group"):
        load_classic_game({**data, "decisions": mixed})


def test_packs_go_round_in_the_draft_and_nothing_does_in_the_recruitment() -> None:
    game = new_classic_game(Config(3, edition=2, expansions=["leaders"]), 1)
    passing = []
    while game.age < 2:
        if game.turn == 0:
            passing.append((game.age, hands_pass(game)))
        play_turn(game, [RandomBot(stream(seat, 3)) for seat in range(3)])
    assert passing == [(0, True), (0, True), (0, True), (1, False)]


def test_a_menu_of_the_draft_has_only_what_can_be_kept() -> None:
    game = new_classic_game(Config(3, edition=2, expansions=["leaders"]), 1)
    decision = game.pending()[0]
    rows = game.menu(decision.ident)
    assert [choice for row in rows for choice in row.choices] == game.options(decision.ident)
    assert not any(row.reason for row in rows)
