"""The page of reconstructed values is the data's own, and complete."""

from sevenwonders.catalogue.loader import EXPANSIONS, load_catalogue
from sevenwonders.catalogue.reconstructed import reconstructed_page, rows_of
from tests.places import SOURCE

PAGE = SOURCE.parent.parent / "docs" / "reconstructed.md"


def test_the_page_is_made_from_the_data() -> None:
    assert PAGE.read_text() == reconstructed_page(), "run python -m sevenwonders.catalogue.reconstructed"


def test_every_mark_has_a_row_with_a_value() -> None:
    catalogue = load_catalogue("second_edition", EXPANSIONS)
    marks = sum(len(card.reconstructed) for card in catalogue.cards)
    marks += sum(len(yard.reconstructed) for extra in catalogue.expansions for yard in extra.shipyards)
    marks += sum(lane.reconstructed for extra in catalogue.expansions for lane in extra.lanes.values())
    rows = rows_of(catalogue)
    assert len(rows) == marks > 30
    assert all(all(cell for cell in row) for row in rows)


def test_a_mark_names_what_the_card_has() -> None:
    for card in load_catalogue("second_edition", EXPANSIONS).cards:
        for what in card.reconstructed:
            assert what in ("cost", "effect") or any(getattr(effect, what) is not None for effect in card.effects)
