"""Read YAML that people write. Every value knows its place in the document, for error messages."""

from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from typing import Final, TypeVar, final

import yaml

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase

MERGE: Final = "tag:yaml.org,2002:merge"
Found = TypeVar("Found")


class BadDocument(GameError):
    """A document cannot be understood; the message begins with the place in it."""


class BadFile(GameError):
    """A file cannot be read, or is not YAML."""


class _StrictLoader(yaml.SafeLoader):
    """Plain YAML in which a mapping must not contain a key twice: PyYAML would silently keep the last one."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, object]:
        seen: list[object] = []
        for key_node, _ in node.value:
            # A merged key may be overridden on purpose.
            if key_node.tag == MERGE:
                continue
            key: object = self.construct_object(key_node, deep=True)
            if key in seen:
                raise yaml.MarkedYAMLError(problem=f"the key '{key}' occurs twice", problem_mark=key_node.start_mark)
            seen.append(key)
        return super().construct_mapping(node, deep)


def documents_in(path: Path) -> Iterator[object]:
    """Yield the documents in a file, without empty ones. Raises `BadFile` at the first that cannot be read."""
    try:
        with path.open(encoding="utf-8") as file:
            for value in yaml.load_all(file, _StrictLoader):
                if value is not None:
                    yield value
    except yaml.YAMLError as error:
        raise BadFile(Phrase("yaml", reason=" ".join(str(error).split()))) from error
    except OSError as error:
        raise BadFile(Phrase("document-unread", reason=f"{error.strerror}.")) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise BadFile(Phrase("document-unread", reason=str(error))) from error


@final
class YamlNode:
    """A value of a document with its place, such as `steps[1].play.0`, for error messages."""

    __slots__ = ("place", "value")

    def __init__(self, value: object, place: str) -> None:
        self.value = value
        self.place = place

    def at(self, fault: str | Phrase) -> Phrase:
        """Say what is wrong at this place."""
        return Phrase("at", place=self.place, fault=fault)

    def error(self, message: str | Phrase) -> BadDocument:
        """Return an error about this place."""
        return BadDocument(self.at(message) if self.place else message)

    def mapping(self) -> "dict[object, YamlNode]":
        """Return the value as a mapping of nodes."""
        if not isinstance(self.value, dict):
            raise self.error(Phrase("node-mapping"))
        return {
            key: YamlNode(item, f"{self.place}.{key}" if self.place else str(key)) for key, item in self.value.items()
        }

    def fields(self, known: list[str]) -> "dict[str, YamlNode]":
        """Return the value as a mapping in which every key is known."""
        fields: dict[str, YamlNode] = {}
        for key, node in self.mapping().items():
            if not isinstance(key, str) or key not in known:
                raise node.error(Phrase("node-key", key=str(key), known=", ".join(known)))
            fields[key] = node
        return fields

    def by_seat(self, seats: int) -> "dict[int, YamlNode]":
        """Return the value as a mapping from seats."""
        found: dict[int, YamlNode] = {}
        for key, node in self.mapping().items():
            # YAML reads `yes` and `no` as booleans, which Python counts as 1 and 0.
            if not isinstance(key, int) or isinstance(key, bool) or not 0 <= key < seats:
                raise node.error(Phrase("node-seat", key=str(key), last=str(seats - 1)))
            found[key] = node
        return found

    def items(self) -> "list[YamlNode]":
        """Return the value as a list of nodes."""
        if not isinstance(self.value, list):
            raise self.error(Phrase("node-list"))
        return [YamlNode(item, f"{self.place}[{number}]") for number, item in enumerate(self.value)]

    def integer(self) -> int:
        """Return the value as a whole number."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.error(Phrase("node-number", value=str(self.value)))
        return self.value

    def integers(self) -> list[int]:
        """Return the value as a list of whole numbers."""
        return [item.integer() for item in self.items()]

    def boolean(self) -> bool:
        """Return the value as true or false."""
        if not isinstance(self.value, bool):
            raise self.error(Phrase("node-boolean", value=str(self.value)))
        return self.value

    def text(self) -> str:
        """Return the value as text."""
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.error(Phrase("node-text", value=str(self.value)))
        return self.value

    def named(self, find: Callable[[str], Found]) -> Found:
        """Look up the text with `find`, whose errors are raised again with this place."""
        words = self.text()
        try:
            return find(words)
        except GameError as error:
            raise self.error(error.said()) from error

    def scalar(self) -> str:
        """Return the value as text, even if YAML has read it as a number or a boolean."""
        if isinstance(self.value, bool):
            return str(self.value).lower()
        return str(self.value) if isinstance(self.value, (int, float)) else self.text()
