"""Spectators see hands only where the table allows it, and then those of the turn before the current one."""

import asyncio
import itertools
import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import sample
from sevenwonders.kernel.rng import stream
from sevenwonders.server.present.classic.cards import idents
from sevenwonders.server.store.protocol import AnswerRow
from sevenwonders.server.tables.broadcast import send_step, send_welcome
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.table_snapshot import snapshot_of
from sevenwonders.server.tables.viewer import SPECTATOR, Viewer
from sevenwonders.server.tokens import Links
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.base import LateHands
from sevenwonders.server.wire.classic.table import ClassicPlay
from tests.server.house import ALL_FOUR, House, Person, open_house, problem, quick_settings
from tests.server.paper import Paper
from tests.server.stores import NOW_S, stored

LINKS = Links(bytes(32))
CONFIGS = [
    wire.GameConfig(players=2),
    wire.GameConfig(players=3),
    msgspec.convert(ALL_FOUR | {"players": 4, "variant": "teams"}, wire.GameConfig),
]
every_config = pytest.mark.parametrize("config", CONFIGS, ids=lambda item: f"{item.players}-{item.variant}")


def late_table(config: wire.GameConfig) -> LiveTable:
    """A table in play whose spectators may see hands."""
    found = stored(config, [])
    return LiveTable(replace(found, game=replace(found.game, options=wire.TableOptions(late_hands=True))))


def classic_of(table: LiveTable) -> ClassicGame:
    assert isinstance(table.game, ClassicGame)
    return table.game


def played(table: LiveTable, chance: random.Random) -> Iterator[AnswerRow]:
    """Play to the end at random, an answer at a time."""
    while pending := table.pending():
        ident = chance.choice(pending).ident
        step = table.after(ident, chance.choice(classic_of(table).options(ident)))
        row = table.answer_row(step, NOW_S)
        table.advance(step, NOW_S)
        if classic_of(table).finished():
            table.row = replace(table.row, status="finished")
        yield row


def hands_of(game: ClassicGame) -> list[list[str]]:
    return [idents(game.library, city.hand) for city in game.cities]


def begins_turn(table: LiveTable) -> bool:
    game = classic_of(table)
    return not table.sealed and any(game.decision_name(item.kind) == "card" for item in game.decisions)


def told(table: LiveTable) -> list[str]:
    """The table as a spectator gets it who comes now and knows the log."""
    paper = Paper()
    send_welcome(table, LINKS, Viewer(paper, SPECTATOR), classic_of(table).event_count)
    return paper.texts()


def shown_to(table: LiveTable, seat: int) -> LateHands | None:
    return snapshot_of(table, LINKS, NOW_S).seen_by(seat).late_hands


@every_config
def test_the_hands_are_those_of_the_turn_before(config: wire.GameConfig) -> None:
    table, again = late_table(config), late_table(config)
    turns: list[LateHands] = []
    for row in itertools.chain([None], played(table, random.Random(config.players))):
        game = classic_of(table)
        if begins_turn(table):
            turns.append(LateHands(game.age, game.turn, hands_of(game)))
        seen = shown_to(table, SPECTATOR)
        # A finished game has a replay.
        assert seen == (turns[-2] if len(turns) > 1 and not game.finished() else None)
        assert all(shown_to(table, seat) is None for seat in range(config.players))
        if row is not None:
            again.replay(row)
        # Nothing of this is stored: a process that takes the table over works it out from the answers.
        assert game.finished() or shown_to(again, SPECTATOR) == seen
    assert len(turns) == 3 * classic_of(table).library.last_turn
    assert [(turn.age, turn.turn) for turn in turns[:2]] == [(1, 1), (1, 2)]


@every_config
def test_no_byte_depends_on_a_hand_that_is_held_or_on_a_sealed_answer(config: wire.GameConfig) -> None:
    table = late_table(config)
    chance = random.Random(7)
    compared = {"twins": 0, "sealed": 0}
    for number, _ in enumerate(played(table, chance)):
        game = classic_of(table)
        if game.finished() or number % 2:
            continue
        before = told(table)
        # The same table with other hands, piles and sealed answers, as far as a spectator could know who sees no hands.
        twin = sample(game.view(SPECTATOR), stream(number, 0))
        assert isinstance(twin, ClassicGame)
        table.game = twin
        assert told(table) == before
        table.game = game
        compared["twins"] += hands_of(twin) != hands_of(game)
        if len(table.pending()) > 1:
            decision = chance.choice(table.pending())
            one, other = (sealed(table, decision.ident, choice) for choice in ends(game.options(decision.ident)))
            assert one == other
            compared["sealed"] += 1
    assert min(compared.values()) > 9, compared


def ends(options: list[int]) -> tuple[int, int]:
    """The first and the last option: mostly different cards and different uses of them."""
    return options[0], options[-1]


def sealed(table: LiveTable, ident: int, choice: int) -> list[str]:
    """What a spectator hears of an answer that reveals nothing, and sees who comes after it. The table itself stays."""
    copy = late_table(table.row.config)
    copy.rewind(table, table.count)
    copy.sealed = table.sealed[:]
    copy.deciders = table.deciders[:]
    copy.events = table.events[:]
    paper = Paper()
    viewer = Viewer(paper, SPECTATOR)
    viewer.number = classic_of(copy).event_count
    copy.viewers.append(viewer)
    step = copy.after(ident, choice)
    quiet = copy.is_quiet(step)
    copy.advance(step, NOW_S)
    send_step(copy, LINKS, step, quiet)
    return paper.texts() + told(copy)


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(quick_settings()) as opened:
        yield opened


def one_turn(house: House, **options: bool) -> tuple[list[str], Person, Person]:
    """The hand of a person in the first turn, and then the person and a spectator in the second."""
    host = house.new_game(3, bots=2, start=True, options=options)
    watch = house.watch_link(host)

    async def scene() -> tuple[list[str], Person, Person]:
        async with Person(house, host.game, host.token) as person, Person(house, host.game, watch) as spectator:
            assert spectator.table.late_hands is None
            assert isinstance(person.table.play, ClassicPlay)
            hand = person.table.play.hand
            (decision,) = person.mine()
            await person.choose(decision, person.ways(decision)[0])
            for one in (person, spectator):
                await one.until(lambda one=one: one.table.turn == 2)  # type: ignore[misc]
            return hand, person, spectator

    return asyncio.run(scene())


def test_a_spectator_sees_the_hands_and_no_player_does(house: House) -> None:
    hand, person, spectator = one_turn(house, late_hands=True)
    late = spectator.table.late_hands
    assert late is not None
    assert (late.age, late.turn, late.hands[0]) == (1, 1, hand)
    assert [len(other) for other in late.hands] == [7, 7, 7]
    assert not any('"hands":' in text for text in person.texts)


def test_nobody_sees_hands_unless_the_table_allows_it(house: House) -> None:
    _, _, spectator = one_turn(house)
    assert not any('"hands":' in text for text in spectator.texts)


def test_a_game_without_hands_cannot_show_any(house: House) -> None:
    wish = {"name": "Anna", "config": {"game": "architects", "players": 3}, "options": {"late_hands": True}}
    assert problem(house.post("/api/games", wish)) == (422, "no_hands")
    rulesets = house.get("/api/rulesets").json()
    assert {ruleset["game"]: ruleset["hands"] for ruleset in rulesets} == {"classic": True, "architects": False}


def test_whoever_comes_to_the_door_is_told(house: House) -> None:
    host = house.new_game(3, options={"late_hands": True, "access": {"join": True, "watch": False, "listed": False}})
    assert house.get(f"/api/games/{host.game}").json()["summary"]["late_hands"]
