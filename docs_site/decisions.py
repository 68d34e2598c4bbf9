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

MOVED_HEAD: Final = """Records are not rewritten, so they name files as they were called at the time. These have
another name now:

| in a record | now |
| --- | --- |
"""
MOVED: Final = {
    "architects/english.py": "architects/phrases.py",
    "classic/english.py": "classic/text/english.py",
    "classic/passed_hands.py": "classic/memory/passed_hands.py",
    "classic/pile.py": "classic/memory/pile.py",
    "classic/sentences.py": "classic/text/phrases.py",
    "kernel/rule_names.py": "kernel/interactive.py",
    "record/architects/sentences.py": "architects/phrases.py",
    "server/bots.py": "server/bots/workers.py",
    "server/browser/reach.py": "tools/python_to_js/reach.py",
    "server/classic/": "server/present/classic/",
    "server/job_queue.py": "server/bots/job_queue.py",
    "server/line.py": "server/web/websocket.py",
    "server/rules.py": "server/table_config.py",
    "server/socket.py": "server/web/sockets.py",
    "storyWords.ts": "expansions/armada/story.ts",
    "test_collector.py": "tests/server/test_garbage_collection.py",
    "tests/memories.py": "tests/support/memories.py",
    "tests/server/test_line.py": "tests/server/test_websocket.py",
}


def decisions_page(folder: Path) -> str:
    """Return a list of all records with their titles, the numbers that were never used, and files that have moved."""
    files = sorted(folder.glob("[0-9]*.md"))
    rows = [f"- [{title_of(file)}]({file.name})" for file in files]
    used = {int(file.name[:4]) for file in files}
    gaps = [str(number) for number in range(1, max(used)) if number not in used]
    numbers = f"{', '.join(gaps[:-1])} or {gaps[-1]}" if len(gaps) > 1 else "".join(gaps)
    moved = "".join(f"| `{old}` | `{new}` |\n" for old, new in MOVED.items())
    parts = [HEAD, "\n".join(rows) + "\n", *([GAPS.format(numbers=numbers) + "\n"] if gaps else []), MOVED_HEAD + moved]
    return "\n".join(parts)


def title_of(file: Path) -> str:
    """Return the heading of a page."""
    return file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


if __name__ == "__main__":
    (FOLDER / "README.md").write_text(decisions_page(FOLDER), encoding="utf-8")
