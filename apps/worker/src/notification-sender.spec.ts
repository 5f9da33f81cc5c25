import { until } from '#event-store/testing';
import { NotificationSender } from './notification-sender.js';
import type { WorkerParts } from './worker-parts.js';

describe('the sender of notifications', () => {
  it('works at once, reports a fault, and does not work once it is stopped', async () => {
    const faults: unknown[] = [];
    let looks = 0;
    const run = (): Promise<boolean> => {
      looks += 1;
      return Promise.reject(new Error('the database is away'));
    };
    const parts = { server: { notificationWork: { run } }, queues: { report: (fault: unknown) => faults.push(fault) } };
    const sender = new NotificationSender(parts as unknown as WorkerParts);
    sender.onApplicationBootstrap();
    await until('the fault is reported', () => faults.length > 0);
    await sender.beforeApplicationShutdown();
    expect([looks, faults.map(String)]).toEqual([1, ['Error: the database is away']]);
  });
});
