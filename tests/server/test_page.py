"""Files of the page: how they are sent, and how many bytes of them one address may load."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.responses import Response

from sevenwonders.server.limits import LEAST_PAGE_BYTES
from sevenwonders.server.web.page import Page, accepts_gzip, is_known
from tests.server.house import House, open_house, problem, quick_settings

SCRIPT = "/assets/main-abc123.js"
CODE = "export const wonder = 7;\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small page."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<html>")
    (page / "sw.js").write_text("1")
    (page / "manifest.webmanifest").write_text("{}")
    (page / SCRIPT[1:]).write_text(CODE)
    (page / "assets/letters-abc.woff2").write_bytes(b"letters" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    (page / "link.txt").symlink_to(tmp_path / "secret.txt")
    return page


def answer(page: Page, path: str, **headers: str) -> Response:
    response = page.response(path, Headers({name.replace("_", "-"): value for name, value in headers.items()}))
    assert response is not None
    return response


def test_addresses_of_the_page(folder: Path) -> None:
    page = Page(folder)
    for path in ("/", "/g/abc", "/join/abc", "/cards", "/index.html"):
        response = answer(page, path)
        assert response.body == b"<html>"
        assert response.headers["cache-control"] == "no-cache"
        assert response.headers["content-type"].startswith("text/html")
    assert "immutable" in answer(page, SCRIPT).headers["cache-control"]
    # A service worker that browsers keep would keep an old page.
    for name, kind in (("sw.js", "text/javascript"), ("manifest.webmanifest", "application/manifest+json")):
        file = answer(page, f"/{name}")
        assert file.headers["cache-control"] == "no-cache"
        assert file.headers["content-type"].startswith(kind)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/link.txt",
        "/favicon.ico",
        "/" + "x" * 300 + ".y",
        "/\0.js",
    ],
)
def test_files_that_are_not_there(path: str, folder: Path) -> None:
    assert Page(folder).response(path, Headers({})) is None


def test_a_page_that_is_not_built(tmp_path: Path) -> None:
    assert b"make play" in answer(Page(tmp_path / "nowhere"), "/").body


def test_a_new_build_is_noticed(folder: Path) -> None:
    page = Page(folder)
    assert answer(page, "/").body == b"<html>"
    (folder / SCRIPT[1:]).unlink()
    (folder / "index.html").write_text("<html>new")
    os.utime(folder / "index.html", (1, 1))
    assert answer(page, "/").body == b"<html>new"
    assert page.response(SCRIPT, Headers({})) is None


def test_files_are_compressed_once(folder: Path) -> None:
    page = Page(folder)
    small, plain = answer(page, SCRIPT, accept_encoding="br, gzip"), answer(page, SCRIPT)
    assert small is answer(page, SCRIPT, accept_encoding="gzip;q=0.5")
    assert gzip.decompress(small.body) == plain.body == CODE.encode()
    assert (small.headers["content-encoding"], small.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert "content-encoding" not in plain.headers
    assert small.headers["etag"] != plain.headers["etag"]
    font = answer(page, "/assets/letters-abc.woff2", accept_encoding="gzip")
    assert "content-encoding" not in font.headers, "fonts are compressed already"


def test_a_file_that_the_browser_has_is_not_sent_again(folder: Path) -> None:
    page = Page(folder)
    first = answer(page, "/", accept_encoding="gzip")
    again = answer(page, "/", accept_encoding="gzip", if_none_match=f'"other", W/{first.headers["etag"]}')
    assert (again.status_code, again.body) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert again.headers["cache-control"] == "no-cache"
    assert answer(page, "/", if_none_match='"other"').status_code == 200


@pytest.mark.parametrize(
    ("accepted", "wanted"),
    [
        ("", False),
        ("gzip", True),
        ("br, GZip;q=1.0", True),
        ("gzip; q=0", False),
        ("gzip;q=0.0", False),
        ("x-gzip", False),
    ],
)
def test_who_accepts_compressed_files(accepted: str, wanted: bool) -> None:
    assert accepts_gzip(accepted) == wanted


def test_tags_that_a_browser_knows() -> None:
    assert is_known('"a"', '"b", "a"')
    assert is_known('"a"', "*")
    assert not is_known('"a"', '"ab"')
    assert not is_known('"a"', "")


# A whole server

WHOLE_PAGE = 600_000


@pytest.fixture(scope="module")
def strict() -> Iterator[House]:
    """A server at which an address may load the page about once a minute, and send five requests."""
    with open_house(quick_settings(page_bytes_per_minute=WHOLE_PAGE, requests_per_minute=5)) as house:
        yield house


def test_files_of_the_page_are_no_requests(strict: House) -> None:
    for path in ("/", "/cards", "/g/abc", "/join/abc", "/none.js"):
        assert strict.get(path).status_code in (200, 404)
    assert [strict.get("/api/bots").status_code for _ in range(6)] == [200] * 5 + [429]
    head = strict.ask("HEAD", "/")
    assert (head.status_code, head.content) == (200, b"")
    assert int(head.headers["content-length"]) > 0
    assert problem(strict.post("/cards")) == (404, "no_path")


def test_loading_the_page_again_and_again_ends(strict: House) -> None:
    limit = WHOLE_PAGE // LEAST_PAGE_BYTES + 20
    statuses = []
    while 429 not in statuses:
        refusal = strict.get("/")
        statuses.append(refusal.status_code)
        assert len(statuses) < limit, "an answer without a limit"
    assert problem(refusal) == (429, "too_fast")
    assert int(refusal.headers["retry-after"]) > 0
    assert strict.get("/healthz").status_code == 200
