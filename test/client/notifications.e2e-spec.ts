import { ChroniclerClient, ChroniclerError } from '#client';
import { PushBrowser } from '#notifications/testing';
import { Receiver } from '#webhooks/testing';
import { ownName, sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

describe('Notifications of the client', () => {
  let api: TestApi;
  let receiver: Receiver;
  let client: ChroniclerClient;

  beforeAll(async () => {
    api = await sharedTestApi();
    receiver = await Receiver.start();
    ({ client } = await ChroniclerClient.register({ url: api.url }, { name: ownName('Told') }));
  });
  afterAll(async () => {
    await client.close();
    await receiver.stop();
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('are of an account', async () => {
    const stranger = new ChroniclerClient({ url: api.url });
    await expect(stranger.notifications.settings()).rejects.toThrow(ChroniclerError);
    await stranger.close();
  });

  it('are set, sent by a webhook, logged and removed', async () => {
    const { notifications } = client;
    const quietHours = { from: '22:30', to: '07:00' };
    expect(await notifications.change({ events: ['YOUR_TURN'], quietHours, digest: 'HOURLY' })).toMatchObject({
      events: ['YOUR_TURN'],
      quietHours,
    });
    const { channel, secret } = await notifications.addWebhook(`http://127.0.0.1:${receiver.port}/told`, 'DISCORD');
    expect(secret).toMatch(/^whsec_/u);
    await notifications.test(channel.id);
    await api.settle();
    expect(receiver.received).toHaveLength(1);
    expect(await notifications.log()).toMatchObject([{ kind: 'TEST', channelId: channel.id, state: 'DELIVERED' }]);
    const { p256dh, auth } = new PushBrowser();
    const browser = await notifications.addPush({ endpoint: 'https://push.example/client', p256dh, auth });
    expect(await notifications.enable(channel.id, false)).toMatchObject({ enabled: false });
    await notifications.remove(browser.id);
    expect(await notifications.settings()).toMatchObject({
      digest: 'HOURLY',
      offers: { email: expect.any(Boolean) },
      channels: [{ id: channel.id, form: 'DISCORD', enabled: false }],
    });
  });
});
