from __future__ import annotations

import uuid
from typing import Any, Dict, Iterator, List, Mapping, Optional

from .correspondence import Correspondence
from .feeds import ends_once, messages, without_gaps
from .playing import Chooser, GameEnd, Table
from .requests import Settings, query, quoted, send

Json = Dict[str, Any]


class Client:
    """A player on a Chronicler server, over REST. Requests are retried until they are answered."""

    def __init__(self, url: str, token: Optional[str] = None, **settings: Any) -> None:
        """
        url is the address of the server; without a token you see what is public. Further settings, with their defaults:
        locale, patience=120, timeout=20, silence=40, backoff=1 (in seconds).
        """
        self.settings = Settings(url, token, **settings)

    @classmethod
    def register(cls, url: str, name: str, *, bot: bool = False, **settings: Any) -> "Client":
        """Creates an account, and returns its client. Raises ACCOUNT_NAME_TAKEN when the name is taken."""
        made = cls(url, **settings).command("/v1/accounts", {"name": name, "bot": bot})
        return cls(url, made["token"], **settings)

    def get(self, path: str, **arguments: Any) -> Any:
        """Reads an address; the arguments are its query."""
        return send(self.settings, "GET", path + query(**arguments))

    def put(self, path: str, body: Mapping[str, Any]) -> Any:
        """Replaces what is at an address."""
        return send(self.settings, "PUT", path, body)

    def delete(self, path: str) -> Any:
        """Deletes what is at an address."""
        return send(self.settings, "DELETE", path)

    def command(
        self,
        path: str,
        body: Optional[Mapping[str, Any]] = None,
        *,
        key: Optional[str] = None,
        expected_version: Optional[int] = None,
    ) -> Json:
        """
        Sends a command. It has one key, under which it is sent again until there is an answer: it happens once. Raises
        Refused where the rules refuse, or the game is not at the expected version.
        """
        headers = {"idempotency-key": key or str(uuid.uuid4())}
        if expected_version is not None:
            headers["if-match"] = f'"{expected_version}"'
        answer: Json = send(self.settings, "POST", path, body or {}, headers)
        return answer

    def open(self, options: Mapping[str, Any], seats: List[Mapping[str, Any]], **more: Any) -> Json:
        """Opens a game, and returns it: open({"lantern": {}}, [{"me": True}, {"bot": "random"}])."""
        game: Json = self.command("/v1/games", {"options": options, "seats": seats, **more})["game"]
        return game

    def join(self, game_id: str, **more: Any) -> Json:
        """Takes a free seat."""
        return self.command(f"{place(game_id)}/join", more)

    def leave(self, game_id: str) -> Json:
        """Frees your seat before the start."""
        return self.command(f"{place(game_id)}/leave")

    def start(self, game_id: str) -> Json:
        """Starts a game that you have opened."""
        return self.command(f"{place(game_id)}/start")

    def submit(self, game_id: str, command: Mapping[str, Any], *, step_id: Optional[str] = None) -> Json:
        """Sends a command of your seat: one of legal_commands, unchanged."""
        body = {"command": command, **({} if step_id is None else {"stepId": step_id})}
        return self.command(f"{place(game_id)}/commands", body)

    def resign(self, game_id: str) -> Json:
        """Gives up a running game."""
        return self.command(f"{place(game_id)}/resign")

    def abandon(self, game_id: str) -> Json:
        """Ends a game that you have opened, without a winner."""
        return self.command(f"{place(game_id)}/abandon")

    def correspondence(self, game_id: str) -> Correspondence:
        """A game over days: its agreements, vacations, substitutes, conditional commands and notes."""
        return Correspondence(self, game_id)

    def game(self, game_id: str) -> Json:
        """A game."""
        read: Json = self.get(place(game_id))
        return read

    def view(self, game_id: str) -> Any:
        """A game as you see it now."""
        return self.get(f"{place(game_id)}/view")

    def legal_commands(self, game_id: str) -> Any:
        """The commands of your seat, with the step that they answer."""
        return self.get(f"{place(game_id)}/legal-commands")

    def follow(self, game_id: str, *, after: int = 0) -> Iterator[Json]:
        """
        The events of a game after a version, without gaps or duplicates, across cut connections, to its end. The version
        of the last event that you have is all that a program needs to go on after a restart.
        """

        def feed(last: int) -> Iterator[Json]:
            return messages(self.settings, f"{place(game_id)}/feed", str(last) if last else None)

        return without_gaps(feed, after)

    def bot_feed(self) -> Iterator[Mapping[str, Any]]:
        """Everything that waits for this account, for ever, and each end of a game once."""
        return ends_once(messages(self.settings, "/v1/bot/feed"))

    def play(self, choose: Chooser, *, game_id: Optional[str] = None) -> Optional[GameEnd]:
        """
        Plays the games that wait for this account: one game to its end, which it returns, or all of them, for ever. Raises
        SEED_MISMATCH for a game whose seed is not the one that the server was bound to.
        """
        tables: Dict[str, Table] = {}
        for news in self.bot_feed():
            told = news["game"]["id"]
            if game_id is not None and told != game_id:
                continue
            end = tables.setdefault(told, Table(self, choose)).hear(news)
            if end is None:
                continue
            del tables[told]
            if told == game_id:
                return end
        return None


def place(game_id: str) -> str:
    """The address of a game."""
    return f"/v1/games/{quoted(game_id)}"
