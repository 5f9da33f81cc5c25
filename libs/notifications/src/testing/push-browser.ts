import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser that has subscribed to Web Push, and its reading of messages (RFC 8291, RFC 8188). */
export class PushBrowser {
  private readonly keys = createECDH('prime256v1');
  private readonly secret = randomBytes(16);

  constructor() {
    this.keys.generateKeys();
  }

  /** The public key of the browser, in base64url. */
  get p256dh(): string {
    return this.keys.getPublicKey('base64url');
  }

  /** The secret of the subscription, in base64url. */
  get auth(): string {
    return this.secret.toString('base64url');
  }

  /** The text of an encrypted message. Throws for one that was encrypted for another browser. */
  read(message: Buffer): string {
    const salt = message.subarray(0, 16);
    const keyLength = message[20]!;
    const senderKey = message.subarray(21, 21 + keyLength);
    const sealed = message.subarray(21 + keyLength);
    const shared = this.keys.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), senderKey]);
    const ikm = Buffer.from(hkdfSync('sha256', shared, this.secret, info, 32));
    const derived = (name: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}
