"""The list of decision records."""

from pathlib import Path


def decisions_page(folder: Path) -> str:
    """Every record by number, with its title."""
    rows = [f"- [{title_of(file)}]({file.name})" for file in sorted(folder.glob("*.md"))]
    head = "# Decisions\n\nChoices that are costly to undo, with their context, options, choice and price.\n\n"
    return head + "\n".join(rows) + "\n"


def title_of(file: Path) -> str:
    """The heading of a page."""
    return file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
