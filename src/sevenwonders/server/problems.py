"""Refusals: one table of sentences, one exception, one shape on the wire."""

import math
from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.responses import Response

from sevenwonders.server.wire.messages import Problem

# Code: HTTP status and sentence. A sentence says what is wrong and what to do about it.
REFUSALS: Final[Mapping[str, tuple[int, str]]] = {
    "abandoned": (409, "This game was abandoned before its end, so there is nothing to look at."),
    "address_seated": (
        409,
        "Somebody from your internet address has a seat at this public table already. The host can allow several.",
    ),
    "already_seated": (409, "You have a seat at the new table. Leave that table if you do not want to play."),
    "analyses_waiting": (429, "Two games are being analysed for your address. Wait for them, then ask again."),
    "answers_stay": (
        409,
        "At a table with a clock, or with hands that spectators see, no answer can be taken back.",
    ),
    "bad_config": (422, "{why}"),
    "bad_link": (403, "This link does not belong to the table. Ask for a new one."),
    "bad_message": (422, "The server does not understand this message: {why}."),
    "bad_request": (400, "The server does not understand this request: {why}."),
    "bot_unknown": (422, "There is no bot of that name. Use one of: {names}."),
    "broken": (500, "Something went wrong on the server. Try again in a moment."),
    "chat_seat": (403, "Only players at the table can chat."),
    "closed_address": (403, "The address alone is not enough here. Knock, or ask the host for the link to play."),
    "cut_off": (400, "The request was cut off. Send it again."),
    "deleted": (403, "The host has deleted this table."),
    "decision_over": (409, "This decision is over; the table has moved on."),
    "decision_unknown": (404, "There is no such decision. Look at the table again."),
    "door_full": (429, "Several people are at the door of this table already. Knock again in a few minutes."),
    "game_over": (409, "The recorded game is over at that step. Go on from an earlier one."),
    "head_too_large": (431, "The head of this request is larger than any browser's. Send fewer or shorter headers."),
    "held": (409, "This seat is held for {name}. You can give it to others in {when}."),
    "hints_waiting": (429, "Several hints are under way for your address. Wait for them, then ask again."),
    "illegal": (422, "{why}"),
    "listed_closed": (
        422,
        "A table on the public list has to let people join. Allow that too, or take it off the list.",
    ),
    "listed_often": (
        409,
        "{most} tables from your internet address are on the public list already. Start one, or take it off the list.",
    ),
    "lesson_by_name": (422, "A guided game has a deal of its own. Begin one at /api/lessons."),
    "method": (405, "This address does not accept this kind of request. See /api/openapi.json."),
    "muted": (403, "The host has muted you at this table, so you cannot chat here."),
    "name_empty": (422, "A name needs at least one visible letter."),
    "no_edition": (404, "There is no such catalogue. Use 1 or 2 for an edition of the classic game, or architects."),
    "no_game": (404, "There is no such table. It may have been deleted; check the link."),
    "no_hands": (422, "Nobody holds a hand of cards in this game, so there is none to show to spectators."),
    "no_rematch": (409, "There is no rematch to join. A player of this table has to ask for one first."),
    "no_puzzle": (404, "There is no such puzzle. Use a number from 1 on, or a day from {first} on."),
    "no_path": (404, "There is nothing at this address. See /api/openapi.json for what there is."),
    "no_seat": (422, "The table has no such seat. Its seats are 0 to {last}."),
    "no_token": (401, "This needs the token of a seat. Send it as `Authorization: Bearer TOKEN`."),
    "no_visitor": (404, "This visitor is no longer at the door."),
    "not_finished": (409, "This can only be seen once the game is over, because it shows what is still secret."),
    "new_watch_link": (403, "The host has made a new link to watch. Ask for it if you want to go on watching."),
    "not_here": (409, "Not here yet: {names}. Wait, or start with bots in their seats until they come."),
    "not_host": (403, "Only the host may do this. Ask the host."),
    "not_in_lobby": (409, "The game has begun. This is only possible in the lobby."),
    "not_playing": (409, "This is only possible while the game is being played."),
    "not_your_decision": (403, "This decision is somebody else's."),
    "not_your_seat": (403, "Only the player of this seat can take it back from the bot."),
    "not_your_table": (403, "This token has no seat at the table. Open the link of your own seat."),
    "nothing_before": (409, "You have not answered anything yet, so there is nothing to take back."),
    "open_address": (409, "The address of this table is enough to join. Take a seat."),
    "open_seats": (409, "Seats are still open. Wait for friends, or fill them with bots."),
    "other_wonder": (403, "Players choose their own wonders, and the host chooses for bots."),
    "other_rules": (
        409,
        "This game began under version {rules} of the rules, and this server plays version {known}. "
        "Ask the people who run it for a server that knows that version, or start a new game.",
    ),
    "other_site": (
        403,
        "This request comes from a page of another site. Use the server's own page, or ask the people who run the "
        "server to allow that site.",
    ),
    "other_people": (409, "Other people are playing here. You can leave, but the table is theirs too."),
    "own_seat": (409, "This cannot be done with your own seat."),
    "people_played": (409, "Answers can only be taken back where nobody but you and bots has played."),
    "person_needed": (409, "This is only possible with a person who has a seat at the table."),
    "person_there": (409, "Somebody has this seat. Remove the person first."),
    "puzzle_to_come": (409, "This puzzle is not out yet. It comes on its day."),
    "present": (409, "A bot can stand in for {name} {when}."),
    "removal_alone": (
        409,
        "In play somebody is only removed if two others or more ask for it. This table has too few people for that. "
        "If it was on the public list, people from one internet address count as one.",
    ),
    "removed_by_host": (
        403,
        "{name} has removed you from this table. If you want to come back or to watch, ask {name} for a new link.",
    ),
    "removed_by_vote": (
        403,
        "Most of the others have asked for your removal, and a bot plays your seat to the end. "
        "If you want to watch, ask them for a new link.",
    ),
    "replaced": (403, "This seat is no longer yours: you have left the table, or you were removed from it."),
    "restarting": (503, "The server is restarting. Try again in a moment."),
    "say_hello": (400, "The first message has to be a hello with a token."),
    "seats_wrong": (422, "Besides the host, this table seats {count}. Name no more seats than that."),
    "seat_kept": (
        409,
        "A seat is kept for {name}, and it would have to move. Remove {name} first, or keep the number of seats.",
    ),
    "seed_alone": (
        422,
        "Whoever chooses the seed knows every card. Leave it out, or start at once with bots in all other seats.",
    ),
    "stand_in_person": (409, "A bot can only stand in for a person."),
    "studying": (503, "Other games are being analysed. Try again in a moment."),
    "table_full": (409, "Every seat is taken. Ask the host to open one, or watch."),
    "text_empty": (422, "There is nothing to read in that."),
    "too_fast": (429, "That was a bit fast. Wait a moment and try again."),
    "too_few_seats": (409, "{people} people sit at this table. It needs a seat for each of them."),
    "too_large": (413, "This is larger than anything the game needs. Send less."),
    "too_slow": (503, "The server is busy. Try again in a moment."),
    "turned_away": (403, "The host cannot let you in now. You can knock again in {when}."),
    "unreachable": (503, "The database does not answer. Try again in a moment."),
    "wonder_taken": (409, "{name} was faster: {wonder} is taken. Choose another wonder."),
    "wonders_dealt": (409, "All wonders are dealt by chance at this table. Ask the host to let players choose."),
    "wonders_named": (422, "Say `random` or a side for the wonders that are dealt. Players choose their own."),
    "wonders_void": (409, "The wonder that {names} chose is not in this game. It would be dealt by chance."),
    "weak_stand_in": (
        409,
        "A bot that stands in plays no worse than the others at the table. Choose {level} or better.",
    ),
}

RETRY_AFTER_S: Final = {429: "5", 503: "5"}


class Refusal(Exception):
    """A request that the server refuses: an HTTP status, a code for programs and a sentence for people."""

    def __init__(self, code: str, text: str, status: int) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status


def refused(code: str, **parts: object) -> Refusal:
    """Make the refusal with that code and fill in its sentence, for the caller to raise."""
    status, text = REFUSALS[code]
    return Refusal(code, text.format(**parts), status)


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
    return json_response(Problem(refusal.code, refusal.text), refusal.status, fields)
