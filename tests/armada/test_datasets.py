"""Datasets of tables with Armada."""

from pathlib import Path

from sevenwonders import Config
from sevenwonders.datasets.write import begun, new_manifest, written_parts


def test_reconstructed_values_are_disclosed(tmp_path: Path) -> None:
    armada = Config(3, edition=2, expansions=["armada"])
    manifest = begun(tmp_path, new_manifest(armada, ["random"], 1, 1))
    assert [done.is_complete() for done in written_parts(tmp_path, manifest)] == [True]
    assert "reconstructed" in (tmp_path / "croissant.json").read_text(encoding="utf-8")
