"""The built page: its files, and index.html for every route of the page itself.

Files are kept in memory, compressed once. They are few, and nothing but a new build changes them.
"""

import gzip
from collections.abc import Iterator
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Final, final

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from sevenwonders.server.limits import is_page_path
from sevenwonders.server.problems import problem_response, refused

PAGE: Final = Path(__file__).parent.parent / "page"
INDEX: Final = "index.html"
# The names of these files change with their content.
HASHED: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
COMPRESSIBLE: Final = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")
ETAG_BYTES: Final = 12

NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Seven Wonders</title>
<p>The server runs, but its page is not built yet. <code>make play</code> builds it.
<p>The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</html>"""


def page_is_built(folder: Path = PAGE) -> bool:
    """Check whether there is a page to serve."""
    return (folder / INDEX).is_file()


@final
class PageFile:
    """A file of the page with the answers to requests for it."""

    def __init__(self, path: Path, caching: str) -> None:
        content = path.read_bytes()
        tag = blake2b(content, digest_size=ETAG_BYTES).hexdigest()
        headers = {"Cache-Control": caching, "ETag": f'"{tag}"'}
        kind = guess_type(path.name)[0]
        packed = gzip.compress(content, mtime=0) if path.suffix in COMPRESSIBLE else content
        if path.suffix in COMPRESSIBLE:
            headers["Vary"] = "Accept-Encoding"
        self.plain = Response(content, headers=headers, media_type=kind)
        self.packed = self.plain
        if len(packed) < len(content):
            # Another form of the file, so it needs a tag of its own.
            more = {"ETag": f'"{tag}-gzip"', "Content-Encoding": "gzip"}
            self.packed = Response(packed, headers=headers | more, media_type=kind)

    def answer(self, headers: Headers) -> Response:
        """Answer a request with these headers: with the file, or that the caller has it already."""
        response = self.packed if accepts_gzip(headers.get("accept-encoding", "")) else self.plain
        if not is_known(response.headers["etag"], headers.get("if-none-match", "")):
            return response
        kept = {name: response.headers[name] for name in ("cache-control", "etag", "vary") if name in response.headers}
        return Response(status_code=304, headers=kept)


def accepts_gzip(accepted: str) -> bool:
    """Check whether a list of accepted encodings includes gzip."""
    for offer in accepted.lower().split(","):
        name, _, weight = offer.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" or not weight
    return False


def is_known(tag: str, known: str) -> bool:
    """Check whether the caller has a file with that tag."""
    return known.strip() == "*" or tag in (item.strip().removeprefix("W/") for item in known.split(","))


@final
class Page:
    """All files of a page by name. Each is read on its first request."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.folder = folder
        self.built_ns = 0
        self.paths: dict[str, Path] = {}
        self.files: dict[str, PageFile] = {}

    def response(self, path: str, headers: Headers) -> Response | None:
        """Answer a request for a file or a route of the page, or return None if there is no such file."""
        self.look()
        name = path.lstrip("/")
        if name not in self.paths:
            # A missing file must not look like the page: a browser would run HTML as a script.
            if "." in name.rsplit("/", 1)[-1] or name.startswith(HASHED):
                return None
            if INDEX not in self.paths:
                return HTMLResponse(NOT_BUILT, headers={"Cache-Control": ASK_AGAIN})
            name = INDEX
        return self.file(name).answer(headers)

    def file(self, name: str) -> PageFile:
        """Load the file of that name, which has to be in the folder."""
        if name not in self.files:
            self.files[name] = PageFile(self.paths[name], FOR_EVER if name.startswith(HASHED) else ASK_AGAIN)
        return self.files[name]

    def look(self) -> None:
        """List the files again if the page was rebuilt since."""
        try:
            built_ns = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            built_ns = 0
        if built_ns != self.built_ns:
            self.built_ns = built_ns
            self.paths = dict(files_in(self.folder))
            self.files.clear()


def files_in(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield all files in a folder, with their names there."""
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        if inside(folder, name) is not None:
            yield name, path


def inside(folder: Path, name: str) -> Path | None:
    """Return the file of that name if it is inside the folder. Neither links nor dots lead out of it."""
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


@final
class PageFiles:
    """Middleware that answers all requests for the page before routing."""

    def __init__(self, app: ASGIApp, page: Page) -> None:
        self.app = app
        self.page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file, or say that there is none."""
        if scope["type"] != "http" or not is_page_path(scope["path"]):
            await self.app(scope, receive, send)
            return
        readable = scope["method"] in ("GET", "HEAD")
        found = self.page.response(scope["path"], Headers(scope=scope)) if readable else None
        await (found or problem_response(refused("no_path")))(scope, receive, send)
