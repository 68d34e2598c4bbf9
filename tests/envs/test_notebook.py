"""The notebook runs from the first cell to the last, and stores what its cells show."""

import json
from typing import Any

import pytest

from tests.support.notebook import NOTEBOOK, run_notebook


def outputs_of(notebook: dict[str, Any]) -> list[list[dict[str, Any]]]:
    return [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_runs_and_shows_what_it_stores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDS", "1")
    monkeypatch.setenv("STEPS", "100")
    *shown, curve = outputs_of(run_notebook())
    *stored, stored_curve = outputs_of(json.loads(NOTEBOOK.read_text(encoding="utf-8")))
    assert stored == shown, "python -m tests.support.notebook"
    assert "1 rounds" in curve[0]["text"][0]
    assert "40 rounds" in stored_curve[0]["text"][-1]
    assert all("<polyline" in outputs[1]["data"]["image/svg+xml"][0] for outputs in (curve, stored_curve))
