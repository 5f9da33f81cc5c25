import type { Upcast } from '#kernel';
import type { StoredEvent } from './commit.js';

/** A holder of events: a commit, or a part of one. */
interface Eventful {
  readonly events: readonly StoredEvent[];
}

/**
 * Brings commits that were written under older schemas to the newest form, step by step. Applied on read, to the commits
 * to fold: the chain of hashes is checked on commits as they stand in the store.
 * Throws a TypeError when a step is there twice, or is missing between two others of its type; the function returned throws
 * for an event that is older than every step of its type.
 */
export function upcasterOf(steps: readonly Upcast[]): <Commit extends Eventful>(commit: Commit) => Commit {
  const chains = new Map<string, Upcast[]>();
  for (const step of steps) chains.set(step.type, [...(chains.get(step.type) ?? []), step]);
  for (const chain of chains.values()) checkChain(chain.sort((one, other) => one.from - other.from));
  return (commit) => ({ ...commit, events: commit.events.map((event) => upcast(event, chains.get(event.type) ?? [])) });
}

function upcast(event: StoredEvent, chain: readonly Upcast[]): StoredEvent {
  const due = chain.filter((step) => step.from >= event.schemaVersion);
  if (due[0] && due[0].from !== event.schemaVersion) {
    throw new Error(
      `Upcasting "${event.type}": no step takes version ${event.schemaVersion}, the first takes ${due[0].from}.`,
    );
  }
  return due.reduce((older, step) => ({ ...older, schemaVersion: step.from + 1, data: step.up(older.data) }), event);
}

function checkChain(chain: readonly Upcast[]): void {
  chain.forEach((step, index) => {
    const before = chain[index - 1];
    if (before && step.from !== before.from + 1) {
      throw new TypeError(
        `Upcasting "${step.type}": after the step from version ${before.from} comes one from ${step.from}.`,
      );
    }
  });
}
