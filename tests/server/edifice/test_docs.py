"""docs/server.md lists every icon of a penalty."""

from pathlib import Path

from sevenwonders.server.present.classic.facts import catalogue_facts

PAGE = (Path(__file__).parents[3] / "docs" / "server.md").read_text(encoding="utf-8")


def test_every_penalty_icon_is_listed() -> None:
    icons = [card.edifice.penalty_icon for card in catalogue_facts(2).cards if card.edifice]
    assert icons
    for icon in icons:
        assert f"`{icon.partition(':')[0]}:" in PAGE, icon
