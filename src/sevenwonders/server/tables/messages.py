"""Read the messages of a page from its socket."""

from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sevenwonders.server.problems import refused
from sevenwonders.server.tables.viewer import NORMAL
from sevenwonders.server.wire import messages as wire

# The longest message is a line of chat.
MESSAGE_BYTES: Final = 4096

DECODER: Final[msgspec.json.Decoder[wire.FromPage]] = msgspec.json.Decoder(wire.FromPage)


async def next_message(socket: WebSocket) -> str | bytes:
    """Wait for the next message. Raise WebSocketDisconnect if the other side hangs up."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code") or NORMAL)
    data: str | bytes | None = event.get("text")
    return data if data is not None else event.get("bytes", b"")


def decoded(data: str | bytes) -> wire.FromPage:
    """The message as a wire object, or a Refusal that says what is wrong with it."""
    if len(data) > MESSAGE_BYTES:
        raise refused("too_large")
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refused("bad_message", why=str(error)) from error
