import { setTimeout as pause } from 'node:timers/promises';
import { GENESIS_HASH, type EventStore, type NewCommit, type NewObligation, type StoredCommit } from '#event-store';
import { LRUCache } from 'lru-cache';
import { isAnswerTo, type Attempt } from './attempt.js';
import type { Clock } from './clock.js';
import { CommandQueues } from './command-queues.js';
import { commitOf, decideOn, type Decided } from './decision.js';
import type { LoadedGame } from './loaded-game.js';
import type { Accepted, CommandIdReused, Conflict, Forbidden, Outcome, Refused, Validation } from './outcome.js';
import type { SeedVault } from './seed-vault.js';
import { seenBy, viewerOf } from './sight.js';
import { fold, type WarmGames } from './warm-games.js';

/** How often a command is decided again because another process was faster. */
const MOST_TRIES = 20;

/** A commit that was just stored. */
export interface Committed {
  readonly before: LoadedGame;
  readonly after: LoadedGame;
  readonly obligations: readonly NewObligation[];
}

/** What the runner stands on. */
export interface RunnerParts {
  readonly store: EventStore;
  readonly seeds: SeedVault;
  readonly warm: WarmGames;
  readonly clock: Clock;
  /** How many commands of one game may wait for their turn. */
  readonly queueLength: number;
  /** Called after each commit; must not throw. */
  readonly committed: (commit: Committed) => void;
}

/**
 * Carries commands out: decide on warm state, append at exactly that state's version, and decide again on fresh state when
 * somebody was faster. A command id that is known is answered from its receipt: the append looks it up before all else,
 * and no other answer is given before the receipt, and the version it was decided on, have been looked up too.
 */
export class CommandRunner {
  private readonly queues: CommandQueues;
  private readonly seeds = new LRUCache<string, Uint8Array>({ max: 10_000 });

  constructor(private readonly parts: RunnerParts) {
    this.queues = new CommandQueues(parts.queueLength);
  }

  /** Carries a command out. `start`: the game to decide on where the store has none yet. */
  async run(attempt: Attempt, start?: LoadedGame): Promise<Outcome> {
    const answer = this.queues.run(attempt.gameId, () => this.carryOut(attempt, start));
    return (await answer) ?? { status: 'busy' };
  }

  /** Says what a command would be answered, and does nothing. */
  async dryRun(attempt: Attempt): Promise<Validation> {
    const loaded = await this.parts.warm.current(attempt.gameId);
    if (!loaded) return { status: 'notFound', what: 'game' };
    const answer = await this.decide(attempt, loaded);
    return answer.status === 'decided' ? { status: 'legal', version: loaded.game.version } : answer;
  }

  private async carryOut(attempt: Attempt, start: LoadedGame | undefined): Promise<Outcome> {
    const { warm } = this.parts;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (tries > 1) await pause(Math.random() * 10 * tries);
      const loaded = start ?? warm.recall(attempt.gameId) ?? (await warm.current(attempt.gameId));
      if (!loaded) return { status: 'notFound', what: 'game' };
      const answer = await this.tryOn(attempt, loaded);
      if (answer) return answer;
    }
    return { status: 'busy' };
  }

  /** One try on one state of the game; `undefined` when that state turns out to be old. */
  private async tryOn(attempt: Attempt, loaded: LoadedGame): Promise<Outcome | undefined> {
    const decision = await this.decide(attempt, loaded);
    return decision.status === 'decided' ? this.append(attempt, decision) : this.unlessOld(attempt, loaded, decision);
  }

  private async decide(attempt: Attempt, loaded: LoadedGame): Promise<Decided | Conflict | Forbidden | Refused> {
    const { version } = loaded.game;
    const { expectedVersion = version } = attempt;
    if (expectedVersion !== version) return this.conflict(attempt, loaded, expectedVersion);
    return decideOn(loaded, attempt, await this.seedOf(loaded.gameId), this.parts.clock());
  }

  private async conflict(attempt: Attempt, loaded: LoadedGame, expectedVersion: number): Promise<Conflict> {
    const commits = await this.parts.store.read(loaded.gameId, { after: expectedVersion, upTo: loaded.game.version });
    const missed = seenBy(loaded, viewerOf(loaded, attempt.actor), commits, expectedVersion);
    return { status: 'conflict', expectedVersion, version: loaded.game.version, missed };
  }

  private async append(attempt: Attempt, decided: Decided): Promise<Outcome | undefined> {
    const { store, warm } = this.parts;
    const commit = commitOf(decided, attempt);
    const result = await store.append(commit).catch((fault: unknown) => {
      warm.forget(attempt.gameId);
      throw fault;
    });
    switch (result.status) {
      case 'ok':
        return this.stored(attempt, commit, { ...decided, after: { ...decided.after, hash: result.hash } });
      case 'replayed':
        return this.answerOf(attempt, result.commit);
      case 'closed':
        warm.forget(attempt.gameId);
        return { status: 'closed', version: result.version };
      case 'conflict':
        warm.keep(fold(decided.before, result.missed));
        return undefined;
    }
  }

  private stored(attempt: Attempt, { events, obligations }: NewCommit, { before, after }: Decided): Accepted {
    const { gameId, game, at } = after;
    this.parts.warm.keep(after);
    this.parts.committed({ before, after, obligations });
    const numbered = events.map((event, index) => ({ ...event, version: before.game.version + 1 + index }));
    const seen = seenBy(after, viewerOf(after, attempt.actor), [{ at, events: numbered }]);
    return { status: 'accepted', gameId, version: game.version, events: seen, replayed: false };
  }

  /** An answer that is not a commit: it stands when the command id is new and the game is still as it was decided on. */
  private async unlessOld<T extends Outcome>(
    attempt: Attempt,
    loaded: LoadedGame,
    answer: T,
  ): Promise<Outcome | undefined> {
    const receipt = await this.parts.store.receipt(attempt.gameId, attempt.commandId);
    if (receipt) return this.answerOf(attempt, receipt);
    const now = await this.parts.warm.current(attempt.gameId);
    return (now?.hash ?? GENESIS_HASH) === loaded.hash ? answer : undefined;
  }

  private async answerOf(attempt: Attempt, commit: StoredCommit): Promise<Accepted | CommandIdReused> {
    const loaded = await this.parts.warm.current(attempt.gameId);
    if (!loaded || !isAnswerTo(attempt, commit, loaded.ruleset)) return { status: 'commandIdReused' };
    const events = seenBy(loaded, viewerOf(loaded, attempt.actor), [commit]);
    return { status: 'accepted', gameId: attempt.gameId, version: commit.lastVersion, events, replayed: true };
  }

  private async seedOf(gameId: string): Promise<Uint8Array> {
    const seed = this.seeds.get(gameId) ?? (await this.parts.seeds.find(gameId));
    if (!seed) throw new Error(`Game ${gameId} has no seed: it cannot go on.`);
    this.seeds.set(gameId, seed);
    return seed;
  }
}
