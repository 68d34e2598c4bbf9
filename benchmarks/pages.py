"""Tables that programs write into pages of the documentation, between comments that name the program."""

import re
from collections.abc import Sequence
from pathlib import Path


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table with a column of names and columns of numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def rewrite(page: Path, writer: str, text: str) -> None:
    """Put another text into the part of a page that belongs to the writer, a command."""
    page.write_text(rewritten(page.read_text(encoding="utf-8"), writer, text), encoding="utf-8")


def rewritten(page: str, writer: str, text: str) -> str:
    """The page with another text from that writer."""
    begin, end = f"<!-- written by {writer} -->\n", f"<!-- end of what {writer} writes -->\n"
    pattern = re.compile(f"({re.escape(begin)}).*?({re.escape(end)})", re.DOTALL)
    if not pattern.search(page):
        raise SystemExit(f"The page has no place for what {writer} writes.")
    return pattern.sub(lambda found: f"{found[1]}{text.strip()}\n{found[2]}", page)
