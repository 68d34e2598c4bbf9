"""docs/server.md names every setting, every route and every message."""

from pathlib import Path
from typing import get_args

import pytest

from sevenwonders.server import wire
from sevenwonders.server.problems import REFUSALS
from sevenwonders.server.routes import router
from sevenwonders.server.settings import settings_table
from sevenwonders.server.typescript import typescript

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
SOURCES = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "sevenwonders" / "server").glob("*.py")]


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


def test_every_message_is_named() -> None:
    for kind in get_args(wire.FromPage) + get_args(wire.FromServer):
        assert f"`{kind.__struct_config__.tag}`" in PAGE


def test_every_refusal_is_used() -> None:
    """A sentence that nobody says is left over."""
    for code in REFUSALS:
        assert sum(source.count(f'"{code}"') for source in SOURCES) > 1, code


def test_the_page_has_the_newest_wire_types() -> None:

    generated = ROOT / "web" / "src" / "wire.ts"
    if generated.exists():
        assert generated.read_text(encoding="utf-8") == typescript()
