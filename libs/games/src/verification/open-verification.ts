import { PostgresAudit, PostgresEventStore } from '#event-store';
import { createPool } from '#platform';
import type { GamesServerOptions } from '../games-server.js';
import { PostgresSeedVault } from '../postgres-seed-vault.js';
import { openRulesets } from '../rulesets/open-rulesets.js';
import { SeedCipher } from '../seed-cipher.js';
import { SnapshotSeals } from '../streams/snapshot-seals.js';
import { Verification } from './verification.js';
import { Verifications } from './verifications.js';

/** A verification of what a database holds, and the end of its connections. */
export interface OpenVerification extends Pick<Verification, 'streams' | 'verify'> {
  /** Where it is written down that everything was verified. */
  readonly recorded: Verifications;
  close(): Promise<void>;
}

/** Opens the database of a server for a verification. */
export async function openVerification(
  options: Pick<GamesServerOptions, 'databaseUrl' | 'seedKey' | 'seedKeysOld' | 'rules' | 'rulesets'>,
): Promise<OpenVerification> {
  const { databaseUrl, seedKey, seedKeysOld, rules } = options;
  const { rulesets = await openRulesets(rules) } = options;
  const pool = createPool({ databaseUrl, max: 2, applicationName: 'chronicler verify' });
  const verification = new Verification({
    store: new PostgresEventStore(pool),
    audit: new PostgresAudit(pool),
    seeds: new PostgresSeedVault(pool, new SeedCipher(seedKey, seedKeysOld)),
    seals: new SnapshotSeals(seedKey),
    rulesets,
  });
  return {
    streams: () => verification.streams(),
    verify: (streamId) => verification.verify(streamId),
    recorded: new Verifications(pool),
    close: () => pool.end(),
  };
}
