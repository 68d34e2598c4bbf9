"""The tables of docs/environments.md, made from the program: `python -m docs_site.environments` writes them anew."""

import re
from pathlib import Path

from sevenwonders import Config
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.encode.encodings import encoder_of

PAGE = Path(__file__).parent.parent / "docs" / "environments.md"

# The tables by the name in their mark.
TABLES = {
    "first edition, 4 players": Config(4),
    "first edition, 2 players": Config(2),
    "second edition, 4 players in teams, all expansions": Config(
        4, edition=2, expansions=list(EXPANSIONS), variant="teams"
    ),
    "Architects, 4 players": Config(4, game="architects"),
}
FIRST_CITY = "city 0: "
LATER_CITY = re.compile(r"city [1-9]: ")


def layout_table(config: Config) -> str:
    """The fields of a row. All cities have the same, so those of the first stand for them."""
    layout = encoder_of(config).layout
    lines = ["| bytes | size | field | meaning |", "| --- | ---: | --- | --- |"]
    own = [field for field in layout.fields if field.name.startswith(FIRST_CITY)]
    size = sum(field.size() for field in own)
    for start, count, name, words in layout.table():
        if LATER_CITY.match(name):
            continue
        shown = name.replace(FIRST_CITY, "city *k*: ")
        where = f"{start} + {size} *k*" if name.startswith(FIRST_CITY) else str(start)
        lines.append(f"| {where} | {count} | {shown} | {words} |")
    return "\n".join([*lines, f"| {layout.size} | | | the size of a row |"])


def with_tables(text: str) -> str:
    """The page with its tables as the program has them now."""
    for name, config in TABLES.items():
        marks = re.compile(rf"(<!-- table: {re.escape(name)} -->\n).*?(<!-- end -->)", re.DOTALL)
        found = marks.search(text)
        if found is None:
            raise LookupError(f"The page has no mark for the table '{name}'.")
        text = f"{text[: found.end(1)]}{layout_table(config)}\n{text[found.start(2) :]}"
    return text


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
