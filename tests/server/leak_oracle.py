"""The leak oracle: nothing that a viewer is sent depends on what that viewer cannot see, not even its length.

It asks one question in three forms, always of the bytes that would travel, and never of the engine's views alone:

- twins: two full games that agree with the viewer's view and share nothing else that is hidden;
- sealed answers: one game in which another seat seals one answer or another;
- face-down cards: one game in which another seat sells one card or another, up to the reveal.
"""

import msgspec

from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.classic.armada.part import armada_of, piles_of
from sevenwonders.classic.choice import CARD_SHIFT, SELL, STAGE, use_of
from sevenwonders.classic.free_city.part import pile_of
from sevenwonders.classic.kinds import CARD
from sevenwonders.classic.leaders.part import deck_of, leaders_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import sample
from sevenwonders.kernel.event import NOBODY, Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.kernel.view import SPECTATOR
from sevenwonders.server.store.protocol import GameRow, SeatRow, StoredGame
from sevenwonders.server.tables.broadcast import send_step, send_welcome
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.viewer import Viewer
from sevenwonders.server.tokens import Links
from sevenwonders.server.wire.messages import GameConfig, TableOptions
from tests.server.paper import Paper
from tests.support.games import any_option, eager_option
from tests.support.hidden_information import eyes

LINKS = Links(b"links")
WHOLE = -1


class Oracle:
    """Looks at one game at one moment, and counts what it has compared and which hidden things differed."""

    def __init__(self) -> None:
        self.compared: dict[str, int] = {"twins": 0, "sealed": 0, "face down": 0}
        self.differed: set[str] = set()

    def look(self, game: Game, seed: int) -> None:
        """Compare everything for one viewer, drawn at random."""
        rng = stream(seed, 7000)
        seat = eyes(game)[rng.below(len(eyes(game)))]
        where = f"{game.config.to_data()}, seed {seed}, seat {seat}, {game.moment()}"
        twins = [sample(game.view(seat), rng) for _ in range(2)]
        hidden = [hidden_in(twin) for twin in twins]
        self.differed |= {name for name, value in hidden[0].items() if value != hidden[1][name]}
        texts = [welcome(one, game.events, seat) for one in [game, *twins]]
        assert texts[0] == texts[1] == texts[2], where
        self.compared["twins"] += 1
        self.seal(twins, seat, rng, where)
        self.seal([game, game], seat, rng, where)
        if isinstance(game, ClassicGame):
            self.sell(game, rng, where)

    def seal(self, games: list[Game], seat: int, rng: Rng, where: str) -> None:
        """Others seal answers, one after another and different in each game, as long as nothing is revealed."""
        while len(games[0].pending()) > 1:
            others = [decision.ident for decision in games[0].pending() if decision.decider != seat]
            if not others:
                return
            ident = any_option(others, rng)
            steps = [answered(one, ident, any_option(one.options(ident), rng), seat) for one in games]
            assert steps[0][1] == steps[1][1], where
            games = [step[0] for step in steps]
            self.compared["sealed"] += 1

    def sell(self, game: ClassicGame, rng: Rng, where: str) -> None:
        """A spectator cannot tell which card was sold or put under a wonder, before the reveal and after it."""
        cards = [decision for decision in game.pending() if decision.kind == CARD]
        # In the last turn of an Age the rest of the hand is discarded, and somebody may get to play it.
        if game.turn >= 6 or not cards or any(decision.kind != CARD for decision in game.decisions):
            return
        actor = cards[rng.below(len(cards))]
        pair = face_down_pair(game.options(actor.ident), rng)
        if len(pair) < 2:
            return
        others = [(item.ident, eager_option(game.options(item.ident), rng)) for item in cards if item is not actor]
        after: list[list[str]] = []
        asked: list[list[int]] = []
        for choice in pair:
            one: Game = game
            texts: list[str] = []
            for ident, answer in [(actor.ident, choice), *others]:
                one, told = answered(one, ident, answer, SPECTATOR)
                texts += told
            after.append(texts)
            asked.append([decision.kind for decision in one.decisions])
        # Whoever may build from the discard pile is asked only if the pile allows it, which everybody sees.
        if asked[0] == asked[1] and set(asked[0]) <= {CARD}:
            assert after[0] == after[1], where
            self.compared["face down"] += 1


def face_down_pair(options: list[int], rng: Rng) -> list[int]:
    """Two options that sell a card or put it under the wonder, and are the same but for the card."""
    use = STAGE if rng.below(2) else SELL
    hidden = [choice for choice in options if use_of(choice) == use]
    apart = (1 << CARD_SHIFT) - 1
    return [choice for choice in hidden if choice & apart == hidden[0] & apart][:2]


def live_table(game: Game, events: list[Event]) -> LiveTable:
    """A table of the server at which this game is being played."""
    config = msgspec.convert(game.config.to_data(), GameConfig)
    seats = [SeatRow(seat, f"Guest {seat}", "person", "", "", False) for seat in range(config.players)]
    row = GameRow("t1", "lobby", config, TableOptions(live_points=True), 0, 1, 0, 0.0, 0.0)
    table = LiveTable(StoredGame(row, seats, [], []))
    table.row = msgspec.structs.replace(row, status="playing")
    table.game = table.start = game
    table.events = list(events)
    table.deciders = [NOBODY] * game.next_ident
    for decision in game.decisions:
        table.deciders[decision.ident] = decision.decider
    return table


def welcome(game: Game, events: list[Event], seat: int) -> list[str]:
    """What somebody is sent who connects now: the whole table, and the log of these events."""
    paper = Paper()
    send_welcome(live_table(game, events), LINKS, Viewer(paper, seat), WHOLE)
    return paper.texts()


def answered(game: Game, ident: int, choice: int, seat: int) -> tuple[Game, list[str]]:
    """The game after an answer, and what the viewer is sent about it."""
    table = live_table(game, [])
    table.forgotten = game.event_count
    paper = Paper()
    viewer = Viewer(paper, seat)
    viewer.number = game.event_count
    table.viewers.append(viewer)
    step = table.after(ident, choice)
    quiet = table.is_quiet(step)
    table.advance(step, 0.0)
    send_step(table, LINKS, step, quiet)
    return step.game, paper.texts()


def hidden_in(game: Game) -> dict[str, object]:
    """Everything at the table that is hidden from somebody."""
    if isinstance(game, ArchitectsGame):
        return {"decks of Architects": game.decks, "progress tokens": game.stack, "cards taken up": game.looked}
    assert isinstance(game, ClassicGame)
    found: dict[str, object] = {
        "hands": [city.hand for city in game.cities],
        "cards under wonders": [city.buried for city in game.cities],
        "discards": game.discard,
        "decks": game.decks,
        "sealed answers": [decision.choice for decision in game.decisions],
        "Free City pile": pile_of(game.parts),
    }
    if "leaders" in game.config.expansions:
        found["undealt leaders"] = deck_of(game.parts)
        found["leaders in hand"] = [leaders_of(city).hand for city in game.cities]
    if "armada" in game.config.expansions:
        found["island piles"] = piles_of(game.parts)
        found["islands offered"] = [armada_of(city).offered for city in game.cities]
    return found
