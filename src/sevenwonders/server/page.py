"""The built page: its files, and index.html for every address that the page itself understands."""

from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response

PAGE: Final = Path(__file__).parent / "page"
INDEX: Final = "index.html"
# The names of these files change with their content.
HASHED: Final = "assets/"
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}

NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Seven Wonders</title>
<p>The server runs, but its page is not built yet. <code>make play</code> builds it.
<p>The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</html>"""


def page_is_built(folder: Path = PAGE) -> bool:
    """Whether there is a page to serve."""
    return (folder / INDEX).is_file()


def page_response(path: str, folder: Path = PAGE) -> Response | None:
    """The file at that address, or index.html for addresses within the page; None if there is no such file."""
    name = path.lstrip("/")
    file = inside(folder, name)
    if file is not None:
        return FileResponse(file, headers=FOR_EVER if name.startswith(HASHED) else ASK_AGAIN)
    # A missing file must not look like the page: a browser would run HTML as a script.
    if "." in name.rsplit("/", 1)[-1] or name.startswith(HASHED):
        return None
    if not page_is_built(folder):
        return HTMLResponse(NOT_BUILT, headers=ASK_AGAIN)
    return FileResponse(folder / INDEX, headers=ASK_AGAIN)


def inside(folder: Path, name: str) -> Path | None:
    """The file of that name if it is inside the folder. Neither links nor dots lead out of it."""
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
