"""The files in deploy/, and the programs that read them, where they are installed."""

import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent.parent
DEPLOY = ROOT / "deploy"


def needed(program: str) -> str:
    """The program, if it is installed; `make deploy-check` installs all of them."""
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed here: `make deploy-check` installs it.")
    return found
