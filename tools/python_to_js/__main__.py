"""Writes what the score sheets need: `python -m tools.python_to_js web/src/score`."""

import sys
from pathlib import Path

from tools.python_to_js.facts import facts
from tools.python_to_js.script import script


def write(file: Path, text: str) -> None:
    """Write a file, unless its content is the same: what was built from it is then still up to date."""
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    write(folder / "engine.js", script())
    write(folder / "facts.json", facts())
