"""The API described for programs: routes with their wire types, as OpenAPI."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.types import WIRE_TYPES

REF: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
PROBLEM_TEXTS: Final = {
    400: "Not understood",
    401: "A token is missing",
    403: "Not allowed",
    404: "Not found",
    409: "Not possible now",
    413: "Too large",
    422: "Understood, but not possible",
    429: "Too many requests",
    503: "Busy",
}


def json_content(kind: Any) -> dict[str, Any]:
    """Describe a body of a wire type."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return {JSON: {"schema": schema}}


def describe_route(
    answer: Any,
    text: str,
    *,
    body: Any = None,
    body_needed: bool = True,
    seat: bool = False,
    problems: Iterable[int] = (),
    status: int = 200,
) -> dict[str, Any]:
    """Return arguments for FastAPI's route decorators that describe a route with wire types.

    `seat` says that the route needs a seat's token, `problems` lists errors that other routes do not have.
    """
    statuses = {*problems, 422, 429, 503} | ({401, 403} if seat else set()) | ({400, 413} if body else set())
    responses: dict[int | str, dict[str, Any]] = {
        number: {"description": PROBLEM_TEXTS[number], "content": json_content(wire.Problem)}
        for number in sorted(statuses)
    }
    responses[status] = {"description": text, "content": json_content(answer)}
    extra: dict[str, Any] = {"security": [{"seat": []}]} if seat else {}
    if body is not None:
        extra["requestBody"] = {"required": body_needed, "content": json_content(body)}
    return {"status_code": status, "responses": responses, "openapi_extra": extra, "response_model": None}


def describe_api(app: FastAPI) -> dict[str, Any]:
    """Describe the whole API, once."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        _, components = msgspec.json.schema_components(WIRE_TYPES, ref_template=REF)
        # FastAPI knows nothing of msgspec, so its own components would be empty.
        schema["components"] = {
            "schemas": dict(components),
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        }
        app.openapi_schema = schema
    return app.openapi_schema
