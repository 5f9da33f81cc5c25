import { GENESIS_HASH, type EventStore, type Snapshot, type StoredCommit, type StreamHead } from '#event-store';
import { applyCommit, clone, newGame, type AnyRuleset, type Game, type Json } from '#kernel';
import { LRUCache } from 'lru-cache';
import type { EventForms } from './event-forms.js';
import type { LoadedGame } from './loaded-game.js';
import type { RulesetRegistry } from './rulesets.js';
import { taggedOf } from './sight.js';
import { GAME_STREAM } from './streams/stream-kinds.js';

/** A snapshot is taken whenever a game passes a multiple of this version. */
const SNAPSHOT_EVERY = 200;

/**
 * Games folded in memory, a bounded number of them. What is here is never changed in place, only replaced by something
 * newer, and is never the truth: an append, or the head of the stream, must agree with its version.
 */
export class WarmGames {
  private readonly games: LRUCache<string, LoadedGame>;

  constructor(
    private readonly store: EventStore,
    private readonly rulesets: RulesetRegistry,
    most: number,
  ) {
    this.games = new LRUCache({ max: most });
  }

  /** What is remembered of a game, however old. */
  recall(gameId: string): LoadedGame | undefined {
    return this.games.get(gameId);
  }

  /** Remembers a game unless something newer is known. */
  keep(loaded: LoadedGame): void {
    const known = this.games.get(loaded.gameId);
    if (!known || known.game.version < loaded.game.version) this.games.set(loaded.gameId, loaded);
  }

  forget(gameId: string): void {
    this.games.delete(gameId);
  }

  /** A game as the store has it now; `undefined` when there is none. */
  async current(gameId: string): Promise<LoadedGame | undefined> {
    const head = await this.store.head(gameId);
    if (head?.kind !== GAME_STREAM) return undefined;
    const known = this.recall(gameId);
    if (known?.game.version === head.version && known.hash === head.lastHash) return known;
    if (known && known.game.version >= head.version) this.forget(gameId);
    const base = this.recall(gameId) ?? (await this.fromSnapshot(head));
    const loaded = fold(base, await this.store.read(gameId, { after: base.game.version }));
    this.keep(loaded);
    return loaded;
  }

  /** A game as it was after the last whole commit up to a version; `undefined` when it has not come that far. */
  async at(gameId: string, version: number): Promise<LoadedGame | undefined> {
    const head = await this.store.head(gameId);
    if (head?.kind !== GAME_STREAM || version < 1 || version > head.version) return undefined;
    const base = await this.fromSnapshot(head, version);
    const commits = await this.store.read(gameId, { after: base.game.version, upTo: version });
    const loaded = fold(
      base,
      commits.filter((commit) => commit.lastVersion <= version),
    );
    return loaded.game.version > 0 ? loaded : undefined;
  }

  /** Keeps a snapshot in the store when a commit has passed a multiple of `SNAPSHOT_EVERY`. */
  async snapshot({ gameId, ruleset, game, hash, at }: LoadedGame, before: number): Promise<void> {
    if (Math.floor(before / SNAPSHOT_EVERY) === Math.floor(game.version / SNAPSHOT_EVERY)) return;
    const state = { game, at } as unknown as Json;
    await this.store.saveSnapshot({
      streamId: gameId,
      subjectVersion: ruleset.version,
      version: game.version,
      hash,
      state,
    });
  }

  private async fromSnapshot({ streamId, subject }: StreamHead, upTo?: number): Promise<LoadedGame> {
    const forms = this.rulesets.formsOf(GAME_STREAM, subject.name);
    const blank = unopened(streamId, this.rulesets.get(subject), forms);
    const snapshot = await this.store.loadSnapshot(streamId, subject.version, upTo);
    return snapshot ? thawed(blank, snapshot) : blank;
  }
}

/** A game before its first commit. */
export const unopened = (gameId: string, ruleset: AnyRuleset, forms: EventForms): LoadedGame => ({
  gameId,
  ruleset,
  forms,
  game: newGame(),
  hash: GENESIS_HASH,
  at: 0,
});

/** A game after further commits; the one given stays as it is. Throws when the commits do not follow on it. */
export function fold(base: LoadedGame, commits: readonly StoredCommit[]): LoadedGame {
  const last = commits.at(-1);
  if (!last) return base;
  const game = clone(base.game);
  for (const { firstVersion, at, events } of commits) {
    if (firstVersion !== game.version + 1) {
      throw new Error(`Game ${base.gameId}: commit ${firstVersion} does not follow on version ${game.version}.`);
    }
    applyCommit(base.ruleset, game, {
      at,
      events: base.forms.newest(events).map(({ type, data }) => taggedOf(type, clone(data))),
    });
  }
  return { ...base, game, hash: last.hash, at: last.at };
}

function thawed(blank: LoadedGame, { hash, state }: Snapshot): LoadedGame {
  const { game, at } = state as unknown as { game: Game; at: number };
  return { ...blank, game, hash, at };
}
