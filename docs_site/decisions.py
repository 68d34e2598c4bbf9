"""The list of decision records. `python -m docs_site.decisions` writes it to docs/decisions/README.md."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent / "docs" / "decisions"
HEAD: Final = """# Decisions

Choices that are costly to undo, with their context, options, choice and price. A later record may replace an earlier
one.
"""
GAPS: Final = """A number is reserved when work begins, so that records written at the same time do not collide. If the
work turns out to need no record, its number stays unused. No record has ever had the number {numbers}."""


def decisions_page(folder: Path) -> str:
    """Return a list of all records with their titles, and the numbers that were never used."""
    files = sorted(folder.glob("[0-9]*.md"))
    rows = [f"- [{title_of(file)}]({file.name})" for file in files]
    used = {int(file.name[:4]) for file in files}
    gaps = [str(number) for number in range(1, max(used)) if number not in used]
    numbers = f"{', '.join(gaps[:-1])} or {gaps[-1]}" if len(gaps) > 1 else "".join(gaps)
    parts = [HEAD, "\n".join(rows) + "\n", *([GAPS.format(numbers=numbers) + "\n"] if gaps else [])]
    return "\n".join(parts)


def title_of(file: Path) -> str:
    """Return the heading of a page."""
    return file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


if __name__ == "__main__":
    (FOLDER / "README.md").write_text(decisions_page(FOLDER), encoding="utf-8")
