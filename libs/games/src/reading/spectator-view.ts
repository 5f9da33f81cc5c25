import type { EventStore } from '#event-store';
import type { Viewer } from '#kernel';
import type { LoadedGame } from '#records';
import { LRUCache } from 'lru-cache';
import type { Clock, LoadedStreams } from '#streams';

/** A game as a viewer may see it now. */
export interface VisibleGame {
  readonly loaded: LoadedGame;
  /** When the next commit that is there already is shown, in milliseconds since 1970; `null` when all are. */
  readonly more: number | null;
}

/** A game as spectators see it, with later commits in the store. */
interface HeldBack extends VisibleGame {
  readonly more: number;
}

/** The dependencies of the sight of spectators. */
export interface SpectatorViewParts {
  readonly store: EventStore;
  readonly streams: LoadedStreams<LoadedGame>;
  readonly clock: Clock;
}

/** How many games are kept as spectators see them. */
const KEPT = 1_000;

/** The delay for viewers without a seat in a running game, in milliseconds: where other tables play the same deal, they see nothing of it before its end. */
const delayOf = ({ game }: LoadedGame): number => (game.sameDeal ? Infinity : (game.spectatorDelay ?? 0) * 1_000);

/** True for a game that runs, at a table with a delay for spectators: viewers without a seat see it later than it is. */
export const isLate = (loaded: LoadedGame): boolean => loaded.game.phase === 'running' && delayOf(loaded) > 0;

/**
 * The sight of viewers without a seat in a game with a delay: the last whole commit that was made at
 * least so long ago, and all that came before the start. One state a game is kept for all of them, and folded on.
 */
export class SpectatorView {
  private readonly kept = new LRUCache<string, HeldBack>({ max: KEPT });
  private readonly reading = new Map<string, Promise<VisibleGame>>();

  constructor(private readonly parts: SpectatorViewParts) {}

  /** A game as a viewer may see it now: seats see the present, auditors all. */
  async of(present: LoadedGame, viewer: Viewer): Promise<VisibleGame> {
    if (viewer.kind !== 'spectator' || !isLate(present)) return { loaded: present, more: null };
    return this.recalled(present) ?? this.readOnce(present);
  }

  /** Games as a spectator sees them now, in their order: where each is held back is found with one statement. */
  async ofAll(present: readonly LoadedGame[]): Promise<readonly VisibleGame[]> {
    const unknown = present.filter((loaded) => isLate(loaded) && !this.recalled(loaded));
    const read = await this.read(unknown);
    return present.map((loaded) => {
      const seen = isLate(loaded) ? (read.get(loaded.gameId) ?? this.recalled(loaded)) : { loaded, more: null };
      if (!seen) throw new Error(`The sight of spectators of the game ${loaded.gameId} is missing.`);
      return seen;
    });
  }

  /** All who are woken at once read once. */
  private readOnce(present: LoadedGame): Promise<VisibleGame> {
    const { gameId } = present;
    const known = this.reading.get(gameId);
    // A reading in progress for the game at another version may not fit this one.
    if (known) return known.then(() => this.recalled(present) ?? this.readOne(present));
    const reading = this.readOne(present).finally(() => this.reading.delete(gameId));
    this.reading.set(gameId, reading);
    return reading;
  }

  private async readOne(present: LoadedGame): Promise<VisibleGame> {
    const [seen] = await this.ofAll([present]);
    return seen as VisibleGame;
  }

  /** The sight that is known without asking; `undefined` where the store has to be asked. */
  private recalled(present: LoadedGame): VisibleGame | undefined {
    const now = this.parts.clock();
    if (present.at <= now - delayOf(present)) return { loaded: present, more: null };
    const held = this.kept.get(present.gameId);
    return held && held.more > now ? within(present, held) : undefined;
  }

  private async read(games: readonly LoadedGame[]): Promise<ReadonlyMap<string, VisibleGame>> {
    if (games.length === 0) return new Map();
    const { clock, store } = this.parts;
    const now = clock();
    const next = await store.firstBeyond(
      games.map((loaded) => ({
        streamId: loaded.gameId,
        version: loaded.game.openUpTo ?? 0,
        at: Math.max(0, now - delayOf(loaded)),
      })),
    );
    const read = new Map<string, VisibleGame>();
    for (const present of games) {
      const place = next.get(present.gameId);
      if (!place) throw new Error(`The game ${present.gameId} has a commit that the store does not know.`);
      const loaded = await this.at(present.gameId, place.firstVersion - 1);
      const held = { loaded, more: place.at + delayOf(present) };
      this.kept.set(present.gameId, held);
      read.set(present.gameId, within(present, held));
    }
    return read;
  }

  private async at(gameId: string, version: number): Promise<LoadedGame> {
    const { store, streams } = this.parts;
    const base = this.kept.get(gameId)?.loaded;
    if (base && base.game.version <= version) {
      // With the last commit that is known: where it is another one, the stream is not the one that was folded.
      const [last, ...news] = await store.read(gameId, { after: base.game.version - 1, upTo: version });
      if (last?.hash === base.hash) return streams.kind.fold(base, news);
    }
    const loaded = await streams.at(gameId, version);
    if (!loaded) throw new Error(`The game ${gameId} was at version ${version} and is gone.`);
    return loaded;
  }
}

/** A game as it was earlier, such as an old command left it, or as a process knows it that news have not reached, shows no more than it is. */
const within = (present: LoadedGame, held: HeldBack): VisibleGame =>
  held.loaded.game.version < present.game.version
    ? { ...held, more: Number.isFinite(held.more) ? held.more : null }
    : { loaded: present, more: null };
