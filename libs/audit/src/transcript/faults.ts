import type { CommitFault } from '#records';
import type { z } from 'zod';
import { firstDifference, textOf } from './first-difference.js';
import type { lineSchemas } from './form.js';
import type { Detail } from './line-reader.js';
import type { FaultReason } from './verdict.js';

type CommitLine = z.output<typeof lineSchemas.commit>['commit'];

/** The transcript's names for faults of a stored commit. */
export const reasons: Readonly<Record<CommitFault['reason'], FaultReason>> = {
  rules: 'rules',
  version: 'version',
  hash: 'hash',
  refused: 'refused',
  events: 'events',
  order: 'events',
  command: 'command',
  actor: 'actor',
  time: 'time',
  id: 'id',
};

/** The expected and the found value. */
export function detailOf(
  { reason, expected }: CommitFault,
  { gameId, actor, at, events, command }: CommitLine,
): Detail {
  if (reason === 'actor') return { expected: textOf(expected), found: actor, path: 'commit.actor' };
  if (reason === 'time') return { expected: textOf(expected), found: textOf(at), path: 'commit.at' };
  if (reason === 'id') return { expected: textOf(expected), found: gameId, path: 'commit.gameId' };
  if (reason === 'refused' || reason === 'command')
    return { expected: textOf(expected), found: textOf(command), path: 'commit.command' };
  if (reason !== 'events') return {};
  const found = events.map(({ type, schemaVersion, data }) => ({ type, schemaVersion, data }));
  return firstDifference(expected, found, 'commit.events') ?? {};
}
