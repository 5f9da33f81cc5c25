import type { NewCommit } from './event-store.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const VISIBLE = /^[\x20-\x7e]{1,200}$/;
const SHA256 = /^[0-9a-f]{64}$/;

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** Throws a TypeError for a commit that no store could keep and give back unchanged: a mistake of the caller, never of a player. */
export function checkCommit(commit: NewCommit): void {
  const refuse = (what: string): never => {
    throw new TypeError(`Commit "${commit.commandId}" of stream "${commit.streamId}": ${what}.`);
  };
  if (!UUID.test(commit.streamId)) refuse('the stream id must be a UUID in lower case');
  if (!VISIBLE.test(commit.commandId)) refuse('the command id must be 1 to 200 visible ASCII characters');
  if (!SHA256.test(commit.previousHash)) refuse('the previous hash must be 64 lower-case hex digits');
  if (!isCount(commit.expectedVersion)) refuse('the expected version must be a whole number from 0');
  if (!isCount(commit.at)) refuse('the time must be whole milliseconds since 1970');
  if (commit.events.length === 0) refuse('a commit has at least one event');
}
