"""The languages of page and terminal: whole, fitting the original, and without unused messages."""

import ast as python
import re
import shutil
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast
from tools.messages import share_of, stub_of_told
from typer.testing import CliRunner, Result

from sevenwonders import languages as package
from sevenwonders.cli import translations
from sevenwonders.cli.app import app
from sevenwonders.languages import FOLDER, ORIGINAL, compare, files_of, is_said, languages, say
from sevenwonders.languages.compare import PLURALS, blanks_of, entries_of, faults, is_of_page, messages_of, missing
from sevenwonders.languages.examples import english_examples, titles_in
from sevenwonders.server.problems import REFUSALS, Span, refused

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "web" / "src"
OTHERS = [language.code for language in languages() if language.code != ORIGINAL]
EVERY = [ORIGINAL, *OTHERS]
# These have every message. A language that has just begun need not.
WHOLE = ["de", "es", "fr", "it"]
# The tests have scenarios; an installed program has none.
SOURCES = ROOT / "src" / "sevenwonders"
TITLES = english_examples(ROOT / "tests" / "scenarios")
ELSEWHERE = {**translations.english_texts(), **TITLES}
# The page asks for these by ids that the server sends, or that it puts together from several parts.
BY_ID = {
    "log": "events of the classic game",
    "boxlog": "events of Architects",
    "boxwhy": "what cannot be done in Architects",
    "figure": "evidence",
    "evidence": "evidence",
    "reason": "evidence",
    "problem": "refusals",
    "per": "what an effect counts",
    "setcolour": "colours of a set that scores",
    "symbol": "symbols of the legend",
    "symbolsentence": "symbols of the legend",
    "boxsymbol": "symbols of the legend of Architects",
    "boxsymbolsentence": "symbols of the legend of Architects",
    "language": "facts about a language, which stand in `web/src/language/messages.ts`",
}


def inside(node: object) -> Iterator[ast.BaseNode]:
    """All parts of a message, the parts of parts too."""
    if isinstance(node, list | tuple):
        for part in node:
            yield from inside(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from inside(part)


def selectors(code: str) -> Iterator[tuple[str, ast.SelectExpression, set[str]]]:
    """Every choice between texts: the message, the choice, and the words that it has a text for."""
    for _, message in messages_of(code):
        for part in inside(message.value):
            if isinstance(part, ast.SelectExpression):
                words = {each.key.name for each in part.variants if isinstance(each.key, ast.Identifier)}
                yield message.id.name, part, words


def by_place(choice: ast.SelectExpression) -> bool:
    """Whether texts are chosen by a place in a row."""
    return isinstance(choice.selector, ast.FunctionReference) and choice.selector.id.name == "ORDINAL"


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_fits_the_original(code: str) -> None:
    assert faults(code, ELSEWHERE) == []


@pytest.mark.parametrize("code", WHOLE)
def test_a_language_that_was_whole_stays_so(code: str) -> None:
    assert missing(code, ELSEWHERE) == {}


def test_titles_of_scenarios_are_one_of_a_kind() -> None:
    """They are the ids of their messages, in whatever file."""
    files = sorted((ROOT / "tests" / "scenarios").rglob("*.yaml"))
    titles = [title for file in files for title in titles_in(file)]
    idents = [ident for messages in TITLES.values() for ident in messages]
    assert len(idents) == len(set(idents)) == len(titles)


def test_the_page_about_translations_counts_rightly() -> None:
    rows = [
        f"| {language.name} | `{language.code}` | {share_of(language.code)} % | {counts(language.code)} |"
        for language in languages()
    ]
    page = (ROOT / "docs" / "translations.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| [^|`]+ \| `.*", page, re.MULTILINE) == rows


def counts(code: str) -> str:
    """How many names a language has from a published edition, and of its own."""
    if code == ORIGINAL:
        return "all | none"
    names = [message for file, message in messages_of(code) if file in {"names.ftl", "places.ftl"}]
    own = [name for name in names if name.comment and name.comment.content == "own"]
    # A remark of more than these words would be overlooked.
    assert len(own) == sum("own" in (name.comment.content or "").split() for name in names if name.comment)
    return f"{len(names) - len(own)} | {len(own)}"


def categories(code: str, ordinal: bool) -> dict[str, list[int]]:
    """The numbers below 1000 by the form of a noun, or of a place, that the language has for them."""
    locale = Locale.parse(code)
    form = locale.ordinal_form if ordinal else locale.plural_form
    found: dict[str, list[int]] = defaultdict(list)
    for number in range(1000):
        found[form(number)].append(number)
    return found


@pytest.mark.parametrize("code", EVERY)
def test_numbers_have_every_form_that_a_language_needs(code: str) -> None:
    needed = {ordinal: set(categories(code, ordinal)) for ordinal in (False, True)}
    lacking = [
        (ident, sorted(needed[by_place(choice)] - words))
        for ident, choice, words in selectors(code)
        if (words & PLURALS or by_place(choice)) and not needed[by_place(choice)] <= words
    ]
    assert lacking == []


@pytest.mark.parametrize("code", EVERY)
def test_a_form_for_several_numbers_names_none_of_them(code: str) -> None:
    """French says [one] of 0 as well, so the text cannot have a 1 in it."""
    several = {form for form, numbers in categories(code, ordinal=False).items() if len(numbers) > 1}
    wrong = [
        ident
        for ident, choice, words in selectors(code)
        if words & PLURALS and not by_place(choice)
        for variant in choice.variants
        if isinstance(variant.key, ast.Identifier) and variant.key.name in several - {"other"}
        if not blanks_of(choice.selector).keys() & blanks_of(variant.value).keys()
        for part in variant.value.elements
        if isinstance(part, ast.TextElement) and re.search(r"(?<!\d)1(?!\d)", part.value)
    ]
    assert wrong == []


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_chooses_by_the_words_that_the_original_knows(code: str) -> None:
    known: dict[tuple[str, str], set[str]] = defaultdict(set)
    for ident, choice, words in selectors(ORIGINAL):
        known[ident, blank_of(choice)] |= words
    strange = [
        (ident, sorted(words - known[ident, blank_of(choice)]))
        for ident, choice, words in selectors(code)
        # A language may tell numbers or readers apart where the original does not.
        if known[ident, blank_of(choice)] and words - known[ident, blank_of(choice)] - PLURALS - {"other", "none"}
    ]
    assert strange == []


def blank_of(choice: ast.SelectExpression) -> str:
    """The variable that a choice depends on."""
    return " ".join(sorted(blanks_of(choice.selector)))


@cache
def parts() -> tuple[set[str], set[str]]:
    """The files whose messages come with the start page, and those that come with a table."""
    text = (PAGE / "language" / "parts.ts").read_text(encoding="utf-8")
    start, table = re.findall(r"new Set\(\[(.*?)\]\)", text, re.DOTALL)
    return set(re.findall(r'"(\w+)"', start)), set(re.findall(r'"(\w+)"', table))


def coming(file: str) -> int:
    """When the page gets the messages of a file: with the start page, with a table, last, or never."""
    start, table = parts()
    group = file.removesuffix(".ftl")
    if not is_of_page(file):
        return 3
    return 0 if group in start else 1 if group in table else 2


@pytest.mark.parametrize("code", EVERY)
def test_what_a_message_uses_is_there_when_it_is_said(code: str) -> None:
    """A term is of the same file, and a message of one that has come by then."""
    places = {message.id.name: file for file, message in messages_of(ORIGINAL)}
    wrong = []
    for path in files_of(code):
        file = path.relative_to(FOLDER / code).as_posix()
        body = entries_of(path.read_text(encoding="utf-8"))
        terms = {entry.id.name for entry in body if isinstance(entry, ast.Term)}
        for part in inside(body):
            if isinstance(part, ast.TermReference) and part.id.name not in terms:
                wrong.append(f"{file}: -{part.id.name}")
            if isinstance(part, ast.MessageReference):
                place = places.get(part.id.name)
                if place is None or coming(place) > coming(file):
                    wrong.append(f"{file}: {part.id.name}")
    assert wrong == []


def test_every_message_of_the_page_is_used() -> None:
    asked = messages_of_the_page() | parts_of_messages()
    kinds = "|".join([*BY_ID, *families()])
    unused = [
        ident
        for ident in (message.id.name for file, message in messages_of(ORIGINAL) if is_of_page(file))
        if ident not in asked and not re.match(rf"({kinds})-", ident)
    ]
    assert unused == []


def test_every_message_of_the_terminal_is_used() -> None:
    """Help of commands apart, which has a test of its own (`test_commands.py`)."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    # An id, with other quotes inside of a text; or as much of one as code does not choose by a value, where all after a
    # hyphen is chosen, or all after the kind of a thing that has a name.
    asked = set(re.findall(r"""["']((?:terminal|error)-[\w-]*)["']""", text)) | parts_of_messages()
    begun = re.findall(r'"((?:terminal|error)-[\w-]*)\{', text) + [ident for ident in asked if ident.endswith("-")]
    begun += [f"{kind}-" for kind in re.findall(r'\bnamed\(\s*"(terminal-[\w-]+)"', text)]
    said = [message.id.name for file, message in messages_of(ORIGINAL) if not is_of_page(file)]
    assert [ident for ident in said if not re.match(r"(terminal|command|error)-", ident)] == []
    unused = [ident for ident in said if ident not in asked and not ident.startswith(("command-", *begun))]
    assert unused == []


def parts_of_messages() -> set[str]:
    """The messages that stand inside of others."""
    return {
        part.id.name
        for _, message in messages_of(ORIGINAL)
        for part in inside(message.value)
        if isinstance(part, ast.MessageReference)
    }


@cache
def page_files() -> dict[Path, str]:
    """The page's own files; `messages.ts` of the language is generated from what is looked for."""
    files = (path for path in sorted(PAGE.rglob("*")) if path.suffix in {".svelte", ".ts"})
    return {path: path.read_text(encoding="utf-8") for path in files if path != PAGE / "language" / "messages.ts"}


def families() -> set[str]:
    """Kinds of things whose messages are asked for by an id of the data: `named("good", good)`."""
    text = "\n".join(page_files().values())
    return set(re.findall(r'\b(?:named|isSaid|ifSaid|saidOr)\(\s*"([\w-]+)"', text))


def messages_of_the_page() -> set[str]:
    """The messages that the page asks for by name: what follows the name that a file has for their group."""
    group = r"(?:const|let) (\w+)[^=\n]*=[^=;]{0,30}words\(\"(\w+)\"\)"
    exported = {name: of for text in page_files().values() for name, of in re.findall(f"export {group}", text)}
    found: set[str] = set()
    for text in page_files().values():
        own = dict(re.findall(group, text))
        for line in re.findall(r"(?:import|export) (?:type )?\{([^}]*)\} from", text):
            for name, alias in re.findall(r"(\w+)(?: as (\w+))?", line):
                if name in exported:
                    own[alias or name] = exported[name]
        for name, of in own.items():
            found |= {f"{of}-{hyphened(member)}" for member in members(text, name)}
    return found


def members(text: str, name: str) -> Iterator[str]:
    """The messages of a group that a file takes; every word of the file where it chooses one by a value."""
    yield from re.findall(rf"(?<![\w.]){name}\??\.(\w+)", text)
    yield from re.findall(r"\w+", " ".join(re.findall(rf"\{{([^{{}}]*)\}} = {name}\b", text)))
    if re.search(rf"(?<![\w.]){name}\??\[", text):
        yield from {word for file in page_files().values() for word in re.findall(r'"(\w+)"', file)}
    if re.search(rf"[(,] *{name} *[,)]", text):
        yield from re.findall(r'"(\w+)"', text)


def hyphened(member: str) -> str:
    """`seatsTaken` of the page is `seats-taken` of a group."""
    return re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", member)


def test_the_type_checker_knows_the_terminals_messages_and_their_blanks() -> None:
    stub = stub_of_told()
    assert 'def told(ident: Literal["terminal-final"]) -> str: ...' in stub
    assert 'Literal["terminal-passing"], *, giver: int | float | str, side: int | float | str, to: ' in stub
    # This one stands inside of another, which has its blanks.
    assert 'Literal["terminal-mark-note"]' in stub
    assert "nothing-such" not in stub


def phrases_in(path: Path) -> Iterator[tuple[str, set[str]]]:
    """The phrases that errors carry in a file: their ids, and the blanks that are filled."""
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, python.Raise):
            continue
        for call in python.walk(node):
            if isinstance(call, python.Call) and getattr(call.func, "id", "") == "Phrase":
                ident = call.args[0]
                if isinstance(ident, python.Constant) and all(keyword.arg for keyword in call.keywords):
                    yield str(ident.value), {keyword.arg or "" for keyword in call.keywords}


def test_errors_fill_the_blanks_of_their_messages() -> None:
    blanks = {message.id.name: set(blanks_of(message.value)) for _, message in messages_of(ORIGINAL)}
    found = [(path.name, *phrase) for path in SOURCES.rglob("*.py") for phrase in phrases_in(path)]
    wrong = [(file, ident) for file, ident, filled in found if blanks.get(f"error-{ident}") != filled]
    assert len(found) > 100
    assert wrong == []


def test_every_refusal_has_a_sentence() -> None:
    said = {message.id.name for _, message in messages_of(ORIGINAL) if message.id.name.startswith("problem-")}
    assert said >= {f"problem-{code}" for code in REFUSALS}


def test_a_refusal_says_a_span_of_time_and_sends_its_seconds() -> None:
    refusal = refused("held", name="Ada", when=Span(90))
    assert "Ada" in refusal.text
    assert "2 minutes" in refusal.text
    assert refusal.blanks == {"name": "Ada", "when": 90}
    assert type(refusal.blanks["when"]) is int


def test_a_message_is_said_in_a_language() -> None:
    assert is_said("goods-coins")
    assert not is_said("goods-nothing")
    assert [say("goods-coins", {"count": count}) for count in (1, 3)] == ["1 coin", "3 coins"]
    assert [say("goods-coins", {"count": count}, "de") for count in (1, 3)] == ["1 Münze", "3 Münzen"]
    with pytest.raises(LookupError):
        say("goods-nothing")
    with pytest.raises(ValueError, match="goods-coins cannot be said in en"):
        say("goods-coins")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with some files of the original and of German, which the program takes for its own."""
    for code in (ORIGINAL, "de"):
        shutil.copytree(FOLDER / code / "terminal", tmp_path / code / "terminal")
        for file in ("common.ftl", "hint.ftl", "language.ftl", "names.ftl", "places.ftl"):
            if (FOLDER / code / file).exists():
                shutil.copy(FOLDER / code / file, tmp_path / code)
    example = {"examples/teams/teams.ftl": {"example-a-title": "A title"}}
    monkeypatch.setattr(translations, "english_examples", lambda: example)
    for module in (package, compare, translations):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """Look at the folder of languages again."""
    package.languages.cache_clear()
    package.messages_in.cache_clear()


def translate(*arguments: str) -> Result:
    """Run `sevenwonders translations`."""
    return CliRunner().invoke(app, ["translations", *arguments])


def change(file: Path, old: str, new: str) -> None:
    """Replace a piece of a file, which has to be there."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_the_command_finds_all_languages_whole() -> None:
    run = translate()
    assert run.exit_code == int(any(missing(code, ELSEWHERE) for code in OTHERS))
    assert [line.split(":")[0] for line in run.output.splitlines() if re.match(r"\w+: \d", line)] == OTHERS


def test_the_command_says_how_to_begin_a_language(copy: Path) -> None:
    run = translate("pt")
    assert run.exit_code == 1
    assert "`sevenwonders translations pt --stub` begins it" in run.output
    assert not (copy / "pt").exists()


def test_a_stub_has_every_message_in_english(copy: Path) -> None:
    assert translate("pt", "--stub").exit_code == 1
    english = {file.relative_to(copy / "en") for file in files_of(ORIGINAL)}
    others = {Path("names.ftl"), Path("places.ftl"), Path("examples/teams/teams.ftl")}
    assert {file.relative_to(copy / "pt") for file in files_of("pt")} == english | others
    assert (copy / "pt" / "examples" / "teams" / "teams.ftl").read_text(
        encoding="utf-8"
    ) == "example-a-title = A title\n"
    assert "card-altar = Altar\n" in (copy / "pt" / "names.ftl").read_text(encoding="utf-8")
    assert "-nothing-lost = " in (copy / "pt" / "common.ftl").read_text(encoding="utf-8")
    assert "# How many games wait for the player" in (copy / "pt" / "common.ftl").read_text(encoding="utf-8")
    assert translate("pt").exit_code == 0


def test_a_stub_adds_what_is_missing_and_leaves_the_rest(copy: Path) -> None:
    hint = copy / "de" / "hint.ftl"
    before = hint.read_text(encoding="utf-8")
    first = next(message for file, message in messages_of("de") if file == "hint.ftl")
    assert first.span
    hint.write_text(before[: first.span.start] + before[first.span.end :], encoding="utf-8")
    assert f"hint.ftl lacks {first.id.name}" in translate("de").output
    assert "hint.ftl: one message added in English" in translate("de", "--stub").output
    assert translate("de").exit_code == 0


def test_the_command_counts_a_file_that_is_missing_as_one_line(copy: Path) -> None:
    assert translate("pt", "--stub").exit_code == 1
    (copy / "pt" / "examples" / "teams" / "teams.ftl").unlink()
    assert "examples/teams/teams.ftl is missing, with one message" in translate("pt").output


def test_examples_are_left_out_without_a_clone(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert translate("pt", "--stub").exit_code == 1
    monkeypatch.setattr(translations, "english_examples", lambda: english_examples(copy / "nowhere"))
    monkeypatch.setattr(translations, "SCENARIOS", copy / "nowhere")
    run = translate("pt")
    assert run.exit_code == 0
    assert "only a clone of the repository has them" in run.output


def test_a_message_that_a_language_lacks_is_said_in_the_original(copy: Path) -> None:
    assert translate("pt", "--stub").exit_code == 1
    (copy / "pt" / "common.ftl").unlink()
    forget()
    assert say("goods-coins", {"count": 1}, "pt") == "1 coin"


def test_the_command_names_messages_that_do_not_fit(copy: Path) -> None:
    change(copy / "de" / "common.ftl", "spoken-share = { $share }", "spoken-share = { $part }")
    change(copy / "de" / "language.ftl", "language-name", "site-play = Spielen\nstrange-thing = ?\nlanguage-name")
    run = translate("de")
    assert run.exit_code == 1
    for fault in (
        "common.ftl: spoken-share has blanks that nothing fills: part",
        "common.ftl: spoken-share leaves out share",
        "language.ftl: strange-thing is no message of the original",
        "language.ftl: site-play belongs to common.ftl",
    ):
        assert fault in run.output
    assert "site-play is there twice" in run.output


def test_a_text_that_is_no_message_is_named(copy: Path) -> None:
    change(copy / "de" / "common.ftl", "spoken-share = ", "spoken share = ")
    run = translate("de")
    assert run.exit_code == 1
    assert "de/common.ftl: this is not a message: spoken share" in run.output
