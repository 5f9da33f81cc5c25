from __future__ import annotations

import json
import urllib.error
from typing import Any, Callable, Dict, Iterator, Mapping, Optional

from .backoff import Backoff
from .errors import ChroniclerError, error_of
from .requests import CUT, Settings, is_passing, opened, problem_in, retry_after

Message = Dict[str, Any]

#: So often in a row a server may leave out the same event.
MOST_GAPS = 3


def messages(settings: Settings, path: str, last_id: Optional[str] = None) -> Iterator[Message]:
    """
    The messages of a feed (server-sent events), across cut connections: after a break it goes on after the last one. It ends
    with the event `end`. Raises a ChroniclerError for an error that a retry does not fix.
    """
    pauses = Backoff(settings.backoff)
    while True:
        wait: Optional[float] = None
        headers = {"accept": "text/event-stream", **({} if last_id is None else {"last-event-id": last_id})}
        try:
            with opened(settings, "GET", path, None, headers, settings.silence) as stream:
                if stream.status == 204:
                    return
                for fields in events_in(stream):
                    pauses.reset()
                    if fields.get("event") == "end":
                        return
                    if fields.get("event") == "problem":
                        wait = wait_for(json.loads(fields["data"]))
                        break
                    last_id = fields.get("id", last_id)
                    yield json.loads(fields["data"])
        except urllib.error.HTTPError as error:
            problem = problem_in(error)
            if not is_passing(error.code, problem):
                raise error_of(error.code, problem) from None
            wait = retry_after(error)
        except CUT:
            pass
        pauses.pause(wait)


def events_in(stream: Any) -> Iterator[Dict[str, str]]:
    """The fields of each whole event. One that a cut connection leaves without its end is none."""
    fields: Dict[str, str] = {}
    for line in stream:
        name, _, value = line.decode().rstrip("\r\n").partition(": ")
        if name:
            fields[name] = value
            continue
        if "data" in fields:
            yield fields
        fields = {}


def wait_for(problem: Message) -> Optional[float]:
    """The seconds until a feed that ended with a problem may be opened again. Raises it where it does not pass."""
    status = int(problem.get("status", 500))
    if not is_passing(status, problem):
        raise error_of(status, problem)
    seconds = problem.get("retryAfter")
    return None if seconds is None else float(seconds)


def without_gaps(open_feed: Callable[[int], Iterator[Message]], after: int) -> Iterator[Message]:
    """The events after a version, each once and none left out. A feed with a gap is opened again."""
    last, gaps = after, 0
    while True:
        for event in open_feed(last):
            if event["version"] <= last:
                continue
            if event["version"] > last + 1:
                gaps += 1
                if gaps >= MOST_GAPS:
                    raise ChroniclerError("GAP", f"The server leaves out version {last + 1}.")
                break
            last, gaps = event["version"], 0
            yield event
        else:
            return


def ends_once(feed: Iterator[Message]) -> Iterator[Mapping[str, Any]]:
    """The bot feed, in which an end may be told again after a break."""
    ended = set()
    for news in feed:
        if news["__typename"] == "BotGameOver":
            if news["game"]["id"] in ended:
                continue
            ended.add(news["game"]["id"])
        yield news
