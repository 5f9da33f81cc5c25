import { newSecret, readSecret } from './secret.js';

const secretOf = (bytes: number): string => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;

describe('A secret', () => {
  it('is 32 random bytes', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(one).not.toBe(other);
    expect(readSecret(one)).toEqual({ status: 'read', secret: one });
  });

  it.each([24, 25, 26, 64])('may have %i bytes', (bytes) => {
    expect(readSecret(secretOf(bytes))).toEqual({ status: 'read', secret: secretOf(bytes) });
  });

  it.each([1, 23, 65])('is refused with %i bytes, with the right number', (bytes) => {
    const message = {
      en: `A secret must have 24 to 64 bytes, not ${bytes}.`,
      fr: `Un secret doit avoir de 24 à 64 octets, non ${bytes}.`,
    };
    expect(readSecret(secretOf(bytes))).toEqual({ status: 'refused', code: 'secretSize', message });
  });

  it.each([
    ['nothing', ''],
    ['a prefix alone', 'whsec_'],
    ['base64 without the prefix', secretOf(32).slice('whsec_'.length)],
    ['another prefix', secretOf(32).replace('whsec_', 'whpk_')],
    ['base64 without its padding', secretOf(32).replace('=', '')],
    ['base64 of addresses', `whsec_${Buffer.alloc(33, 255).toString('base64url')}`],
    ['something after it', `${secretOf(32)}\n`],
    ['something in it', secretOf(33).replace('Bw', 'B w')],
    ['bits left over', secretOf(32).replace(/.=$/, 'd=')],
  ])('is not %s', (_what, text) => {
    expect(readSecret(text)).toMatchObject({ status: 'refused', code: 'secretForm' });
  });

  it('is not repeated when it is refused', () => {
    expect(JSON.stringify(readSecret('swordfish'))).not.toContain('swordfish');
  });
});
