"""`make release` tags only what docs/releases.md allows. The long steps are left out: `make` itself is replaced."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.places import SOURCE

ROOT = SOURCE.parents[1]
TAG = "v1.2.3"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository that could be released as version 1.2.3."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "pyproject.toml").write_text('version = "1.2.3"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3 (2026-01-31)\n", encoding="utf-8")
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    git(tmp_path, "config", "user.name", "Somebody")
    git(tmp_path, "config", "user.email", "somebody@example.org")
    commit(tmp_path)
    return tmp_path


def git(project: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=project, check=True, capture_output=True, text=True).stdout


def commit(project: Path) -> None:
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "--message", "A change")


def release(project: Path, steps: str = "true") -> tuple[int, str]:
    """The exit code and what was said; `steps` runs in place of tests, documentation and packages."""
    # The options of a `make` that runs these tests are none of its business.
    environment = {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    }
    command = ["make", "release", f"MAKE={steps}"]
    done = subprocess.run(command, cwd=project, check=False, capture_output=True, text=True, env=environment)
    return done.returncode, done.stdout


def test_a_release_is_tested_documented_packed_and_tagged(project: Path) -> None:
    code, said = release(project)
    assert code == 0
    steps = [said.index(step) for step in ("true test", "true long", "true docs", "true packages", "git tag")]
    assert steps == sorted(steps)
    assert git(project, "cat-file", "-t", TAG) == "tag\n"


def without_section(project: Path) -> None:
    (project / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n", encoding="utf-8")
    commit(project)


REFUSALS: dict[str, Callable[[Path], object]] = {
    "There are changes that are not committed.": lambda project: (project / "new").touch(),
    "Releases are made from the branch main.": lambda project: git(project, "switch", "--quiet", "--create", "other"),
    "Version 1.2.3 has been released.": lambda project: git(project, "tag", TAG),
    "CHANGELOG.md needs a section '## 1.2.3 (DATE)'.": without_section,
}


@pytest.mark.parametrize("sentence", REFUSALS)
def test_what_cannot_be_released_is_refused_before_anything_is_run(project: Path, sentence: str) -> None:
    REFUSALS[sentence](project)
    tags = git(project, "tag")
    code, said = release(project)
    assert code != 0
    assert sentence in said
    assert "true test" not in said
    assert git(project, "tag") == tags


@pytest.mark.parametrize("steps", ["false", "touch changed; true"])
def test_steps_that_fail_or_change_files_leave_no_tag(project: Path, steps: str) -> None:
    assert release(project, steps)[0] != 0
    assert git(project, "tag") == ""
