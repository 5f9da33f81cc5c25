import type { GamesServerOptions } from './games-server.js';
import { openNodes } from './open-nodes.js';
import { PostgresSeedVault, SeedCipher } from '#infrastructure';
import { changedStreams, type FeedPosition } from '#event-store';
import { checkLog, type CheckedLog } from '#games';
import { SnapshotSeals } from '#streams';
import {
  PostgresReadModelFaults,
  Verification,
  Verifications,
  verifyNight,
  type FaultFound,
  type Verified,
} from '#verification';

/** A verification of a server's databases, and the end of its connections. */
export interface OpenVerification extends Pick<Verification, 'streams' | 'verify'> {
  /** The faults of the log of games that are over, and its state now. */
  log(): Promise<CheckedLog>;
  /** Verifies what is due in a night, as `verifyNight` does. */
  night(night: string, nights: number, found: FaultFound): Promise<Verified | undefined>;
  /** The records of verifications. */
  readonly recorded: Verifications;
  close(): Promise<void>;
}

/** Opens the databases of a server for a verification. */
export function openVerification(
  options: Pick<
    GamesServerOptions,
    'databaseUrl' | 'databaseNodes' | 'archive' | 'seedKey' | 'seedKeysOld' | 'rulesets'
  >,
): OpenVerification {
  const { seedKey, seedKeysOld, rulesets } = options;
  const pools = { max: 2, applicationName: 'chronicler verify' };
  // What does not answer is a fault of the verification: none of its questions goes on without the answer.
  const { nodes, store, audit, end } = openNodes({ addresses: options, report: () => undefined, ...pools });
  const [{ pool }, ...others] = nodes;
  const verification = new Verification({
    store,
    audit,
    seeds: new PostgresSeedVault(pool, new SeedCipher(seedKey, seedKeysOld)),
    seals: new SnapshotSeals(seedKey),
    rulesets,
    readModels: new PostgresReadModelFaults(pool, { rulesets, read: (streamId) => store.read(streamId) }),
  });
  const recorded = new Verifications(pool);
  const log = async (): Promise<CheckedLog> =>
    checkLog([pool, ...others.map((node) => node.pool)], await recorded.lastLog());
  const changed = new Map(
    nodes.map((node) => [node.source, (after: FeedPosition, limit: number) => changedStreams(node.pool, after, limit)]),
  );
  return {
    log,
    night: (...night) => verifyNight({ verification, audit, changed, log, recorded }, ...night),
    streams: () => verification.streams(),
    verify: (streamId) => verification.verify(streamId),
    recorded,
    close: end,
  };
}
