"""Save and load games and records. A file is written completely or not at all."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.games import game_from_data
from sevenwonders.kernel.codec import Data, mapping
from sevenwonders.kernel.errors import BrokenSave, GameError
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.storage import Place, store_with
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.record import record_game, replay, replay_game

MOST_BYTES: Final = 10_000_000

# Plain data, or the path of a file that contains it.
Source = Mapping[str, object] | Path | str


def save_game(game: Game, path: Path | str) -> None:
    """Write the whole state of a game to a file, to be continued later."""
    write_data(game.to_data(), path)


def load_game(source: Source) -> Game:
    """Load the game that `to_data` returned or `save_game` wrote.

    Raises `BrokenSave` or `VersionMismatch` if the data is damaged or of another version.
    """
    return game_from_data(data_in(source))


def save_record(game: Game, path: Path | str) -> None:
    """Write the game's record to a file."""
    data = record_game(game)
    check_complete(game, data)
    write_data(data, path)


def load_record(source: Source) -> Data:
    """Load the record that `record_game` returned or `save_record` wrote, and check its form.

    Raises `BrokenSave` or `VersionMismatch` if the data is damaged or of another version.
    """
    data = data_in(source)
    replay(data)
    return data


def check_complete(game: Game, data: Data) -> None:
    """Refuse a game that its record does not reproduce because it began with a position, not with a deal."""
    try:
        again = replay_game(data)
    except BrokenSave:
        again = None
    if again is None or comparable(again) != comparable(game):
        raise GameError("Only a game that began with a deal has a record. Save this one with to_data().")


def comparable(game: Game) -> Data:
    """Return the state that follows from the answers: everything except the number of events."""
    data = game.to_data()
    del data["event_count"]
    return data


def write_data(data: Data, place: Path | str) -> None:
    """Write plain data to a file."""
    path = Path(place)
    # Replacing a file is atomic: a crash leaves the old file or the new one, never half of one.
    half_written = path.with_name(path.name + ".part")
    try:
        half_written.write_bytes(msgspec.json.encode(data) + b"\n")
        os.replace(half_written, path)
    except OSError as error:
        raise GameError(Phrase("unwritten", file=str(path), reason=str(error.strerror))) from error


def data_in(source: Source) -> Data:
    """Return the plain data itself, or read it from a file."""
    if isinstance(source, Mapping):
        return dict(source)
    path = Path(source)
    try:
        # One byte more than allowed tells whether there is more, without reading a huge file.
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BrokenSave(Phrase("unread", file=str(path), reason=str(error.strerror))) from error
    if len(content) > MOST_BYTES:
        raise BrokenSave(Phrase("too-large", file=str(path), most=str(MOST_BYTES)))
    try:
        value: object = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenSave(Phrase("no-record", file=str(path), reason=str(error))) from error
    return mapping(value, "file")


def save_any(game: object, place: Place) -> None:
    """Write a game for `Game.save`, whose layer knows no files."""
    assert isinstance(game, Game)
    save_game(game, Path(place))


def load_any(place: Place) -> Game:
    """Read a game for `Game.load`."""
    return load_game(Path(place))


store_with(save_any, load_any)
