"""The documentation site: the pages that are made from the program, and that everything has its place."""

import re
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from docs_site.boxes import BOXES, page_of
from docs_site.commands import commands_page
from docs_site.environments import ENVIRONMENTS
from docs_site.hooks import ROOT_PAGES
from docs_site.reference import CONSTANTS, REFERENCE
from docs_site.rulebook import file_page, payment
from playwright.sync_api import sync_playwright
from typing_extensions import override

import sevenwonders.surface
from sevenwonders.classic.rules import ALL_RULES
from sevenwonders.cli.commands import COMMANDS
from sevenwonders.record.scenario import scenarios_in
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.support.places import SOURCE

ROOT = SOURCE.parents[1]
NAVIGATION = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]


def test_the_reference_has_every_name_of_the_public_surface_once() -> None:
    named = [name for _, names in REFERENCE.values() for name in names] + list(CONSTANTS)
    assert sorted(named) == sorted(sevenwonders.surface.__all__)


def test_every_page_is_in_the_navigation() -> None:
    files = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    made = [f"games/{name}.md" for name in BOXES] + [f"reference/{name}.md" for name in REFERENCE]
    made += [f"environments/{name}.md" for name in ENVIRONMENTS] + ["reference/commands.md"]
    for name in [*files, *made, *ROOT_PAGES.values()]:
        if not name.startswith("decisions/"):
            assert f": {name}\n" in NAVIGATION, name


def test_every_rule_has_a_page() -> None:
    # Debts belong to several expansions, whose pages tell about them.
    names = {rule.declaration().name for rule in ALL_RULES} - {"debts"}
    assert names | {"first_edition", "second_edition", "architects"} == set(BOXES)


def test_a_page_of_an_expansion_is_made_from_the_program() -> None:
    page = page_of("edifice", BOXES["edifice"])
    assert "\n| `penalty` | of a city that has to give up a card or token" in page
    assert "\n| `edifice_failed` | Edifice, pawns left on it" in page
    assert "**ED1 " in page
    assert "[Penalties, one by one](../rulebook/edifice/penalties_each.md)" in page
    assert "\n| card | Age | colour | cost | effect |\n" in page


def test_the_reference_of_the_command_line_has_every_command_with_its_options() -> None:
    page = commands_page()
    assert re.findall(r"^## (\w+)$", page, re.MULTILINE) == list(COMMANDS)
    assert "```\nsevenwonders check PATHS... [OPTIONS]\n```" in page
    assert "| `--players`, `-p` | The number of players" in page
    assert "\n| `--out`, `-o` | The folder for the data set. | required |\n" in page


def test_a_scenario_is_a_table_of_position_choices_and_results() -> None:
    page = file_page("trade.md", scenarios_in(ROOT / "tests" / "scenarios" / "trade.yaml"))
    first = page.split("\n## ")[1]
    assert "First edition, 3 players · age 3" in first
    assert "|   | 0: Olympia | 1: Giza | 2: Ephesus |" in first
    assert "| built | Glassworks | Lumber Yard |  |" in first
    assert "| **play** | build University |  |  |\n| **→&nbsp;coins** | 0 | 2 | 2 |\n" in first
    assert "| **→&nbsp;can pay** | build University: " in first


def test_a_payment_is_put_into_words() -> None:
    assert payment([0, 0]) == "free"
    assert payment([2, 4]) == "2 left, 4 right"
    assert payment([0, 0, 1]) == "1 bank"
    assert payment(["wood", "using Economy"]) == "wood, using Economy"


def test_the_theme_is_not_told_of_the_forge() -> None:
    """With `repo_url`, every page would ask the forge's API for stars and forks."""
    assert not re.search(r"^repo_url:", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.fixture(scope="module")
def site() -> Path:
    """The site, built strictly: links lead somewhere, and every name has its documentation."""
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet"], cwd=ROOT, check=True)
    return ROOT / "build" / "site"


class Silent(SimpleHTTPRequestHandler):
    """Serves files without a log."""

    @override
    def log_message(self, *_args: object) -> None:
        pass


@pytest.mark.proof
def test_the_pages_of_the_site_call_nothing_outside(site: Path) -> None:
    called: list[str] = []
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        home = f"http://127.0.0.1:{server.server_port}/"
        with sync_playwright() as playwright:
            page = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS).new_page()
            page.on("request", lambda request: called.append(request.url))
            for name in ("", "tutorial/", "performance/", "reference/commands/", "games/armada/"):
                page.goto(home + name, wait_until="networkidle")
        server.shutdown()
    assert len(called) > 5
    assert [url for url in called if not url.startswith(home)] == []


@pytest.mark.proof
def test_every_scenario_is_on_a_page_of_the_site(site: Path) -> None:
    pages = (site / "rulebook").rglob("index.html")
    shown = sum(len(re.findall(r"<h2", page.read_text(encoding="utf-8"))) for page in pages)
    files = (ROOT / "tests" / "scenarios").rglob("*.yaml")
    assert shown == sum(len(scenarios_in(file)) for file in files)
