"""Copies of the catalogue's files that are damaged for a test."""

import re
import shutil
from pathlib import Path

import pytest

from sevenwonders.catalogue.facts import CatalogueError
from sevenwonders.catalogue.loader import load_catalogue, read_expansion
from sevenwonders.catalogue.schema import Catalogue
from sevenwonders.classic.libraries import make_effects
from sevenwonders.classic.library import Library, compile_library
from tests.support.places import SOURCE

DATA = SOURCE / "catalogue" / "data"


def edit(folder: Path, file: str, old: str, new: str) -> None:
    """Replace the first occurrence of the text."""
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))


def library_with(folder: Path) -> Library:
    """The second edition with the expansion of that folder, and no other."""
    base, added = load_catalogue("second_edition"), read_expansion(folder)
    cards = base.cards + [card for card in added.cards if not card.requires]
    return compile_library(Catalogue(base.facts, cards, base.wonders + added.wonders, [added]), make_effects)


def check_damage(folder: Path, expansion: str, damage: tuple[str, str, str, str]) -> None:
    """Another text in a file of the expansion is refused with words that say what is wrong."""
    file, old, new, word = damage
    shutil.copytree(DATA / expansion, folder / expansion)
    library_with(folder / expansion)
    edit(folder / expansion, file, old, new)
    with pytest.raises(CatalogueError, match=re.escape(word)):
        library_with(folder / expansion)
