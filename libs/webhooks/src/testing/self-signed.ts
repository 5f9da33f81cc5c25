import { generateKeyPairSync, sign } from 'node:crypto';

/** A key, and a self-signed certificate for it, in PEM. */
export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
}

/** A certificate for a name, valid from yesterday to tomorrow: generated each time, so that no key is stored. */
export function selfSigned(name: string): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = sequence(tagged(0x31, sequence(object('550403'), tagged(0x0c, Buffer.from(name)))));
  const names = sequence(object('551d11'), tagged(0x04, sequence(tagged(0x82, Buffer.from(name)))));
  const ecdsaWithSha256 = sequence(object('2a8648ce3d040302'));
  const content = sequence(
    tagged(0xa0, tagged(0x02, Buffer.of(2))),
    tagged(0x02, Buffer.of(1)),
    ecdsaWithSha256,
    subject,
    sequence(time(-1), time(1)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(names)),
  );
  const signature = tagged(0x03, Buffer.of(0), sign('sha256', content, privateKey));
  const pem = sequence(content, ecdsaWithSha256, signature).toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
  };
}

/** One value of ASN.1 in DER. */
function tagged(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(0x30, ...parts);

const object = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));

/** A number of days from now. */
function time(days: number): Buffer {
  const text = new Date(Date.now() + days * 86_400_000).toISOString().replace(/[-:T]|\.\d+/g, '');
  return tagged(0x17, Buffer.from(text.slice(2)));
}
