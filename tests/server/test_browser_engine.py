"""The engine that score sheets count with counts like the original, and refuses what it cannot say."""

import ast
import json
import os
import subprocess
from pathlib import Path

import pytest
from tools.python_to_js.expressions import Expressions, Untranslatable
from tools.python_to_js.reach import does_something, is_dead

from tests.support.score_tables import tables

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
VITEST = ["node", "node_modules/vitest/vitest.mjs", "run", "tests/score/count.test.ts"]


def check_on_the_page(count: int, folder: Path) -> None:
    """Have the page count that many tables."""
    file = folder / "tables.json"
    file.write_text(json.dumps(list(tables(count))), encoding="utf-8")
    done = subprocess.run(
        VITEST, cwd=WEB, env={**os.environ, "VITE_SCORE_TABLES": str(file)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]


def test_200_tables_have_the_same_score_on_the_page(tmp_path: Path) -> None:
    check_on_the_page(200, tmp_path)


@pytest.mark.proof
def test_thousands_of_tables_have_the_same_score_on_the_page(tmp_path: Path) -> None:
    check_on_the_page(5000, tmp_path)


def expression(text: str) -> str:
    """A Python expression in JavaScript, with a and b as local names."""
    return Expressions("sevenwonders.classic.scoring", {"a", "b"}, {"total"}).text(ast.parse(text, mode="eval").body)


@pytest.mark.parametrize(
    ("python", "javascript"),
    [
        ("a[-1]", "py.at(a, -1)"),
        ("a and b", "(py.truth(a) ? b : a)"),
        ("a or b", "(py.truth(a) ? a : b)"),
        ("not a", "!py.truth(a)"),
        ("1 <= a < b", "((1 <= a) && (a < b))"),
        ("a // 3", "py.div(a, 3)"),
        ("[x for x in a if x in b]", "py.list(a).filter((x) => py.has(b, x)).map((x) => x)"),
        ("f'`{a}`'", "`\\`${py.str(a)}\\``"),
        ("a.total()", "a.total()"),
        ("a.count(b)", "py.count(a, b)"),
        ("COINS_PER_POINT", "classic_scoring_COINS_PER_POINT"),
        ("sorted(a, reverse=True)", "py.sorted(a, null, true)"),
    ],
)
def test_expressions_keep_their_meaning(python: str, javascript: str) -> None:
    assert expression(python) == javascript


@pytest.mark.parametrize("python", ["a ** 2", "a @ b", "(yield a)", "a[::2]", "print(a)", "a.fly()", "~a", "await a"])
def test_what_the_translator_does_not_know_is_refused_with_its_place(python: str) -> None:
    with pytest.raises((Untranslatable, SyntaxError), match=r"sevenwonders.classic.scoring, line 1|await"):
        expression(python)


def test_code_that_no_score_depends_on_is_left_out() -> None:
    (method,) = ast.parse("def add_to(self, city):\n    city.goods += 1\n    city.symbols[0] += 1").body
    assert isinstance(method, ast.FunctionDef)
    assert does_something(method, {"symbols"})
    assert not does_something(method, {"coins"})
    assert is_dead(method.body[0], {"symbols"})
    assert not is_dead(method.body[1], {"symbols"})
