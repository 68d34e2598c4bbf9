"""The subcommand `translations`: what each language lacks, and where it does not fit the original."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from sevenwonders.cli.look import BAD_STYLE
from sevenwonders.cli.words.language import told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.languages import FOLDER, ORIGINAL, languages
from sevenwonders.languages.compare import Elsewhere, Fault, NoMessage, faults, messages_of, missing, stub
from sevenwonders.languages.examples import SCENARIOS, english_examples
from sevenwonders.server.present.architects.facts import architects_facts
from sevenwonders.server.present.classic.facts import EDITIONS, catalogue_facts
from sevenwonders.server.wire.classic.table import BoardFacts


def translations(
    code: Annotated[str, typer.Argument()] = "",
    write: Annotated[bool, typer.Option("--stub")] = False,
) -> None:
    """Run the subcommand."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    elsewhere = english_texts()
    codes = [code] if code else [language.code for language in languages() if language.code != ORIGINAL]
    complete = [check(console, each, elsewhere, write) for each in codes]
    if not SCENARIOS.is_dir():
        console.print(told("terminal-translations-no-clone"))
    if not all(complete):
        raise typer.Exit(1)


def check(console: Console, code: str, elsewhere: Elsewhere, write: bool) -> bool:
    """Show what one language lacks, and whether it is complete."""
    if write:
        (FOLDER / code).mkdir(exist_ok=True)
    elif not (FOLDER / code).is_dir():
        console.print(told("terminal-translations-none", code=code))
        return False
    try:
        wrong = faults(code, elsewhere)
    except NoMessage as error:
        console.print(
            told("terminal-translations-no-message", file=error.file, text=error.text, reason=error.reason),
            style=BAD_STYLE,
        )
        return False
    lacks = missing(code, elsewhere)
    count = sum(map(len, lacks.values()))
    whole = sum(map(len, elsewhere.values())) + sum(1 for _ in messages_of(ORIGINAL))
    console.print(told("terminal-translations-count", code=code, found=whole - count, whole=whole))
    for fault in wrong:
        console.print(f"  {sentence(fault)}", style=BAD_STYLE)
    for file, idents in lacks.items():
        path = FOLDER / code / file
        console.print(f"  {add(path, file, idents, elsewhere) if write else lack(path, file, idents)}")
    return not wrong and not lacks


def sentence(fault: Fault) -> str:
    """Return what does not fit, in words."""
    return told_by_id(f"terminal-translations-{fault.kind}", file=fault.file, name=fault.about, detail=fault.detail)


def add(path: Path, file: str, idents: list[str], elsewhere: Elsewhere) -> str:
    """Add English messages to a file of a language, and return what was done."""
    before = path.read_text(encoding="utf-8").rstrip("\n") + "\n\n" if path.exists() else ""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(before + stub(file, idents, elsewhere), encoding="utf-8")
    return told("terminal-translations-added", path=str(path), count=len(idents))


def lack(path: Path, file: str, idents: list[str]) -> str:
    """Return what a language lacks of a file."""
    if not path.exists():
        return told("terminal-translations-absent", file=file, count=len(idents))
    return told("terminal-translations-lacks", file=file, names=", ".join(idents))


def english_texts() -> Elsewhere:
    """Return the English texts that are not messages: names of the card data, and in a clone titles of scenarios."""
    return {"names.ftl": dict(english_names()), "places.ftl": dict(english_places()), **english_examples()}


def english_names() -> Iterator[tuple[str, str]]:
    """Yield the names of cards, wonders and tokens, which the original takes from the card data."""
    for edition in EDITIONS:
        facts = catalogue_facts(edition)
        yield from ((f"card-{card.id}", card.name) for card in facts.cards)
        yield from ((f"wonder-{place_of(board)}", board.wonder) for board in facts.boards)
    box = architects_facts()
    yield from ((f"boxname-{card.id}", card.name) for card in box.cards)
    yield from ((f"token-{token.id}", token.name) for token in box.tokens)
    yield from ((f"boxwonder-{wonder.id}", wonder.wonder) for wonder in box.wonders)


def english_places() -> Iterator[tuple[str, str]]:
    """Yield the names of cities, which the original takes from the card data too."""
    for edition in EDITIONS:
        yield from ((f"place-{place_of(board)}", board.name) for board in catalogue_facts(edition).boards)
    yield from ((f"boxcity-{wonder.id}", wonder.name) for wonder in architects_facts().wonders)


def place_of(board: BoardFacts) -> str:
    """Return what names both sides of a board."""
    return re.sub(r"_(a|b|day|night)$", "", board.id)
