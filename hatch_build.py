"""Build hooks: the page, whole links in the description, card data, a smaller library."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = "src/sevenwonders/server/page/index.html"
# Set by those who add the page to what they install.
WITHOUT_PAGE = "SEVENWONDERS_BUILD_WITHOUT_PAGE"
NO_PAGE = (
    f"The package would have no page: {PAGE} is missing. Build the page first with `make page`, "
    f"or set {WITHOUT_PAGE}=1 for a package without it."
)


class PackageHook(BuildHookInterface[Any]):
    """Runs after the rules have been compiled."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse a package without the page. Add card data to a wheel, and strip the library that the compiler left."""
        if version == "editable":
            return
        if not (Path(self.root) / PAGE).exists() and os.environ.get(WITHOUT_PAGE) != "1":
            self.app.abort(NO_PAGE)
        if self.target_name != "wheel":
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
    from sevenwonders.catalogue.files import DATA, compile_files  # noqa: PLC0415 - not before it can be found

    return compile_files(DATA)


def strip(library: str) -> None:
    """Remove symbols that only a debugger reads. Other systems than Linux, or without the tool, keep the library."""
    if sys.platform == "linux" and (tool := shutil.which("strip")):
        subprocess.run([tool, "--strip-unneeded", library], check=True)  # noqa: S603 - a file of this build
