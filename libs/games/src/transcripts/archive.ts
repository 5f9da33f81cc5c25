import type { EventStore, NewCommit } from '#event-store';
import type { StoredCommit } from '#records';
import type { RulesetRegistry } from '../rulesets/registry.js';
import type { SeedVault } from '../seeds/seed-vault.js';

/** The archive for imported games and campaigns. */
export interface Archive {
  readonly store: Pick<EventStore, 'append'>;
  readonly seeds: Pick<SeedVault, 'keep'>;
  readonly rulesets: RulesetRegistry;
}

/** The fields that a commit from another server needs to be stored here. */
type Placed = Pick<NewCommit, 'expectedVersion' | 'previousHash' | 'events' | 'obligations' | 'head'>;

/** Appends a commit as it was made on another server. False where it is here already; throws an Error where another one is. */
export async function isStored(
  store: Archive['store'],
  { streamId, commandId, actor, command, at, hash }: StoredCommit,
  placed: Placed,
): Promise<boolean> {
  const result = await store.append({ streamId, commandId, actor, command, at, settled: [], ...placed });
  if (result.status === 'ok' && result.hash === hash) return true;
  if (result.status === 'replayed' && result.commit.hash === hash) return false;
  const { kind } = placed.head;
  const version = placed.expectedVersion + 1;
  throw new Error(`Another ${kind} ${streamId} is here: at version ${version} it differs from the transcript.`);
}
