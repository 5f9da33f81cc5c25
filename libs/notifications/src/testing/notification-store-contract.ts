import { randomUUID } from 'node:crypto';
import type { Channel, Destination, Notification } from '../notification.js';
import { standardSettings, type NotificationSettings } from '../settings/settings.js';
import { WINDOW, type NotificationStore } from '../store/notification-store.js';

const AT = 1_700_000_000_000;

/** A store, and how it gets an account. */
export interface TestedStore {
  readonly store: NotificationStore;
  readonly account: () => Promise<string>;
}

/** The contract of every store of notifications. */
export function describeNotificationStore(title: string, open: () => Promise<TestedStore>): void {
  describe(title, () => {
    let store: NotificationStore;
    let account: string;
    let other: string;
    let channel: Channel;
    let newAccount: () => Promise<string>;
    beforeAll(async () => {
      ({ store, account: newAccount } = await open());
    });
    beforeEach(async () => {
      [account, other] = [await newAccount(), await newAccount()];
      channel = channelOf(account);
      expect(await store.add(channel, 3)).toBe('added');
    });
    afterEach(async () => {
      for (const owner of [account, other])
        for (const { id } of await store.channels(owner)) await store.remove(owner, id);
    });

    const written = async (...changes: readonly Partial<Notification>[]): Promise<Notification[]> => {
      const notifications = changes.map((change) => notificationOn(channel, change));
      await store.write(notifications);
      return notifications;
    };

    it('keeps the settings of an account, and gives the standard ones before', async () => {
      expect(await store.settings(account)).toEqual(standardSettings);
      const settings: NotificationSettings = {
        ...standardSettings,
        events: [],
        digest: 'DAILY',
        timeZone: 'Europe/Paris',
      };
      await store.keepSettings(account, settings, AT);
      expect(await store.settings(account)).toEqual(settings);
      expect(await store.settings(other)).toEqual(standardSettings);
    });

    it('keeps a limited number of channels of an account, each address once, and gives them as they are', async () => {
      expect(await store.add({ ...channel, id: randomUUID() }, 3)).toBe('known');
      const hook = { kind: 'WEBHOOK', address: 'https://example.com/', form: 'DISCORD', secret: 'whsec_x' } as const;
      const second = channelOf(account, { destination: hook, fingerprint: 'hook', createdAt: AT + 1 });
      expect(await store.add(second, 2)).toBe('added');
      expect(await store.add(channelOf(account, { fingerprint: 'third' }), 2)).toBe('tooMany');
      expect(await store.add(channelOf(other), 2)).toBe('added');
      expect(await store.channels(account)).toEqual([channel, second]);
      expect(await store.channel(second.id)).toEqual(second);
      expect(await store.madeSince(channel.fingerprint, AT - 1)).toBe(2);
      expect(await store.madeSince(channel.fingerprint, AT)).toBe(0);
      expect(await store.remove(other, second.id)).toBe(false);
      expect(await store.remove(account, second.id)).toBe(true);
      expect(await store.channel(second.id)).toBeUndefined();
    });

    it('lists as listeners only confirmed and enabled channels', async () => {
      expect(await store.listeners([account, other])).toEqual([{ channel, settings: standardSettings }]);
      const unsure = channelOf(account, { fingerprint: 'unsure', isConfirmed: false });
      await store.add(unsure, 3);
      expect(await store.listeners([account])).toHaveLength(1);
      await store.change(unsure.id, { isConfirmed: true }, AT);
      expect(await store.listeners([account])).toHaveLength(2);
      await store.change(unsure.id, { isEnabled: false, disabledBecause: 'UNSUBSCRIBED' }, AT);
      expect(await store.listeners([account])).toHaveLength(1);
      expect(await store.channel(unsure.id)).toMatchObject({ isConfirmed: true, disabledBecause: 'UNSUBSCRIBED' });
      expect(await store.change(unsure.id, { isEnabled: true, disabledBecause: null }, AT)).toMatchObject({
        disabledBecause: null,
      });
      expect(await store.change(randomUUID(), { isEnabled: true }, AT)).toBeUndefined();
      expect(await store.listeners(['not-an-id'])).toEqual([]);
    });

    it('writes each occurrence once for a channel, and none for a channel that is gone', async () => {
      const streamId = randomUUID();
      await written({ streamId, occurrence: 'a' }, { streamId, occurrence: 'a' }, { streamId, occurrence: 'b' });
      await written({ streamId, occurrence: 'a' }, { streamId, occurrence: 'a', kind: 'GAME_OVER' });
      await store.write([notificationOn(channelOf(account), {})]);
      expect((await store.log(account, 9)).map(({ kind, occurrence }) => `${kind} ${occurrence}`)).toEqual([
        'GAME_OVER a',
        'YOUR_TURN b',
        'YOUR_TURN a',
      ]);
      expect(await store.log(other, 9)).toEqual([]);
    });

    it('gives what is due on a channel to one process at a time, together, and to another when that one is gone', async () => {
      const [late, first] = await written({ dueAt: AT + 2 }, { dueAt: AT + 1 }, { dueAt: AT + 90 });
      expect(await store.due(AT, 9)).not.toContain(channel.id);
      expect(await store.take(channel.id, AT, AT + 10)).toBeUndefined();
      expect(await store.due(AT + 2, 9)).toContain(channel.id);
      const [one, another] = await Promise.all([
        store.take(channel.id, AT + 2, AT + 30),
        store.take(channel.id, AT + 2, AT + 30),
      ]);
      expect([one ?? another, one && another]).toEqual([
        { channel, settings: standardSettings, notifications: [first, late], window: { from: 0, sent: 0 } },
        undefined,
      ]);
      expect(await store.due(AT + 29, 9)).not.toContain(channel.id);
      expect(await store.take(channel.id, AT + 30, AT + 60)).toMatchObject({ notifications: [first, late] });
    });

    it('counts what waits by channel', async () => {
      const before = await store.backlog(AT);
      await written({ dueAt: AT }, { dueAt: AT + 5 });
      expect(await store.backlog(AT)).toEqual({ ...before, due: before.due + 1 });
      expect(await store.backlog(AT - 1)).toEqual({ ...before, later: before.later + 1 });
    });

    it('records what became of notifications once, and counts the messages of an hour', async () => {
      const before = await store.mailsSince(AT - WINDOW);
      const [sent, again] = await written({}, {});
      await store.take(channel.id, AT, AT + 30);
      const verdicts = [
        { ...sent!, state: 'DELIVERED', status: 250 } as const,
        { ...again!, failures: 1, reason: 'timedOut', dueAt: AT + 50 },
      ];
      await store.record(channel.id, { at: AT + 1, verdicts, isSent: true });
      await store.record(channel.id, {
        at: AT + 2,
        verdicts: [{ ...sent!, state: 'GIVEN_UP', reason: 'late' }],
        isSent: true,
      });
      expect(await store.log(account, 9)).toMatchObject([
        { state: 'WAITING', failures: 1, reason: 'timedOut', dueAt: AT + 50, endedAt: null, channel: 'EMAIL' },
        { state: 'DELIVERED', reason: null, status: 250, endedAt: AT + 1 },
      ]);
      expect(await store.mailsSince(AT - WINDOW)).toBe(before + 2);
      expect(await store.take(channel.id, AT + 50, AT + 60)).toMatchObject({ window: { from: AT + 1, sent: 2 } });
      await store.record(channel.id, { at: AT + 1 + WINDOW, verdicts: [], isSent: true });
      expect(await store.take(channel.id, AT + 2 + WINDOW, AT + 3 + WINDOW)).toMatchObject({
        window: { from: AT + 1 + WINDOW, sent: 1 },
      });
    });

    it('drops what waits when a channel is disabled, by hand or by an outcome', async () => {
      const [first] = await written({}, { dueAt: AT + 9 });
      await store.take(channel.id, AT, AT + 30);
      const verdicts = [{ ...first!, state: 'GIVEN_UP', reason: 'gone' } as const];
      await store.record(channel.id, { at: AT + 3, verdicts, isSent: false, disable: 'GONE' });
      expect(await store.channel(channel.id)).toMatchObject({ isEnabled: false, disabledBecause: 'GONE' });
      expect((await store.log(account, 9)).map(({ state, reason }) => [state, reason])).toEqual([
        ['DROPPED', 'disabled'],
        ['GIVEN_UP', 'gone'],
      ]);
      await store.change(channel.id, { isEnabled: true, disabledBecause: null }, AT);
      await written({ occurrence: 'next' });
      await store.change(channel.id, { isEnabled: false, disabledBecause: null }, AT + 4);
      expect(await store.take(channel.id, AT + 99, AT + 100)).toBeUndefined();
      expect((await store.log(account, 1))[0]).toMatchObject({ state: 'DROPPED', endedAt: AT + 4 });
    });

    it('forgets what is old and does not wait', async () => {
      const [first] = await written({}, {});
      await store.take(channel.id, AT, AT + 30);
      await store.record(channel.id, { at: AT, verdicts: [{ ...first!, state: 'DELIVERED' }], isSent: true });
      await store.forget(AT);
      expect(await store.log(account, 9)).toHaveLength(2);
      await store.forget(AT + 1);
      expect((await store.log(account, 9)).map(({ state }) => state)).toEqual(['WAITING']);
    });
  });
}

const channelOf = (accountId: string, changes: Partial<Channel> = {}): Channel => ({
  id: randomUUID(),
  accountId,
  destination: { kind: 'EMAIL', address: 'ada@example.com' } satisfies Destination,
  fingerprint: 'ada',
  isConfirmed: true,
  isEnabled: true,
  disabledBecause: null,
  createdAt: AT,
  ...changes,
});

const notificationOn = (channel: Channel, changes: Partial<Notification>): Notification => ({
  id: randomUUID(),
  channelId: channel.id,
  kind: 'YOUR_TURN',
  streamId: randomUUID(),
  occurrence: 'pick-1',
  state: 'WAITING',
  failures: 0,
  reason: null,
  status: null,
  dueAt: AT,
  createdAt: AT,
  endedAt: null,
  ...changes,
});
