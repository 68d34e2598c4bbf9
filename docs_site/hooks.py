"""Hooks of MkDocs: the pages that are not files of docs/, and links between both kinds."""

import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from docs_site.boxes import box_pages
from docs_site.commands import commands_page
from docs_site.decisions import decisions_page
from docs_site.environments import environment_pages
from docs_site.reference import reference_pages
from docs_site.rulebook import rulebook_pages

ROOT: Final = Path(__file__).parent.parent
# Pages about the project that are in its root, where people look for them, under their names on the site.
ROOT_PAGES: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "README.md": "index.md",
}
LINK: Final = re.compile(r"\]\(([^)#:\s]+)(#[^)]*)?\)")


def made_pages() -> dict[str, str]:
    """Every page that is not a file of docs/, by its name on the site."""
    pages = {name: (ROOT / file).read_text(encoding="utf-8") for file, name in ROOT_PAGES.items() if name != "index.md"}
    pages["decisions/index.md"] = decisions_page(ROOT / "docs" / "decisions")
    pages["reference/commands.md"] = commands_page()
    made = [box_pages(), environment_pages(), reference_pages(), rulebook_pages(ROOT / "tests" / "scenarios")]
    return pages | {name: text for group in made for name, text in group.items()}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made."""
    for name, text in made_pages().items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links that fit the repository fit the site; what the site does not have is linked at the forge."""
    return LINK.sub(
        lambda match: f"]({site_link(match[1], page.file.src_uri, config, files)}{match[2] or ''})", markdown
    )


def site_link(target: str, source: str, config: MkDocsConfig, files: Files) -> str:
    """The link of a page to a file of the repository."""
    name = ROOT_PAGES.get(Path(target).name)
    if name is not None and not target.startswith("docs/"):
        return "../" * source.count("/") + name
    folder = ROOT if source in ROOT_PAGES.values() and source != "index.md" else (ROOT / "docs" / source).parent
    file = (folder / target).resolve()
    if not file.is_relative_to(ROOT) or not file.exists():
        return target
    if file.is_relative_to(ROOT / "docs"):
        inside = file.relative_to(ROOT / "docs")
        inside = inside / "index.md" if file.is_dir() else inside
        if files.get_file_from_path(inside.as_posix()):
            return "../" * source.count("/") + inside.as_posix()
    return f"{config.extra['repository']}/blob/main/{file.relative_to(ROOT).as_posix()}"
