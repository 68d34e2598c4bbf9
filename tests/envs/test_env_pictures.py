"""Environments as texts and pictures. The page draws the pictures, in a browser that nobody sees."""

import sys
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import render_test

from sevenwonders import BadConfig, Config
from sevenwonders.encode.play import Play, new_play
from sevenwonders.envs import camera, table
from sevenwonders.envs.camera import HEIGHT, WIDTH, Camera, browser_path, fact
from sevenwonders.envs.gymnasium import SoloEnv
from sevenwonders.envs.pettingzoo import env, parallel_env
from sevenwonders.envs.table import Table
from sevenwonders.kernel.rng import stream
from tests.encode.tables import act_at_random
from tests.support.expansions import ALL

# What there is in every picture of a table: much more than one colour.
COLOURS = 200


def test_a_picture_of_a_table() -> None:
    with SoloEnv(Config(3), render_mode="rgb_array") as game:
        game.reset(seed=1)
        check_picture(game.render())


def check_picture(picture: object) -> None:
    assert isinstance(picture, np.ndarray)
    assert (picture.shape, picture.dtype) == ((HEIGHT, WIDTH, 3), np.uint8)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > COLOURS


@pytest.mark.proof
def test_the_suite_passes() -> None:
    render_test(lambda **settings: env(Config(3), **settings))


def played(config: Config, steps: int) -> Play:
    play = new_play(config, 3)
    rng = stream(3, 1)
    while steps and not play.finished():
        act_at_random(play, rng)
        steps -= 1
    return play


@pytest.mark.proof
@pytest.mark.parametrize(
    "config",
    [Config(2), Config(7), Config(6, edition=2, expansions=ALL, variant="teams"), Config(4, game="architects")],
)
def test_every_sort_of_table_has_a_picture(config: Config) -> None:
    shown = Table(config, "steps", "win", "error", "rgb_array")
    for steps in (0, 70, 5000):
        check_picture(shown.render(played(config, steps)))
    shown.close()
    shown.close()


def test_whoever_lacks_something_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = parallel_env(Config(3), render_mode="rgb_array")
    game.reset(seed=1)
    with monkeypatch.context() as changed:
        changed.setitem(sys.modules, "playwright.sync_api", None)
        with pytest.raises(BadConfig, match=r"pip install 'sevenwonders\[pictures\]'"):
            game.render()
    with monkeypatch.context() as changed:
        changed.setitem(sys.modules, "sevenwonders.envs.camera", None)
        with pytest.raises(BadConfig, match=r"pip install 'sevenwonders\[pictures\]'"):
            table.new_camera()
    monkeypatch.setattr(camera, "page_is_built", lambda: False)
    with pytest.raises(BadConfig, match="make page"):
        Camera()
    game.close()
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadConfig, match="playwright install chromium"):
        browser_path(str(tmp_path / "chromium"))
    assert browser_path(str(tmp_path)) == str(tmp_path)


def test_the_page_gets_the_facts_that_it_asks_for() -> None:
    for name in ("catalogue/1", "catalogue/2", "catalogue/architects", "rulesets", "bots"):
        assert fact(f"/api/{name}").startswith((b"{", b"["))
    assert fact("/api/tables") == b""
