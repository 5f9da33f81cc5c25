import type { SeenByReadModel, StreamHead, StreamHeader } from '#event-store';
import { canonicalJson } from '#kernel';
import type { StoredCommit } from '#records';

/** The faults of the head of a stream, and of its versions in read models, compared with its commits. */
export function headFaults(
  head: StreamHead,
  commits: readonly StoredCommit[],
  seen: readonly SeenByReadModel[],
): readonly string[] {
  const { lastVersion: version = 0, hash = '' } = commits.at(-1) ?? {};
  if (version !== head.version) return [`its head is at version ${head.version}, its last commit at ${version}`];
  if (hash !== head.lastHash) return [`version ${version}: its head has another hash than its last commit`];
  const hashes = new Map(commits.map((commit) => [commit.lastVersion, commit.hash]));
  return seen.flatMap((one) => faultOfSeen(one, version, hashes) ?? []);
}

/** A tail that was cut off is missed as long as the stream is shorter than before, and told by the hash once it has grown again. */
function faultOfSeen(
  { readModel, version, hash }: SeenByReadModel,
  last: number,
  hashes: ReadonlyMap<number, string>,
): string | undefined {
  if (version > last) return `the read model ${readModel} has version ${version}, and its last commit is ${last}`;
  if (hash === undefined || hashes.get(version) === hash) return undefined;
  return `version ${version}: the read model ${readModel} has taken in another commit than the one that is stored`;
}

/** The differences between the head and the state of its commits. */
export function headerFaults({ kind, subject, status }: StreamHead, due: StreamHeader): readonly string[] {
  if (kind !== due.kind || canonicalJson({ ...subject }) !== canonicalJson({ ...due.subject }))
    return [`its head says that it is about ${toldOf({ kind, subject })}, and its commits about ${toldOf(due)}`];
  return status === due.status ? [] : [`its head says "${status}", and by its commits it is "${due.status}"`];
}

const toldOf = ({ kind, subject: { name, version } }: Pick<StreamHeader, 'kind' | 'subject'>): string =>
  `${kind} ${name} ${version}`;
