"""The list of reconstructed values is complete."""

import re

from sevenwonders.catalogue.files import data_folder
from sevenwonders.catalogue.loader import EXPANSIONS, load_catalogue
from sevenwonders.catalogue.reconstructed import rows


def test_every_mark_has_a_row_with_a_value() -> None:
    marked = {
        f"{name}/{path.name}"
        for name in EXPANSIONS
        for path in (data_folder() / name).iterdir()
        if re.search(r"^\s+reconstructed:", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert {row[0] for row in rows()} == marked
    assert all(all(cell for cell in row) for row in rows())


def test_a_mark_names_what_the_card_has() -> None:
    for card in load_catalogue("second_edition", EXPANSIONS).cards:
        for what in card.reconstructed:
            assert what in ("cost", "effect") or any(what in effect for effect in card.effects)
