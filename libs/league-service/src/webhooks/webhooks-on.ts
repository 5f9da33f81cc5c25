import type { Reach } from '#webhooks';
import { WebhookDispatcher, type WebhookDispatcherParts } from './webhook-dispatcher.js';
import { WebhookService } from './webhook-service.js';
import { Webhooks } from './webhooks.js';

/** The dependencies of webhooks. */
interface WebhookParts extends WebhookDispatcherParts {
  /** The addresses that may be called. */
  readonly reach?: Reach | undefined;
}

/** The service and the desk of webhooks, on one dispatcher and store. */
export function webhooksOn(parts: WebhookParts): {
  readonly webhooks: Webhooks;
  readonly webhookService: WebhookService;
} {
  const dispatcher = new WebhookDispatcher({ ...parts, delivery: { ...parts.delivery, ...parts.reach } });
  return {
    webhooks: new Webhooks({ ...parts, dispatcher }),
    webhookService: new WebhookService({ ...parts, dispatcher }),
  };
}
