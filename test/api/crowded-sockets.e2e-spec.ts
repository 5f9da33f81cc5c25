import { jest } from '@jest/globals';
import type { WebSocket } from 'ws';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { closeOf, greeted, Stage } from './stage.js';

const stage = new Stage();
/** One for all tests that leave it as it was. */
let plain: TestApi;
beforeAll(async () => {
  plain = await startTestApi();
});
afterEach(() => stage.clear());
afterAll(() => plain.close());

describe('Sockets', () => {
  it('of players are counted by account, from any address', async () => {
    const api = await stage.api({ sockets: { address: 1, account: 1 } });
    const players = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => TestClient.register(api.url, name)));
    for (const { token } of players) {
      expect(await greeted(stage.raw(api.url), { authorization: `Bearer ${token}` })).toEqual({
        type: 'connection_ack',
      });
    }
    const second = stage.raw(api.url);
    const closed = closeOf(second);
    await greeted(second, { authorization: `Bearer ${players[0]!.token}` }).catch(() => undefined);
    expect(await closed).toEqual({ code: 4429, reason: 'Too many sockets' });
    expect(await greeted(stage.raw(api.url))).toEqual({ type: 'connection_ack' });
  });

  it('that are too many are opened and closed again, so that a browser reports the reason', async () => {
    const api = await stage.api({ sockets: { greeting: 1 } });
    const first = stage.raw(api.url);
    await new Promise((resolve) => first.once('open', resolve));
    expect(await closeOf(stage.raw(api.url))).toEqual({ code: 4429, reason: 'Too many sockets' });
    const gone = closeOf(first);
    first.close(1000);
    await gone;
    expect(await greeted(stage.raw(api.url))).toEqual({ type: 'connection_ack' });
  });

  it('count for the address that trusted proxies state', async () => {
    const api = await stage.api({ sockets: { address: 1 }, trustedProxies: ['loopback'] });
    const from = (address: string): WebSocket => stage.raw(api.url, { 'x-forwarded-for': `203.0.113.9, ${address}` });
    expect(await greeted(from('192.0.2.1'))).toEqual({ type: 'connection_ack' });
    expect(await greeted(from('192.0.2.2'))).toEqual({ type: 'connection_ack' });
    const second = from('192.0.2.1');
    const closed = closeOf(second);
    await greeted(second).catch(() => undefined);
    expect((await closed).code).toBe(4429);
  });

  it('that are refused again and again are closed', async () => {
    const api = await stage.api({ sockets: { refusals: 3 } });
    const socket = stage.raw(api.url);
    await greeted(socket);
    const closed = closeOf(socket);
    const errors: unknown[] = [];
    socket.on('message', (text: Buffer) => errors.push(JSON.parse(text.toString())));
    for (let id = 0; id < 10; id += 1)
      socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: '{ nothing }' } }));
    expect(await closed).toEqual({ code: 4429, reason: 'Too many refusals' });
    expect(errors.length).toBeLessThanOrEqual(3);
  });

  it('that break the protocol are closed, and neither logged nor printed', async () => {
    const api = plain;
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const next = stage.raw(api.url);
    await greeted(next);
    const closed = closeOf(next);
    next.send(JSON.stringify({ id: '1', type: 'next', payload: {} }));
    expect((await closed).code).toBe(4400);
    const large = stage.raw(api.url);
    await greeted(large);
    const tooLarge = closeOf(large);
    large.send('x'.repeat(200_000));
    expect((await tooLarge).code).toBe(1009);
    const broken = stage.raw(api.url);
    await greeted(broken);
    const gone = closeOf(broken);
    // An unmasked frame.
    (broken as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(Buffer.from([0x81, 0x01, 0x41]));
    expect((await gone).code).toBe(1002);
    expect([printed.mock.calls, api.faults]).toEqual([[], []]);
    printed.mockRestore();
  });
});
