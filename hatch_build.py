"""What a package gets besides its sources: whole links in its description, compiled card data, a smaller library."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


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


class DescriptionHook(MetadataHookInterface):
    """README.md describes the package on pages where its relative links would lead nowhere."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Describe the package."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        links = with_whole_links(text, metadata["urls"]["Source"], f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": links}


def with_whole_links(text: str, home: str, tag: str) -> str:
    """The text with links to the files of a release, wherever it is read."""
    text = re.sub(r"(!\[[^\]]*\]\(|src=\")(?!https:)", rf"\g<1>{home}/raw/{tag}/", text)
    return re.sub(r"(?<!!)(\[[^\]]*\]\()(?!https:|#)", rf"\g<1>{home}/blob/{tag}/", text)


def compiled_catalogue(source: Path) -> bytes:
    """The card data in the form that loads at once."""
    sys.path.insert(0, str(source))
    from sevenwonders.catalogue.compiled import DATA, compile_files  # noqa: PLC0415 - not before it can be found

    return compile_files(DATA)


def strip(library: str) -> None:
    """Remove symbols that only a debugger reads; without the tool for it, the library stays as it is."""
    if tool := shutil.which("strip"):
        subprocess.run([tool, "--strip-unneeded", library], check=True)  # noqa: S603 - a file of this build
