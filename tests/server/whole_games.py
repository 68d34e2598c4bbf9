"""Whole games over sockets, and what nobody may learn from them. Every expansion has its own tests of this kind."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sevenwonders import replay
from sevenwonders.classic.choice import card_of, use_of
from sevenwonders.classic.colours import colour_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.rules import verbs
from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import sample
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream
from sevenwonders.record.record import Replay
from sevenwonders.server.present.phrases import phrase_state
from sevenwonders.server.tables.table_snapshot import with_game
from sevenwonders.server.wire import messages as wire
from tests.server.house import House, Person, card_words, open_house, quick_settings

CARDLESS = [verb.use for verb in verbs().without_card]


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


def check_whole_game(players: int, config: dict[str, Any]) -> None:
    """A table dealt again from what a seat may know looks the same to it, so no message contained anything else."""
    with open_house(quick_settings()) as house:
        company, moves = played(house, players, config=config, options={"live_points": players == 3})
    positions = {position.event_count: position.copy() for position in moves}
    assert company[0].table.ranking == moves.game.ranking()
    assert company[0].table.categories == moves.game.categories()
    for person in company:
        assert [line.number for line in person.log] == sorted({line.number for line in person.log})
        updates = [message for message in person.messages if isinstance(message, wire.Update)]
        assert len(updates) > 18
        for message in updates:
            position = positions[message.state.number]
            check_view(message.state, position, points=message.state.options.live_points)
            check_offers(person, message.state, position)
        check_log(person, moves.game)


def check_view(shown: wire.TableState, game: Game, points: bool) -> None:
    """The state is that of any game that the viewer cannot tell from the real one."""
    if not game.finished():
        other = sample(game.view(shown.me), stream(shown.number, 0))
        empty = msgspec.structs.replace(shown, play=None, decisions=[], turn=0)
        assert with_game(empty, other, shown.me, points) == shown


def check_offers(person: Person, shown: wire.TableState, game: Game) -> None:
    """The decider is offered what the engine allows, and everybody else nothing."""
    for decision in shown.decisions:
        mine = decision.decider == shown.me
        assert sorted(person.ways(decision)) == (game.options(decision.ident) if mine else [])


def check_log(person: Person, game: Game) -> None:
    """A line about something secret shows its cards only to its audience, in the engine's words."""
    names = [seat.name for seat in person.table.seats]
    for line in person.log:
        event = game.events[line.number - 1]
        seen = event.seen_by(person.table.me)
        assert (line.kind, line.seat) == (game.event_name(event.kind), event.seat)
        assert line.text == game.sentence(seen, names)
        phrase = game.phrase(seen)
        assert line.phrase == (phrase and phrase_state(phrase))
        if event.secret and not seen.secret:
            assert line.cards == []


def check_replay(players: int, config: dict[str, Any]) -> None:
    """Every step of a replay, from any seat, is what that seat saw."""
    with open_house(quick_settings()) as house:
        host = house.finished_game(players, config=config, options={"live_points": False})
        path = f"/api/games/{host.game}"
        moves = replay(house.get(f"{path}/record").json(), keep_events=True)
        turns: set[int] = set()
        ages: list[int] = []
        seen = 0
        for position in moves:
            fresh = position.events[seen:]
            seen = len(position.events)
            if any(begins_age(position, event) for event in fresh):
                ages.append(moves.step)
            for seat in (-1, moves.step % players):
                answer = house.get(f"{path}/replay?step={moves.step}&seat={seat}")
                frame = msgspec.json.decode(answer.content, type=wire.ReplayFrame)
                assert (frame.step, frame.steps, frame.state.me) == (moves.step, moves.steps(), seat)
                assert all(line.number <= position.event_count for line in frame.log)
                assert len(frame.movers) == frame.steps
                if moves.step < frame.steps:
                    assert frame.movers[moves.step] == position.decision(moves.history[2 * moves.step]).decider
                check_view(frame.state, position, points=True)
                turns |= set(frame.turns)
                assert [step for step in frame.ages if step <= moves.step] == ages
        assert len(turns) == [moves.game.event_name(event.kind) for event in moves.game.events].count("turn_began")


def begins_age(game: Game, event: Event) -> bool:
    """Whether the event begins an Age, or a round of Architects, which has no Ages."""
    name = game.event_name(event.kind)
    return name == "age_began" or (game.config.game == "architects" and name == "turn_began" and event.seat == 0)


def check_every_secret(players: int, config: dict[str, Any]) -> None:
    """No message of a whole game names a card that its reader may not know."""
    with open_house(quick_settings()) as house:
        company, moves = played(house, players, config=config)
    positions: dict[int, tuple[ClassicGame, list[Event]]] = {}
    for game in moves:
        assert isinstance(game, ClassicGame)
        positions[game.event_count] = (game.copy(), game.events[:])
    assert isinstance(moves.game, ClassicGame)
    finder = Finder(moves.game.library)
    for person in company:
        assert check_secrets(person, positions, finder) > 18


# Every table of people is checked in these three ways.
CHECKS = [
    pytest.param(check_whole_game, id="messages show what views hold"),
    pytest.param(check_replay, id="every step of a replay from any seat"),
    pytest.param(check_every_secret, id="every card stays secret"),
]
Check = Callable[[int, dict[str, Any]], None]


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


def check_secrets(person: Person, positions: dict[int, tuple[ClassicGame, list[Event]]], finder: Finder) -> int:
    """Every card in every message is one that the seat may know by then. Return the number of positions compared."""
    compared = 0
    seat = person.table.me
    for message, text in zip(person.messages, person.texts, strict=True):
        assert not isinstance(message, wire.Refused)
        number = message.state.number if isinstance(message, wire.Update) else getattr(message, "number", -1)
        own_answer = isinstance(message, wire.Answered) and message.choice is not None
        if isinstance(message, wire.Update) or own_answer:
            game, events = positions[number]
            assert not finder.hidden_in(text, known_cards(game, events, seat)), f"seat {seat} at {number}"
            compared += 1
        else:
            assert not finder.pattern.findall(text), "nothing else speaks of cards"
            assert not choices_in(msgspec.json.decode(text))
    return compared


def known_cards(game: ClassicGame, events: list[Event], seat: int) -> set[str]:
    """What the engine shows the seat: its view, and the log as the seat reads it. A finished game has no secrets."""
    view = game.view(seat)
    cards = {card for city in view.cities for card in city.built + city.buried + city.hand} | set(view.discard)
    if game.finished():
        cards |= {card for city in game.cities for card in city.buried} | set(game.discard)
    # What stages let their owners choose from is printed on the boards.
    cards |= set(game.library.by_colour[colour_of("bonus")])
    for event in events:
        seen = event.seen_by(seat)
        if game.phrase(seen) is not None:
            cards |= {*game.hooks.owner_of(event.kind).cards_in(seen), *seen.secret}
    return {game.library.cards[card].ident for card in cards if card >= 0} | cards_in_parts(game, seat)


def cards_in_parts(game: ClassicGame, seat: int) -> set[str]:
    """The cards that the seat sees in what rules keep in cities and on the table."""
    view = game.view(seat)
    seen = game.copy()
    seen.parts = view.parts
    if not game.finished():
        seen.cities = view.cities
    for kind in game.hooks.part_types:
        for cards in kind.hidden_lists(seen):
            cards[:] = [card for card in cards if card >= 0]
    parts = [*seen.parts] + [part for city in seen.cities for part in city.parts]
    return {word for part in parts for word in words_in(part.to_data(game.library))}


def words_in(value: object) -> list[str]:
    """Every text in plain data."""
    if isinstance(value, dict):
        return words_in(list(value.values()))
    if isinstance(value, list):
        return [word for item in value for word in words_in(item)]
    return [value] if isinstance(value, str) else []


def choices_in(value: object) -> list[int]:
    """Every packed choice in a message."""
    if isinstance(value, dict):
        own = [item for key, item in value.items() if key == "choice" and item is not None]
        return own + list(itertools.chain.from_iterable(choices_in(item) for item in value.values()))
    if isinstance(value, list):
        return list(itertools.chain.from_iterable(choices_in(item) for item in value))
    return []
