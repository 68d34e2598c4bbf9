"""The documents keep their word: commands run as printed, files have the names given, examples do what they say."""

import re
import shlex
import tomllib
from collections.abc import Callable
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import msgspec
import pytest
from docs_site.decisions import FOLDER, MOVED, decisions_page
from typer.testing import CliRunner

from sevenwonders import Config, Policy, new_game
from sevenwonders.bots.bot import Bot, Question, play_out
from sevenwonders.bots.registry import make_bot
from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.catalogue.schema import Card
from sevenwonders.cli.app import app
from sevenwonders.cli.commands import COMMANDS, heard, load_command
from sevenwonders.languages import ORIGINAL
from sevenwonders.languages.compare import messages_of
from tests.support.expansions import ALL
from tests.support.places import SOURCE

ROOT = SOURCE.parents[1]
README = ROOT / "README.md"
# Without the changelog and decision records, which tell what was true at their time.
PAGES = [
    page
    for page in [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
    if page.name != "CHANGELOG.md" and page.parent.name != "decisions"
]
CODE = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
EXTRAS = set(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"])
# Extras for people who work on the project, who get them from the Makefile.
INNER_EXTRAS = {"build", "dev", "docs"}
# What makes a command of the README short enough to be run here.
SHORTLY = {"arena": "--games 3 --iterations 4", "selfplay": "--games 2", "simulate": "--games 2"}
RUN = {"cards", "score", *SHORTLY}


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def commands_in(page: Path) -> list[str]:
    """The lines of a page that call `sevenwonders`, without its name; in the README also those without arguments."""
    blocks = "\n".join(code for language, code in CODE.findall(text_of(page)) if not language)
    lines = re.findall(r"^ *(?:\S*/)?sevenwonders (.+)$", blocks.replace("\\\n", " "), re.MULTILINE)
    named = re.findall(r"`(?:\.venv/bin/)?sevenwonders (\w[^`]*)`", CODE.sub("", text_of(page)))
    return lines + [words for words in named if " " in words or page == README]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_have_all_that_they_need_and_nothing_unknown(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for line in commands_in(page):
        name, *arguments = shlex.split(line, comments=True)
        for file in filter(re.compile(r"\w[\w./-]*").fullmatch, arguments):
            # The reader has the file that the line is about.
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            Path(file).touch()
        if "--help" not in arguments:
            load_command(name).make_context(name, heard(arguments)).close()


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_calls_commands_rightly(name: str) -> None:
    for line in re.findall(r"`sevenwonders (\w+ [^`]*)`", load_command(name).help or ""):
        called, *arguments = shlex.split(line)
        load_command(called).make_context(called, arguments).close()


@pytest.mark.parametrize("line", [line for line in commands_in(README) if line.partition(" ")[0] in RUN])
def test_a_quick_command_of_the_readme_runs(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    name, *arguments = shlex.split(line)
    result = CliRunner().invoke(app, [name, *arguments, *SHORTLY.get(name, "").split()])
    assert result.exit_code == 0, result.output


def test_make_can_do_what_a_page_asks_of_it() -> None:
    targets = re.findall(r"^([a-z-]+):", text_of(ROOT / "Makefile"), re.MULTILINE)
    for page in PAGES:
        asked = re.findall(r"(?:`|^)make ([a-z-]+)", text_of(page), re.MULTILINE)
        assert set(asked) <= set(targets), page.name


def test_pip_is_promised_only_for_the_time_after_the_first_release() -> None:
    for page in PAGES:
        for line in text_of(page).splitlines():
            assert "pip install 'sevenwonders" not in line or "after the first release" in line, f"{page.name}: {line}"


def test_the_wheel_of_the_readme_is_the_one_that_is_built() -> None:
    """`make packages` builds it; tests/test_packages.py looks at what is there afterwards."""
    version = re.search(r'^version = "(.*)"', text_of(ROOT / "pyproject.toml"), re.MULTILINE)
    assert version is not None
    for page in (README, ROOT / "docs" / "index.md"):
        [(pattern, extra)] = re.findall(r'pip install "\$\(ls (\S+)\)\[(\w+)\]"', text_of(page))
        assert fnmatch(f"dist/sevenwonders-{version[1]}-py3-none-any.whl", pattern)
        assert extra in EXTRAS


def test_every_extra_is_explained() -> None:
    explained = text_of(ROOT / "docs" / "index.md").partition("| extra |")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", explained, re.MULTILINE)) == EXTRAS - INNER_EXTRAS


def test_the_way_to_an_expansion_leads_through_every_layer() -> None:
    page = text_of(ROOT / "docs" / "how-to" / "add-an-expansion.md")
    found = [*SOURCE.rglob(ALL[0]), *SOURCE.rglob(f"{ALL[0]}.py"), *(ROOT / "web" / "src").rglob(ALL[0])]
    for folder in (path.parent for path in found):
        name = folder.relative_to(SOURCE if folder.is_relative_to(SOURCE) else ROOT).as_posix()
        # German stands for every language.
        name = re.sub(r"^languages/\w+/", "languages/de/", name)
        assert f"`{name}/`" in page, name


# A path in a text: a file of the program, or a folder. Without placeholders, and not of the reader's own machine.
PLACE = re.compile(r"`(\w[\w/.-]*(?:\.(?:py|ts|svelte|yaml)|/))`")
FOLDERS = ("src", "tests", "tools", "web/src", "web/tests", "benchmarks", "deploy", "docs", "docs_site", "examples")
# Made by commands: packages, and the built page.
MADE = {"dist/", "server/page/"}


@cache
def places() -> set[str]:
    """Every file and folder of the project as a text may name it: with all of its path, or with the end of it."""
    top = [*ROOT.glob("*"), *(ROOT / "web").glob("*")]
    found = [
        path.relative_to(ROOT) for path in [*top, *(path for name in FOLDERS for path in (ROOT / name).rglob("*"))]
    ]
    ends = [("/".join(path.parts[at:]), path) for path in found for at in range(len(path.parts))]
    return {f"{end}/" if (ROOT / path).is_dir() else end for end, path in ends}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_and_folders_that_a_page_names_are_there(page: Path) -> None:
    assert set(PLACE.findall(CODE.sub("", text_of(page)))) - places() - MADE == set()


def test_the_architecture_names_every_folder() -> None:
    """A newcomer finds each layer, and each folder of the classic game and the server, on the map."""
    page = text_of(ROOT / "docs" / "architecture.md")
    packages = {
        path.parent
        for parent in (SOURCE, SOURCE / "classic", SOURCE / "server")
        for path in parent.glob("*/__init__.py")
    }
    assert sorted(folder.name for folder in packages if f"{folder.name}/`" not in page) == []


def test_the_card_that_is_shown_is_the_one_in_the_box() -> None:
    [(_, block)] = CODE.findall(text_of(ROOT / "docs" / "how-to" / "add-a-card.md"))
    [shown] = msgspec.yaml.decode(block, type=list[Card])
    [card] = [card for card in load_catalogue("first_edition").cards if card.id == shown.id]
    assert msgspec.structs.replace(card, aliases=[]) == shown


def example(page: str, name: str) -> Callable[[], object]:
    """A class that the examples of a page define."""
    names: dict[str, object] = {"__name__": page}
    for language, block in CODE.findall(text_of(ROOT / "docs" / page)):
        if language == "python":
            exec(compile(block, page, "exec"), names)
    made = names[name]
    assert isinstance(made, type)
    return made


class Watched(Bot):
    """A bot of a page; every choice of it is compared with its options, as they are put into words."""

    def __init__(self, bot: Bot, check: Callable[[str, list[str]], None]) -> None:
        self.bot = bot
        self.check = check
        self.asked = 0

    def choose(self, question: Question) -> int:
        choice = int(self.bot.choose(question))
        self.check(question.words(choice), [question.words(option) for option in question.options])
        self.asked += 1
        return choice


def watch(bot: object, check: Callable[[str, list[str]], None]) -> None:
    """Let a bot of a page play some games in all seats but one."""
    assert isinstance(bot, Bot)
    for config in (Config(3), Config(5), Config(4, edition=2, expansions=ALL)):
        watched = Watched(bot, check)
        greedy = make_bot("classic", "greedy", 1, 0)
        play_out(new_game(config, seed=5), [greedy, *[watched] * (config.players - 1)])
        assert watched.asked > 30


def test_the_frugal_bot_never_pays_neighbours() -> None:
    temptations = 0

    def check(choice: str, options: list[str]) -> None:
        nonlocal temptations
        unpaid = [option for option in options if "(" not in option]
        temptations += len(options) > len(unpaid) > 0
        assert "(" not in choice or not unpaid, choice

    watch(example("how-to/write-a-bot.md", "Frugal")(), check)
    assert temptations > 20


def test_the_builder_of_the_tutorial_builds_what_it_can() -> None:
    def check(choice: str, options: list[str]) -> None:
        can_build = any(re.match(r"build (?!\S+ free)", option) for option in options)
        assert choice.startswith("build ") or not can_build, choice

    watch(example("tutorial.md", "Builder")(), check)


def test_the_keeper_of_the_tutorial_wants_to_sell_nothing() -> None:
    keeper = example("tutorial.md", "Keeper")()
    assert isinstance(keeper, Policy)
    game = new_game(Config(4), seed=3)
    while not game.finished():
        decision = game.pending()[0]
        options = game.options(decision.ident)
        liked = [weight > 0 for weight in keeper.weigh(game, decision, options)]
        assert liked == [not game.describe(option).startswith("sell") for option in options]
        game.answer(decision.ident, options[0])


def test_the_list_of_decisions_is_complete() -> None:
    """`python -m docs_site.decisions` writes it."""
    assert (FOLDER / "README.md").read_text(encoding="utf-8") == decisions_page(FOLDER)


def test_a_reader_of_decisions_finds_files_that_have_moved() -> None:
    named = {place for page in FOLDER.glob("[0-9]*.md") for place in PLACE.findall(text_of(page))}
    assert named - places() - MADE <= set(MOVED)
    assert set(MOVED.values()) <= places()


def test_every_kind_of_evidence_has_a_picture() -> None:
    page = ROOT / "web" / "src"
    files = [page / "analysis" / "evidence.ts", *sorted((page / "expansions").glob("*/parts.ts"))]
    tables = re.compile(r"(?:  evidence:|const PICTURES\b[^=]*=) \{(.*?)\}", re.DOTALL)
    pictures = " ".join(part for file in files for part in tables.findall(text_of(file)))
    idents = [message.id.name for _, message in messages_of(ORIGINAL)]
    kinds = {re.sub("reason-(box_)?", "", ident) for ident in idents if ident.startswith("reason-")}
    assert kinds <= set(re.findall(r"(\w+): ", pictures))
