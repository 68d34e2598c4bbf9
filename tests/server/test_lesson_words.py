"""What the coach says in guided games is true, whoever plays them: the page's sentences against the engine's facts."""

import os
import subprocess
from pathlib import Path

import pytest
from docs_site.lessons import FILE, lessons_page

from sevenwonders.server.lessons.plan import LESSONS
from sevenwonders.server.wire.lessons import LessonName
from tests.support.lesson_games import learners, write_games

WEB = Path(__file__).parents[2] / "web"
VITEST = ["node", "node_modules/vitest/vitest.mjs", "run", "tests/coach/truth.test.ts"]


# The learners of every run: the first ones in the list.
USUAL = 3


def check_on_the_page(games: list[tuple[LessonName, str]], folder: Path, hints: int) -> None:
    """Have the coach speak in these games, and advise at one in `hints` moments without a planned move."""
    file = folder / "games.json"
    file.write_bytes(write_games(games, hints))
    env = {**os.environ, "VITE_LESSON_GAMES": str(file)}
    done = subprocess.run(VITEST, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:]
    assert "passed" in done.stdout, done.stdout[-2000:]


def test_no_learner_hears_an_untrue_sentence(tmp_path: Path) -> None:
    usual = [(name, learner) for name, plan in LESSONS.items() for learner in list(learners(plan))[:USUAL]]
    check_on_the_page(usual, tmp_path, hints=8)


@pytest.mark.proof
@pytest.mark.parametrize("name", list(LESSONS))
def test_nor_do_others_and_forty_random_ones(name: LessonName, tmp_path: Path) -> None:
    others = list(learners(LESSONS[name]))[USUAL:]
    check_on_the_page([(name, learner) for learner in others], tmp_path, hints=1)
    check_on_the_page([(name, f"random {seed}") for seed in range(40)], tmp_path, hints=6)


def test_the_page_about_the_plans_is_up_to_date() -> None:
    """`python -m docs_site.lessons` writes it."""
    assert FILE.read_text(encoding="utf-8") == lessons_page()
