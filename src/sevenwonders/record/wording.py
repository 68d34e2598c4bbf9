"""Words that the sentences of every game need."""

from collections.abc import Mapping


def listed(parts: list[str], templates: Mapping[str, str]) -> str:
    """Return a list in words: a, b and c. The templates include `part_comma` and `part_and`."""
    if len(parts) < 2:
        return "".join(parts)
    return templates["part_comma"].join(parts[:-1]) + templates["part_and"] + parts[-1]
