import { FEED_START, type ChangedStreams, type FeedPosition, type FeedSource, type StreamAudit } from '#event-store';
import type { CheckedLog } from '#games';
import { idsOf, portionsOf } from './portions.js';
import type { Verification } from './verification.js';
import type { Verifications, Verified } from './verifications.js';

/** How many commits are looked through at a time: their streams are verified again at most where a night is taken up. */
const PAGE = 500;

/** What the verification of a night works on. */
export interface NightParts {
  readonly verification: Pick<Verification, 'verify'>;
  readonly audit: Pick<StreamAudit, 'streams'>;
  /** Reads on in each source of the feed: the streams whose last commits come next. */
  readonly changed: ReadonlyMap<
    FeedSource,
    (after: FeedPosition, limit: number) => Promise<ChangedStreams | undefined>
  >;
  readonly log: () => Promise<CheckedLog>;
  readonly recorded: Verifications;
}

/** Told of each fault: of which stream, or `log`. */
export type FaultFound = (of: string, fault: string) => void;

/**
 * Verifies what is due in a night: streams that had faults, those with commits since they were last looked at, a sample of all, and the log of games. Goes
 * on where another process has left it. Answers with what was looked at in the night, and with all faults that are known.
 * @param nights each stream is looked at in one of so many nights.
 * @returns `undefined` where another process is at it, or it has ended.
 */
export async function verifyNight(
  parts: NightParts,
  night: string,
  nights: number,
  found: FaultFound,
): Promise<Verified | undefined> {
  const { recorded } = parts;
  const id = await recorded.begin(night);
  if (id === undefined) return undefined;
  const told = new Set<string>();
  const look = async (streamId: string): Promise<void> => {
    if (told.has(streamId)) return;
    const faults = await parts.verification.verify(streamId);
    for (const fault of faults) found(streamId, fault);
    if (faults.length > 0) told.add(streamId);
    await recorded.looked(id, streamId, faults.length);
  };
  for (const streamId of await recorded.faulty()) await look(streamId);
  await verifyChanged(parts, look);
  for (const portion of portionsOf(night, await recorded.portions(), nights)) {
    for await (const streamId of parts.audit.streams(idsOf(portion))) await look(streamId);
    await recorded.portionDone(portion, night);
  }
  const log = await parts.log();
  for (const fault of log.faults) found('log', fault);
  const known = await recorded.known(id);
  const verified = { ...known, faults: known.faults + log.faults.length };
  await recorded.end(id, { ...verified, log: log.head });
  return verified;
}

async function verifyChanged(
  { changed, recorded }: Pick<NightParts, 'changed' | 'recorded'>,
  look: (streamId: string) => Promise<void>,
): Promise<void> {
  const places = await recorded.places();
  for (const [source, read] of changed) {
    for (let place = places.get(source) ?? FEED_START; ;) {
      const next = await read(place, PAGE);
      if (!next) break;
      for (const streamId of next.streamIds) await look(streamId);
      place = next.end;
      await recorded.placeReached(source, place);
    }
  }
}
