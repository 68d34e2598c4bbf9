"""What a wheel gets besides its sources: compiled card data, and a library of rules without debugging symbols."""

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    """Runs after the rules have been compiled."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the card data, and strip the library that the compiler has left in the source tree."""
        if self.target_name != "wheel" or version == "editable":
            return
        self.folder = TemporaryDirectory()
        target = Path(self.folder.name) / "compiled.msgpack"
        target.write_bytes(compiled_catalogue(Path(self.root) / "src"))
        build_data["force_include"][str(target)] = "sevenwonders/catalogue/compiled.msgpack"
        for library in build_data["force_include"]:
            if library.endswith(".so"):
                strip(library)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what is now in the wheel."""
        if self.target_name == "wheel" and version != "editable":
            self.folder.cleanup()


def compiled_catalogue(source: Path) -> bytes:
    """The card data in the form that loads at once."""
    sys.path.insert(0, str(source))
    from sevenwonders.catalogue.compiled import DATA, compile_files  # noqa: PLC0415 - not before it can be found

    return compile_files(DATA)


def strip(library: str) -> None:
    """Remove symbols that only a debugger reads; without the tool for it, the library stays as it is."""
    if tool := shutil.which("strip"):
        subprocess.run([tool, "--strip-unneeded", library], check=True)  # noqa: S603 - a file of this build
