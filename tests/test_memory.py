"""A seat remembers what it has seen, and no world that is dealt for it contradicts that."""

import json
from collections import Counter

import pytest

from sevenwonders import Config
from sevenwonders.bots.bot import Question
from sevenwonders.classic.kinds import CARD, DISCARD_PILE, LAST_CARD
from sevenwonders.classic.memory.pile import Pile
from sevenwonders.classic.memory.sample import sampler_of
from sevenwonders.classic.memory.seat_memory import ClassicMemory
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import SEALED
from sevenwonders.games import memory_from_data, new_game, new_memory, remembered, sampler
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.errors import BrokenSave, UnknownSeat
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.rng import stream
from tests.support.games import LIBRARY, answer_one, city, game_at, position
from tests.support.memories import cards_in, check_memories, check_uniform, hidden_spots, moments, shown_cards

# At these tables cards are taken from the discard pile, and last cards are played.
BUSY = [
    Config(3, wonders=["Halicarnassus B", "Babylon B", "Olympia A"]),
    Config(4, wonders=["Halicarnassus A", "Babylon B", "Olympia A", "Giza B"]),
]


# Worlds agree with what was seen


def test_no_world_contradicts_what_a_seat_has_seen() -> None:
    kinds: Counter[int] = Counter()
    for config in BUSY:
        kinds += check_memories(config, range(4))
    assert set(kinds) == {CARD, LAST_CARD, DISCARD_PILE}


@pytest.mark.parametrize("players", range(3, 8))
def test_no_world_contradicts_what_any_number_of_players_have_seen(players: int) -> None:
    check_memories(Config(players), range(players, players + 2))


@pytest.mark.proof
def test_no_world_contradicts_what_a_seat_has_seen_for_long() -> None:
    for config in [*BUSY, *[Config(players) for players in range(3, 8)]]:
        check_memories(config, range(100, 160))


def test_without_a_memory_worlds_contradict_what_was_seen() -> None:
    """Most worlds would change a hand that the seat has passed on: that is why there is a memory."""
    contradicted = dealt = 0
    for moment in moments(Config(5), 1):
        if moment.game.turn > 1:
            world = sampler_of(moment.game.view(moment.seat)).deal(stream(dealt, 1))
            contradicted += bool(moment.chronicle.contradictions(moment.seat, world))
            dealt += 1
    assert contradicted > 0.95 * dealt


# Every possible world is as likely as any other


def test_every_possible_world_is_equally_likely() -> None:
    """After Age I, few of its cards are hidden: the last of each hand, and what was played face down."""
    found: list[int] = []
    for seed in range(14):
        for moment in moments(Config(4), seed):
            if moment.game.age == 2 and moment.seat == 1:
                spots = hidden_spots(moment, 1)
                if len(spots) < 7:
                    found.append(check_uniform(moment, spots))
                break
    assert max(found) > 10
    assert len(found) > 3


# Keeping a memory


def test_a_memory_can_be_made_again_from_the_game() -> None:
    for config in BUSY:
        for moment in moments(config, 3):
            if moment.game.turn in (1, 4):
                again = remembered(moment.game, moment.seat)
                assert again.to_data() == moment.memory.to_data(), moment.where


def test_a_changed_answer_leaves_no_trace_in_a_memory() -> None:
    one = new_game(Config(3), 5)
    two = new_game(Config(3), 5)
    for game in (one, two):
        while game.turns_begun() < 4:
            decision = game.pending()[0]
            options = game.options(decision.ident)
            if game is two and len(game.pending()) > 1:
                game.answer(decision.ident, options[-1])
                game.change(decision.ident, options[0])
            else:
                game.answer(decision.ident, options[0])
    for seat in range(3):
        assert remembered(one, seat).to_data() == remembered(two, seat).to_data()


def test_a_game_without_history_gives_an_empty_memory() -> None:
    game = position(
        *[city(name, hand=["Loom", "Press", "Baths"]) for name in ("Giza A", "Rhodes A", "Ephesus A")], turn=4
    )
    empty = new_memory(game.config, 0).to_data()
    assert remembered(game, 0).to_data() == empty
    # Its answers cannot be played in the game that was dealt from the seed.
    for decision in game.pending():
        game.answer(decision.ident, game.options(decision.ident)[-1])
    assert game.history
    assert remembered(game, 0).to_data() == empty


def test_answers_that_fit_another_game_are_not_remembered() -> None:
    """A position whose hands happen to be dealt: the answers fit, but the game is another."""
    dealt = new_game(Config(3), 1)
    assert isinstance(dealt, ClassicGame)
    other = dealt.copy()
    other.cities[0].coins += 1
    decision = other.pending()[0]
    other.answer(decision.ident, other.options(decision.ident)[0])
    assert remembered(other, 0).to_data() == new_memory(dealt.config, 0).to_data()


def test_a_memory_can_be_saved_copied_and_shown_a_view_again() -> None:
    earlier: list[tuple[Memory, Data]] = []
    for moment in moments(BUSY[0], 2):
        # A copy does not learn what its original has seen since.
        assert all(kept.to_data() == then for kept, then in earlier[-3:])
        data = moment.memory.to_data()
        earlier.append((moment.memory.copy(), data))
        loaded = memory_from_data(json.loads(json.dumps(data)))
        assert loaded.to_data() == data, moment.where
        loaded.observe(moment.game.view(moment.seat))
        assert loaded.to_data() == data, moment.where
        copy = loaded.copy()
        assert copy.to_data() == data
        with pytest.raises(UnknownSeat):
            copy.observe(moment.game.view((moment.seat + 1) % 3))
        assert copy.to_data() == data
    empty = new_memory(Config(3), 1)
    assert memory_from_data(empty.to_data()).to_data() == empty.to_data()


def test_a_memory_holds_nothing_that_was_not_shown() -> None:
    for memory, shown in shown_cards(BUSY[1], 4, 2):
        assert cards_in(memory.to_data()) <= shown


def test_a_bot_shows_its_memory_what_it_sees() -> None:
    game = game_at(Config(4), 3, 30)
    decision = game.pending()[0]
    question = Question(game, decision)
    memory = new_memory(game.config, int(decision.decider))
    question.remember(memory)
    other = new_memory(game.config, int(decision.decider))
    other.observe(game.view(int(decision.decider)))
    assert memory.to_data() == other.to_data()


# Views that do not follow from each other


def test_a_memory_that_misses_a_turn_begins_anew() -> None:
    earlier: list[Memory] = []
    for moment in moments(Config(4), 7):
        if moment.seat == 0 and moment.game.age == 1 and moment.game.turn in (2, 5):
            view = moment.game.view(0)
            fresh = new_memory(moment.game.config, 0)
            fresh.observe(view)
            for memory in earlier:
                memory.observe(view)
                assert memory.to_data() == fresh.to_data()
                assert sampler(view, memory).deal(stream(7, 1)).view(0) == view
            earlier.append(fresh)


def edited(data: Data, **fields: object) -> Data:
    """Saved data with other values."""
    return {**json.loads(json.dumps(data)), **fields}


def memory_of(config: Config, seed: int, answers: int) -> tuple[ClassicGame, ClassicMemory]:
    """A game after that many answers, and the memory of its first player."""
    game = game_at(config, seed, answers)
    memory = remembered(game, 0)
    assert isinstance(memory, ClassicMemory)
    return game, memory


@pytest.mark.parametrize(
    "changes",
    [
        {"hands": [9, 9, 9]},
        {"hands": [0, 0, 0], "stages": [0, 0, 0], "turn": 5, "asked": -1},
        {"built": [[], [], []], "turn": 5, "asked": -1},
    ],
)
def test_a_table_that_cannot_have_become_the_next_view_is_forgotten(changes: Data) -> None:
    """Hands that were larger than they can have been, or cities without their stages or cards."""
    game, memory = memory_of(BUSY[0], 2, 3 * 3)
    data = json.loads(json.dumps(memory.to_data()))
    while game.turn < 5:
        answer_one(game, stream(game.next_ident, 1))
    data["table"] = {**data["table"], "turn": 4, **changes}
    check_fresh(memory_from_data(data), game)


def check_fresh(memory: Memory, game: ClassicGame) -> None:
    """The memory makes nothing of the next view of the first player but what it shows."""
    view = game.view(0)
    fresh = new_memory(game.config, 0)
    fresh.observe(view)
    memory.observe(view)
    assert memory.to_data() == fresh.to_data()
    assert sampler(view, memory).deal(stream(1, 1)).view(0) == view


def test_a_discard_pile_that_shrinks_by_itself_is_forgotten() -> None:
    game, memory = memory_of(Config(3), 9, 3 * 3)
    data = {**memory.to_data(), "pile": [-1] * 9, "backs": [1] * 9, "discarders": [2] * 9}
    check_fresh(memory_from_data(data), game)


def test_cards_on_the_pile_settle_into_the_order_that_a_view_shows() -> None:
    pile = Pile([5, 6, 7, 8, 9], [1, 1, 1, 1, 1], [0, 1, 1, 2, 0])
    seen = [-1] * 5
    assert pile.settle(LIBRARY, 1, seen, [0, 2, 1, 1, 0])
    # Cards that look alike stay in their order.
    assert (pile.origins, pile.seats) == ([5, 8, 6, 7, 9], [0, 2, 1, 1, 0])
    assert not pile.settle(LIBRARY, 1, seen, [2, 0, 1, 1, 0]), "the first card was there before"
    assert not pile.settle(LIBRARY, 1, seen, [0, 1, 1, 2, 2]), "seat 2 has thrown away a single card"
    assert not pile.settle(LIBRARY, 1, [-2] * 5, [0, 1, 1, 2, 0]), "cards of another Age"
    assert not pile.settle(LIBRARY, 1, seen[1:], [0, 2, 1, 1]), "a card is missing"


def test_a_card_that_cannot_have_been_in_its_hand_is_not_explained() -> None:
    """It came neither from the hand nor from the discard pile."""
    game, memory = memory_of(Config(3), 9, 3 * 3)
    data = json.loads(json.dumps(memory.to_data()))
    for batch in data["packs"]["batches"]:
        batch["cards"] = ["palace"] * len(batch["cards"])
    turn = game.turn
    while game.turn == turn:
        decision = game.pending()[0]
        game.answer(decision.ident, game.options(decision.ident)[0])
    check_fresh(memory_from_data(data), game)


def test_a_batch_that_does_not_fit_its_places_is_not_used() -> None:
    game, memory = memory_of(Config(3), 9, 3 * 3)
    data = json.loads(json.dumps(memory.to_data()))
    for batch in data["packs"]["batches"]:
        batch["cards"] = batch["cards"][1:]
    damaged = memory_from_data(data)
    assert sampler(game.view(0), damaged).deal(stream(1, 1)).view(0) == game.view(0)


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": 3},
        {"table": {}},
        {"pile": [-9], "backs": [1], "discarders": [0]},
        {"pile": ["no_such_card"], "backs": [1], "discarders": [0]},
        {"pile": [-1]},
        {"packs": {"batches": [], "latest": [0, 0, 0]}},
        {"packs": {"batches": [], "latest": [-1]}},
        {"packs": {"batches": [{"back": 1, "cards": ["loom"], "unseen": -1}], "latest": [0, 0, 0]}},
        {"buried": []},
        {"parts": [1]},
    ],
)
def test_damaged_memories_are_refused(changes: Data) -> None:
    _, memory = memory_of(Config(3), 9, 9)
    with pytest.raises(BrokenSave):
        memory_from_data(edited(memory.to_data(), **changes))


# Sealed answers


def test_sealed_answers_can_be_left_open() -> None:
    game = game_at(Config(4), 2, 41)
    asked = game.pending()[-1]
    sealed = [item.ident for item in game.decisions if item.choice != UNANSWERED]
    assert sealed
    view = game.view(int(asked.decider))
    assert SEALED in [item.choice for item in view.decisions]
    world = sampler(view, None, open_answers=True).deal(stream(1, 1))
    assert [item.choice for item in world.decisions] == [UNANSWERED] * len(world.decisions)
    assert [item.ident for item in world.decisions] == [item.ident for item in game.decisions]
    assert SEALED not in [item.choice for item in sampler(view).deal(stream(1, 1)).decisions]
    # The view stays as it is.
    assert view == game.view(int(asked.decider))
