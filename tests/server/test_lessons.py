"""Guided games: a deal that everybody gets, answers that can be taken back, and a first game that is won."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from sevenwonders import replay_game
from sevenwonders.bots.bot import Question
from sevenwonders.bots.registry import make_bot
from sevenwonders.classic.choice import BUILD, STAGE, use_of
from sevenwonders.games import new_game
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.record.proof import NoProof, prove_deal
from sevenwonders.server.bots.workers import bot_seed
from sevenwonders.server.store.protocol import Store
from sevenwonders.server.table_config import config_of, default_bot
from sevenwonders.server.tables.new_tables import GENTLE_BOT, LESSONS, Lesson
from sevenwonders.server.wire import messages as wire
from tests.server.house import House, Person, open_house, quick_settings, seated
from tests.server.stores import answer, append, create, numbers, on, table

NAMES = get_args(wire.LessonName)
MOST_ANSWERS = 400


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


# The promise of the lessons: whoever follows the advice wins, and whoever does not, nearly always.


def finished(lesson: Lesson, choose: "Chooser") -> Game:
    """The lesson, played to its end."""
    game = new_game(config_of(lesson.config), lesson.seed)
    for _ in range(MOST_ANSWERS):
        for decision in game.pending():
            game.answer(decision.ident, choose(game, decision) if decision.decider == 0 else gentle(game, decision))
        if game.finished():
            return game
    raise AssertionError("the lesson does not end")


class Chooser:
    """Answers for the person."""

    def __call__(self, game: Game, decision: Decision) -> int:
        raise NotImplementedError


class Advised(Chooser):
    """Somebody who always does what the hint says."""

    def __call__(self, game: Game, decision: Decision) -> int:
        return thought(game, decision, default_bot(game.config.game))


class Novice(Chooser):
    """Somebody who builds whatever looks nice."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def __call__(self, game: Game, decision: Decision) -> int:
        options = game.options(decision.ident)
        if game.config.game != "classic":
            return self.chance.choice(options)
        uses = [STAGE, BUILD] if self.chance.random() < 0.4 else [BUILD, STAGE]
        wished = [[choice for choice in options if use_of(choice) == use] for use in uses]
        return self.chance.choice(wished[0] or wished[1] or options)


def thought(game: Game, decision: Decision, level: str) -> int:
    lesson = next(one for one in LESSONS.values() if one.config.game == game.config.game)
    seed = bot_seed(lesson.seed, decision.ident)
    return make_bot(game.config.game, level, seed, decision.decider).choose(Question(game, decision))


def gentle(game: Game, decision: Decision) -> int:
    return thought(game, decision, GENTLE_BOT)


@pytest.mark.parametrize("name", NAMES)
def test_whoever_follows_the_advice_wins(name: wire.LessonName) -> None:
    assert finished(LESSONS[name], Advised()).ranking()[0] == [0]


@pytest.mark.parametrize(("name", "least"), [("classic", 27), ("architects", 15)])
def test_whoever_builds_what_looks_nice_mostly_wins(name: wire.LessonName, least: int) -> None:
    games = [finished(LESSONS[name], Novice(seed)) for seed in range(30)]
    assert sum(game.ranking()[0] == [0] for game in games) >= least
