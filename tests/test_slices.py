"""An expansion is a vertical slice: without the folders and files of its name, only the assembly files notice.

Each test makes a copy of the program in which one expansion has never existed: every folder and every module of its
name is gone, and every line of an assembly file that names it. All that is left must import, type-check and pass its
tests.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sevenwonders.bots.puzzles.shipped import packed, shipped_puzzles
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.languages import FOLDER as LANGUAGES
from sevenwonders.languages import ORIGINAL
from sevenwonders.languages.compare import messages_of

ROOT = Path(__file__).parent.parent

# The only files that may name an expansion without being its own.
ASSEMBLY = [
    "src/sevenwonders/catalogue/loader.py",
    "src/sevenwonders/classic/number_blocks.py",
    "src/sevenwonders/classic/rules.py",
    "src/sevenwonders/encode/classic/all_rules.py",
    "src/sevenwonders/record/classic/all_rules.py",
    "src/sevenwonders/bots/classic/all_rules.py",
    "src/sevenwonders/bots/analysis/classic/all_rules.py",
    "src/sevenwonders/server/wire/messages.py",
    "src/sevenwonders/server/present/classic/all_rules.py",
    "src/sevenwonders/server/wire/classic/table.py",
    "src/sevenwonders/cli/classic/all_rules.py",
]

# Positions of every expansion; the copy has those of the others.
PUZZLES = "src/sevenwonders/bots/puzzles/puzzles.xz"

# Tests that the copy goes without, because they would fail for other reasons or could not notice anything. All other
# tests run there, new ones too.
LEFT_OUT = [
    # They need several expansions at once.
    "tests/second_edition",
    "tests/server/leak_oracle.py",
    "tests/server/test_leaks.py",
    "tests/test_puzzles.py",
    "tests/server/test_puzzles.py",
    # They need the page, which is built with all expansions; it has a proof of its own below.
    "tests/browser",
    "tests/envs/test_env_pictures.py",
    "tests/server/test_lesson_words.py",
    # Texts describe the whole program: README, docs with their rulings and examples, the wire types of the page.
    "tests/test_docs.py",
    "tests/test_documents.py",
    "tests/test_languages.py",
    "tests/test_redeal.py",
    "tests/envs/test_environment_docs.py",
    "tests/server/test_docs.py",
    # The project around the program: its site, its forge, its releases.
    "tests/test_forge.py",
    "tests/test_packages.py",
    "tests/test_release.py",
    "tests/test_site.py",
    # Their lists name tests and modules of the folders that are gone.
    "tests/test_suite.py",
    "tests/test_slices.py",
    # What is left imports nothing that it did not import before.
    "tests/test_layers.py",
    # Another game, whose rules know nothing of this one.
    "tests/architects",
    "tests/server/test_architects.py",
    # Tables without expansions; scenarios and golden games show that these play as before.
    "tests/envs/test_batch_workers.py",
    "tests/envs/test_notebook.py",
    "tests/free_city/test_bots.py",
    "tests/free_city/test_memory.py",
    "tests/test_bots.py",
    "tests/test_benchmarks.py",
    "tests/test_bot_protocol.py",
    "tests/test_cluster.py",
    "tests/test_parallel_search.py",
    "tests/test_evaluate.py",
    "tests/test_advice.py",
    "tests/test_build.py",
    "tests/test_hidden_information.py",
    "tests/test_make_play.py",
    "tests/test_memory.py",
    "tests/test_memory_use.py",
    "tests/test_payment.py",
    "tests/test_properties.py",
    "tests/test_scoring.py",
    "tests/test_plug_ins.py",
    "tests/test_simulate.py",
    "tests/test_spoken_terminal.py",
    # The strength of bots, which is measured at tables without expansions.
    "tests/test_analysis_levels.py",
    "tests/test_sparring.py",
    "tests/test_training.py",
    # Databases, processes, sockets and people: their tables have no expansions either.
    "tests/server/operations",
    "tests/server/torture",
    *(
        f"tests/server/test_{name}.py"
        for name in (
            *(
                "analyses",
                "answers",
                "browser_engine",
                "changes",
                "cleaning",
                "clock",
                "connections",
                "extras",
                "fair_deals",
                "forgetting",
            ),
            *(
                "garbage_collection",
                "group_commit",
                "hints",
                "lessons",
                "load",
                "logs",
                "migrations",
                "notices",
                "openapi",
                "owners",
            ),
            *("people", "plug_ins", "processes", "readiness", "relay", "rematch", "replays", "restart"),
            *("serve_command", "settings", "socket", "store", "store_breaks", "store_changes", "store_owners"),
            *("undo", "uptime", "websocket", "workers"),
        )
    ),
]

# Tests of files that stay, which take long for the same reasons: their tables have no expansions, or they measure bots.
NOT_RUN = [
    "tests/test_analysis.py::test_an_expert_is_far_more_accurate_than_chance",
    "tests/test_analysis.py::test_stretches_give_the_same_in_any_number_of_processes",
    "tests/test_analysis.py::test_the_command_prints_json",
    "tests/test_analysis.py::test_the_command_prints_players_and_costly_moves",
    "tests/test_analysis.py::test_the_curve_and_the_moves_say_the_same",
    "tests/test_bot_core.py::test_the_shipped_weights_beat_greedy_in_a_short_arena",
]

# Everything that the page has a folder for, but debts: they are shared by all that make somebody lose coins.
PAGE = ROOT / "web"
PARTS_OF_THE_PAGE = sorted({path.name for path in (PAGE / "src" / "expansions").iterdir() if path.is_dir()} - {"debts"})

# Words by which an expansion could be known to somebody who should not know it.
WORDS = {
    "leaders": r"leaders?|recruit\w*",
    "cities": r"diplomacy|spy|spies",
    "armada": r"armada|fleets?|shipyards?|islands?|naval|harbour",
    "edifice": r"edifices?|pawns?",
}
# They may be meant otherwise here: names of people, a docstring with an example of a scenario's key.
OTHER_MEANINGS = {"server/names.py", "record/classic/table_reader.py", "server/wire/classic/table.py"}

SHORT = """
import importlib, itertools, pathlib, pkgutil, sys
import sevenwonders
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.languages import FOLDER as LANGUAGES
from sevenwonders.languages import ORIGINAL
from sevenwonders.languages.compare import messages_of
for module in pkgutil.walk_packages(sevenwonders.__path__, "sevenwonders."):
    if "migrations" not in module.name and not module.name.endswith("__main__"):
        try:
            importlib.import_module(module.name)
        except ImportError as error:
            # Packages of extras may be missing.
            if error.name and error.name.startswith("sevenwonders"):
                raise
from sevenwonders.record.document import documents_in
from sevenwonders.record.scenario import Document, run_document
passed = 0
for file in sorted(pathlib.Path(sys.argv[1]).rglob("*.yaml")):
    # Reading a whole file takes longer than running two scenarios of it.
    for value in itertools.islice(documents_in(file), 2):
        if set(value.get("config", {}).get("expansions", [])) <= set(EXPANSIONS):
            outcome = run_document(Document(value["title"], file, value, ""))
            assert outcome.passed, outcome.report()
            passed += 1
print(passed)
"""


def names(expansion: str) -> re.Pattern[str]:
    """A line of an assembly file that belongs to the expansion: an import, an entry of a list, a field."""
    title = expansion.capitalize()
    field = rf"^\s+{expansion}: (?!list)"
    return re.compile(rf"\.{expansion}\.|\b{title}[A-Z]\w*|\b{expansion.upper()}_|\"{expansion}\"|{field}")


def files_of_the_project(*parts: str) -> list[str]:
    """The files of the repository, new ones too, in these folders or in all of them; nothing that was generated."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *parts]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [file for file in listed if (ROOT / file).is_file()]


# An import that takes several lines, as far as its last line.
WRAPPED_IMPORT = re.compile(r"^from \S+ import \([^)]*\)", re.MULTILINE)


def program_without(expansion: str, folder: Path, parts: list[str]) -> None:
    """A copy of the program in which the expansion has never existed."""
    for file in files_of_the_project(*parts):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, folder / file)
    for found in sorted(folder.rglob(expansion)):
        if found.is_dir() and found.exists():
            shutil.rmtree(found)
    # Folders of its name are gone by now, with the titles of its examples.
    for own in (f"**/classic/{expansion}.py", f"languages/*/{expansion}.ftl", f"languages/*/terminal/{expansion}.ftl"):
        for found in (folder / "src" / "sevenwonders").glob(own):
            found.unlink()
    for file in ASSEMBLY:
        text = (folder / file).read_text(encoding="utf-8")
        lines = WRAPPED_IMPORT.sub(lambda found: found[0].replace("\n", " ") + "\n", text).splitlines(keepends=True)
        kept = [line for line in lines if not names(expansion).search(line)]
        assert len(kept) < len(lines), f"{file} does not name {expansion}"
        (folder / file).write_text("".join(kept), encoding="utf-8")
    left = [puzzle for puzzle in shipped_puzzles() if expansion not in json.dumps(puzzle.config)]
    (folder / PUZZLES).write_bytes(packed(left))


# In the usual run one of them shows that the copy works; words of the others are looked for below.
@pytest.mark.parametrize(
    "expansion", [EXPANSIONS[0], *(pytest.param(name, marks=pytest.mark.proof) for name in EXPANSIONS[1:])]
)
def test_the_program_runs_without_an_expansion(expansion: str, tmp_path: Path) -> None:
    """The short form: everything else imports, and scenarios of all that is left pass."""
    program_without(expansion, tmp_path, ["src", "tests/scenarios"])
    run = subprocess.run(
        [sys.executable, "-c", SHORT, str(tmp_path / "tests" / "scenarios")],
        env={"PYTHONPATH": str(tmp_path / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    assert int(run.stdout) > 50


def test_the_architecture_lists_the_assembly_files() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    slices = page.partition("## Vertical slices")[2].partition("\n## ")[0]
    assert [file for file in ASSEMBLY if f"`{file.removeprefix('src/sevenwonders/')}`" not in slices] == []


def test_everything_that_is_left_out_exists() -> None:
    assert [part for part in LEFT_OUT if not (ROOT / part).exists()] == []
    for test in NOT_RUN:
        file, name = test.split("::")
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), test


@pytest.mark.proof
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_rest_of_the_program_passes_its_tests_without_an_expansion(expansion: str, tmp_path: Path) -> None:
    """The whole form: types of everything else, and tests of all that could miss the expansion, from source."""
    program_without(expansion, tmp_path, [])
    for part in LEFT_OUT:
        found = tmp_path / part
        if found.is_dir():
            shutil.rmtree(found)
        else:
            found.unlink()

    def run(*words: str) -> str:
        """What the command of the copy says; it has to succeed."""
        command = [sys.executable, *words]
        environment = {"PYTHONPATH": str(tmp_path / "src"), "PATH": os.environ["PATH"]}
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, (
            f"{shlex.join(words)} without {expansion}:\n{done.stdout[-4000:]}{done.stderr[-2000:]}"
        )
        return done.stdout

    # The program may be installed here as well; it is the copy that has to pass.
    assert run("-c", "import sevenwonders; print(sevenwonders.__file__)").startswith(str(tmp_path))
    run("-m", "mypy", "--cache-dir", "cache")
    # The page counts points with the scoring of this copy, as a test compares.
    run("-m", "tools.python_to_js", "web/src/score")
    (tmp_path / "web" / "node_modules").symlink_to(PAGE / "node_modules")
    left_out = [word for test in NOT_RUN for word in ("--deselect", test)]
    run(
        "-m",
        "pytest",
        "-m",
        "not long and not proof and not compiled",
        *left_out,
        "-p",
        "no:cacheprovider",
        "--tb=short",
    )


def test_every_expansion_has_a_folder_of_the_page() -> None:
    assert set(EXPANSIONS) <= set(PARTS_OF_THE_PAGE)


@pytest.mark.proof
@pytest.mark.parametrize("name", PARTS_OF_THE_PAGE)
def test_the_page_can_be_built_without_an_expansion(name: str) -> None:
    """The page's own proof: a copy without the folder has to type-check and build."""
    command = ["node", "checks/without.mjs", name]
    done = subprocess.run(command, cwd=PAGE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{shlex.join(command)} in web/:\n{done.stdout[-4000:]}{done.stderr[-2000:]}"


def groups_in(file: Path) -> set[str]:
    """The groups of messages that the page asks for by their name."""
    return {message.id.name.partition("-")[0] for name, message in messages_of(ORIGINAL) if name == file.name}


@pytest.mark.parametrize("name", PARTS_OF_THE_PAGE)
def test_the_messages_of_an_expansion_are_its_own(name: str) -> None:
    """No other part of the page asks for a group of messages that goes with the expansion."""
    others = {group for file in (LANGUAGES / ORIGINAL).glob("*.ftl") if file.stem != name for group in groups_in(file)}
    own = groups_in(LANGUAGES / ORIGINAL / f"{name}.ftl") - others
    asked = re.compile(rf'words\("({"|".join(sorted(own))})"\)')
    folder = PAGE / "src" / "expansions" / name
    files = [
        path for path in (PAGE / "src").rglob("*") if path.suffix in {".ts", ".svelte"} and folder not in path.parents
    ]
    assert own
    assert [str(path) for path in files if asked.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_no_other_file_speaks_of_an_expansion(expansion: str) -> None:
    word = re.compile(rf"\b({WORDS[expansion]})\b", re.IGNORECASE)
    source = ROOT / "src" / "sevenwonders"
    speaking = [
        str(path.relative_to(source))
        for path in sorted(source.rglob("*.py"))
        if expansion not in path.relative_to(source).with_suffix("").parts
        and word.search(path.read_text(encoding="utf-8"))
    ]
    assembly = {file.removeprefix("src/sevenwonders/") for file in ASSEMBLY}
    assert [file for file in speaking if file not in assembly | OTHER_MEANINGS] == []
