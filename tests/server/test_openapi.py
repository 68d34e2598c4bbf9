"""The description of the API, and requests made from it: nothing breaks, and every answer is as described."""

import warnings
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from sevenwonders.server.web.routes import router
from tests.server.house import ALL_FOUR, GAMES, House, open_house, quick_settings, seated
from tests.support.budgets import budget

with warnings.catch_warnings():
    # It brings packages along that warn when they are imported.
    warnings.simplefilter("ignore")
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

METHODS = {
    ("POST", "/api/games"),
    ("POST", "/api/lessons"),
    ("POST", "/api/puzzles/{day}/play-on"),
    ("GET", "/api/games/{game}"),
    ("DELETE", "/api/games/{game}"),
} | {
    (method, f"/api/games/{{game}}/{name}")
    for method, name in [
        ("POST", "back"),
        ("POST", "join"),
        ("POST", "knock"),
        ("POST", "door"),
        ("POST", "start"),
        ("POST", "seat"),
        ("POST", "setup"),
        ("POST", "wonder"),
        ("POST", "host"),
        ("POST", "mute"),
        ("POST", "remove"),
        ("POST", "link"),
        ("POST", "access"),
        ("POST", "leave"),
        ("POST", "forget"),
        ("GET", "record"),
        ("GET", "replay"),
        ("GET", "analysis"),
        ("GET", "chat"),
        ("POST", "play-on"),
        ("POST", "rematch"),
        ("POST", "decline"),
    ]
}
FREE_PATHS = [
    "/api/catalogue/architects",
    "/api/catalogue/{edition}",
    "/api/rulesets",
    "/api/bots",
    "/api/puzzles",
    "/api/puzzles/{day}",
    "/api/tables",
    "/api/caller",
    "/healthz",
    "/readyz",
]
# After these a token or a table is gone, so they come last.
FAREWELLS = ("leave", "forget", "{game}")
OPERATIONS = sorted(
    METHODS | {("GET", path) for path in FREE_PATHS},
    key=lambda operation: (operation[1].endswith(FAREWELLS), operation),
)
# Operations that take no parameters have nothing to try out many times.
VARIED = [(method, path) for method, path in OPERATIONS if method != "GET" or "{" in path]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
FEW = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
MANY = settings(FEW, max_examples=budget(10, 150))


class Places:
    """A server with lobbies, games in play and finished ones, for requests that find something."""

    def __init__(self, house: House) -> None:
        self.schema: Any = schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")
        lobby = house.new_game(3)
        open_to_all = {"access": {"join": True, "watch": True, "listed": True}}
        seats = [lobby, house.new_game(3, game="architects", options=open_to_all)]
        for game in GAMES:
            seats += [house.new_game(3, bots=2, start=True, game=game), house.finished_game(3, game=game)]
        seats += [house.new_game(4, bots=3, start=True, config=ALL_FOUR), house.finished_game(3, config=ALL_FOUR)]
        seats += [seated(house.post("/api/lessons", {"name": "Anna", "lesson": game})) for game in GAMES]
        self.games = [seat.game for seat in seats]
        self.tokens = [seat.token for seat in seats] + ["x" * 32]
        self.link = house.join_link(lobby)


@pytest.fixture(scope="module")
def places() -> Iterator[Places]:
    with open_house(quick_settings()) as house:
        yield Places(house)


def try_out(places: Places, method: str, path: str, how_many: settings) -> None:
    """Send requests that fit the description and such that do not, to tables that are there and such that are not."""
    operation = places.schema[path][method]

    @how_many
    @given(
        operation.as_strategy() | operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE),
        st.sampled_from([*places.games, ""]),
        st.sampled_from([*places.tokens, ""]),
        st.booleans(),
    )
    def test(case: Any, game: str, token: str, linked: bool) -> None:
        if game and "game" in (case.path_parameters or {}):
            case.path_parameters["game"] = game
        if linked and "day" in (case.path_parameters or {}):
            case.path_parameters["day"] = "1"
        if linked and path.endswith("join") and isinstance(case.body, dict):
            case.body["join"] = places.link
        headers = {"Authorization": f"Bearer {token}"} if token else None
        response = case.call(headers=headers)
        assert response.status_code < 500, response.text
        case.validate_response(response, checks=CHECKS)

    test()


@pytest.mark.parametrize(("method", "path"), [operation for operation in OPERATIONS if operation not in VARIED])
def test_answers_are_as_described(places: Places, method: str, path: str) -> None:
    try_out(places, method, path, FEW)


@pytest.mark.long
@pytest.mark.parametrize(("method", "path"), VARIED)
def test_many_answers_are_as_described(places: Places, method: str, path: str) -> None:
    try_out(places, method, path, MANY)


def test_every_route_is_described() -> None:
    routes = [route for route in router.routes if isinstance(route, Route) and route.path != "/metrics"]
    found = {(method, route.path) for route in routes for method in route.methods or [] if method != "HEAD"}
    assert found == set(OPERATIONS)


def test_the_description_names_the_wire_types(places: Places) -> None:
    schemas = places.schema.raw_schema["components"]["schemas"]
    assert {
        "NewGame",
        "Seated",
        "Problem",
        "TableState",
        "ReplayFrame",
        "Update",
        "ClassicPlay",
        "ArchitectsFacts",
    } <= set(schemas)
    assert schemas["NewGame"]["additionalProperties"] is False
