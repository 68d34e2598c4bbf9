"""Words from which the sentences of every game are put together."""

from collections.abc import Mapping


def listed(parts: list[str], templates: Mapping[str, str]) -> str:
    """Several things in a row: a, b and c. The table of templates has `part_comma` and `part_and`."""
    if len(parts) < 2:
        return "".join(parts)
    return templates["part_comma"].join(parts[:-1]) + templates["part_and"] + parts[-1]
