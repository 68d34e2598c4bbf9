"""Tables that wait in their lobby: who is there, and what host and players change."""

import asyncio
from typing import Any

from sevenwonders.server.wire import messages as wire
from tests.server.house import House, problem


def lobby(house: House, *guests: str, players: int = 4, **more: Any) -> list[wire.Seated]:
    """A lobby with its host Anna and these guests."""
    host = house.new_game(players, **more)
    return [host, *(house.join(host, name) for name in guests)]


def state_of(house: House, seat: wire.Seated) -> wire.TableState:
    return asyncio.run(house.first_state(seat))


def set_up(house: House, seat: wire.Seated, players: int = 4, config: object = None, **more: Any) -> tuple[int, str]:
    """Change the game: the status, and the code of a refusal."""
    body = {"config": {"players": players, **(config if isinstance(config, dict) else {})}, **more}
    answer = house.post(f"/api/games/{seat.game}/setup", body, seat.token)
    return (200, "") if answer.is_success else problem(answer)


def choose(house: House, seat: wire.Seated, wonder: str, at: int | None = None) -> tuple[int, str]:
    """Choose a wonder: the status, and the sentence of a refusal."""
    answer = house.post(f"/api/games/{seat.game}/wonder", {"wonder": wonder, "seat": at}, seat.token)
    return answer.status_code, "" if answer.is_success else answer.json()["text"]


def told(house: House, seat: wire.Seated) -> list[tuple[str, str, str]]:
    lines = house.ask("GET", f"/api/games/{seat.game}/chat?before=1000", token=seat.token).json()
    return [(line.get("kind", "said"), line["name"], line["text"]) for line in lines]


def names(state: wire.TableState) -> list[str]:
    return [seat.name for seat in state.seats]
