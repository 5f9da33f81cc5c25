from __future__ import annotations

import http.client
import json
import time
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass
from typing import Any, Dict, Mapping, Optional

from .backoff import Backoff
from .errors import PASSING, ChroniclerError, error_of

#: What urllib raises where a connection is refused, cut, or silent for too long.
CUT = (OSError, http.client.HTTPException)


@dataclass(frozen=True)
class Settings:
    """Where the server is, and how patient the client is."""

    url: str
    token: Optional[str] = None
    #: The language of descriptions and messages: "en" or "fr".
    locale: Optional[str] = None
    #: Seconds until an unanswered request is given up, over all its tries.
    patience: float = 120.0
    #: Seconds that one try may take.
    timeout: float = 20.0
    #: Seconds without a line after which a feed is opened again. A server sends one every fifteen seconds.
    silence: float = 40.0
    #: Seconds of the first pause after a cut connection.
    backoff: float = 1.0


def opened(
    settings: Settings,
    method: str,
    path: str,
    body: Optional[Mapping[str, Any]] = None,
    headers: Optional[Mapping[str, str]] = None,
    timeout: Optional[float] = None,
) -> Any:
    """Sends one request, once. Raises urllib's HTTPError for an error of the server, and one of CUT without an answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(settings.url.rstrip("/") + path, data, dict(headers or {}), method=method)
    if data is not None:
        request.add_header("content-type", "application/json")
    if settings.token is not None:
        request.add_header("authorization", f"Bearer {settings.token}")
    if settings.locale is not None:
        request.add_header("accept-language", settings.locale)
    return urllib.request.urlopen(request, timeout=timeout or settings.timeout)


def send(
    settings: Settings,
    method: str,
    path: str,
    body: Optional[Mapping[str, Any]] = None,
    headers: Optional[Mapping[str, str]] = None,
) -> Any:
    """
    Sends a request until it is answered, and returns the answer. Raises a ChroniclerError for an error that a retry does
    not fix, and with the code UNREACHABLE once the patience is at its end.
    """
    pauses = Backoff(settings.backoff)
    end = time.monotonic() + settings.patience
    while True:
        wait: Optional[float] = None
        try:
            with opened(settings, method, path, body, headers) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            problem = problem_in(error)
            if not is_passing(error.code, problem):
                raise error_of(error.code, problem) from None
            wait, last = retry_after(error), str(error)
        except CUT as cut:
            last = str(cut)
        if time.monotonic() + (wait or 0) > end:
            raise ChroniclerError("UNREACHABLE", f"No answer to {method} {path}: {last}")
        pauses.pause(wait)


def is_passing(status: int, problem: Mapping[str, Any]) -> bool:
    """Whether the same request may succeed later."""
    return status == 429 or status >= 500 or problem.get("code") in PASSING


def problem_in(error: urllib.error.HTTPError) -> Dict[str, Any]:
    """The body of an error; empty where it is none of the server."""
    try:
        read = json.load(error)
        return read if isinstance(read, dict) else {}
    except (ValueError, *CUT):
        return {}


def retry_after(error: urllib.error.HTTPError) -> Optional[float]:
    """The seconds that the server asks to wait; None where it does not say."""
    try:
        return max(0.0, float(error.headers.get("retry-after", "")))
    except ValueError:
        return None


def query(**values: Any) -> str:
    """The query of an address; values that are None are left out."""
    given = {name: value for name, value in values.items() if value is not None}
    return f"?{urllib.parse.urlencode(given, doseq=True)}" if given else ""


def quoted(part: str) -> str:
    """A part of a path."""
    return urllib.parse.quote(part, safe="")
