"""What `make packages` has built: each package is installed in a new environment, plays a game and serves the page."""

import os
import re
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

import sevenwonders
from tests.server.databases import free_port
from tests.support.places import SOURCE

DIST = SOURCE.parents[1] / "dist"
PACKAGES = sorted(DIST.glob("*")) if DIST.exists() else []
# Those for which `make packages` has compiled a wheel.
PYTHONS = os.environ.get("PYTHONS", sys.executable).split()

A_GAME = Path(__file__).parent / "support" / "one_game.py"

pytestmark = pytest.mark.proof


@pytest.fixture(autouse=True, scope="module")
def _built() -> None:
    if not PACKAGES:
        pytest.skip("`make packages` builds what this looks at")


def tag_of(python: str) -> str:
    """The tag of wheels for a Python, such as cp312."""
    command = [python, "-c", "import sys; print(f'cp{sys.version_info[0]}{sys.version_info[1]}')"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def python_for(package: Path) -> str:
    """The Python that a wheel was compiled for, and any of them for the other packages."""
    compiled = re.search(r"-(cp3\d+)-", package.name)
    if compiled is None:
        return next(iter(PYTHONS), sys.executable)
    return {tag_of(python): python for python in PYTHONS}[compiled[1]]


def test_there_is_a_package_for_everybody() -> None:
    """An sdist, a wheel that runs everywhere, and for each Python a compiled one for most Linux machines."""
    version = re.escape(sevenwonders.__version__)
    patterns = [rf"sevenwonders-{version}\.tar\.gz", rf"sevenwonders-{version}-py3-none-any\.whl"]
    patterns += [rf"sevenwonders-{version}-{tag}-{tag}-manylinux[\w.]+_x86_64\.whl" for tag in map(tag_of, PYTHONS)]
    for pattern in patterns:
        assert [file.name for file in PACKAGES if re.fullmatch(pattern, file.name)], pattern
    assert len(PACKAGES) == len(patterns)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda file: file.name)
def test_a_package_contains_page_data_and_types(package: Path) -> None:
    names = names_in(package)
    for name in (
        "server/page/index.html",
        "py.typed",
        "catalogue/data/first_edition/age_1.yaml",
        "bots/weights/classic_1.weights",
        "server/migrations/env.py",
    ):
        assert f"sevenwonders/{name}" in names, name
    assert not [name for name in names if "node_modules" in name or name.endswith((".pyc", ".c"))]


@pytest.mark.parametrize("package", PACKAGES, ids=lambda file: file.name)
def test_a_package_describes_itself_with_links_that_lead_somewhere(package: Path) -> None:
    """A description is read far away from the repository, so all of its links and pictures are whole addresses."""
    about = Parser().parsestr(metadata_of(package))
    assert about["Version"] == sevenwonders.__version__
    assert about["Description-Content-Type"] == "text/markdown"
    description = about.get_payload()
    assert isinstance(description, str)
    links = re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", description)
    assert links
    assert [link for link in map("".join, links) if not link.startswith(("https://", "#"))] == []


def names_in(package: Path) -> list[str]:
    """The names of its files, as they are after installing."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            return wheel.namelist()
    with tarfile.open(package) as sdist:
        return [name.partition("/")[2].removeprefix("src/") for name in sdist.getnames()]


def metadata_of(package: Path) -> str:
    """What a package says about itself."""
    version = sevenwonders.__version__
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            return wheel.read(f"sevenwonders-{version}.dist-info/METADATA").decode()
    with tarfile.open(package) as sdist:
        file = sdist.extractfile(f"sevenwonders-{version}/PKG-INFO")
        assert file is not None
        return file.read().decode()


@pytest.mark.parametrize("package", PACKAGES, ids=lambda file: file.name)
def test_a_package_plays_a_game_and_serves_the_page(package: Path, tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    subprocess.run([python_for(package), "-m", "venv", environment], check=True)
    python = environment / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", f"{package}[server]"], check=True, cwd=tmp_path)
    played = subprocess.run([python, A_GAME], check=True, capture_output=True, text=True, cwd=tmp_path)
    version, kernel_file = played.stdout.split()
    assert version == sevenwonders.__version__
    assert kernel_file.endswith(".so") == ("manylinux" in package.name)
    program = str(environment / "bin" / "sevenwonders")
    told = subprocess.run([program, "--version"], check=True, capture_output=True, text=True, cwd=tmp_path)
    assert told.stdout == f"sevenwonders {version}\n"
    port = free_port()
    command = [program, "serve", "--port", str(port)]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            assert b'<div id="app"' in answer_of(f"http://127.0.0.1:{port}/")
        finally:
            server.terminate()


def answer_of(url: str) -> bytes:
    """What the server sends, once it listens."""
    for _ in range(200):
        try:
            with urllib.request.urlopen(url) as answer:
                body: bytes = answer.read()
                return body
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{url} does not answer")


def test_the_readme_installs_a_wheel_that_is_there() -> None:
    [pattern] = re.findall(r"\$\(ls (\S+)\)", (DIST.parent / "README.md").read_text(encoding="utf-8"))
    assert len(list(DIST.parent.glob(pattern))) == 1
