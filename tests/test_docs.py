"""The documentation says what is true: examples run, and nothing that exists goes unmentioned."""

import doctest
import re
import typing
from pathlib import Path

import pytest

import sevenwonders
import sevenwonders.record.record
from sevenwonders.catalogue import schema
from sevenwonders.classic.kinds import DECISIONS, EVENTS
from sevenwonders.classic.settings import OPTIONS
from sevenwonders.cli.app import app
from sevenwonders.record import scenario
from sevenwonders.record.classic import cities, expectations, table_reader

ROOT = Path(__file__).parent.parent


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["README.md", "docs/tutorial.md"])
def test_the_examples_of_a_page_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", text_of(page), re.DOTALL)
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)
    assert "build" in capsys.readouterr().out


def test_examples_in_docstrings_run() -> None:
    for module in (sevenwonders, sevenwonders.record.record):
        result = doctest.testmod(module)
        assert result.attempted > 0
        assert result.failed == 0


@pytest.mark.parametrize("name", DECISIONS)
def test_every_decision_kind_is_documented(name: str) -> None:
    assert f"| `{name}` |" in text_of("docs/notation.md")


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_is_documented(name: str) -> None:
    assert f"| `{name}` |" in text_of("docs/notation.md")


@pytest.mark.parametrize("name", schema.Effect.__struct_fields__)
def test_every_effect_kind_is_documented(name: str) -> None:
    assert f"| `{name}` |" in text_of("docs/effects.md")


@pytest.mark.parametrize("name", typing.get_args(schema.Special))
def test_every_special_effect_is_documented(name: str) -> None:
    assert f"| `special` | `{name}` |" in text_of("docs/effects.md")


def scenario_keys() -> list[str]:
    """Every key that a scenario of the classic game may have: of the document, of a seat, of an expectation."""
    return sorted({*scenario.KEYS, *table_reader.KEYS, *cities.CITY_KEYS, *expectations.READERS})


@pytest.mark.parametrize("name", scenario_keys())
def test_every_scenario_key_is_documented(name: str) -> None:
    text = text_of("docs/notation.md")
    part = text[text.index("## Scenario files") : text.index("## Events")]
    assert f"`{name}`" in part


@pytest.mark.parametrize("option", [option.name for option in OPTIONS])
def test_every_option_is_documented(option: str) -> None:
    assert f"| `{option}` |" in text_of("docs/notation.md")


def test_every_command_is_in_the_readme() -> None:
    for command in app.registered_commands:
        assert command.callback is not None
        assert f"sevenwonders {command.callback.__name__}" in text_of("README.md")


def test_links_between_pages_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_ruling_has_a_scenario_or_test() -> None:
    pages = [*(ROOT / "tests" / "scenarios").rglob("*.yaml"), *(ROOT / "tests" / "architects").glob("*.py")]
    cited = "\n".join(path.read_text(encoding="utf-8") for path in pages)
    for ruling in re.findall(r"^## (R\d)", text_of("docs/rulings.md"), re.MULTILINE):
        assert ruling in cited, ruling
