"""The web application: `make_app` connects the server with its routes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from sevenwonders.server.problems import Refusal, problem_response, refused
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.protocol import OwnedElsewhere, Store
from sevenwonders.server.store.sql import make_store
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.web.middleware import Guard
from sevenwonders.server.web.openapi import describe_api
from sevenwonders.server.web.page import Page, PageFiles
from sevenwonders.server.web.routes import router
from sevenwonders.version import package_version

# Problems for the errors that the framework raises by itself.
CODES = {404: "no_path", 405: "method", 413: "too_large"}


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """Make the application for these settings. Tests may supply their own store."""
    store = make_store(settings.database_url, settings.cleaning) if store is None else store
    server = GameServer(settings, store)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    app = FastAPI(
        title="Seven Wonders",
        version=package_version(),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        # The documentation pages would load scripts from elsewhere, which our content policy forbids.
        docs_url=None,
        redoc_url=None,
        # A path with one slash too many is wrong. A redirect would use the host that the caller claims.
        redirect_slashes=False,
    )
    app.state.server = server
    app.include_router(router)
    add_handlers(app)
    add_middleware(app, server)
    # FastAPI itself cannot describe wire types.
    app.openapi = lambda: describe_api(app)  # type: ignore[method-assign]
    return app


def add_handlers(app: FastAPI) -> None:
    """Answer every error with a problem, or let another process answer."""
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(OwnedElsewhere, on_owned_elsewhere)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(RequestValidationError, on_bad_parameter)


def add_middleware(app: FastAPI, server: GameServer) -> None:
    """Put in front of the routes what every request passes through."""
    settings = server.settings
    if settings.allowed_origins:
        origins = list(settings.allowed_origins)
        app.add_middleware(
            CORSMiddleware,
            allow_origins=origins,
            allow_methods=["GET", "POST", "DELETE"],
            allow_headers=["Authorization"],
        )
    # The catalogue shrinks to a third. Short answers, which include all with a token, stay as they are.
    app.add_middleware(GZipMiddleware, minimum_size=600, compresslevel=9)
    app.add_middleware(PageFiles, page=Page())
    app.add_middleware(
        Guard,
        limits=server.limits,
        relay=server.relay,
        metrics=server.metrics,
        allowed_origins=settings.allowed_origins,
        timeout_s=settings.request_timeout_s,
    )


async def on_refusal(_request: Request, error: Exception) -> Response:
    """Send a refusal as a problem."""
    assert isinstance(error, Refusal)
    return problem_response(error)


async def on_owned_elsewhere(request: Request, error: Exception) -> Response:
    """Let the owner of the table answer."""
    assert isinstance(error, OwnedElsewhere)
    server: GameServer = request.app.state.server
    try:
        return await server.relay.pass_request(request, getattr(request.state, "body", b""), error)
    except Refusal as refusal:
        return problem_response(refusal)


async def on_http_error(_request: Request, error: Exception) -> Response:
    """Send a problem for an error of the framework."""
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code)
    if code is None:
        return problem_response(Refusal("bad_request", {"why": str(error.detail)}, error.status_code))
    return problem_response(refused(code), dict(error.headers or {}))


async def on_bad_parameter(_request: Request, error: Exception) -> Response:
    """Send a problem for a path or query that cannot be used."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    # An id that no table can have belongs to no table.
    if first["loc"][0] == "path":
        return problem_response(refused("no_game" if first["loc"][-1] == "game" else "no_path"))
    return problem_response(refused("bad_message", why=f"{first['loc'][-1]}: {first['msg']}"))
