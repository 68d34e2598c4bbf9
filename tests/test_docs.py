"""The documentation says what is true: examples run, and nothing that exists goes unmentioned."""

import ast
import doctest
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

import sevenwonders
import sevenwonders.record.record
from sevenwonders.architects import kinds
from sevenwonders.architects.setup import OPTION_NAMES
from sevenwonders.catalogue.files import data_folder
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.catalogue.reconstructed import reconstructed_page
from sevenwonders.classic.libraries import effect_kinds
from sevenwonders.classic.rules import ALL_RULES, decision_names, event_names, verbs
from sevenwonders.classic.settings import options_for
from sevenwonders.classic.text.verb import Verb
from sevenwonders.cli.commands import COMMANDS
from sevenwonders.record import scenario
from sevenwonders.record.classic import city_reader, expectations, table_reader
from sevenwonders.record.score_file import read_tables

ROOT = Path(__file__).parent.parent


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks_of(page: Path) -> list[str]:
    """The examples in Python on a page."""
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def blocks_with_output(page: Path) -> list[tuple[str, str]]:
    """The examples in Python on a page, each with the output that is shown right after it, if any is."""
    pattern = r"```python\n(.*?)```(?:\n\n```text\n(.*?)```)?"
    return re.findall(pattern, page.read_text(encoding="utf-8"), re.DOTALL)


# Pages whose examples need a library that is in no lock, with its module.
TRAINING = {"use-stable-baselines3": "sb3_contrib", "use-tianshou": "tianshou", "use-rllib": "ray.rllib"}
PAGES = [page for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))] if blocks_of(page)]


def page_name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", [page for page in PAGES if page.stem not in TRAINING], ids=page_name)
def test_the_examples_of_a_page_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": page.stem}
    said = ""
    for block, shown in blocks_with_output(page):
        exec(compile(block, page_name(page), "exec"), names)
        printed = capsys.readouterr().out
        assert not shown or printed == shown
        said += printed
    assert said


@pytest.mark.proof
@pytest.mark.parametrize("page", TRAINING)
def test_a_library_for_training_learns_with_the_environments(page: str) -> None:
    """Runs where the library is installed: pip install 'sevenwonders[sb3]', '[tianshou]' or '[rllib]'."""
    for module in (TRAINING[page], "torch"):
        pytest.importorskip(module, reason=f"{module} is in no lock: docs/how-to/{page}.md says how to install it")
    [block] = blocks_of(ROOT / "docs" / "how-to" / f"{page}.md")
    run = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "mean placement" in run.stdout


def test_the_examples_type_check(tmp_path: Path) -> None:
    """A bot author learns the types from these blocks, so a strict type checker has to accept them."""
    for number, page in enumerate(PAGES):
        (tmp_path / f"example_{number}.py").write_text("\n".join(blocks_of(page)), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml"), str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


def yaml_blocks(name: str) -> list[str]:
    """The files that a page shows, written out in full."""
    return [textwrap.dedent(block) for block in re.findall(r"```yaml\n(.*?)```", text_of(name), re.DOTALL)]


def test_score_files_of_the_documentation_can_be_counted(tmp_path: Path) -> None:
    blocks = yaml_blocks("docs/how-to/score-a-table.md")
    file = tmp_path / "tables.yaml"
    file.write_text("\n---\n".join(blocks), encoding="utf-8")
    assert len(read_tables(file)) == len(blocks) > 1


def test_the_scenario_that_the_documentation_shows_passes(tmp_path: Path) -> None:
    [block] = yaml_blocks("docs/how-to/report-a-rules-bug.md")
    file = tmp_path / "scenario.yaml"
    file.write_text(block, encoding="utf-8")
    [outcome] = scenario.run_file(file)
    assert outcome.passed, outcome.report()


def test_examples_in_docstrings_run() -> None:
    for module in (sevenwonders, sevenwonders.record.record):
        result = doctest.testmod(module)
        assert result.attempted > 0
        assert result.failed == 0


NOTATION, NOTATION_OF_ARCHITECTS = text_of("docs/notation.md").split("\n## Architects\n")


@pytest.mark.parametrize("name", decision_names().values())
def test_every_decision_kind_is_documented(name: str) -> None:
    assert f"| `{name}` |" in NOTATION


@pytest.mark.parametrize("name", event_names().values())
def test_every_event_is_documented(name: str) -> None:
    assert f"| `{name}` |" in NOTATION


@pytest.mark.parametrize("verb", verbs().by_use.values(), ids=lambda verb: verb.name)
def test_every_choice_is_documented(verb: Verb) -> None:
    """How it is written, and the number of its use."""
    assert re.search(rf"^\| `{verb.word}\b", NOTATION, re.MULTILINE)
    assert re.search(rf"[:,\s]{verb.use} {verb.name.replace('_', ' ')}\b", NOTATION)


def test_everything_of_architects_is_documented() -> None:
    for verb in ("take", "stage", "science", "token", "look", "keep", "done"):
        assert re.search(rf"^\|.*`{verb}\b.*\|.*\|$", NOTATION_OF_ARCHITECTS, re.MULTILINE), verb
    for decision in kinds.DECISIONS:
        assert f"`{decision}`" in NOTATION_OF_ARCHITECTS, decision
    for event in kinds.EVENTS:
        assert f"| `{event}` |" in NOTATION_OF_ARCHITECTS, event


@pytest.mark.parametrize("name", effect_kinds())
def test_every_effect_kind_is_documented(name: str) -> None:
    assert f"`{name}` |" in text_of("docs/effects.md")


def test_every_effect_kind_is_on_a_card() -> None:
    """A kind that no card has is left over from something."""
    data = "\n".join(
        path.read_text(encoding="utf-8")
        for name in ("first_edition", "second_edition", "carthage", *EXPANSIONS)
        for path in (data_folder() / name).iterdir()
    )
    assert [name for name in effect_kinds() if not re.search(rf"- ({name}|special: {name})\b", data)] == []


def scenario_keys() -> list[str]:
    """Every key that a scenario of the classic game may have: of the document, of a seat, of an expectation."""
    city_keys = [key for rule in ALL_RULES for key in rule.declaration().city_keys]
    return sorted({*scenario.KEYS, *table_reader.KEYS, *city_reader.CITY_KEYS, *city_keys, *expectations.READERS})


@pytest.mark.parametrize("name", scenario_keys())
def test_every_scenario_key_is_documented(name: str) -> None:
    text = text_of("docs/notation.md")
    part = text[text.index("## Scenario files") : text.index("## Events")]
    assert f"`{name}`" in part


@pytest.mark.parametrize("option", [*(option.name for option in options_for(2, list(EXPANSIONS))), *OPTION_NAMES])
def test_every_option_is_documented(option: str) -> None:
    assert f"| `{option}` |" in NOTATION


def test_every_command_is_in_the_readme() -> None:
    for command in COMMANDS:
        assert f"sevenwonders {command}" in text_of("README.md")


def test_the_page_of_reconstructed_values_is_made_from_the_data() -> None:
    assert text_of("docs/reconstructed.md") == reconstructed_page(), (
        "run python -m sevenwonders.catalogue.reconstructed"
    )


def test_links_between_pages_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            # Some pages are made for the site alone, which has to be built without a broken link.
            if not re.match(r"(\.\./)*(environments|games|reference|rulebook)/", target):
                assert (page.parent / target).exists(), f"{page.name}: {target}"


RULINGS = text_of("docs/rulings.md")
ARCHITECTS_RULING = r"[A-Z]\d+"
"""Numbered within their own section of the page: `R8 P3` in a citation is P3 of Architects."""


def rulings() -> list[str]:
    """Every identifier that the page of rulings defines, as a citation spells it."""
    classic, architects = RULINGS.split("## R8 Architects")
    found = [
        *re.findall(r"^## (R\d)", RULINGS, re.MULTILINE),
        *re.findall(r"^- \*\*([A-Z]+\d+) ", classic, re.MULTILINE),
    ]
    return found + [f"R8 {name}" for name in re.findall(rf"^- \*\*({ARCHITECTS_RULING})\*\*", architects, re.MULTILINE)]


def test_rulings_are_numbered_without_gaps() -> None:
    groups: dict[str, list[int]] = {}
    for ruling in rulings():
        letters, number = re.fullmatch(r"((?:R8 )?[A-Z]+)(\d+)", ruling).groups()  # type: ignore[union-attr]
        groups.setdefault(letters, []).append(int(number))
    sizes = {letters: len(numbers) for letters, numbers in groups.items()}
    assert {letters: sizes[letters] for letters in ("R", "P", "AR", "ED")} == {"R": 9, "P": 29, "AR": 20, "ED": 18}
    for letters, numbers in groups.items():
        assert sorted(numbers) == list(range(1, len(numbers) + 1)), letters


def citations() -> Iterator[str]:
    """What scenarios name under `rulebook`, and what the docstrings of tests say."""
    for file in (ROOT / "tests" / "scenarios").rglob("*.yaml"):
        yield from re.findall(r"^rulebook: (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def rulings_in(citation: str) -> set[str]:
    """The identifiers in a citation, whole words only: P1 is not in P10, nor in `R8 P1`."""
    found: set[str] = set()
    for names in re.findall(rf"\bR8((?:,? (?:{ARCHITECTS_RULING}\b|[a-z]+_\w+))*)", citation):
        found |= {"R8"} | {f"R8 {name}" for name in re.findall(rf"\b{ARCHITECTS_RULING}\b", names)}
    rest = re.sub(rf"\bR8(?:,? (?:{ARCHITECTS_RULING}\b|[a-z]+_\w+))*", "", citation)
    return found | set(re.findall(r"\b(?:R|P|AR|ED)\d+\b", rest))


def test_citations_are_read_exactly() -> None:
    assert rulings_in("P10; R2.4; AR1") == {"P10", "R2", "AR1"}
    assert rulings_in("Architects rulebook, Economy; R8 M4, P5") == {"R8", "R8 M4", "R8 P5"}
    assert rulings_in("R8 economy_forces_build, C2; P9") == {"R8", "R8 C2", "P9"}


def test_every_ruling_has_a_scenario_or_test() -> None:
    cited = set[str]().union(*map(rulings_in, citations()))
    assert sorted(set(rulings()) - cited) == []


def test_every_citation_leads_to_a_ruling() -> None:
    defined = set(rulings())
    for citation in citations():
        assert rulings_in(citation) <= defined, citation


def test_scenarios_that_the_rulings_name_exist() -> None:
    scenarios = (ROOT / "tests" / "scenarios" / "architects").glob("*.yaml")
    titles = {
        title for file in scenarios for title in re.findall(r"^title: (.*)$", file.read_text("utf-8"), re.MULTILINE)
    }
    _, architects = RULINGS.split("## R8 Architects")
    assert set(re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", architects)) - titles == set()
