"""How packages are built: none without the page, unless that is asked for."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.support.places import SOURCE

ROOT = SOURCE.parents[1]
PAGE = "src/sevenwonders/server/page/index.html"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The files that describe the package, without its sources."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "CHANGELOG.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    return tmp_path


def build(project: Path, target: str, **variables: str) -> tuple[int, str]:
    """The exit code, and everything that was said."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", "dist"]
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("HATCH_")} | variables
    done = subprocess.run(command, cwd=project, env=surroundings, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("target", ["sdist", "wheel"])
def test_a_package_without_the_page_is_refused_with_a_sentence(project: Path, target: str) -> None:
    code, said = build(project, target)
    assert code == 1
    assert said.startswith(f"The package would have no page: {PAGE} is missing. Build the page first with `make page`")
    assert "Traceback" not in said
    assert not (project / "dist").exists() or not list((project / "dist").iterdir())


def test_a_package_without_the_page_can_be_asked_for(project: Path) -> None:
    assert build(project, "sdist", SEVENWONDERS_BUILD_WITHOUT_PAGE="1")[0] == 0


def test_the_page_is_in_the_package(project: Path) -> None:
    (project / PAGE).parent.mkdir(parents=True)
    (project / PAGE).write_text("<p>", encoding="utf-8")
    # As in the repository, which does not hold what is built.
    (project / ".gitignore").write_text("src/sevenwonders/server/page/\n", encoding="utf-8")
    assert build(project, "sdist")[0] == 0
    (package,) = (project / "dist").iterdir()
    with tarfile.open(package) as sdist:
        assert [name for name in sdist.getnames() if name.endswith(PAGE)]


def test_only_the_makefile_leaves_the_page_out_and_adds_it_afterwards() -> None:
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    (line,) = [line for line in lines if "SEVENWONDERS_BUILD_WITHOUT_PAGE=1" in line]
    assert "pip install" in line
    assert "./build/wheel" in line
