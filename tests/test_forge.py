"""Files for the forge: the programs that read them accept them, and what they name exists."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from tests.support.places import SOURCE

ROOT = SOURCE.parents[1]
FORGE = ROOT / ".github"
SCHEMAS = {
    "workflows/*.yml": "vendor.github-workflows",
    "ISSUE_TEMPLATE/[!c]*.yml": "vendor.github-issue-forms",
    "ISSUE_TEMPLATE/config.yml": "vendor.github-issue-config",
    "dependabot.yml": "vendor.dependabot",
}
CONFIGURATION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = CONFIGURATION["project"]


@pytest.mark.parametrize("pattern", SCHEMAS)
def test_the_forge_accepts_its_files(pattern: str) -> None:
    files = [str(file) for file in sorted(FORGE.glob(pattern))]
    assert files
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", SCHEMAS[pattern], *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_workflows_run_commands_that_exist() -> None:
    targets = re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    used = [
        target
        for file in (FORGE / "workflows").iterdir()
        for target in re.findall(r"\bmake ([a-z][a-z-]*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert used
    assert set(used) <= set(targets)


def test_every_supported_python_is_tested_and_gets_a_wheel() -> None:
    named = re.findall(r"Python :: (3\.\d+)$", "\n".join(PROJECT["classifiers"]), re.MULTILINE)
    assert named[0] == PROJECT["requires-python"].removeprefix(">=")
    jobs = {
        name: yaml.safe_load((FORGE / "workflows" / f"{name}.yml").read_text("utf-8"))["jobs"]
        for name in ("test", "release")
    }
    assert jobs["test"]["source"]["strategy"]["matrix"]["python"] == named
    tags = [version.replace("3.", "cp3") for version in named]
    assert CONFIGURATION["tool"]["cibuildwheel"]["build"] == [f"{tag}-*" for tag in tags]
    systems = jobs["release"]["wheels"]["strategy"]["matrix"]["system"]
    assert {name.partition("-")[0] for name in systems} == {"ubuntu", "macos", "windows"}
    assert {words for words in PROJECT["classifiers"] if words.startswith("Operating System")} == {
        f"Operating System :: {system}" for system in ("POSIX :: Linux", "MacOS", "Microsoft :: Windows")
    }
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"PYTHONS ?= {' '.join(f'python{version}' for version in named)}\n" in makefile


def pins_of(name: str) -> set[str]:
    """The packages of a lock with their versions."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return set(re.findall(r"^([\w.-]+(?:\[\w+\])?==\S+)", text, re.MULTILINE))


def test_the_locks_agree_and_playing_needs_no_compiler() -> None:
    everything, playing, compiling = (pins_of(f"requirements{part}.lock") for part in ("-dev", "", "-build"))
    assert playing | compiling < everything
    names = [{line.partition("==")[0] for line in lock} for lock in (playing, compiling)]
    # An operator needs no second step for PostgreSQL.
    assert {"fastapi", "openskill", "psycopg[binary]", "segno", "uvloop"} <= names[0] - names[1]
    assert {"hatch-mypyc", "mypy", "setuptools"} <= names[1] - names[0]


def test_hooks_before_a_commit_use_programs_of_this_project() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    locked = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    for program in re.findall(r"\.venv/bin/([a-z-]+)", text):
        assert re.search(rf"^{program}==", locked, re.MULTILINE), program


def test_everything_names_the_same_repository() -> None:
    home = PROJECT["urls"]["Homepage"]
    pages: list[Path] = [*FORGE.rglob("*.yml"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
    named = {
        link
        for page in pages
        for link in re.findall(r"https://github\.com/[\w-]+/sevenwonders", page.read_text("utf-8"))
    }
    assert named == {home}


def test_the_version_has_a_section_in_the_changelog() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## (\d+\.\d+\.\d+) \(\d{4}-\d{2}-\d{2}\)$", text, re.MULTILINE)
    assert PROJECT["version"] == released[0]
    # Besides the changelog, only this page repeats the version, because people copy it.
    assert f"version = {{{PROJECT['version']}}}," in (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    assert released == sorted(released, key=lambda version: [int(part) for part in version.split(".")], reverse=True)


@pytest.mark.proof
def test_the_job_for_the_sources_passes_without_the_packages_of_extras(tmp_path: Path) -> None:
    """Its own command lines, in a new environment."""
    workflow = yaml.safe_load((FORGE / "workflows" / "test.yml").read_text(encoding="utf-8"))
    commands = [step["run"] for step in workflow["jobs"]["source"]["steps"] if "run" in step]
    assert [command.split()[0] for command in commands] == ["pip", "pytest"]
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "environment"], check=True)
    programs = tmp_path / "environment" / "bin"
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST_"))}
    surroundings["PATH"] = f"{programs}{os.pathsep}{surroundings['PATH']}"
    for command in commands:
        done = subprocess.run(
            command, shell=True, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    assert not list(programs.parent.glob("lib/python*/site-packages/numpy")), "NumPy comes with an extra"
