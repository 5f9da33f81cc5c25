import type { Seat } from '#kernel';
import type { Clock } from '#streams';
import type { ConditionalList, ConditionalPlan } from './conditional-list.js';
import { CLAIMED, RESTING, type ConditionalStore } from './conditional-store.js';

interface Kept {
  readonly list: ConditionalList;
  lookAt: number;
}

/** Lists that are forgotten when the process ends: for tests. */
export class MemoryConditionalStore implements ConditionalStore {
  private readonly lists = new Map<string, Kept>();

  constructor(private readonly clock: Clock = Date.now) {}

  keep(list: Omit<ConditionalList, 'revision'>): Promise<void> {
    this.put({ ...list, revision: 0 }, RESTING);
    return Promise.resolve();
  }

  of(gameIds: readonly string[]): Promise<readonly ConditionalList[]> {
    return Promise.resolve(
      [...this.lists.values()].map(({ list }) => list).filter(({ gameId }) => gameIds.includes(gameId)),
    );
  }

  change(list: ConditionalList, plan: ConditionalPlan): Promise<ConditionalList | undefined> {
    const known = this.lists.get(keyOf(list.gameId, list.seat))?.list;
    if (known?.listId !== list.listId || known.revision !== list.revision) return Promise.resolve(undefined);
    return Promise.resolve(this.put({ ...list, plan, revision: list.revision + 1 }, CLAIMED));
  }

  drop(listId: string): Promise<void> {
    for (const [key, { list }] of this.lists) if (list.listId === listId) this.lists.delete(key);
    return Promise.resolve();
  }

  revoke(gameId: string, seat: Seat): Promise<void> {
    this.lists.delete(keyOf(gameId, seat));
    return Promise.resolve();
  }

  take(most: number): Promise<readonly ConditionalList[]> {
    const due = [...this.lists.values()].filter(({ lookAt }) => lookAt <= this.clock()).slice(0, most);
    for (const kept of due) kept.lookAt = this.clock() + RESTING;
    return Promise.resolve(due.map(({ list }) => list));
  }

  private put(list: ConditionalList, wait: number): ConditionalList {
    this.lists.set(keyOf(list.gameId, list.seat), { list, lookAt: this.clock() + wait });
    return list;
  }
}

const keyOf = (gameId: string, seat: Seat): string => `${gameId}/${seat}`;
