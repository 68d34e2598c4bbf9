"""Compare names as people type them, check aliases of cards and boards, and name the Ages."""

from collections.abc import Sequence
from typing import Final
from unicodedata import combining, normalize

from sevenwonders.catalogue.facts import CatalogueError

ROMAN: Final = ["0", "I", "II", "III"]


def age_name(age: int) -> str:
    """Return the usual name of an Age: `Age II`."""
    return f"Age {ROMAN[age]}"


def name_key(text: str) -> str:
    """Return the lookup key of a name: without case, accents and apostrophes.

    Blanks and hyphens are the same.
    """
    plain = "".join(letter for letter in normalize("NFKD", text.strip()) if not combining(letter))
    return plain.lower().replace("'", "").replace("’", "").replace(" ", "_").replace("-", "_")


def check_aliases(named: Sequence[tuple[str, str, list[str]]]) -> None:
    """Check that no alias is also the name of something else. Each entry is an id, a name and aliases.

    Cards of several Ages and the sides of a wonder share a name, and may share an alias.
    """
    owners: dict[str, str] = {}
    for ident, name, _ in named:
        owners[name_key(ident)] = name
        owners[name_key(name)] = name
    for ident, name, aliases in named:
        for alias in aliases:
            owner = owners.setdefault(name_key(alias), name)
            if owner != name:
                raise CatalogueError(f"{ident}: the alias '{alias}' is already a name of {owner}")
