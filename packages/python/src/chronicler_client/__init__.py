"""A client for Chronicler, a server for tabletop games. It needs nothing but Python."""

from .client import Client
from .correspondence import Correspondence
from .errors import ChroniclerError, Refused
from .playing import Asked, Choice, GameEnd

__all__ = ["Asked", "Choice", "ChroniclerError", "Client", "Correspondence", "GameEnd", "Refused"]
