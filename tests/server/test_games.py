"""Whole games over sockets, and what nobody may learn from them."""

import asyncio
import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sevenwonders.record.classic.sentences import SILENT

from sevenwonders import replay
from sevenwonders.classic.armada.kinds import FIGHT, ISLAND_TAKEN, SAIL
from sevenwonders.classic.armada.part import armada_part_from
from sevenwonders.classic.armada.rule import ArmadaRule
from sevenwonders.classic.choice import DROP, PASS, SELL, card_of, choice_of, use_of
from sevenwonders.classic.debts.kinds import PAY
from sevenwonders.classic.edifice.kinds import BONUS_CHOSEN, CARD_LOST, EDIFICE_BUILT, EDIFICE_FAILED, JOIN, REWARDED
from sevenwonders.classic.edifice.part import EdificePart, Projects
from sevenwonders.classic.kinds import BUILT, TOOK
from sevenwonders.classic.leaders.kinds import LEADER_BURIED, RECRUITED
from sevenwonders.classic.leaders.part import leaders_part_from
from sevenwonders.classic.leaders.rule import LeadersRule
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.games import sample
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream
from sevenwonders.record.record import Replay
from sevenwonders.record.tellers import teller_of
from sevenwonders.server import wire
from sevenwonders.server.state import with_game
from tests.games import LIBRARY
from tests.server.house import (
    ALL_FOUR,
    ARMADA,
    EDIFICE,
    EXPANDED,
    GAMES,
    SECOND,
    TEAMS,
    TEAMS_OF_ALL,
    House,
    Person,
    card_words,
    open_house,
    quick_settings,
)

EDITIONS = [
    pytest.param(3, SECOND, id="second edition"),
    pytest.param(3, EXPANDED, id="leaders and cities"),
    pytest.param(4, TEAMS, id="teams with leaders and cities"),
    pytest.param(3, ARMADA, id="armada"),
    pytest.param(3, EDIFICE, id="edifice"),
    pytest.param(5, ALL_FOUR, id="all expansions"),
    pytest.param(4, TEAMS_OF_ALL, id="teams with all expansions"),
]
OPEN_CARD = (
    BUILT,
    TOOK,
    RECRUITED,
    LEADER_BURIED,
    ISLAND_TAKEN,
    EDIFICE_BUILT,
    EDIFICE_FAILED,
    REWARDED,
    CARD_LOST,
    BONUS_CHOSEN,
)
CARDLESS = (PASS, PAY, DROP, SAIL, JOIN, FIGHT)
CLASSIC = [*[pytest.param(players, {}, id=f"first edition {players}") for players in (2, 3, 7)], *EDITIONS]
ARCHITECTS = [pytest.param(players, {"game": "architects"}, id=f"architects {players}") for players in (2, 3, 7)]


# Every position of a game by its event number, with the events until then.
Positions = dict[int, tuple[Game, list[Event]]]


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(quick_settings()) as opened:
        yield opened


async def play_all(house: House, people: list[wire.Seated], watch: str) -> list[Person]:
    """Everybody plays to the end, and a spectator looks on."""
    game = people[0].game
    tokens = [person.token for person in people] + [watch]
    company = [Person(house, game, token, seed=number) for number, token in enumerate(tokens)]
    for person in company:
        await person.__aenter__()
    await asyncio.gather(*(person.play() for person in company[:-1]))
    for person in company:
        await person.until(lambda person=person: person.table.status == "finished")  # type: ignore[misc]
        await person.__aexit__()
    return company


def played(house: House, players: int, **more: Any) -> tuple[list[Person], Replay]:
    """A whole game by people, each with all messages that they got, and its record; the last one is a spectator."""
    people = house.full_table(players, **more)
    watch = house.watch_link(people[0])
    company = asyncio.run(play_all(house, people, watch))
    assert [person.table.me for person in company] == [*range(players), -1]
    assert not any(person.refusals() for person in company)
    return company, replay(house.get(f"/api/games/{people[0].game}/record").json(), keep_events=True)


@pytest.mark.parametrize(("players", "config"), CLASSIC + ARCHITECTS)
def test_a_whole_game_by_people_keeps_its_secrets(house: House, players: int, config: dict[str, Any]) -> None:
    """One game for all checks, because playing it takes longest."""
    company, moves = played(house, players, config=config, options={"live_points": players == 3})
    positions = {position.event_count: (position.copy(), position.events[:]) for position in moves}
    check_views(company, moves.game, {number: position for number, (position, _) in positions.items()})
    if isinstance(moves.game, ClassicGame):
        check_cards(company, positions, Finder(moves.game.library))
    if 3 <= players <= 5:
        check_replay(house, company[0].table.game, players)


def check_views(company: list[Person], game: Game, positions: dict[int, Game]) -> None:
    """A table dealt anew from what a seat may know looks the same to it, so that nothing else was in a message."""
    assert company[0].table.ranking == game.ranking()
    assert company[0].table.categories == game.categories()
    for person in company:
        assert [line.number for line in person.log] == sorted({line.number for line in person.log})
        updates = [message for message in person.messages if isinstance(message, wire.Update)]
        assert len(updates) > 18
        for message in updates:
            position = positions[message.state.number]
            check_view(message.state, position, points=message.state.options.live_points)
            check_offers(person, message.state, position)
        check_log(person, game)


def check_view(shown: wire.TableState, game: Game, points: bool) -> None:
    """The state is that of any game that the viewer cannot tell from the real one."""
    if not game.finished():
        other = sample(game.view(shown.me), stream(shown.number, 0))
        empty = msgspec.structs.replace(shown, play=None, decisions=[], turn=0)
        assert with_game(empty, other, shown.me, points) == shown


def check_offers(person: Person, shown: wire.TableState, game: Game) -> None:
    """The seat that decides gets the engine's options, and everybody else none."""
    for decision in shown.decisions:
        mine = decision.decider == shown.me
        assert sorted(person.ways(decision)) == (game.options(decision.ident) if mine else [])


def check_log(person: Person, game: Game) -> None:
    """A line about something secret draws its cards for its audience alone, and tells it as the engine does."""
    names = [seat.name for seat in person.table.seats]
    for line in person.log:
        event = game.events[line.number - 1]
        seen = event.seen_by(person.table.me)
        assert (line.kind, line.seat) == (game.event_name(event.kind), event.seat)
        assert line.text == teller_of(game).sentence(game, names, seen)
        if event.secret and not seen.secret:
            assert line.cards == []


def check_replay(house: House, game: str, players: int) -> None:
    """Every step of a finished game can be seen from any seat, with what that seat could know."""
    path = f"/api/games/{game}"
    moves = replay(house.get(f"{path}/record").json(), keep_events=True)
    turns: set[int] = set()
    for position in moves:
        for seat in (-1, moves.step % players):
            answer = house.get(f"{path}/replay?step={moves.step}&seat={seat}")
            frame = msgspec.json.decode(answer.content, type=wire.ReplayFrame)
            assert (frame.step, frame.steps, frame.state.me) == (moves.step, moves.steps(), seat)
            assert all(line.number <= position.event_count for line in frame.log)
            check_view(frame.state, position, points=True)
            turns |= set(frame.turns)
    assert len(turns) == event_kinds(moves.game).count("turn_began")


def event_kinds(game: Game) -> list[str]:
    """The kinds of everything that happened."""
    return [game.event_name(event.kind) for event in game.events]


def check_cards(company: list[Person], positions: Positions, finder: "Finder") -> None:
    """No message of a classic game names a card that its receiver may not know."""
    for person in company:
        assert check_secrets(person, positions, finder) > 18


class Finder:
    """Finds the cards of a library in the text of a message: ids, names in sentences, and packed choices."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.words = {card.ident: {card.ident} for card in library.cards}
        for card in library.cards:
            self.words[card.name] = {other.ident for other in library.cards if other.name == card.name}
        self.pattern = card_words(list(self.words))

    def hidden_in(self, text: str, allowed: set[str]) -> list[str]:
        """The cards that are not among the allowed ones."""
        found = [word for word in self.pattern.findall(text) if not self.words[word] & allowed]
        choices = choices_in(msgspec.json.decode(text))
        cards = [card_of(choice) for choice in choices if use_of(choice) not in CARDLESS]
        return found + [str(card) for card in cards if self.library.cards[card].ident not in allowed]


def check_secrets(person: Person, positions: Positions, finder: Finder) -> int:
    """Every card in every message was one that the seat may know then; how many positions were compared."""
    compared = 0
    seat = person.table.me
    for message, text in zip(person.messages, person.texts, strict=True):
        assert not isinstance(message, wire.Refused)
        number = message.state.number if isinstance(message, wire.Update) else getattr(message, "number", -1)
        own_answer = isinstance(message, wire.Answered) and message.choice is not None
        if isinstance(message, wire.Update) or own_answer:
            game, events = positions[number]
            assert isinstance(game, ClassicGame)
            assert not finder.hidden_in(text, known_cards(game, events, seat)), f"seat {seat} at {number}"
            compared += 1
        else:
            assert not finder.pattern.findall(text), "nothing else speaks of cards"
            assert not choices_in(msgspec.json.decode(text))
    return compared


def known_cards(game: ClassicGame, events: list[Event], seat: int) -> set[str]:
    """What the engine shows the seat: its view, and what it has heard. A finished game has no secrets."""
    view = game.view(seat)
    cards = {card for city in view.cities for card in city.built + city.buried + city.hand} | set(view.discard)
    cards |= known_leaders(game, view) | known_islands(game, view) | open_projects(game)
    if game.finished():
        cards |= {card for city in game.cities for card in city.buried} | set(game.discard)
        cards |= known_leaders(game, view_of_all(game))
    for event in events:
        seen = event.seen_by(seat)
        if event.kind not in SILENT:
            cards |= {card for word in named_by(seen) for card in [word]}
    return {game.library.cards[card].ident for card in cards if card >= 0}


def known_leaders(game: ClassicGame, view: View) -> set[int]:
    """The leaders in hands and buried ones, as far as the view shows them."""
    for number, rule in enumerate(game.rules):
        if isinstance(rule, LeadersRule):
            parts = [leaders_part_from(city.parts[number]) for city in view.cities]
            return {card for part in parts for card in part.hand + part.buried}
    return set()


def known_islands(game: ClassicGame, view: View) -> set[int]:
    """The islands that are offered, as far as the view shows them."""
    for number, rule in enumerate(game.rules):
        if isinstance(rule, ArmadaRule):
            return {card for city in view.cities for card in armada_part_from(city.parts[number]).offered}
    return set()


def open_projects(game: ClassicGame) -> set[int]:
    """The Edifices, and what stages offer to choose from: all of it lies open."""
    cards = {card for part in game.parts if isinstance(part, Projects) for card in part.cards}
    parts = [part for city in game.cities for part in city.parts if isinstance(part, EdificePart)]
    return cards | {card for part in parts for card in part.choosing}


def view_of_all(game: ClassicGame) -> View:
    """A spectator's view of a finished game, in which leaders lie open."""
    view = game.view(-1)
    for city, seen in zip(game.cities, view.cities, strict=True):
        seen.parts = [part.known() for part in city.parts]
    return view


def named_by(event: Event) -> list[int]:
    """The cards that an event names, in the form in which somebody sees it."""
    return (event.values[:1] if event.kind in OPEN_CARD else []) + event.secret


def choices_in(value: object) -> list[int]:
    """Every packed choice in a message."""
    if isinstance(value, dict):
        own = [item for key, item in value.items() if key == "choice" and item is not None]
        return own + list(itertools.chain.from_iterable(choices_in(item) for item in value.values()))
    if isinstance(value, list):
        return list(itertools.chain.from_iterable(choices_in(item) for item in value))
    return []


def test_the_check_for_secrets_finds_them() -> None:
    """A hidden card in any of its forms is found."""
    finder = Finder(LIBRARY)
    assert finder.hidden_in('{"hand": ["altar"]}', set())
    assert finder.hidden_in('{"text": "Anna sells the East Trading Post."}', {"loom_1"})
    assert finder.hidden_in(f'{{"choice": {choice_of(LIBRARY.find_card("Altar"), SELL)}}}', set())
    assert not finder.hidden_in('{"hand": ["altar"], "text": "Anna builds the Altar."}', {"altar"})
    assert not finder.hidden_in(f'{{"choice": {choice_of(3, PAY)}}}', set())
    islands = Finder(library_of(2, ("armada",)))
    assert islands.hidden_in('{"offered": ["foggy_island"]}', {"lost_island"})
    assert not islands.hidden_in(f'{{"choice": {choice_of(3, SAIL)}}}', set())


@pytest.mark.parametrize("game", GAMES)
def test_alone_against_bots_in_two_requests(house: House, game: str) -> None:
    host = house.finished_game(4, game=game)
    frame = house.get(f"/api/games/{host.game}/replay").json()
    assert frame["state"]["play"]["type"] == game
    assert frame["step"] == frame["steps"] > 40
    assert [score["seat"] for score in frame["state"]["scores"]] == [0, 1, 2, 3]
    assert [list(score["points"]) for score in frame["state"]["scores"]] == [frame["state"]["categories"]] * 4


def test_a_finished_classic_game_has_no_secrets(house: House) -> None:
    host = house.finished_game(3)
    frame = house.get(f"/api/games/{host.game}/replay").json()
    assert all(buried["card"] for city in frame["state"]["play"]["cities"] for buried in city["buried"])
