"""The subcommand `translations`: what each language lacks, and where it does not fit the original."""

import re
from collections.abc import Iterator, Mapping
from typing import Annotated

import typer
from rich.console import Console

from sevenwonders.cli.look import BAD_STYLE
from sevenwonders.languages import FOLDER, ORIGINAL, languages
from sevenwonders.languages.compare import faults, messages_of, missing, stub
from sevenwonders.server.present.architects.facts import architects_facts
from sevenwonders.server.present.classic.facts import EDITIONS, catalogue_facts


def translations(
    code: Annotated[str, typer.Argument(help="The language to look at, such as `de`. Without it, all of them.")] = "",
    write: Annotated[
        bool,
        typer.Option("--stub", help="Add what is missing to its files in English, to be translated there."),
    ] = False,
) -> None:
    """Run the subcommand.

    Exit code 1 means that something is missing or does not fit.
    """
    console = Console(highlight=False, markup=False, soft_wrap=True)
    names = dict(english_names())
    codes = [code] if code else [language.code for language in languages() if language.code != ORIGINAL]
    complete = [check(console, each, names, write) for each in codes]
    if not all(complete):
        raise typer.Exit(1)


def check(console: Console, code: str, names: Mapping[str, str], write: bool) -> bool:
    """Show what one language lacks, and whether it is complete."""
    if write:
        (FOLDER / code).mkdir(exist_ok=True)
    elif not (FOLDER / code).is_dir():
        console.print(f"There is no language {code} yet. `sevenwonders translations {code} --stub` begins it.")
        return False
    try:
        wrong = faults(code, names)
    except ValueError as error:
        console.print(f"{error}", style=BAD_STYLE)
        return False
    lacks = missing(code, names)
    count = sum(map(len, lacks.values()))
    whole = len(names) + sum(1 for _ in messages_of(ORIGINAL))
    console.print(f"{code}: {whole - count} of {whole} messages")
    for fault in wrong:
        console.print(f"  {fault}", style=BAD_STYLE)
    for file, idents in lacks.items():
        if write:
            path = FOLDER / code / file
            before = path.read_text(encoding="utf-8").rstrip("\n") + "\n\n" if path.exists() else ""
            path.write_text(before + stub(file, idents, names), encoding="utf-8")
            console.print(f"  {path}: {len(idents)} added in English")
        else:
            console.print(f"  {file} lacks {', '.join(idents)}")
    return not wrong and not lacks


def english_names() -> Iterator[tuple[str, str]]:
    """Yield the names of cards, wonders and tokens, which the original takes from the card data."""
    for edition in EDITIONS:
        facts = catalogue_facts(edition)
        yield from ((f"card-{card.id}", card.name) for card in facts.cards)
        for board in facts.boards:
            # Both sides of a board have one name.
            place = re.sub(r"_(a|b|day|night)$", "", board.id)
            yield f"place-{place}", board.name
            yield f"wonder-{place}", board.wonder
    box = architects_facts()
    yield from ((f"boxname-{card.id}", card.name) for card in box.cards)
    yield from ((f"token-{token.id}", token.name) for token in box.tokens)
    for wonder in box.wonders:
        yield f"boxcity-{wonder.id}", wonder.name
        yield f"boxwonder-{wonder.id}", wonder.wonder
