"""docs/server.md names every setting, every route and every message."""

import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from sevenwonders.classic.rules import decision_names
from sevenwonders.server.present.classic.all_rules import PRESENTERS
from sevenwonders.server.present.classic.facts import EDITIONS, catalogue_facts
from sevenwonders.server.present.classic.menu import extra_names, use_names
from sevenwonders.server.problems import REFUSALS
from sevenwonders.server.settings import settings_table
from sevenwonders.server.web.routes import router
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import ExtraName, UseName
from tests.support import page_cards

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
SOURCES = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "sevenwonders" / "server").rglob("*.py")]


@pytest.mark.parametrize("setting", settings_table(), ids=lambda setting: setting.variable)
def test_every_setting_is_listed(setting: object) -> None:
    variable, default, text = (getattr(setting, name) for name in ("variable", "default", "text"))
    shown = f"`{default}`" if default else "none"
    assert f"| `{variable}` | {shown} | {text} |" in PAGE


def test_every_route_is_listed() -> None:
    for route in router.routes:
        path = str(getattr(route, "path", ""))
        methods = getattr(route, "methods", None) or [""]
        for method in methods:
            assert f"`{method} {path}`".replace("` ", "`") in PAGE


def test_every_icon_is_listed() -> None:
    boards = [board for edition in EDITIONS for board in catalogue_facts(edition).boards]
    icons = [icon for edition in EDITIONS for card in catalogue_facts(edition).cards for icon in card.icons]
    icons += [icon for board in boards for icon in board.icons]
    icons += [icon for board in boards for stage in board.stages for icon in stage.icons]
    for kind, _, value in {tuple(icon.partition(":")) for icon in icons}:
        assert f"`{kind}:" in PAGE, kind
        assert kind != "special" or f"`{value}`" in PAGE, value


def test_every_decision_use_and_extra_is_listed() -> None:
    for name in (*decision_names().values(), *get_args(UseName), *get_args(ExtraName)):
        assert f"`{name}`" in PAGE, name
    assert set(use_names().values()) == set(get_args(UseName))
    assert set(extra_names().values()) == set(get_args(ExtraName))


def test_every_rule_with_a_field_is_listed() -> None:
    for presenter in PRESENTERS:
        assert f"| `{presenter.name()}` " in PAGE, presenter.name()


def test_every_message_is_named() -> None:
    for kind in get_args(wire.FromPage) + get_args(wire.FromServer):
        assert f"`{kind.__struct_config__.tag}`" in PAGE


def test_every_refusal_is_used() -> None:
    """A sentence that nobody says is left over."""
    for code in REFUSALS:
        assert sum(source.count(f'"{code}"') for source in SOURCES) > 1, code


def test_the_page_has_the_newest_wire_types(tmp_path: Path) -> None:
    # In a separate process: the order of a union's members depends on what a process has imported before.
    written = tmp_path / "wire.ts"
    subprocess.run([sys.executable, "-m", "tools.typescript", str(written)], check=True)
    assert written.read_text(encoding="utf-8") == (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8"), (
        "make wire"
    )


def test_the_page_knows_all_cards() -> None:
    assert page_cards.FILE.read_bytes() == page_cards.page_cards(), "python -m tests.support.page_cards"
    assert page_cards.EFFECTS.read_bytes() == page_cards.page_effects(), "python -m tests.support.page_cards"
