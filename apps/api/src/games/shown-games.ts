import { Games, type FollowedEvent, type SeenEvent } from '#games';
import type { LoadedGame } from '#records';
import { Injectable } from '@nestjs/common';
import { lookerOf, type Caller } from '../access/caller.js';
import { sourceOf, type EventSource, type GameSource } from './game-source.js';

/**
 * Games as the caller may see them now: the only place where a source of a game is made, except for the seats of its
 * own account (`sourceForSeat`). Where a table delays its game for spectators, no caller without a seat gets a later
 * state.
 */
@Injectable()
export class ShownGames {
  constructor(private readonly games: Games) {}

  /** A game by its id; `null` when there is none. */
  async find(gameId: string, caller: Caller): Promise<GameSource | null> {
    const loaded = await this.games.load(gameId);
    return loaded ? this.of(loaded, caller) : null;
  }

  /** Games by their ids, in this order and in one query; games that do not exist are left out. */
  async all(gameIds: readonly string[], caller: Caller): Promise<readonly GameSource[]> {
    const present = await this.games.loadAll(gameIds);
    const seen = await this.games.seenAll(present, lookerOf(caller));
    return present.map(({ game }, at) => sourceOf((seen[at] as { loaded: LoadedGame }).loaded, game.phase));
  }

  /** A game that is already loaded. */
  async of(present: LoadedGame, caller: Caller): Promise<GameSource> {
    const { loaded } = await this.games.seen(present, lookerOf(caller));
    return sourceOf(loaded, present.game.phase);
  }

  /** A game as it was at a version; `null` if it never had this version, as far as the caller may know. */
  async at({ current, status }: GameSource, version: number): Promise<GameSource | null> {
    if (version < 1 || version > current.game.version) return null;
    const loaded = await this.games.load(current.gameId, version);
    return loaded ? { ...sourceOf(current, status), loaded } : null;
  }
}

/** Events of a game, as far as the caller may know that they have happened. */
export const eventsOf = (events: readonly SeenEvent[], source: GameSource): EventSource[] =>
  events.filter(({ version }) => version <= source.current.game.version).map((event) => ({ ...event, source }));

const followed = new WeakMap<SeenEvent, EventSource>();

/**
 * An event on its way to a follower, delivered once the follower may see it. All who see the same event with the same game get the same
 * source, so that it is answered once for all who ask the same of it.
 */
export function followedSource({ event, loaded, phase }: FollowedEvent): EventSource {
  const known = followed.get(event);
  if (known?.source.current === loaded && known.source.status === phase) return known;
  const source: EventSource = { ...event, source: sourceOf(loaded, phase) };
  followed.set(event, source);
  return source;
}
