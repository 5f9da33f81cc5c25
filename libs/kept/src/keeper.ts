import { randomUUID } from 'node:crypto';
import { plainText, type Localized } from '#kernel';
import { limitTable } from '#platform';
import { isKeptId } from './kept-id.js';
import type { Kept, KeptStore, KeptStretch } from './kept-store.js';

/** No account keeps more, however many it may. */
const MOST_LISTED = Math.max(limitTable.quotas.decks.most, limitTable.quotas.bases.most);

/** Most characters of the name of something kept. */
export const LONGEST_NAME = 80;

const NAME = plainText(1, LONGEST_NAME);

/** What an account wants something kept as. */
export interface KeepRequest {
  /** The UUID of what is to be changed; something new without. */
  readonly id?: string | undefined;
  readonly name: string;
}

/** It is malformed; `issue` says how, for people. */
export interface Invalid {
  readonly status: 'invalid';
  readonly issue: Localized;
}

/** What became of something that was to be kept. */
export type KeepAnswer<Content extends object> =
  | { readonly status: 'kept'; readonly kept: Kept<Content> }
  | Invalid
  | { readonly status: 'notFound' }
  | { readonly status: 'tooMany'; readonly most: number };

/** What a check found. */
export type Checked<Fault> = { readonly status: 'checked'; readonly faults: readonly Fault[] } | Invalid;

/** Keeps things of one sort for accounts, at most so many each. An account changes and forgets its own only. */
export abstract class Keeper<Content extends object> {
  /**
   * @param nameIssue what is wrong with a name that is none, for people.
   * @param most that an account keeps.
   */
  constructor(
    protected readonly store: KeptStore<Content>,
    private readonly nameIssue: Localized,
    private readonly most: number,
  ) {}

  /** Something of an account; `undefined` when the account has no such thing. */
  async own(accountId: string, id: string): Promise<Kept<Content> | undefined> {
    const thing = isKeptId(id) ? await this.store.find(id) : undefined;
    return thing?.accountId === accountId ? thing : undefined;
  }

  /** What an account keeps, oldest first: all of it, or a stretch. */
  list(accountId: string, stretch: KeptStretch = { limit: MOST_LISTED }): Promise<readonly Kept<Content>[]> {
    return this.store.list(accountId, stretch);
  }

  /** Forgets something of an account. Gives it as it was; `undefined` when the account has no such thing. */
  async remove(accountId: string, id: string): Promise<Kept<Content> | undefined> {
    const thing = await this.own(accountId, id);
    if (thing) await this.store.remove(accountId, id);
    return thing;
  }

  /** Keeps content that is well-formed: as something new, or in place of what an account kept before. */
  protected async keep(accountId: string, { id, name }: KeepRequest, content: Content): Promise<KeepAnswer<Content>> {
    const { data: called } = NAME.safeParse(name);
    if (called === undefined) return { status: 'invalid', issue: this.nameIssue };
    const changedAt = Date.now();
    if (id !== undefined) {
      const change = { name: called, changedAt, ...content };
      const changed = isKeptId(id) ? await this.store.change(accountId, id, change) : undefined;
      return changed ? { status: 'kept', kept: changed } : { status: 'notFound' };
    }
    const kept = { id: randomUUID(), accountId, name: called, createdAt: changedAt, changedAt, ...content };
    const answer = await this.store.add(kept, this.most);
    return answer === 'added' ? { status: 'kept', kept } : { status: 'tooMany', most: this.most };
  }
}
