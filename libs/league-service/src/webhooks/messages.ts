import type { EventStore } from '#event-store';
import type { Json } from '#kernel';
import { leagueForms } from '#leagues';
import { bodyOf, type WebhookMessage } from '#webhooks';
import { globalId } from '#streams';
import { accountsIn, withApiIds } from '../api-ids.js';
import type { WebhookStore } from './webhook-store.js';
import type { Delivery, Webhook } from './webhook.js';

/** Where the names of accounts come from. */
export interface NamesAccounts {
  /** The accounts with these ids, in this order; `undefined` for an id without one. */
  accounts(ids: readonly string[]): Promise<readonly ({ readonly id: string; readonly name: string } | undefined)[]>;
}

/** Where letters come from. */
interface LetterParts {
  readonly events: Pick<EventStore, 'read'>;
  readonly accounts: NamesAccounts;
  readonly store: Pick<WebhookStore, 'secrets'>;
}

/**
 * The message that a delivery is: it is read from the stream of the league for each attempt, and says the same each time,
 * but for the names of accounts, which are those of the attempt.
 * @param at when it is sent: which secrets sign it. Throws when a secret cannot be decrypted.
 */
export async function messageOf(
  { events, accounts, store }: LetterParts,
  { id: webhookId, leagueId, address }: Webhook,
  delivery: Delivery,
  at: number,
): Promise<WebhookMessage> {
  const [newest, ...older] = await store.secrets(webhookId, at);
  if (newest === undefined) throw new Error(`Webhook ${webhookId} has no secret.`);
  const { id, type, version, createdAt } = delivery;
  const { at: toldAt, data } =
    version === 0 ? { at: createdAt, data: {} } : await happeningAt({ events, accounts }, leagueId, version);
  const body = bodyOf({ type, at: toldAt, data: { leagueId: globalId('League', leagueId), ...data } });
  return { address, id, body, secrets: [newest, ...older] };
}

async function happeningAt(
  { events, accounts }: Pick<LetterParts, 'events' | 'accounts'>,
  leagueId: string,
  version: number,
): Promise<{ readonly at: number; readonly data: { readonly [name: string]: Json } }> {
  const [commit] = await events.read(leagueId, { after: version - 1, upTo: version });
  const event = commit && leagueForms.newest(commit.events).find((each) => each.version === version);
  if (!event) throw new Error(`League ${leagueId} was at version ${version} and is gone.`);
  return {
    at: commit.at,
    data: {
      version,
      event: withApiIds({ type: event.type, ...(event.data as object) }),
      accounts: await namesIn(event.data, accounts),
    },
  };
}

/** The accounts that an event names, with their names. */
async function namesIn(data: unknown, accounts: NamesAccounts): Promise<{ id: string; name: string }[]> {
  const found = await accounts.accounts(accountsIn(data));
  return found.flatMap((account) => (account ? [{ id: globalId('Account', account.id), name: account.name }] : []));
}
