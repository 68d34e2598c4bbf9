"""States and logs share what everybody sees: every viewer still gets exactly what the view of its seat says."""

import random

import msgspec
import pytest

from sevenwonders.classic.preview import coins_gained
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.event import Event
from sevenwonders.server.present.classic.all_rules import city_fields, table_fields
from sevenwonders.server.present.classic.cards import idents
from sevenwonders.server.present.classic.city import buried_cards
from sevenwonders.server.present.classic.menu import MenuWriter
from sevenwonders.server.present.classic.table import discard_state
from sevenwonders.server.present.table import log_lines, presenter_of
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.table_snapshot import lines_of, snapshot_of
from sevenwonders.server.tokens import Links
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import ClassicPlay
from tests.server.house import ALL_FOUR
from tests.server.stores import NOW_S, stored

LINKS = Links(bytes(32))
CONFIGS = [
    wire.GameConfig(players=2),
    wire.GameConfig(players=4),
    msgspec.convert(ALL_FOUR | {"players": 4, "variant": "teams"}, wire.GameConfig),
    msgspec.convert(ALL_FOUR | {"players": 5}, wire.GameConfig),
    wire.GameConfig("architects", players=3),
]


def check_play(game: ClassicGame, seat: int, play: ClassicPlay) -> None:
    """Everything that differs from viewer to viewer is as the view of the seat has it."""
    view = game.view(seat)
    library = game.library
    assert play.hand == (idents(library, view.cities[seat].hand) if seat >= 0 else [])
    assert play.discard == discard_state(library, view)
    for name, value in table_fields(game, view).items():
        assert getattr(play, name) == value
    for number, city in enumerate(play.cities):
        assert city.buried == buried_cards(library, view.cities[number])
        for name, value in city_fields(game, view, number).items():
            assert getattr(city, name) == value


def check_menu(game: ClassicGame, state: wire.DecisionState) -> None:
    """A menu offers every option once, with its price and what it brings, whatever was worked out only once."""
    decision = game.decision(state.ident)
    uses = [use for card in state.menu or [] for use in card.uses]
    ways = [way for use in uses for way in [*use.ways, *(way for extra in use.extras for way in extra.ways)]]
    assert sorted(way.choice for way in ways) == game.options(state.ident)
    assert all(way.price == sum(share.coins for share in way.shares) for way in ways)
    for use in uses:
        assert use.gain == (coins_gained(game, decision, use.ways[0].choice) if use.ways else 0)
    rows = [(row, bill) for row in game.menu(state.ident) for bill in MenuWriter(game, decision).bills_of(row)]
    assert uses == [MenuWriter(game, decision).use_state(row, bill) for row, bill in rows]


def check_viewers(table: LiveTable) -> None:
    """All viewers of one picture see what they would see alone."""
    picture = snapshot_of(table, LINKS, NOW_S)
    game = table.game
    assert game is not None
    for seat in [*range(table.row.config.players), -1]:
        state = picture.seen_by(seat)
        assert state == snapshot_of(table, LINKS, NOW_S).seen_by(seat)
        assert (state.me, state.join == "") == (seat, seat < 0)
        if isinstance(game, ClassicGame) and not game.finished():
            assert isinstance(state.play, ClassicPlay)
            check_play(game, seat, state.play)
        for decision in state.decisions:
            mine = decision.decider == seat
            assert (decision.menu is not None or decision.actions is not None) == mine
            if mine and isinstance(game, ClassicGame):
                check_menu(game, decision)


def check_log(table: LiveTable, events: list[Event]) -> None:
    """The log is that of all events, whether the table still has them or plays the game again."""
    game = table.game
    assert game is not None
    assert len(table.events) + table.forgotten == len(events) == game.event_count
    for since in (0, table.forgotten, len(events) - 1):
        shared = lines_of(table, since)
        for seat in (0, 1, -1):
            assert shared.seen_by(seat) == log_lines(game, table.city_names(), events[since:], since + 1, seat)
    assert lines_of(table, 0).seen_by(0, len(events) - 5) == lines_of(table, len(events) - 5).seen_by(0)


def check_silence(table: LiveTable, events: list[Event]) -> None:
    """There is nothing to say or to see about events that are left out of the log unread."""
    game = table.game
    assert game is not None
    presenter = presenter_of(game)
    silent = [event for event in events if presenter.is_silent(event.kind)]
    for seen in [event.seen_by(seat) for event in silent for seat in (event.audience, -1)]:
        assert game.phrase(seen) is None
        assert presenter.scene(game, seen) is None


@pytest.mark.parametrize("config", CONFIGS, ids=lambda item: f"{item.game}-{item.players}-{item.variant}")
def test_everybody_sees_what_their_view_says(config: wire.GameConfig) -> None:
    chance = random.Random(config.players)
    table = LiveTable(stored(config, []))
    assert table.game is not None
    events = list(table.events)
    number = 0
    while table.game.pending():
        decision = chance.choice(table.game.pending())
        step = table.after(decision.ident, chance.choice(table.game.options(decision.ident)))
        events += step.events
        table.advance(step, NOW_S)
        if number % 7 == 0 or table.game.finished():
            check_viewers(table)
        if number % 29 == 0 or table.game.finished():
            check_log(table, events)
        number += 1
    check_silence(table, events)
    assert table.forgotten > 0
