"""Whole games over sockets, and what nobody may learn from them."""

import asyncio
import itertools

import msgspec
import pytest

from sevenwonders import replay
from sevenwonders.classic.choice import NO_CARD, card_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.event import Event
from sevenwonders.record.sentences import SILENT
from sevenwonders.server import wire
from tests.games import LIBRARY
from tests.server.house import House, Person, card_words, open_house, quick_settings

IDS = {card.ident: {card.ident} for card in LIBRARY.cards}
NAMES = {card.name: {other.ident for other in LIBRARY.cards if other.name == card.name} for card in LIBRARY.cards}
WORDS = IDS | NAMES
FINDER = card_words(list(WORDS))


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


@pytest.mark.parametrize("players", [2, 3, 7])
def test_a_whole_game_by_people_keeps_every_secret(players: int) -> None:
    with open_house(quick_settings()) as house:
        people = house.full_table(players, options={"live_points": players == 3})
        watch = house.watch_link(people[0])
        company = asyncio.run(play_all(house, people, watch))
        record = house.get(f"/api/games/{people[0].game}/record").json()
    assert [person.table.me for person in company] == [*range(players), -1]
    assert not any(person.refusals() for person in company)
    moves = replay(record, keep_events=True)
    positions = {game.event_count: (game.copy(), game.events[:]) for game in moves}
    assert company[0].table.ranking == moves.game.ranking()
    for person in company:
        assert [line.number for line in person.log] == sorted({line.number for line in person.log})
        assert check_secrets(person, positions) > 18


def check_secrets(person: Person, positions: dict[int, tuple[ClassicGame, list[Event]]]) -> int:
    """Every card in every message was one that the seat may know then; how many positions were compared."""
    compared = 0
    seat = person.table.me
    for message, text in zip(person.messages, person.texts, strict=True):
        assert not isinstance(message, wire.Refused)
        number = message.state.number if isinstance(message, wire.Update) else getattr(message, "number", -1)
        own_answer = isinstance(message, wire.Answered) and message.choice is not None
        if isinstance(message, wire.Update) or own_answer:
            game, events = positions[number]
            assert not hidden_in(text, known_cards(game, events, seat)), f"seat {seat} at {number}"
            compared += 1
        else:
            assert not FINDER.findall(text), "nothing else speaks of cards"
            assert not choices_in(msgspec.json.decode(text))
    return compared


def known_cards(game: ClassicGame, events: list[Event], seat: int) -> set[str]:
    """What the engine shows the seat: its view, and what it has heard. A finished game has no secrets."""
    view = game.view(seat)
    cards = {card for city in view.cities for card in city.built + city.buried + city.hand} | set(view.discard)
    if game.finished():
        cards |= {card for city in game.seats for card in city.buried} | set(game.discard)
    for event in events:
        seen = event.seen_by(seat)
        if event.kind not in SILENT:
            cards |= {card for word in named_by(seen) for card in [word]}
    return {LIBRARY.cards[card].ident for card in cards if card >= 0}


def named_by(event: Event) -> list[int]:
    """The cards that an event names for who sees it so."""
    kinds = {9: event.values[:1], 12: event.values[:1]}
    return kinds.get(event.kind, []) + event.secret


def hidden_in(text: str, allowed: set[str]) -> list[str]:
    """The cards in a message that are not among the allowed ones: ids, names in sentences, and packed choices."""
    found = [word for word in FINDER.findall(text) if not WORDS[word] & allowed]
    cards = [card_of(choice) for choice in choices_in(msgspec.json.decode(text))]
    return found + [str(card) for card in cards if card != NO_CARD and LIBRARY.cards[card].ident not in allowed]


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
    assert hidden_in('{"hand": ["altar"]}', set())
    assert hidden_in('{"text": "Anna sells the East Trading Post."}', {"loom_1"})
    assert hidden_in(f'{{"choice": {LIBRARY.find_card("Altar") << 17}}}', set())
    assert not hidden_in('{"hand": ["altar"], "text": "Anna builds the Altar."}', {"altar"})


def test_alone_against_bots_in_two_requests() -> None:
    with open_house(quick_settings()) as house:
        host = house.finished_game(4)
        frame = house.get(f"/api/games/{host.game}/replay").json()
        assert all(buried["card"] for city in frame["state"]["cities"] for buried in city["buried"])
        assert frame["step"] == frame["steps"] > 60
        assert [score["seat"] for score in frame["state"]["scores"]] == [0, 1, 2, 3]
