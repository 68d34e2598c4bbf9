"""`make play` never compiles: it takes compiled rules that are up to date, else the sources. Programs are replaced."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.places import SOURCE

MAKEFILE = SOURCE.parents[1] / "Makefile"
RULES = "src/sevenwonders/kernel/game.py"
INSTALLED = ".venv/lib/python3.11/site-packages/sevenwonders"
FROM_ENGINE = ("web/src/language/messages.ts", "web/src/score/engine.js", "web/src/score/facts.json")
# Every file is made from earlier ones.
FILES = (
    ("requirements.lock", "requirements-build.lock", "requirements-node.lock", "hatch_build.py", RULES),
    ("src/sevenwonders/catalogue/facts.py",),
    (
        "web/index.html",
        "web/vite.config.ts",
        "web/package-lock.json",
        "tools/page_examples.py",
        "tests/scenarios/a.yaml",
        "src/sevenwonders/languages/en/a.ftl",
    ),
    (".venv/tools", ".venv/bin/npm", f"{INSTALLED}/server/page/index.html", "web/node_modules/.package-lock.json"),
    ("web/.from_engine",),
    FROM_ENGINE,
    ("src/sevenwonders/server/page/index.html",),
    (".venv/engine",),
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout in which everything is installed, built, compiled and up to date."""
    shutil.copy(MAKEFILE, tmp_path)
    (tmp_path / "pyproject.toml").write_text('include = ["src/sevenwonders/kernel"]\n', encoding="utf-8")
    os.utime(tmp_path / "pyproject.toml", (0, 0))
    for age, names in enumerate(FILES):
        for name in names:
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            os.utime(path, (age, age))
    python = tmp_path / ".venv/bin/python"
    python.write_text('#!/bin/sh\necho "from: $PYTHONPATH, runs: $@"\n', encoding="utf-8")
    python.chmod(0o755)
    return tmp_path


def play(project: Path, *words: str, **variables: str) -> str:
    """The output of `make play`."""
    inherited = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    command = ["make", "play", *words]
    return subprocess.run(
        command, cwd=project, check=True, capture_output=True, text=True, env=inherited | variables
    ).stdout


def test_compiled_rules_that_are_up_to_date_are_used(project: Path) -> None:
    assert play(project) == "from: , runs: -m sevenwonders serve\n"
    # The rest of the program is copied to them.
    assert (project / INSTALLED / "kernel/game.py").exists()


def test_changed_rules_run_from_source(project: Path) -> None:
    os.utime(project / RULES, (100, 100))
    # The page is made from the rules as well.
    for made in ("web/.from_engine", *FROM_ENGINE):
        os.utime(project / made, (100, 100))
    os.utime(project / "src/sevenwonders/server/page/index.html", (101, 101))
    assert play(project) == "from: src, runs: -m sevenwonders serve\n"


def test_rules_that_were_never_compiled_run_from_source(project: Path) -> None:
    (project / ".venv/engine").unlink()
    assert play(project, "HOST=0.0.0.0") == "from: src, runs: -m sevenwonders serve --host 0.0.0.0\n"
    assert play(project, HOST="x86_64-linux") == "from: src, runs: -m sevenwonders serve\n"


def test_only_compiling_asks_for_a_compiler(project: Path) -> None:
    (project / ".venv/tools").unlink()
    (project / ".venv/engine").unlink()
    planned = play(project, "--dry-run")
    assert "pip install" in planned
    assert "gcc" not in planned
