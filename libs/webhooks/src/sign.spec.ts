import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { newSecret } from './secret.js';
import { signatureHeaders, type SignatureHeaders } from './sign.js';

const body = '{"type":"game.finished","timestamp":"2023-11-14T22:13:20.000Z","data":{"title":"Марэ – 潮"}}';
const attempt = { id: 'msg_1', at: 1_700_000_000_999, body };

const accepts = (secret: string, headers: SignatureHeaders, text = body): boolean => {
  try {
    new Webhook(secret).verify(text, { ...headers });
    return true;
  } catch {
    return false;
  }
};

describe('A signature', () => {
  it('is the HMAC-SHA-256 of id, seconds and body, with full stops between them', () => {
    const key = Buffer.alloc(32, 7);
    const signature = createHmac('sha256', key).update(`msg_1.1700000000.${body}`).digest('base64');
    expect(signatureHeaders(attempt, [`whsec_${key.toString('base64')}`])).toEqual({
      'webhook-id': 'msg_1',
      'webhook-timestamp': '1700000000',
      'webhook-signature': `v1,${signature}`,
    });
  });

  it('is the one of the example that Standard Webhooks gives', () => {
    const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330_000, body: '{"test": 2432232314}' };
    expect(signatureHeaders(example, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])['webhook-signature']).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it('is accepted under its secret, and under no other, nor with another body, id or time', () => {
    const [secret, now] = [newSecret(), Date.now()];
    const headers = signatureHeaders({ ...attempt, at: now }, [secret]);
    expect(accepts(secret, headers)).toBe(true);
    expect(accepts(newSecret(), headers)).toBe(false);
    expect(accepts(secret, headers, `${body} `)).toBe(false);
    expect(accepts(secret, { ...headers, 'webhook-id': 'msg_2' })).toBe(false);
    const later = String(Number(headers['webhook-timestamp']) + 1);
    expect(accepts(secret, { ...headers, 'webhook-timestamp': later })).toBe(false);
  });

  it('is made under both the new and the old secret during a replacement, the new one first', () => {
    const [newest, old, before] = [newSecret(), newSecret(), newSecret()];
    const now = { ...attempt, at: Date.now() };
    const headers = signatureHeaders(now, [newest, old]);
    expect([newest, old, before].map((secret) => accepts(secret, headers))).toEqual([true, true, false]);
    expect(headers['webhook-signature'].split(' ')).toEqual([
      signatureHeaders(now, [newest])['webhook-signature'],
      signatureHeaders(now, [old])['webhook-signature'],
    ]);
  });

  it.each(['', 'a.b', 'a b', 'é', 'a'.repeat(129)])('is not made for the id “%s”', (id) => {
    expect(() => signatureHeaders({ ...attempt, id }, [newSecret()])).toThrow('is not a message id');
  });

  it('is not made with an invalid secret, which appears in no log', () => {
    const signing = (): unknown => signatureHeaders(attempt, ['whsec_swordfish']);
    expect(signing).toThrow(
      'A message cannot be signed: A secret must be whsec_ and then 24 to 64 bytes in padded base64.',
    );
    expect(signing).not.toThrow('swordfish');
  });
});
