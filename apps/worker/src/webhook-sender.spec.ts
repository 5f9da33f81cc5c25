import { until } from '#event-store/testing';
import { WebhookSender } from './webhook-sender.js';
import type { WorkerParts } from './worker-parts.js';

describe('the sender of webhooks', () => {
  it('checks at once for due deliveries, reports a fault, and does not check once it is stopped', async () => {
    const faults: unknown[] = [];
    let looks = 0;
    const sendDue = (): Promise<boolean> => {
      looks += 1;
      return Promise.reject(new Error('the database is away'));
    };
    const parts = { server: { webhooks: { sendDue } }, queues: { report: (fault: unknown) => faults.push(fault) } };
    const sender = new WebhookSender(parts as unknown as WorkerParts);
    sender.onApplicationBootstrap();
    await until('the fault is reported', () => faults.length > 0);
    await sender.beforeApplicationShutdown();
    expect([looks, faults.map(String)]).toEqual([1, ['Error: the database is away']]);
  });
});
