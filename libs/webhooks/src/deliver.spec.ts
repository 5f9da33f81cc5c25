import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { deliver, type DeliveryOptions } from './deliver.js';
import { bodyOf } from './message.js';
import type { Outcome } from './outcome.js';
import { newSecret } from './secret.js';
import type { Secrets } from './sign.js';
import { answering, Receiver, selfSigned } from './testing/index.js';

const NAME = 'receiver.example.com';
const body = bodyOf({ type: 'game.finished', at: 1_700_000_000_000, data: { title: 'Марэ – 潮' } });

/** Resolves every name to the loopback address, as no name server does. */
const here: DeliveryOptions = { allowLoopback: true, resolve: () => Promise.resolve(['127.0.0.1']) };

/** Milliseconds for operations that should time out. */
const SHORT = 300;

const send = (address: string, options = here, secrets: Secrets = [newSecret()]): Promise<Outcome> =>
  deliver({ address, id: 'msg_1', body, secrets }, options);

describe('A message', () => {
  let receiver: Receiver;
  const sendHere = (options = here, secrets?: Secrets): Promise<Outcome> =>
    send(`http://${NAME}:${receiver.port}/hooks?of=games`, options, secrets);

  beforeEach(async () => {
    receiver = await Receiver.start();
  });
  afterEach(() => receiver.stop());

  it('is delivered when the receiver answers with success', async () => {
    for (const status of [200, 202, 204]) {
      receiver.answer = answering(status);
      expect(await sendHere()).toEqual({ kind: 'delivered', status, ms: expect.any(Number) });
    }
  });

  it('arrives as it was signed, under the name of the address', async () => {
    const secret = newSecret();
    await sendHere(here, [secret]);
    const [{ method, path, headers, body: raw }] = receiver.received as [(typeof receiver.received)[0]];
    expect({ method, path, raw }).toEqual({ method: 'POST', path: '/hooks?of=games', raw: body });
    expect(headers).toMatchObject({
      host: `${NAME}:${receiver.port}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Chronicler-Webhooks',
      connection: 'close',
      'webhook-id': 'msg_1',
    });
    const given = headers as Record<string, string>;
    expect(new Webhook(secret).verify(raw, given)).toEqual(JSON.parse(body));
    expect(() => new Webhook(newSecret()).verify(raw, given)).toThrow('No matching signature found');
    expect(() => new Webhook(secret).verify(`${raw} `, given)).toThrow('No matching signature found');
  });

  it('is accepted under both the new and the old secret during a replacement', async () => {
    const [newest, old] = [newSecret(), newSecret()];
    await sendHere(here, [newest, old]);
    const { headers, body: raw } = receiver.received[0]!;
    for (const secret of [newest, old])
      expect(new Webhook(secret).verify(raw, headers as Record<string, string>)).toEqual(JSON.parse(body));
  });

  it('must not be sent again when the receiver answers that it is gone', async () => {
    receiver.answer = answering(410, 'No more.');
    expect(await sendHere()).toEqual({ kind: 'gone' });
  });

  it.each([400, 401, 404, 409, 429, 500, 502, 503])('has failed with the status %i', async (status) => {
    receiver.answer = answering(status, 'Out of order.\n');
    expect(await sendHere()).toEqual({ kind: 'failed', reason: 'badStatus', status, excerpt: 'Out of order.' });
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect (%i)', async (status) => {
    const other = await Receiver.start();
    receiver.answer = answering(status, '', { location: `http://127.0.0.1:${other.port}/hooks` });
    expect(await sendHere()).toEqual({ kind: 'failed', reason: 'redirected', status });
    expect(other.received).toEqual([]);
    await other.stop();
  });

  it('keeps only the beginning of a huge answer, on one line', async () => {
    receiver.answer = (_request, response) => {
      response.writeHead(500);
      // More than fits between two sockets: reading on would never end.
      const more = (): void => {
        if (response.write('no\0pe '.repeat(10_000))) setImmediate(more);
      };
      response.on('drain', more);
      more();
    };
    const { excerpt, ...outcome } = (await sendHere({ ...here, patience: 600_000 })) as { excerpt: string };
    expect(outcome).toEqual({ kind: 'failed', reason: 'badStatus', status: 500 });
    expect(excerpt).toMatch(/^(no pe )+/);
    expect(excerpt.length).toBeLessThanOrEqual(2_048);
  });

  it('is judged by the status, even when the body breaks off', async () => {
    receiver.answer = (request, response) => {
      response.writeHead(500, { 'content-length': 100 }).write('Just a', () => request.socket.destroySoon());
    };
    expect(await sendHere()).toEqual({ kind: 'failed', reason: 'badStatus', status: 500, excerpt: 'Just a' });
  });

  it('has failed when there is no answer in time', async () => {
    receiver.answer = () => undefined;
    expect(await sendHere({ ...here, patience: SHORT })).toEqual({ kind: 'failed', reason: 'timedOut' });
    const asleep: DeliveryOptions = {
      allowLoopback: true,
      patience: SHORT,
      resolve: () => new Promise(() => undefined),
    };
    expect(await sendHere(asleep)).toEqual({ kind: 'failed', reason: 'timedOut' });
  });

  it('has failed when the receiver hangs up', async () => {
    receiver.answer = ({ socket }) => void socket.destroy();
    expect(await sendHere()).toEqual({ kind: 'failed', reason: 'brokenOff' });
  });

  it('has failed when the headers of the answer are too many', async () => {
    receiver.answer = answering(200, '', { 'x-much': 'x'.repeat(9_000) });
    expect(await sendHere()).toEqual({ kind: 'failed', reason: 'brokenOff' });
  });

  it.each([429, 503])('waits as long as the receiver asks, up to the limit (%i)', async (status) => {
    receiver.answer = answering(status, '', { 'retry-after': '120' });
    expect(await sendHere()).toMatchObject({ status, retryAfterMs: 120_000 });
    expect(await sendHere({ ...here, longestRetryAfter: 7_000 })).toMatchObject({ retryAfterMs: 7_000 });
  });

  it('ignores a delay that comes with another status', async () => {
    receiver.answer = answering(500, '', { 'retry-after': '120' });
    expect(await sendHere()).toEqual({ kind: 'failed', reason: 'badStatus', status: 500 });
  });

  it('goes to the checked address, even if the name resolves elsewhere a moment later', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const asked: string[] = [];
    const resolve = (name: string): Promise<string[]> => {
      asked.push(name);
      return Promise.resolve(answers.shift() ?? []);
    };
    expect(await sendHere({ ...here, resolve })).toMatchObject({ kind: 'delivered' });
    expect(asked).toEqual([NAME]);
    const refused = { kind: 'failed', reason: 'refusedAddress', refusal: 'addressNotPublic' };
    expect(await sendHere({ ...here, resolve })).toEqual(refused);
    expect(receiver.received).toHaveLength(1);
  });

  it('goes to another address of a name when the first accepts no connections', async () => {
    const resolve = (): Promise<string[]> => Promise.resolve(['::1', '127.0.0.1']);
    expect(await sendHere({ ...here, resolve })).toMatchObject({ kind: 'delivered' });
  });

  it('is not sent to addresses that strangers must not reach through us', async () => {
    const refused = { kind: 'failed', reason: 'refusedAddress' };
    expect(await sendHere({})).toEqual({ ...refused, refusal: 'addressNotHttps' });
    const inside = { resolve: () => Promise.resolve(['127.0.0.1']) };
    expect(await send(`https://${NAME}:${receiver.port}/`, inside)).toEqual({
      ...refused,
      refusal: 'addressNotPublic',
    });
    expect(await send(`https://127.0.0.1:${receiver.port}/`, {})).toEqual({ ...refused, refusal: 'addressNotPublic' });
    const both = { ...here, resolve: () => Promise.resolve(['127.0.0.1', '10.0.0.1']) };
    expect(await sendHere(both)).toEqual({ ...refused, refusal: 'addressNotPublic' });
    expect(receiver.received).toEqual([]);
  });

  it('has failed when its name does not resolve, or the address accepts no connections', async () => {
    const nowhere = { ...here, resolve: () => Promise.resolve([]) };
    expect(await sendHere(nowhere)).toEqual({ kind: 'failed', reason: 'unresolved' });
    const { port } = receiver;
    await receiver.stop();
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'failed', reason: 'unreachable' });
    receiver = await Receiver.start();
  });

  it('that cannot be signed is a fault of ours', async () => {
    await expect(sendHere(here, ['swordfish'])).rejects.toThrow('A message cannot be signed');
    expect(receiver.received).toEqual([]);
  });
});

describe('A message over TLS', () => {
  const certificate = selfSigned(NAME);
  const trusting = { ...here, authorities: [certificate.cert] };
  const tlsFault = { kind: 'failed', reason: 'tlsFault' };
  let receiver: Receiver;

  beforeEach(async () => {
    receiver = await Receiver.start(certificate);
  });
  afterEach(() => receiver.stop());

  it('is delivered to a receiver with a certificate for the name, and requests it', async () => {
    const outcome = await send(`https://${NAME}:${receiver.port}/`, trusting);
    expect(outcome).toEqual({ kind: 'delivered', status: 204, ms: expect.any(Number) });
    expect(receiver.askedAs).toEqual([NAME]);
    expect(receiver.received[0]!.headers.host).toBe(`${NAME}:${receiver.port}`);
  });

  it('is not delivered to a receiver whose certificate is not trusted, or is for another name', async () => {
    expect(await send(`https://${NAME}:${receiver.port}/`)).toEqual(tlsFault);
    expect(await send(`https://other.example.com:${receiver.port}/`, trusting)).toEqual(tlsFault);
    expect(await send(`https://127.0.0.1:${receiver.port}/`, trusting)).toEqual(tlsFault);
    expect(receiver.received).toEqual([]);
  });
});

describe('A message to a server that does not speak HTTP', () => {
  let server: Server;
  let take: (socket: Socket) => void;
  const addressOf = (protocol: string): string => `${protocol}://${NAME}:${(server.address() as AddressInfo).port}/`;

  beforeEach(async () => {
    server = createServer((socket) => {
      // A client that has read enough hangs up in the middle of the answer.
      socket.on('error', () => undefined);
      socket.once('data', () => take(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it.each([
    ['another protocol', '220 mail.example.com ESMTP\r\n'],
    ['another protocol by HTTP', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: chat\r\n\r\n'],
    ['an invalid status', 'HTTP/1.1 9 Fine\r\n\r\n'],
    ['half of an answer', 'HTTP/1.1 200 Fi'],
    ['nothing', ''],
  ])('has failed with %s', async (_what, text) => {
    take = (socket) => socket.end(text);
    expect(await send(addressOf('http'))).toEqual({ kind: 'failed', reason: 'brokenOff' });
  });

  it('has failed without TLS, or when the handshake never completes', async () => {
    take = (socket) => socket.end('HTTP/1.1 200 Fine\r\n\r\n');
    expect(await send(addressOf('https'))).toEqual({ kind: 'failed', reason: 'tlsFault' });
    take = (socket) => socket.destroy();
    expect(await send(addressOf('https'))).toEqual({ kind: 'failed', reason: 'brokenOff' });
    take = (socket) => socket.resume();
    expect(await send(addressOf('https'), { ...here, patience: SHORT })).toEqual({
      kind: 'failed',
      reason: 'timedOut',
    });
  });
});
