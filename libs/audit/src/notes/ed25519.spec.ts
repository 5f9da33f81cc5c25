import { createHash, createPublicKey, verify } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesOf } from '#kernel/server';
import { isEd25519Signature } from './ed25519.js';

const { Point } = ed25519;
const secret = new Uint8Array(32).fill(7);
const publicKey = ed25519.getPublicKey(secret);
const message = bytesOf('a game');

const byOpenSsl = (signature: Uint8Array, key = publicKey): boolean => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') };
  return verify(null, message, createPublicKey({ key: jwk, format: 'jwk' }), signature);
};

const bytesOfNumber = (number: bigint): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, place) => Number((number >> BigInt(8 * place)) & 255n));

/** A signature whose R has a part of small order: the equation holds only when both sides are multiplied by eight. */
function mixedOrder(): Uint8Array {
  const { scalar } = ed25519.utils.getExtendedPublicKey(secret);
  const nonce = 12345678901234567890n;
  const torsion = Point.fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a');
  const r = Point.BASE.multiply(nonce).add(torsion).toBytes();
  const digest = createHash('sha512').update(r).update(publicKey).update(message).digest();
  const k = Point.Fn.create(BigInt(`0x${Buffer.from(digest).reverse().toString('hex')}`));
  return Uint8Array.of(...r, ...bytesOfNumber(Point.Fn.create(nonce + k * scalar)));
}

describe('A signature of Ed25519', () => {
  it('is verified by its key', () => {
    const signature = ed25519.sign(message, secret);
    expect([isEd25519Signature(signature, message, publicKey), byOpenSsl(signature)]).toEqual([true, true]);
    expect(isEd25519Signature(signature.with(3, signature[3]! ^ 1), message, publicKey)).toBe(false);
    expect(isEd25519Signature(signature, bytesOf('another game'), publicKey)).toBe(false);
  });

  it('is refused, as by other libraries, where it holds only times the cofactor', () => {
    const crafted = mixedOrder();
    expect(ed25519.verify(crafted, message, publicKey)).toBe(true);
    expect([isEd25519Signature(crafted, message, publicKey), byOpenSsl(crafted)]).toEqual([false, false]);
  });

  it('has an S below the order of the group, and no key of small order', () => {
    const signature = ed25519.sign(message, secret);
    const s = BigInt(`0x${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`);
    const beyond = Uint8Array.of(...signature.subarray(0, 32), ...bytesOfNumber(s + Point.Fn.ORDER));
    expect(isEd25519Signature(beyond, message, publicKey)).toBe(false);
    const identity = Point.ZERO.toBytes();
    expect(isEd25519Signature(Uint8Array.of(...identity, ...new Uint8Array(32)), message, identity)).toBe(false);
  });
});
