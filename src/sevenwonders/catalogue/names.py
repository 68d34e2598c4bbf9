"""Names as people type them, and other names that a card or board answers to."""

from collections.abc import Sequence
from unicodedata import combining, normalize

from sevenwonders.catalogue.facts import CatalogueError


def name_key(text: str) -> str:
    """The form in which names are compared: without case, accents and apostrophes; blanks and hyphens are the same."""
    plain = "".join(letter for letter in normalize("NFKD", text.strip()) if not combining(letter))
    return plain.lower().replace("'", "").replace("’", "").replace(" ", "_").replace("-", "_")


def check_aliases(named: Sequence[tuple[str, str, list[str]]]) -> None:
    """Raise CatalogueError if an alias is also a name of something else. All are given as id, name and aliases.

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
