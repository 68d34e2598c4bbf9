"""Read saved data that may be damaged: every getter checks the type and names the field at fault."""

from sevenwonders.kernel.errors import BrokenSave, VersionMismatch
from sevenwonders.kernel.wording import Phrase

Data = dict[str, object]


def broken(field: str, expected: str | Phrase) -> BrokenSave:
    """Return the error for a missing or malformed field."""
    return BrokenSave(Phrase("broken", field=field, expected=expected))


def mapping(value: object, field: str) -> Data:
    """Return the value as a mapping with text keys."""
    if not isinstance(value, dict):
        raise broken(field, Phrase("expected-mapping"))
    result: Data = {}
    for key, item in value.items():
        if not isinstance(key, str):
            raise broken(field, Phrase("expected-text-keys"))
        result[key] = item
    return result


def sequence(value: object, field: str) -> list[object]:
    """Return the value as a list."""
    if not isinstance(value, list):
        raise broken(field, Phrase("expected-list"))
    return list(value)


def integer(value: object, field: str) -> int:
    """Return the value as a whole number."""
    # In Python a bool is an int too.
    if not isinstance(value, int) or isinstance(value, bool):
        raise broken(field, Phrase("expected-number"))
    return value


def boolean(value: object, field: str) -> bool:
    """Return the value as true or false."""
    if not isinstance(value, bool):
        raise broken(field, Phrase("expected-boolean"))
    return value


def text(value: object, field: str) -> str:
    """Return the value as text."""
    if not isinstance(value, str):
        raise broken(field, Phrase("expected-text"))
    return value


def int_list(value: object, field: str) -> list[int]:
    """Return the value as a list of whole numbers."""
    return [integer(item, field) for item in sequence(value, field)]


def text_list(value: object, field: str) -> list[str]:
    """Return the value as a list of texts."""
    return [text(item, field) for item in sequence(value, field)]


def field_of(data: Data, field: str) -> object:
    """Return the field's value. Raises `BrokenSave` if the field is missing."""
    if field not in data:
        raise broken(field, Phrase("expected-there"))
    return data[field]


def bounded(value: object, field: str, least: int, most: int) -> int:
    """Return the value as a whole number from least to most."""
    number = integer(value, field)
    if number < least or number > most:
        raise broken(field, Phrase("expected-range", least=str(least), most=str(most)))
    return number


def listed(data: Data, field: str, count: int) -> list[object]:
    """Return the field's value as a list of exactly `count` items."""
    items = sequence(field_of(data, field), field)
    if len(items) != count:
        raise broken(field, Phrase("expected-length", count=str(count)))
    return items


def pairs(value: object, field: str) -> list[tuple[int, str]]:
    """Return the value as a list of pairs of a whole number and a text."""
    result: list[tuple[int, str]] = []
    for item in sequence(value, field):
        pair = sequence(item, field)
        if len(pair) != 2:
            raise broken(field, Phrase("expected-pairs"))
        result.append((integer(pair[0], field), text(pair[1], field)))
    return result


def check_version(data: Data, save_format: int, rules: int) -> None:
    """Refuse data written under another version of the rules or in another format."""
    if field_of(data, "format") != save_format or field_of(data, "rules") != rules:
        raise VersionMismatch(
            f"This was saved in format {data['format']} under rules version {data['rules']}; this program reads "
            f"format {save_format} under rules version {rules}. Finish it with the version that saved it."
        )
