import { randomUUID } from 'node:crypto';
import { describeNotificationStore } from '../testing/notification-store-contract.js';
import { MemoryNotificationStore } from './memory-notification-store.js';

describeNotificationStore('Notifications in memory', () =>
  Promise.resolve({ store: new MemoryNotificationStore(), account: () => Promise.resolve(randomUUID()) }),
);
