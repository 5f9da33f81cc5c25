import { describeWebhookStore } from '../testing/webhook-store-contract.js';
import { MemoryWebhookStore } from './memory-webhook-store.js';

describeWebhookStore('Webhooks in memory', () => Promise.resolve(new MemoryWebhookStore()));
