"""Refusals: one table of sentences, one exception, one shape on the wire."""

import math
from collections.abc import Mapping
from typing import Final, TypeAlias, final

import msgspec
from starlette.responses import Response

from sevenwonders.kernel.wording import listed
from sevenwonders.languages import say
from sevenwonders.server.wire.messages import Problem

# The HTTP status of every refusal. Its sentence is the message `problem-CODE` of each language.
REFUSALS: Final[Mapping[str, int]] = {
    "abandoned": 409,
    "address_seated": 409,
    "already_seated": 409,
    "analyses_waiting": 429,
    "answers_stay": 409,
    "bad_config": 422,
    "bad_link": 403,
    "bad_message": 422,
    "bad_request": 400,
    "bot_unknown": 422,
    "broken": 500,
    "chat_seat": 403,
    "closed_address": 403,
    "cut_off": 400,
    "decision_over": 409,
    "decision_unknown": 404,
    "deleted": 403,
    "door_full": 429,
    "game_over": 409,
    "head_too_large": 431,
    "held": 409,
    "here": 409,
    "hints_waiting": 429,
    "illegal": 422,
    "lesson_by_name": 422,
    "listed_closed": 422,
    "listed_often": 409,
    "method": 405,
    "muted": 403,
    "name_empty": 422,
    "new_watch_link": 403,
    "no_edition": 404,
    "no_game": 404,
    "no_hands": 422,
    "no_path": 404,
    "no_puzzle": 404,
    "no_rematch": 409,
    "no_seat": 422,
    "no_token": 401,
    "no_visitor": 404,
    "not_finished": 409,
    "not_here": 409,
    "not_host": 403,
    "not_in_lobby": 409,
    "not_playing": 409,
    "not_your_decision": 403,
    "not_your_seat": 403,
    "not_your_table": 403,
    "nothing_before": 409,
    "open_address": 409,
    "open_seats": 409,
    "other_people": 409,
    "other_rules": 409,
    "other_site": 403,
    "other_wonder": 403,
    "own_seat": 409,
    "people_played": 409,
    "person_needed": 409,
    "person_there": 409,
    "present": 409,
    "puzzle_to_come": 409,
    "removal_alone": 409,
    "removed_by_host": 403,
    "removed_by_vote": 403,
    "replaced": 403,
    "restarting": 503,
    "say_hello": 400,
    "seat_kept": 409,
    "seats_wrong": 422,
    "seed_alone": 422,
    "stand_in_person": 409,
    "studying": 503,
    "table_full": 409,
    "text_empty": 422,
    "too_fast": 429,
    "too_few_seats": 409,
    "too_large": 413,
    "too_slow": 503,
    "turned_away": 403,
    "unreachable": 503,
    "weak_stand_in": 409,
    "wonder_taken": 409,
    "wonders_dealt": 409,
    "wonders_named": 422,
    "wonders_void": 409,
}

# What fills the blanks of a sentence; readers put lists into words themselves.
Blank: TypeAlias = int | str | list[str]
# Lists of which one is enough.
EITHER: Final = ("known",)

RETRY_AFTER_S: Final = {429: "5", 503: "5"}


@final
class Span(int):
    """A span of time in seconds; every language says it in its own words."""

    def __str__(self) -> str:
        return time_in_words(self)


class Refusal(Exception):
    """A request that the server refuses: a code and what fills its blanks, a status, and the sentence in English."""

    def __init__(self, code: str, blanks: Mapping[str, Blank], status: int = 0) -> None:
        text = say(f"problem-{code}", {name: in_english(name, value) for name, value in blanks.items()})
        super().__init__(text)
        self.code = code
        # Readers say a span themselves: they get its seconds.
        self.blanks = {name: int(value) if isinstance(value, Span) else value for name, value in blanks.items()}
        self.text = text
        self.status = status or REFUSALS[code]


def refused(code: str, **blanks: Blank) -> Refusal:
    """Make the refusal with that code and fill in its sentence, for the caller to raise."""
    return Refusal(code, blanks)


def in_english(name: str, value: Blank) -> str:
    """Put what fills a blank into English."""
    return listed(value, "or" if name in EITHER else "and") if isinstance(value, list) else str(value)


def removed(by: str) -> Refusal:
    """Make the refusal for a person removed by the host called `by`, or by the others if that is empty."""
    return refused("removed_by_host", name=by) if by else refused("removed_by_vote")


def time_in_words(seconds: float) -> str:
    """Say a span of time in its largest unit, rounded up: 12 seconds, 2 minutes, 12 hours."""
    units = ((3600, "hour"), (60, "minute"), (1, "second"))
    length, unit = next(((length, unit) for length, unit in units if seconds >= length), units[-1])
    count = max(1, math.ceil(seconds / length))
    return f"{count} {unit}{'' if count == 1 else 's'}"


def json_response(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Make an HTTP response from a wire object."""
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def problem_response(refusal: Refusal, headers: dict[str, str] | None = None) -> Response:
    """Make the HTTP response for a refusal."""
    fields = dict(headers or {})
    if refusal.status == 401:
        fields["WWW-Authenticate"] = "Bearer"
    if refusal.status in RETRY_AFTER_S:
        fields["Retry-After"] = RETRY_AFTER_S[refusal.status]
    return json_response(Problem(refusal.code, refusal.text, refusal.blanks), refusal.status, fields)
