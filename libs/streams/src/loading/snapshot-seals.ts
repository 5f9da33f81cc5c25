import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Snapshot } from '#event-store';

/**
 * Seals snapshots under a key that the database does not have: a writer to the database cannot forge one. A snapshot is only a
 * cache, so one whose seal does not hold (changed, made under another key, by a version that knew no seals) is made again.
 */
export class SnapshotSeals {
  private readonly key: Uint8Array;

  /** `secret`: the seed key; the key in use is derived from it. */
  constructor(secret: Uint8Array) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), 'chronicler snapshots', 32));
  }

  /** A snapshot with its seal: HMAC-SHA-256 over its whole content, lower-case hex. */
  seal(snapshot: Omit<Snapshot, 'seal'>): Snapshot {
    return { ...snapshot, seal: this.sealOf(snapshot).toString('hex') };
  }

  /** True when a snapshot is as it was sealed. */
  holds(snapshot: Snapshot): boolean {
    const given = Buffer.from(snapshot.seal ?? '', 'hex');
    const due = this.sealOf(snapshot);
    return given.length === due.length && timingSafeEqual(given, due);
  }

  private sealOf({ streamId, subjectVersion, version, hash, state }: Omit<Snapshot, 'seal'>): Buffer {
    const text = JSON.stringify([streamId, subjectVersion, version, hash, state]);
    return createHmac('sha256', this.key).update(text).digest();
  }
}
