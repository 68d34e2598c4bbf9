"""The help of a command: its texts are messages, which are put in whenever the command is loaded.

`command-NAME` says what a command does and `command-NAME-more` how; `command-NAME-OPTION` is about one of its options
or arguments, and `command-option-OPTION` about one that several commands have.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

from sevenwonders.cli.words.language import told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.languages import blanks_in, is_said, languages

if TYPE_CHECKING:
    from typer._click import Command, Context, HelpFormatter, Parameter

# These read tables from files; their options select some of them.
READERS: Final = ("check", "replay", "score")

# What fills the blanks of texts: names in modules of commands, or functions there.
BLANKS: Final = {
    "bots": "table_options.bot_names",
    "expansions": "table_options.expansion_names",
    "games": "table_options.game_names",
    "keys": "table_options.rule_names",
    "languages": "help_page.codes",
    "limit": "arena.LIMIT_MS",
    "mostJobs": "many_games.MOST_JOBS",
    "mostWeeks": "puzzles.MOST_WEEKS",
    "recipes": "train.recipes",
    "variants": "table_options.variant_names",
    "worlds": "analyse.WORLDS",
}


def text_of_command(name: str) -> str:
    """Return what a command does, with its further paragraph."""
    return "\n\n".join(said(ident) for ident in (f"command-{name}", f"command-{name}-more") if is_said(ident))


def text_of_parameter(name: str, parameter: "Parameter") -> str:
    """Return what an option or argument of a command means."""
    option = (parameter.name or "").replace("_", "-")
    kinds = [name, *(["file"] if name in READERS else []), "option"]
    return said(next(filter(is_said, (f"command-{kind}-{option}" for kind in kinds))))


def said(ident: str) -> str:
    """Say a message of the help."""
    return told_by_id(ident, **{name: filled(BLANKS[name]) for name in blanks_in(ident)})


def filled(place: str) -> str:
    """Return what fills a blank."""
    module, _, name = place.partition(".")
    found = getattr(import_module(f"sevenwonders.cli.{module}"), name)
    return str(found() if callable(found) else found)


def codes() -> str:
    """List the codes of all languages."""
    return any_name([language.code for language in languages()])


def any_name(names: Sequence[str]) -> str:
    """List names of which one is enough. Babel knows how too, and takes half as long to load as the command."""
    *others, last = names
    return told("command-or", others=", ".join(others), last=last) if others else last


def write_usage(command: "Command", ctx: "Context", formatter: "HelpFormatter") -> None:
    """Write how a command is called."""
    pieces = command.collect_usage_pieces(ctx)
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=told("command-usage") + " ")


def write_options(command: "Command", ctx: "Context", formatter: "HelpFormatter") -> None:
    """Write the arguments of a command and its options, with those that all commands have."""
    rows = {kind: [row_of(each, ctx) for each in command.params if each.param_type_name == kind] for kind in KINDS}
    rows["option"] += [("--language <str>", said("command-option-language"))]
    rows["option"] += [(ctx.help_option_names[0], told("command-option-help"))]
    for kind, title in KINDS.items():
        if rows[kind]:
            with formatter.section(told_by_id(title)):
                formatter.write_dl(rows[kind])


# What a command can be given, and the headings of the lists.
KINDS: Final = {"argument": "command-arguments", "option": "command-options"}


def row_of(parameter: "Parameter", ctx: "Context") -> tuple[str, str]:
    """Return how an option or argument is written, and what it means."""
    names, _ = parameter.get_help_record(ctx) or ("", "")
    remarks = "; ".join(remarks_on(parameter, ctx))
    text: str = parameter.help  # type: ignore[attr-defined]
    return names, f"{text}  [{remarks}]" if remarks else text


def remarks_on(parameter: "Parameter", ctx: "Context") -> Iterator[str]:
    """Yield the default of an option, the least and greatest number, and whether it has to be there."""
    default = parameter.get_default(ctx, call=False)
    if parameter.show_default and default not in (None, "") and not isinstance(default, bool):  # type: ignore[attr-defined]
        yield told("command-default", value=str(default))
    least, most = getattr(parameter.type, "min", None), getattr(parameter.type, "max", None)
    if least is not None:
        yield f"x>={least}" if most is None else f"{least}<=x<={most}"
    if parameter.required:
        yield told("command-required")


def write_commands(names: Sequence[str], formatter: "HelpFormatter") -> None:
    """Write the name and the summary of every command."""
    with formatter.section(told("command-commands")):
        formatter.write_dl([(name, told_by_id(f"command-{name}")) for name in names])
