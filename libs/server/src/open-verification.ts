import { PostgresAudit, PostgresEventStore } from '#event-store';
import { createPool } from '#platform';
import type { GamesServerOptions } from './games-server.js';
import { PostgresSeedVault, SeedCipher } from '#infrastructure';
import { checkLog, type CheckedLog } from '#games';
import { SnapshotSeals } from '#streams';
import { PostgresReadModelFaults, Verification, Verifications } from '#verification';

/** A verification of a database, and the end of its connections. */
export interface OpenVerification extends Pick<Verification, 'streams' | 'verify'> {
  /** The faults of the log of games that are over, and its state now. */
  log(): Promise<CheckedLog>;
  /** The records of verifications. */
  readonly recorded: Verifications;
  close(): Promise<void>;
}

/** Opens the database of a server for a verification. */
export function openVerification(
  options: Pick<GamesServerOptions, 'databaseUrl' | 'seedKey' | 'seedKeysOld' | 'rulesets'>,
): OpenVerification {
  const { databaseUrl, seedKey, seedKeysOld, rulesets } = options;
  const pool = createPool({ databaseUrl, max: 2, applicationName: 'chronicler verify' });
  const store = new PostgresEventStore(pool);
  const verification = new Verification({
    store,
    audit: new PostgresAudit(pool),
    seeds: new PostgresSeedVault(pool, new SeedCipher(seedKey, seedKeysOld)),
    seals: new SnapshotSeals(seedKey),
    rulesets,
    readModels: new PostgresReadModelFaults(pool, { rulesets, read: (streamId) => store.read(streamId) }),
  });
  const recorded = new Verifications(pool);
  return {
    log: async () => checkLog(pool, await recorded.lastLog()),
    streams: () => verification.streams(),
    verify: (streamId) => verification.verify(streamId),
    recorded,
    close: () => pool.end(),
  };
}
