"""The files of the built client, kept in memory and sent compressed where that helps."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from pathlib import Path

from litestar import Response
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from stonehall.kernel import StonehallError

CLIENT = Path(__file__).parent.parent / "client"
INDEX = "index.html"
ASSETS = "assets/"
FOREVER = "public, max-age=31536000, immutable"
"""The name of an asset holds the checksum of its content."""
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = 1024
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
}
"""Our own table: that of the machine differs from one to the next."""
ALREADY_COMPRESSED = (".woff2", ".png")


class StaticFile:
    """Something that does not change while the server runs, ready to be sent."""

    def __init__(
        self, body: bytes, media_type: str, cache: str = ASK_AGAIN, compress: bool = True, vary: str = "accept-encoding"
    ) -> None:
        self.body = body
        self.media_type = media_type
        self.cache = cache
        self.vary = vary
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        packed = gzip.compress(body, 9, mtime=0) if compress and len(body) >= WORTH_COMPRESSING else body
        self.packed = packed if len(packed) < len(body) else None

    def response(self, headers: Mapping[str, str], status: int = HTTP_200_OK) -> Response[bytes]:
        """The answer to a request with these headers; what was not found is sent whole every time."""
        told = {"cache-control": self.cache, "etag": self.etag, "vary": self.vary}
        if status == HTTP_200_OK and self.etag in headers.get("if-none-match", ""):
            return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=told, media_type=self.media_type)
        body = self.body
        if self.packed is not None and "gzip" in headers.get("accept-encoding", ""):
            told["content-encoding"] = "gzip"
            body = self.packed
        return Response(body, status_code=status, headers=told, media_type=self.media_type)


class StaticFiles:
    """All files of the client by their paths."""

    def __init__(self, folder: Path = CLIENT) -> None:
        if not (folder / INDEX).is_file():
            raise StonehallError(f"The client is not built ({folder} has no {INDEX}); `make client` builds it.")
        self.sheets = {
            path.relative_to(folder).as_posix(): _sheet(path, path.relative_to(folder).as_posix())
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def find(self, path: str) -> StaticFile | None:
        """The file at a path; the index is no file but what every page is made of."""
        name = path.removeprefix("/")
        return None if name == INDEX or name.startswith(".") else self.sheets.get(name)


def _sheet(path: Path, name: str) -> StaticFile:
    media_type = MEDIA_TYPES.get(path.suffix, "application/octet-stream")
    cache = FOREVER if name.startswith(ASSETS) else ASK_AGAIN
    return StaticFile(path.read_bytes(), media_type, cache, path.suffix not in ALREADY_COMPRESSED)
