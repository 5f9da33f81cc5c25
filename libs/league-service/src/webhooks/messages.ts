import type { EventStore } from '#event-store';
import type { Json } from '#kernel';
import { leagueForms } from '#leagues';
import { bodyOf, type WebhookMessage } from '#webhooks';
import { globalId } from '#streams';
import { withApiIds } from '../api-ids.js';
import type { WebhookStore } from './webhook-store.js';
import type { Delivery, Webhook } from './webhook.js';

/** Where letters come from. */
interface LetterParts {
  readonly events: Pick<EventStore, 'read'>;
  readonly store: Pick<WebhookStore, 'secrets'>;
}

/**
 * The message that a delivery is: it is read from the stream of the league for each attempt, and says the same each time.
 * @param at when it is sent: which secrets sign it. Throws when a secret cannot be decrypted.
 */
export async function messageOf(
  { events, store }: LetterParts,
  { id: webhookId, leagueId, address }: Webhook,
  delivery: Delivery,
  at: number,
): Promise<WebhookMessage> {
  const [newest, ...older] = await store.secrets(webhookId, at);
  if (newest === undefined) throw new Error(`Webhook ${webhookId} has no secret.`);
  const { id, type, version, createdAt } = delivery;
  const { at: toldAt, data } =
    version === 0 ? { at: createdAt, data: {} } : await happeningAt(events, leagueId, version);
  const body = bodyOf({ type, at: toldAt, data: { leagueId: globalId('League', leagueId), ...data } });
  return { address, id, body, secrets: [newest, ...older] };
}

async function happeningAt(
  events: LetterParts['events'],
  leagueId: string,
  version: number,
): Promise<{ readonly at: number; readonly data: { readonly [name: string]: Json } }> {
  const [commit] = await events.read(leagueId, { after: version - 1, upTo: version });
  const event = commit && leagueForms.newest(commit.events).find((each) => each.version === version);
  if (!event) throw new Error(`League ${leagueId} was at version ${version} and is gone.`);
  return {
    at: commit.at,
    data: { version, event: withApiIds({ type: event.type, ...(event.data as object) }) },
  };
}
