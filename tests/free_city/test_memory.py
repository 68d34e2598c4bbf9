"""What two players remember of their hands, into which cards of the draw pile come, and of the Free City."""

from sevenwonders import Config
from sevenwonders.classic.free_city.part import FREE_CITY, FREE_CITY_SEAT
from sevenwonders.games import memory_from_data, new_game, new_memory, remembered, sampler
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream
from tests.support.games import answer_one, city, position
from tests.support.memories import check_memories, check_moment, check_uniform, hidden_spots, moments


def test_no_world_contradicts_what_two_players_have_seen() -> None:
    check_memories(Config(2), range(6))
    check_memories(Config(2, wonders=["Babylon B", "Olympia A", "Halicarnassus B"]), range(4))


def test_cards_on_the_discard_pile_that_cannot_be_told_apart_share_their_origin() -> None:
    """Of two cards in a row from the same seat and Age one is taken, and both players can say no more than that."""
    check_memories(Config(2, wonders=["Halicarnassus B", "Olympia A", "Rhodes A"]), range(14, 15), one_in=1)


def test_a_controller_with_a_single_card_plays_none_for_the_free_city() -> None:
    game = position(
        city("Giza A", hand=["Loom"]),
        city("Rhodes A", hand=["Press", "Baths"]),
        city("Ephesus A"),
        players=2,
        turn=5,
    )
    memory = new_memory(game.config, 1)
    memory.observe(game.view(1))
    for decision in game.pending():
        game.answer(decision.ident, game.options(decision.ident)[0])
    memory.observe(game.view(1))
    assert sampler(game.view(1), memory).deal(stream(1, 1)).view(1) == game.view(1)


def test_every_possible_world_of_two_players_is_equally_likely() -> None:
    found: list[int] = []
    for seed in (0, 5, 6, 7, 8, 9):
        for moment in moments(Config(2), seed):
            if moment.game.turn == 5 and moment.seat == 1:
                found.append(check_uniform(moment, hidden_spots(moment, 1)))
                break
    assert max(found) > 20


def test_the_real_game_is_possible_when_the_free_city_plays_its_last_card() -> None:
    """The other player cannot tell from which hand each of its two cards came, so both may be either."""
    config = Config(2, wonders=["Halicarnassus B", "Olympia A", "Babylon B"])
    for seed in range(6):
        for moment in moments(config, seed):
            check_moment(moment, None)
            view = moment.game.view(moment.seat)
            assert sampler(view, moment.memory).deal(stream(seed, 1)).view(moment.seat) == view, moment.where


def controller_answers(game: Game, count: int) -> None:
    """Seat 0, which controls the Free City in the first turn, gives that many answers."""
    for _ in range(count):
        decision = next(item for item in game.pending() if item.decider == 0)
        game.answer(decision.ident, game.options(decision.ident)[0])


def test_open_answers_withdraw_the_question_for_the_free_city() -> None:
    """The controller's answer brings a further question, which must not be there before it is given again."""
    for answers in (1, 2):
        game = new_game(Config(2), 3)
        controller_answers(game, answers)
        view = game.view(1)
        assert [item.kind == FREE_CITY for item in view.decisions] == [False, False, True]
        world = sampler(view, remembered(game, 1), open_answers=True).deal(stream(1, 1))
        assert [(item.seat, item.choice) for item in world.decisions] == [(0, UNANSWERED), (1, UNANSWERED)]
        controller_answers(world, 2)
        assert [item.seat for item in world.decisions] == [0, 1, FREE_CITY_SEAT]
        while not world.finished():
            answer_one(world, stream(2, 2))


def test_the_controllers_own_answers_stay() -> None:
    game = new_game(Config(2), 3)
    controller_answers(game, 1)
    other = next(item for item in game.pending() if item.decider == 1)
    game.answer(other.ident, game.options(other.ident)[0])
    world = sampler(game.view(0), remembered(game, 0), open_answers=True).deal(stream(1, 1))
    own = [item.choice for item in game.decisions if item.decider == 0]
    assert [item.choice for item in world.decisions if item.decider == 0] == own
    assert [item.choice for item in world.decisions if item.decider == 1] == [UNANSWERED]


def test_a_memory_of_two_players_can_be_saved() -> None:
    for moment in moments(Config(2), 1):
        data = moment.memory.to_data()
        assert memory_from_data(data).to_data() == moment.memory.copy().to_data() == data, moment.where
