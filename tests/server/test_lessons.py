"""Guided games: a deal that everybody gets, answers that can be taken back, and a plan that wins."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import get_args

import pytest

from sevenwonders import replay_game
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.core.evaluate import evaluate
from sevenwonders.bots.registry import LEVELS_OF
from sevenwonders.classic.choice import BUILD, STAGE, coins_of, trade_in
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.games import remembered
from sevenwonders.kernel.game import Game
from sevenwonders.record.proof import NoProof, prove_deal
from sevenwonders.server.lessons.plan import LEARNER, LESSONS
from sevenwonders.server.store.protocol import Store
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.lessons import LessonIdea, LessonName
from tests.server.house import House, Person, open_house, quick_settings, seated
from tests.server.stores import answer, append, create, numbers, on, table
from tests.support.lesson_games import finished, follower, positions, printed_colour, state_of

NAMES = get_args(LessonName)
# What a planned move may give away of the chance to win, and how often each option is tried to find out.
MOST_LOST = 0.03
ROLLOUTS = 600


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def house(url: str) -> Iterator[House]:
    with open_house(quick_settings(url)) as opened:
        yield opened


def begin(house: House, lesson: str = "classic") -> wire.Seated:
    return seated(house.post("/api/lessons", {"name": "Anna", "lesson": lesson}))


def step_back(house: House, made: wire.Seated) -> int:
    return house.post(f"/api/games/{made.game}/back", token=made.token).status_code


def moment(state: wire.TableState) -> tuple[object, ...]:
    """What is on the table, as the person sees it."""
    return state.number, state.turn, state.play, [item.menu for item in state.decisions if item.decider == state.me]


@pytest.mark.parametrize("lesson", NAMES)
def test_everybody_gets_the_same_deal_and_can_tell_that_it_is_no_fair_one(house: House, lesson: str) -> None:
    made = [begin(house, lesson) for _ in range(2)]

    async def look(one: wire.Seated) -> wire.TableState:
        async with Person(house, one.game, one.token) as anna:
            return anna.table

    first, second = (asyncio.run(look(one)) for one in made)
    assert first.options.lesson == lesson
    assert (first.commitment, made[0].commitment, first.can_step_back) == ("", "", False)
    assert {seat.kind for seat in first.seats[1:]} == {"bot"}
    assert first.play == second.play


@pytest.mark.parametrize("lesson", NAMES)
def test_a_step_back_leads_to_the_same_question_and_the_game_goes_on_from_there(house: House, lesson: str) -> None:
    made = begin(house, lesson)

    async def play() -> None:
        async with Person(house, made.game, made.token, seed=2) as anna:
            await anna.play(2)
            await anna.until(lambda: bool(anna.mine()))
            before, sentences = moment(anna.table), [line.text for line in anna.log]
            await anna.play(1)
            await anna.until(lambda: bool(anna.mine()) and anna.table.can_step_back)
            assert moment(anna.table) != before
            assert step_back(house, made) == 200
            await anna.until(lambda: moment(anna.table) == before)
            assert [line.text for line in anna.log] == sentences
            assert [step_back(house, made) for _ in range(3)] == [200, 200, 409]
            await anna.until(lambda: anna.table.turn <= 1 and not anna.table.can_step_back)
            await anna.play()
            assert anna.table.status == "finished"
            assert step_back(house, made) == 409

    asyncio.run(play())
    record = house.get(f"/api/games/{made.game}/record").json()
    assert replay_game(record).finished()
    with pytest.raises(NoProof):
        prove_deal(record)


def test_a_step_back_survives_a_restart(url: str) -> None:
    async def begun(house: House, made: wire.Seated) -> tuple[object, ...]:
        async with Person(house, made.game, made.token) as anna:
            await anna.play(2)
            await anna.until(lambda: bool(anna.mine()))
            assert step_back(house, made) == 200
            await anna.until(lambda: anna.table.turn == 2 and bool(anna.mine()))
            return moment(anna.table)

    async def resumed(house: House, made: wire.Seated) -> tuple[object, ...]:
        async with Person(house, made.game, made.token) as anna:
            found = moment(anna.table)
            await anna.play(3)
            return found

    with open_house(quick_settings(url)) as house:
        made = begin(house)
        before = asyncio.run(begun(house, made))
    with open_house(quick_settings(url)) as house:
        assert asyncio.run(resumed(house, made))[1:] == before[1:]


def test_a_lesson_is_begun_by_its_name_only(house: House) -> None:
    wish = {"name": "Anna", "options": {"lesson": "classic"}, "seats": [{"kind": "bot"}] * 3, "start": True}
    assert house.post("/api/games", wish).json()["code"] == "lesson_by_name"
    assert house.post("/api/lessons", {"name": "Anna", "lesson": "chess"}).status_code == 422


def test_a_game_after_the_lesson_is_dealt_like_all_others(house: House) -> None:
    made = begin(house)

    async def play() -> None:
        async with Person(house, made.game, made.token, seed=3) as anna:
            await anna.play()

    async def look(again: wire.Seated) -> wire.TableState:
        async with Person(house, again.game, again.token) as anna:
            return anna.table

    asyncio.run(play())
    again = seated(house.post(f"/api/games/{made.game}/rematch", token=made.token))
    on_from = seated(house.post(f"/api/games/{made.game}/play-on", {"name": "Anna", "step": 3}))
    assert again.commitment
    assert [asyncio.run(look(one)).options.lesson for one in (again, on_from)] == ["", ""]


def test_leaving_a_lesson_deletes_its_table(house: House) -> None:
    made = begin(house)
    assert house.post(f"/api/games/{made.game}/leave", token=made.token).json()["status"] == "deleted"


def test_answers_taken_back_are_gone_and_their_numbers_free(url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table(), answers=[answer(0), answer(1), answer(2)])
        await store.take_back(lease, 1, 0.0)
        assert await numbers(store) == [0]
        assert (await store.take_table("t1", "this process")).wakes_s == 0.0
        lease = (await store.take_table("t1", "this process")).lease
        assert await append(store, lease, answer(1))
        assert await numbers(store) == [0, 1]

    on(url, play)


# The promises of the plans


@pytest.mark.parametrize("name", NAMES)
def test_whoever_does_what_the_coach_shows_wins(name: LessonName) -> None:
    plan = LESSONS[name]
    assert finished(name, follower(plan, len(plan.moves))).ranking()[0] == [0]


@pytest.mark.parametrize("name", NAMES)
def test_a_plan_is_the_learners_whole_game_and_has_each_idea_once(name: LessonName) -> None:
    plan = LESSONS[name]
    states = [state_of(name, game, deciders) for game, deciders in positions(plan, follower(plan, len(plan.moves)))]
    assert [state.lesson is not None for state in states] == [True] * len(plan.moves) + [False]
    assert [idea for planned in plan.moves for idea in planned.ideas] + ["sheet"] == list(plan.ideas)
    assert len(plan.ideas) == 10
    assert max(len(planned.ideas) for planned in plan.moves) <= 2


def test_each_idea_of_the_first_game_is_what_its_move_does() -> None:
    plan = LESSONS["classic"]
    shown = {idea: move for move in plan.moves for idea in move.ideas}
    played = [game.copy() for game, _ in positions(plan, follower(plan, len(plan.moves)))]

    def row(idea: LessonIdea) -> tuple[ClassicGame, MenuRow]:
        game = played[plan.moves.index(shown[idea])]
        assert isinstance(game, ClassicGame)
        (decision,) = [item for item in game.pending() if item.decider == LEARNER]
        choice = game.match_option(decision.ident, shown[idea].move)
        return game, next(row for row in game.menu(decision.ident) if choice in row.choices)

    def colour(idea: LessonIdea) -> str:
        game, found = row(idea)
        return printed_colour(game, found.card) if found.use == BUILD else ""

    assert (colour("goods"), colour("shields"), colour("science")) == ("brown", "red", "green")
    assert row("chain")[1].by_chain
    assert row("stage")[1].use == STAGE
    assert coins_of(trade_in(row("trade")[1].choices[0])) > 0
    # The war before its idea was won on one side and lost on the other.
    assert sorted(row("war")[0].cities[LEARNER].tokens) == [-1, 1]
    # The first red card turns a border.
    game, _ = row("shields")
    after = played[plan.moves.index(shown["shields"]) + 1]
    assert isinstance(after, ClassicGame)
    margins = [(one.cities[0].shields > one.cities[2].shields) for one in (game, after)]
    assert margins == [False, True]


@pytest.mark.parametrize("name", NAMES)
def test_every_planned_move_is_the_best_or_hardly_worse(name: LessonName) -> None:
    plan = LESSONS[name]
    for number, (game, _) in enumerate(positions(plan, follower(plan, len(plan.moves)))):
        if not game.finished():
            assert loss_of(game, plan.moves[number].move) <= MOST_LOST, (number, plan.moves[number])


def loss_of(game: Game, move: str) -> float:
    """The chance to win that a move gives away, as the strongest level sees it."""
    (decision,) = [item for item in game.pending() if item.decider == LEARNER]
    choice = game.match_option(decision.ident, move)
    level = LEVELS_OF[game.config.game]["expert"]
    memory = remembered(game, LEARNER)
    view = game.view(LEARNER)
    found = evaluate(view, memory, decision.ident, level=level, budget=Budget(iterations=ROLLOUTS), keep=[choice])
    own = next(item for item in found if game.without_payment(item.choice) == game.without_payment(choice))
    return (found[0].chance or 0.0) - (own.chance or 0.0)


def test_a_learner_who_leaves_the_plan_hears_no_more_of_it(house: House) -> None:
    made = begin(house)

    async def play() -> None:
        async with Person(house, made.game, made.token) as anna:
            await anna.until(lambda: bool(anna.mine()))
            assert anna.table.lesson is not None
            assert anna.table.lesson.ideas == ["take", "goods"]
            (decision,) = anna.mine()
            await anna.choose(decision, anna.table.lesson.choice)
            await anna.until(lambda: bool(anna.mine()) and anna.table.turn == 2)
            assert anna.table.lesson.ideas == ["pass_on"]
            (decision,) = anna.mine()
            sale = next(
                way.choice for card in decision.menu or [] for use in card.uses if use.use == "sell" for way in use.ways
            )
            await anna.choose(decision, sale)
            await anna.until(lambda: bool(anna.mine()) and anna.table.turn == 3)
            assert anna.table.lesson is None
            assert step_back(house, made) == 200
            await anna.until(lambda: anna.table.turn == 2 and anna.table.lesson is not None)

    asyncio.run(play())


def test_bots_choose_the_same_before_and_after_a_person() -> None:
    async def play(house: House, waits: bool) -> list[str]:
        made = begin(house)
        async with Person(house, made.game, made.token) as anna:
            for turn in range(1, 4):
                await anna.until(partial(is_asked, anna, turn))
                if waits:
                    await anna.until(lambda: all(item.answered for item in anna.table.decisions if item.decider))
                assert anna.table.lesson is not None
                await anna.choose(anna.mine()[0], anna.table.lesson.choice)
            await anna.until(partial(is_asked, anna, 4))
            return [line.text for line in anna.log]

    logs = []
    for pause_s in (0.2, 0.0):
        with open_house(quick_settings(bot_pause_s=pause_s)) as house:
            logs.append(asyncio.run(play(house, waits=pause_s == 0.0)))
    assert logs[0] == logs[1]


def is_asked(person: Person, turn: int) -> bool:
    return bool(person.mine()) and person.table.turn == turn
