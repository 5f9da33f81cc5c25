import { randomUUID } from 'node:crypto';
import { plainText, type Localized } from '#kernel';
import { limitTable } from '#platform';
import { isSavedContentId } from './saved-content-id.js';
import type { SavedContent, SavedContentStore, SavedContentRange } from './saved-content-store.js';

/** The absolute maximum of an account, above any setting. */
const MOST_LISTED = Math.max(limitTable.quotas.decks.most, limitTable.quotas.bases.most);

/** Most characters of the name of something kept. */
export const LONGEST_NAME = 80;

const NAME = plainText(1, LONGEST_NAME);

/** The input of an account for something to keep. */
export interface SaveRequest {
  /** The UUID of the thing to change; without it, a new one. */
  readonly id?: string | undefined;
  readonly name: string;
}

/** It is malformed; `issue` has the reason, for people. */
export interface Invalid {
  readonly status: 'invalid';
  readonly issue: Localized;
}

/** The result of saving something. */
export type SaveAnswer<Content extends object> =
  | { readonly status: 'kept'; readonly kept: SavedContent<Content> }
  | Invalid
  | { readonly status: 'notFound' }
  | { readonly status: 'tooMany'; readonly most: number };

/** The result of a check. */
export type Checked<Fault> = { readonly status: 'checked'; readonly faults: readonly Fault[] } | Invalid;

/** Keeps things of one kind for accounts, a limited number each. An account can change and delete only its own. */
export abstract class SavedContentService<Content extends object> {
  /**
   * @param nameIssue the message about a malformed name, for people.
   * @param most the most things of an account.
   */
  constructor(
    protected readonly store: SavedContentStore<Content>,
    private readonly nameIssue: Localized,
    private readonly most: number,
  ) {}

  /** A thing of an account; `undefined` when the account has no such thing. */
  async own(accountId: string, id: string): Promise<SavedContent<Content> | undefined> {
    const thing = isSavedContentId(id) ? await this.store.find(id) : undefined;
    return thing?.accountId === accountId ? thing : undefined;
  }

  /** The things of an account, oldest first: all, or a stretch. */
  list(
    accountId: string,
    stretch: SavedContentRange = { limit: MOST_LISTED },
  ): Promise<readonly SavedContent<Content>[]> {
    return this.store.list(accountId, stretch);
  }

  /** Deletes a thing of an account, and returns it as it was; `undefined` when the account has no such thing. */
  async remove(accountId: string, id: string): Promise<SavedContent<Content> | undefined> {
    const thing = await this.own(accountId, id);
    if (thing) await this.store.remove(accountId, id);
    return thing;
  }

  /** Saves well-formed content: as a new thing, or in place of an existing one of the account. */
  protected async saveContent(
    accountId: string,
    { id, name }: SaveRequest,
    content: Content,
  ): Promise<SaveAnswer<Content>> {
    const { data: called } = NAME.safeParse(name);
    if (called === undefined) return { status: 'invalid', issue: this.nameIssue };
    const changedAt = Date.now();
    if (id !== undefined) {
      const change = { name: called, changedAt, ...content };
      const changed = isSavedContentId(id) ? await this.store.change(accountId, id, change) : undefined;
      return changed ? { status: 'kept', kept: changed } : { status: 'notFound' };
    }
    const kept = { id: randomUUID(), accountId, name: called, createdAt: changedAt, changedAt, ...content };
    const answer = await this.store.add(kept, this.most);
    return answer === 'added' ? { status: 'kept', kept } : { status: 'tooMany', most: this.most };
  }
}
