import type { Reach } from '#webhooks';
import { Courier, type CourierParts } from './courier.js';
import { WebhookDesk } from './webhook-desk.js';
import { Webhooks } from './webhooks.js';

/** The dependencies of webhooks. */
interface TellingParts extends CourierParts {
  /** The addresses that may be called. */
  readonly reach?: Reach | undefined;
}

/** The service and the desk of webhooks, on one courier and store. */
export function tellingOn(parts: TellingParts): { readonly webhooks: Webhooks; readonly webhookDesk: WebhookDesk } {
  const courier = new Courier({ ...parts, delivery: { ...parts.delivery, ...parts.reach } });
  return { webhooks: new Webhooks({ ...parts, courier }), webhookDesk: new WebhookDesk({ ...parts, courier }) };
}
