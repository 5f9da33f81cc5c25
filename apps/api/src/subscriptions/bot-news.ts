import { seatOf, waitingOf } from '#games';
import type { LoadedGame } from '#records';
import type { Seat } from '#kernel';
import { deadlineOfSeat } from '#kernel/server';
import { LRUCache } from 'lru-cache';
import { sourceForSeat, type GameSource } from '../games/game-source.js';
import { stepFor } from '../games/waiting.js';

/** The fields of every message of a feed. */
interface Told {
  /** When the news arrived, in milliseconds since 1970: grows from message to message. */
  readonly at: number;
  readonly game: GameSource;
  readonly seat: Seat;
}

/** A game waits for the seat. */
export interface BotAskedNews extends Told {
  readonly kind: 'BotAsked';
  readonly stepId: string;
  /** Milliseconds since 1970. */
  readonly deadline: number | null;
}

/** A message to a program about the games of its account. */
export type BotNews =
  BotAskedNews | (Told & { readonly kind: 'BotGameStarted' }) | (Told & { readonly kind: 'BotGameOver' });

/** The most ends that are remembered, so that none is reported twice. */
const MOST_ENDS = 1_000;

/** The messages that one follower has got, to determine its news. */
export class BotDiary {
  /** The versions of running games that it knows. */
  private readonly running = new Map<string, number>();
  private readonly ended = new LRUCache<string, true>({ max: MOST_ENDS });

  constructor(private readonly account: string) {}

  /** The news of a changed game: nothing, or up to two messages. */
  newsOf(loaded: LoadedGame, at: number): readonly BotNews[] {
    const { gameId, game } = loaded;
    const seat = seatOf(loaded, this.account)?.seat;
    if (seat === undefined) return [];
    const told = { at, game: sourceForSeat(loaded, this.account), seat };
    if (game.phase === 'over') return this.end(gameId) ? [{ kind: 'BotGameOver', ...told }] : [];
    const before = this.running.get(gameId);
    if (before !== undefined && before >= game.version) return [];
    this.running.set(gameId, game.version);
    return [...(before === undefined ? [{ kind: 'BotGameStarted' as const, ...told }] : []), ...asked(loaded, told)];
  }

  /** True the first time. */
  private end(gameId: string): boolean {
    this.running.delete(gameId);
    const isNews = !this.ended.has(gameId);
    this.ended.set(gameId, true);
    return isNews;
  }
}

function asked(loaded: LoadedGame, told: Told): readonly BotAskedNews[] {
  const stepId = stepFor(loaded, told.seat);
  const now = waitingOf(loaded);
  if (stepId === undefined || !now) return [];
  return [{ kind: 'BotAsked', ...told, stepId, deadline: deadlineOfSeat(loaded.game.clocks, now.waiting, told.seat) }];
}
