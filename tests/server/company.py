"""People at a table, for tests: what they do there, what they say, and what they are told."""

import asyncio

from sevenwonders.server.wire import messages as wire
from tests.server.house import House, Person, problem


def state_of(house: House, seat: wire.Seated) -> wire.TableState:
    return asyncio.run(house.first_state(seat))


def chat_of(house: House, seat: wire.Seated) -> list[wire.ChatLine]:
    found = house.ask("GET", f"/api/games/{seat.game}/chat?before=1000", token=seat.token)
    return [wire.ChatLine(**line) for line in found.json()]


def told(house: House, seat: wire.Seated) -> list[tuple[str, str, str]]:
    """What everybody was told: the kind of each line, who did it, and whom it concerns."""
    return [(line.kind, line.name, line.text) for line in chat_of(house, seat)]


def lobby(house: House, *guests: str, players: int = 4) -> list[wire.Seated]:
    """A lobby with its host Anna and these guests."""
    host = house.new_game(players)
    return [host, *(house.join(host, name) for name in guests)]


def act(house: House, seat: wire.Seated, action: str, /, **body: object) -> tuple[int, str]:
    """Do something at the table: the status, and the code of a refusal or the status of the table."""
    answer = house.post(f"/api/games/{seat.game}/{action}", body or None, seat.token)
    return (answer.status_code, answer.json()["status"]) if answer.is_success else problem(answer)


async def later(house: House, seat: wire.Seated, action: str, /, **body: object) -> tuple[int, str]:
    return await asyncio.to_thread(act, house, seat, action, **body)


async def sent_away(person: Person) -> str:
    """Wait until the person's socket is closed, and return the last refusal."""
    assert person.reader is not None
    await asyncio.wait_for(person.reader, 5)
    return person.refusals()[-1]


def say(house: House, seat: wire.Seated, text: str) -> list[str]:
    """Say something; the refusals, if there are any."""

    async def scene() -> list[str]:
        async with Person(house, seat.game, seat.token) as person:
            before = len(person.messages)
            await person.send(wire.Say(text))
            await person.until(
                lambda: any(isinstance(one, wire.Said | wire.Refused) for one in person.messages[before:])
            )
            return person.refusals()

    return asyncio.run(scene())


def play_to_the_end(house: House, people: list[wire.Seated]) -> None:
    async def one(seat: wire.Seated) -> None:
        async with Person(house, seat.game, seat.token, seed=seat.seat) as person:
            await person.play()

    async def scene() -> None:
        await asyncio.gather(*(one(seat) for seat in people))

    asyncio.run(scene())
