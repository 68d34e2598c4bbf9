"""Everything that can be refused: one table of sentences, one kind of error, one shape on the wire."""

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.responses import Response

from sevenwonders.server.wire import Problem

# Code: HTTP status and sentence. A sentence says what to do.
REFUSALS: Final[Mapping[str, tuple[int, str]]] = {
    "abandoned": (409, "This game was given up before its end, so there is nothing to look at."),
    "bad_config": (422, "{why}"),
    "bad_link": (403, "This link does not belong to the table. Ask for a new one."),
    "bad_message": (422, "This message is not understood: {why}."),
    "bad_request": (400, "This request is not understood: {why}."),
    "bot_unknown": (422, "There is no bot of that name. Use one of: {names}."),
    "broken": (500, "Something went wrong on the server. Try again in a moment."),
    "chat_seat": (403, "Only who sits at the table can say something."),
    "cut_off": (400, "The request broke off. Send it again."),
    "decision_over": (409, "This decision is over; the table has moved on."),
    "decision_unknown": (404, "There is no such decision. Look at the table as it stands now."),
    "game_over": (409, "The recorded game has ended by then. Go on from an earlier step."),
    "illegal": (422, "{why}"),
    "method": (405, "This address does not take such requests. See /api/openapi.json."),
    "name_empty": (422, "A name needs at least one letter that can be seen."),
    "no_edition": (404, "There is no such catalogue. Use 1 or 2 for an edition of the classic game, or architects."),
    "no_game": (404, "There is no such table. It may have been removed; check the link."),
    "no_path": (404, "There is nothing at this address. See /api/openapi.json for what there is."),
    "no_seat": (422, "The table has no such seat. Its seats are 0 to {last}."),
    "no_token": (401, "This needs the token of a seat. Send it as `Authorization: Bearer TOKEN`."),
    "not_finished": (409, "This can be seen when the game is over: it would show what is still secret."),
    "not_host": (403, "Only the host may do this. Ask the host."),
    "not_in_lobby": (409, "The game has begun. This is possible in the lobby only."),
    "not_playing": (409, "The game is not being played. This is possible during play only."),
    "not_your_decision": (403, "This decision is somebody else's."),
    "not_your_table": (403, "This token has no seat at the table. Open the link of your own seat."),
    "open_seats": (409, "Seats are still open. Wait for friends, or fill them with bots."),
    "other_rules": (
        409,
        "This game began under another version of the rules and cannot go on here. Begin a new one.",
    ),
    "own_seat": (409, "The host's own seat stays as it is."),
    "present": (409, "{name} is there, or was a moment ago. A bot can stand in after {seconds} seconds of absence."),
    "replaced": (403, "The host has given this seat away. Ask for a new link."),
    "say_hello": (400, "The first message has to be a hello with a token."),
    "seats_wrong": (422, "This table has room for {count} beside the host. Name at most as many seats."),
    "seed_alone": (
        422,
        "Who chooses the seed knows every card. Leave it out, or start at once with bots in all other seats.",
    ),
    "stand_in_person": (409, "A bot can stand in for a person only."),
    "table_full": (409, "Every seat is taken. Ask the host to open one, or watch."),
    "text_empty": (422, "There is nothing to read in that."),
    "too_fast": (429, "That was a bit fast. Wait a moment and try again."),
    "too_large": (413, "This is larger than anything the game needs. Send less."),
    "too_slow": (503, "The server is busy. Try again in a moment."),
    "unreachable": (503, "The database does not answer. Try again in a moment."),
}

RETRY_AFTER_S: Final = {429: "5", 503: "5"}


class Refusal(Exception):
    """A wish that cannot be granted: a status, a code for programs and a sentence for people."""

    def __init__(self, code: str, text: str, status: int) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status


def refused(code: str, **parts: object) -> Refusal:
    """The refusal of that code, with the parts of its sentence filled in."""
    status, text = REFUSALS[code]
    return Refusal(code, text.format(**parts), status)


def json_response(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A wire object as an answer."""
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def problem_response(refusal: Refusal, headers: dict[str, str] | None = None) -> Response:
    """A refusal as an answer."""
    fields = dict(headers or {})
    if refusal.status == 401:
        fields["WWW-Authenticate"] = "Bearer"
    if refusal.status in RETRY_AFTER_S:
        fields["Retry-After"] = RETRY_AFTER_S[refusal.status]
    return json_response(Problem(refusal.code, refusal.text), refusal.status, fields)
