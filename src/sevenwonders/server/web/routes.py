"""The REST routes. Bodies and answers are wire objects; every error is a `Problem`."""

import asyncio
from collections.abc import Callable, Coroutine
from hmac import compare_digest
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response, StreamingResponse

from sevenwonders.server import metrics
from sevenwonders.server.background import uninterrupted
from sevenwonders.server.limits import body_of
from sevenwonders.server.present.facts import architects_facts, bot_levels, catalogue_facts, ruleset_facts
from sevenwonders.server.problems import json_response, refused
from sevenwonders.server.tables.listing import MOST_PAGES
from sevenwonders.server.tables.puzzles import MOST_LISTED, encoded_puzzle, listed_puzzles, number_in
from sevenwonders.server.tables.replays import finished, streamed
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tokens import hash_of_address
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.web.openapi import describe_route
from sevenwonders.server.web.relay import address_in
from sevenwonders.server.wire import analysis as wire_analysis
from sevenwonders.server.wire import facts as wire_facts
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire import notice as wire_notice
from sevenwonders.server.wire import puzzles as wire_puzzles
from sevenwonders.server.wire import requests as wire_requests
from sevenwonders.server.wire.architects import ArchitectsFacts
from sevenwonders.server.wire.classic.table import CatalogueFacts

router = APIRouter()

PuzzleDay = Annotated[str, Path(pattern="^[0-9-]{1,10}$", description="A day such as 2026-11-18, or a number.")]
GameId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,12}$", description="The id of a table.")]
Kind = TypeVar("Kind")
# The method of the server that grants a wish at a table to the person with a token.
Action = Callable[[GameServer], Callable[[LiveTable, str, Kind], Coroutine[object, object, wire.Done]]]
# Facts change only with a new version of the server.
FOR_A_WHILE = {"Cache-Control": "public, max-age=300"}


def server_of(request: Request) -> GameServer:
    """Return the server behind the application that got the request."""
    server: GameServer = request.app.state.server
    return server


async def read(request: Request, kind: type[Kind], otherwise: Kind | None = None) -> Kind:
    """Read the body of a request as a wire object; an empty body gives `otherwise`, if given."""
    body = await body_of(request, server_of(request).settings.body_bytes)
    # If the table belongs to another process, that one gets the body too.
    request.state.body = body
    if not body and otherwise is not None:
        return otherwise
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise refused("bad_message", why=str(error)) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refused("bad_request", why=str(error)) from error


def token_in(request: Request, needed: bool = True) -> str:
    """Return the token that came with the request. Raises `Refusal` if it is needed and missing."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return token.strip()
    if needed:
        raise refused("no_token")
    return ""


def address_of(request: Request) -> str:
    """Return the keyed hash of the caller's address, which is all that is stored of it."""
    return hash_of_address(server_of(request).links.secret, address_in(request.scope))


async def carry_out(
    request: Request, game: str, action: Action[Kind], kind: type[Kind], otherwise: Kind | None = None
) -> Response:
    """Do what the person with this token wishes at a table, even if the caller hangs up meanwhile."""
    server = server_of(request)
    token = token_in(request)
    wish = await read(request, kind, otherwise)
    table = await server.tables.find(game)
    return json_response(await uninterrupted(action(server)(table, token, wish)))


NEW = describe_route(wire.Seated, "The host's seat", body=wire.NewGame, problems=(409,), status=201)
NOTICE = describe_route(wire_notice.TableNotice, "The table from outside", problems=(404, 409))
KNOCK = describe_route(wire_notice.Knocked, "The visitor waits", body=wire_notice.Knock, problems=(403, 404, 409, 429))
DOOR = describe_route(
    wire.Done, "The visitor has an answer", body=wire_notice.AnswerKnock, seat=True, problems=(404, 409)
)
TABLES = describe_route(wire_notice.PublicTables, "A page of the list")
LESSON = describe_route(wire.Seated, "A seat in the guided game", body=wire.NewLesson, status=201)
BACK = describe_route(wire.Done, "The last answer is taken back", seat=True, problems=(404, 409))
JOIN = describe_route(wire.Seated, "The seat taken", body=wire.Join, problems=(403, 404, 409))
START = describe_route(
    wire.Done, "The game has begun", body=wire.Start, body_needed=False, seat=True, problems=(404, 409)
)
SEAT = describe_route(wire.Done, "The seat has changed", body=wire.SetSeat, seat=True, problems=(404, 409))
SETUP = describe_route(wire.Done, "The game has changed", body=wire_requests.SetUp, seat=True, problems=(404, 409))
WONDER = describe_route(wire.Done, "It is chosen", body=wire_requests.WonderWish, seat=True, problems=(404, 409))
HOST = describe_route(wire.Done, "There is another host", body=wire_requests.MakeHost, seat=True, problems=(404, 409))
MUTE = describe_route(wire.Done, "It is settled", body=wire_requests.Mute, seat=True, problems=(404, 409))
REMOVE = describe_route(wire.Done, "The wish counts", body=wire_requests.Remove, seat=True, problems=(404, 409))
LINK = describe_route(wire.Done, "The link has changed", body=wire_requests.NewLink, seat=True, problems=(404, 409))
ACCESS = describe_route(wire.Done, "It is settled", body=wire.Access, seat=True, problems=(404, 409))
LEAVE = describe_route(wire.Done, "The seat is given up", seat=True, problems=(404, 409))
FORGET = describe_route(
    wire.Done, "The name is gone", body=wire.Forget, body_needed=False, seat=True, problems=(404, 409)
)
DELETE = describe_route(wire.Done, "The table is gone", seat=True, problems=(404, 409))
RECORD = describe_route(dict[str, Any], "The record, as `sevenwonders replay` reads it", problems=(404, 409))
REPLAY = describe_route(wire.ReplayFrame, "The table at that step", problems=(404, 409))
ANALYSIS = describe_route(wire_analysis.Analysis, "What was found out so far", problems=(404, 409))
PLAY_ON = describe_route(wire.Seated, "A seat at the new table", body=wire.PlayOn, problems=(404, 409), status=201)
CHAT = describe_route(list[wire.ChatLine], "The lines, in their order", seat=True, problems=(404,))
REMATCH = describe_route(
    wire.Seated, "A seat at the new table", body=wire.Rematch, body_needed=False, seat=True, problems=(404, 409)
)
DECLINE = describe_route(wire.Done, "The others know", seat=True, problems=(404, 409))
PUZZLES = describe_route(wire_puzzles.PuzzleList, "Puzzles in a few words", problems=(404, 409))
PUZZLE = describe_route(wire_puzzles.DailyPuzzle, "The position and its options", problems=(404, 409))
PLAY_PUZZLE = describe_route(
    wire.Seated, "A seat at the new table", body=wire_puzzles.PlayPuzzle, problems=(404, 409), status=201
)
FACTS = describe_route(CatalogueFacts, "All cards and boards", problems=(404,))
ARCHITECTS = describe_route(ArchitectsFacts, "All cards, wonders and tokens")
RULESETS = describe_route(list[wire.RulesetFacts], "What can be played")
BOTS = describe_route(list[wire_facts.BotLevel], "The bots")
HEALTH = describe_route(wire_facts.Health, "The process is alive")
CALLER = describe_route(wire_facts.Caller, "The request as it arrives here")
READY = describe_route(wire_facts.Health, "The process can store what people do")


@router.post("/api/games", **NEW)
async def new_game(request: Request) -> Response:
    """Make a table."""
    server = server_of(request)
    wish = await read(request, wire.NewGame)
    if not await server.new_games.take(address_in(request.scope)):
        raise refused("too_fast")
    return json_response(await uninterrupted(server.new_tables.make(wish, address_of(request))), 201)


@router.get("/api/tables", **TABLES)
async def tables(
    request: Request, page: Annotated[int, Query(ge=0, lt=MOST_PAGES, description="Which page, from 0.")] = 0
) -> Response:
    """Lobbies that anybody may join."""
    return json_response(await server_of(request).listing.public_tables(page))


@router.get("/api/games/{game}", **NOTICE)
async def notice(request: Request, game: GameId) -> Response:
    """Describe a table to a person who has opened its address: what they may know and do."""
    server = server_of(request)
    table = await server.tables.find(game)
    return json_response(server.notices.of_table(table, token_in(request, needed=False), address_of(request)))


@router.post("/api/games/{game}/knock", **KNOCK)
async def knock(request: Request, game: GameId) -> Response:
    """Ask the host of a private lobby to be let in."""
    server = server_of(request)
    wish = await read(request, wire_notice.Knock)
    table = await server.tables.find(game)
    token = token_in(request, needed=False)
    return json_response(await uninterrupted(server.knocks.knock(table, wish, token, address_of(request))))


@router.post("/api/games/{game}/door", **DOOR)
async def door(request: Request, game: GameId) -> Response:
    """Let a visitor in, or refuse."""
    return await carry_out(request, game, lambda server: server.knocks.answer, wire_notice.AnswerKnock)


@router.post("/api/lessons", **LESSON)
async def lesson(request: Request) -> Response:
    """Begin a guided game."""
    server = server_of(request)
    wish = await read(request, wire.NewLesson)
    if not await server.new_games.take(address_in(request.scope)):
        raise refused("too_fast")
    return json_response(await uninterrupted(server.new_tables.teach(wish, address_of(request))), 201)


@router.post("/api/games/{game}/back", **BACK)
async def back(request: Request, game: GameId) -> Response:
    """Take the caller's last answer in a game against bots back."""
    server = server_of(request)
    token = token_in(request)
    table = await server.tables.find(game)
    return json_response(await uninterrupted(server.undo.take_back(table, token)))


@router.post("/api/games/{game}/join", **JOIN)
async def join(request: Request, game: GameId) -> Response:
    """Take an open seat."""
    server = server_of(request)
    wish = await read(request, wire.Join)
    table = await server.tables.find(game)
    token = token_in(request, needed=False)
    return json_response(await uninterrupted(server.lobby.join(table, wish, token, address_of(request))))


@router.post("/api/games/{game}/start", **START)
async def start(request: Request, game: GameId) -> Response:
    """Begin the game."""
    return await carry_out(request, game, lambda server: server.lobby.start, wire.Start, wire.Start())


@router.post("/api/games/{game}/seat", **SEAT)
async def seat(request: Request, game: GameId) -> Response:
    """Fill or empty a seat, let a bot stand in, or hand the seat back."""
    return await carry_out(request, game, lambda server: server.lobby.set_seat, wire.SetSeat)


@router.post("/api/games/{game}/setup", **SETUP)
async def setup(request: Request, game: GameId) -> Response:
    """Change what is played at a table in its lobby."""
    return await carry_out(request, game, lambda server: server.setup.change, wire_requests.SetUp)


@router.post("/api/games/{game}/wonder", **WONDER)
async def wonder(request: Request, game: GameId) -> Response:
    """Choose a wonder in the lobby."""
    return await carry_out(request, game, lambda server: server.setup.choose_wonder, wire_requests.WonderWish)


@router.post("/api/games/{game}/host", **HOST)
async def host(request: Request, game: GameId) -> Response:
    """Make another person the host."""
    return await carry_out(request, game, lambda server: server.people.make_host, wire_requests.MakeHost)


@router.post("/api/games/{game}/mute", **MUTE)
async def mute(request: Request, game: GameId) -> Response:
    """Decide whether a person may chat."""
    return await carry_out(request, game, lambda server: server.people.mute, wire_requests.Mute)


@router.post("/api/games/{game}/remove", **REMOVE)
async def remove(request: Request, game: GameId) -> Response:
    """Remove a person, or ask for it."""
    return await carry_out(request, game, lambda server: server.people.remove, wire_requests.Remove)


@router.post("/api/games/{game}/link", **LINK)
async def link(request: Request, game: GameId) -> Response:
    """Replace the link to join or to watch."""
    return await carry_out(request, game, lambda server: server.people.renew_link, wire_requests.NewLink)


@router.post("/api/games/{game}/access", **ACCESS)
async def access(request: Request, game: GameId) -> Response:
    """Decide what people may do who know only the table's address."""
    return await carry_out(request, game, lambda server: server.people.set_access, wire.Access)


@router.post("/api/games/{game}/leave", **LEAVE)
async def leave(request: Request, game: GameId) -> Response:
    """Give up a seat for good."""
    server = server_of(request)
    token = token_in(request)
    table = await server.tables.find(game)
    return json_response(await uninterrupted(server.people.leave(table, token)))


@router.post("/api/games/{game}/forget", **FORGET)
async def forget(request: Request, game: GameId) -> Response:
    """Remove the caller's name and chat from a table."""
    return await carry_out(request, game, lambda server: server.people.forget, wire.Forget, wire.Forget())


@router.delete("/api/games/{game}", **DELETE)
async def delete(request: Request, game: GameId) -> Response:
    """Delete a table and everything about it."""
    server = server_of(request)
    token = token_in(request)
    table = await server.tables.find(game)
    return json_response(await uninterrupted(server.people.delete(table, token)))


@router.get("/api/games/{game}/record", **RECORD)
async def record(request: Request, game: GameId) -> Response:
    """Return the record of a finished game."""
    book = await server_of(request).replays.book(game)
    name = f'attachment; filename="sevenwonders-{game}.json"'
    return StreamingResponse(
        streamed(book.record()), headers={"Content-Disposition": name}, media_type="application/json"
    )


@router.get("/api/games/{game}/replay", **REPLAY)
async def replay(
    request: Request,
    game: GameId,
    step: Annotated[int, Query(ge=-1, le=1000, description="After how many answers; -1 for all.")] = -1,
    seat: Annotated[int, Query(ge=-1, le=6, description="Whose view; -1 for a spectator's.")] = -1,
) -> Response:
    """Return a finished game at one of its steps."""
    book = await server_of(request).replays.book(game)
    return StreamingResponse(streamed(book.frame(step, seat)), media_type="application/json")


@router.get("/api/games/{game}/analysis", **ANALYSIS)
async def analysis(
    request: Request,
    game: GameId,
    wanted: Annotated[int, Query(ge=-1, le=1000, description="The step to study next; -1 for none.")] = -1,
) -> Response:
    """Return the analysis of a finished game.

    The first to ask begins it; ask again until all answers have been studied.
    """
    return json_response(await server_of(request).analyses.of(game, address_of(request), wanted))


@router.post("/api/games/{game}/play-on", **PLAY_ON)
async def play_on(request: Request, game: GameId) -> Response:
    """Go on from a step of a finished game against bots."""
    server = server_of(request)
    wish = await read(request, wire.PlayOn)
    # Only a game that can be continued counts against the limit.
    stored = finished(await server.store.load(game))
    if not await server.new_games.take(address_in(request.scope)):
        raise refused("too_fast")
    return json_response(await uninterrupted(server.new_tables.play_on(stored, wish, address_of(request))), 201)


@router.post("/api/games/{game}/rematch", **REMATCH)
async def rematch(request: Request, game: GameId) -> Response:
    """Sit down at a new table with the same players."""
    server = server_of(request)
    token = token_in(request)
    wish = await read(request, wire.Rematch, wire.Rematch())
    address = address_in(request.scope)
    join = server.rematches.join(game, token, wish, address_of(request), lambda: server.new_games.take(address))
    return json_response(await uninterrupted(join))


@router.post("/api/games/{game}/decline", **DECLINE)
async def decline(request: Request, game: GameId) -> Response:
    """Decline the rematch for now."""
    server = server_of(request)
    return json_response(await uninterrupted(server.rematches.decline(game, token_in(request))))


@router.get("/api/games/{game}/chat", **CHAT)
async def chat(
    request: Request,
    game: GameId,
    before: Annotated[int, Query(ge=0, le=2**31 - 1, description="The number of the first line already known.")],
) -> Response:
    """Return the lines of chat before those that are known."""
    server = server_of(request)
    token = token_in(request)
    server.sockets.seat_for(await server.tables.find(game), token)
    return json_response(await server.store.chat_before(game, before))


@router.get("/api/puzzles", **PUZZLES)
async def puzzles(
    until: Annotated[str, Query(max_length=10, description="The last day or number; the latest if empty.")] = "",
    count: Annotated[int, Query(ge=1, le=MOST_LISTED, description="How many days.")] = 7,
) -> Response:
    """Return the puzzles of some days in a few words, the latest first."""
    return json_response(await asyncio.to_thread(listed_puzzles, until, count), headers=FOR_A_WHILE)


@router.get("/api/puzzles/{day}", **PUZZLE)
async def puzzle(day: PuzzleDay) -> Response:
    """Return the puzzle of a day."""
    # The first to ask for a puzzle waits until it is set up, and live tables must not wait with them.
    data = await asyncio.to_thread(encoded_puzzle, number_in(day))
    return Response(data, media_type="application/json", headers=FOR_A_WHILE)


@router.post("/api/puzzles/{day}/play-on", **PLAY_PUZZLE)
async def play_puzzle(request: Request, day: PuzzleDay) -> Response:
    """Go on from the position of a puzzle against bots."""
    server = server_of(request)
    wish = await read(request, wire_puzzles.PlayPuzzle)
    number = number_in(day)
    if not await server.new_games.take(address_in(request.scope)):
        raise refused("too_fast")
    return json_response(await uninterrupted(server.new_tables.play_puzzle(number, wish, address_of(request))), 201)


@router.get("/api/catalogue/architects", **ARCHITECTS)
async def architects_catalogue() -> Response:
    """Return all cards, wonders and tokens of Architects."""
    return json_response(architects_facts(), headers=FOR_A_WHILE)


@router.get("/api/catalogue/{edition}", **FACTS)
async def catalogue(edition: Annotated[str, Path(max_length=20, description="1 or 2.")]) -> Response:
    """Return all cards and boards of an edition of the classic game with all its expansions."""
    # With a path parameter of type int, "x" would get another problem than "3".
    number = int(edition) if edition in ("1", "2") else 0
    return json_response(catalogue_facts(number), headers=FOR_A_WHILE)


@router.get("/api/rulesets", **RULESETS)
async def rulesets() -> Response:
    """Return the games with their editions, expansions, variants and options."""
    return json_response(ruleset_facts(), headers=FOR_A_WHILE)


@router.get("/api/bots", **BOTS)
async def bots() -> Response:
    """Return the bots that can be invited."""
    return json_response(bot_levels())


@router.get("/healthz", **HEALTH)
async def health() -> Response:
    """Report that the process is alive."""
    return json_response(wire_facts.Health("ok"))


@router.get("/api/caller", **CALLER)
async def caller(request: Request) -> Response:
    """Describe how your request arrives here: `sevenwonders doctor --url` compares it with what was sent."""
    client = request.client
    # The web server leaves the port out where it takes the address from the header of a trusted proxy.
    believed = client is not None and client.port == 0
    known: Literal["no", "ignored", "believed"]
    known = "no" if "x-forwarded-for" not in request.headers else "believed" if believed else "ignored"
    host = request.headers.get("host", "")
    return json_response(wire_facts.Caller(address_in(request.scope), request.url.scheme, host, known))


@router.get("/readyz", **READY)
async def readiness(request: Request) -> Response:
    """Report whether the process can store what people do."""
    server = server_of(request)
    if not server.node.may_own:
        raise refused("restarting")
    if not await server.readiness.is_ready():
        raise refused("unreachable")
    return json_response(wire_facts.Health("ok"))


@router.get("/metrics", include_in_schema=False)
async def counters(request: Request) -> Response:
    """Return metrics for Prometheus to holders of the token. For everyone else there is nothing here."""
    server = server_of(request)
    wanted = server.settings.metrics_token
    if not wanted or not compare_digest(token_in(request, needed=False).encode(), wanted.encode()):
        raise refused("no_path")
    return Response(server.metrics.text(), media_type=metrics.MEDIA_TYPE)
