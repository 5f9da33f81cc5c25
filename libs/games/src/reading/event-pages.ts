import type { EventStore } from '#event-store';
import type { Viewer } from '#kernel';
import { takesAll, type EventFilter } from '#kernel/server';
import type { LoadedGame } from '#records';
import type { SeenEvent } from '../outcome.js';
import { visibleEvents, viewerOfPast } from './visibility.js';

/** A query for events of a game. */
export interface EventRange extends EventFilter {
  /** Only events after this version; 0 for all. */
  readonly after: number;
  /** Only events before this version; up to the newest when absent. */
  readonly before?: number | undefined;
  /** At most so many. */
  readonly limit: number;
  /** The last ones of the range; the first ones when absent. */
  readonly fromEnd?: boolean;
}

/** Some events of a game, in their order. */
export interface EventPage {
  readonly events: readonly SeenEvent[];
  /** Whether more wanted events come before these, in the range or not; false when the range has none. */
  readonly isMoreBefore: boolean;
  /** The same for events after them. */
  readonly isMoreAfter: boolean;
}

/** How many versions are read at a time where some are left out. */
const CHUNK = 500;

/** A stretch of versions: after the one, up to the other. */
interface Stretch {
  readonly after: number;
  readonly upTo: number;
}

/** The source of pages. */
interface Reading {
  readonly store: EventStore;
  readonly loaded: LoadedGame;
  readonly viewer: Viewer;
  readonly filter: EventFilter;
}

/**
 * A page of the events of a game, as a viewer may see them. Unwanted events are passed over, one stretch after the other,
 * until the page is full and it is known whether it goes on.
 */
export async function readEventPage(
  store: EventStore,
  loaded: LoadedGame,
  viewer: Viewer,
  { after, before, limit, fromEnd = false, ...filter }: EventRange,
): Promise<EventPage> {
  const newest = loaded.game.version;
  const reading: Reading = { store, loaded, viewer: viewerOfPast(loaded, viewer), filter };
  const range: Stretch = { after, upTo: Math.min(newest, (before ?? newest + 1) - 1) };
  // One more than asked for says whether the range goes on.
  const found = await (fromEnd ? last : first)(reading, range, limit + 1);
  const goesOn = found.length > limit;
  const events = fromEnd ? found.slice(goesOn ? 1 : 0) : found.slice(0, limit);
  if (found.length === 0) return { events, isMoreBefore: false, isMoreAfter: false };
  const isAnyIn = async (stretch: Stretch, find: typeof first): Promise<boolean> =>
    // Nothing is passed over: where there is a version, there is an event.
    takesAll(filter) ? stretch.upTo > stretch.after : (await find(reading, stretch, 1)).length > 0;
  return {
    events,
    isMoreBefore: (fromEnd && goesOn) || (await isAnyIn({ after: 0, upTo: after }, last)),
    isMoreAfter: (!fromEnd && goesOn) || (await isAnyIn({ after: range.upTo, upTo: newest }, first)),
  };
}

/** The first events of a stretch that are wanted. */
async function first(reading: Reading, { after, upTo }: Stretch, limit: number): Promise<SeenEvent[]> {
  const found: SeenEvent[] = [];
  const step = stepOf(reading, limit);
  for (let from = after; from < upTo && found.length < limit; from += step)
    found.push(...(await seenIn(reading, { after: from, upTo: Math.min(upTo, from + step) })));
  return found.slice(0, limit);
}

/** The last events of a stretch that are wanted, in their order. */
async function last(reading: Reading, { after, upTo }: Stretch, limit: number): Promise<SeenEvent[]> {
  const found: SeenEvent[] = [];
  const step = stepOf(reading, limit);
  for (let to = upTo; to > after && found.length < limit; to -= step)
    found.unshift(...(await seenIn(reading, { after: Math.max(after, to - step), upTo: to })));
  return found.slice(-limit);
}

const stepOf = ({ filter }: Reading, limit: number): number => (takesAll(filter) ? limit : CHUNK);

async function seenIn({ store, loaded, viewer, filter }: Reading, stretch: Stretch): Promise<readonly SeenEvent[]> {
  return visibleEvents(loaded, viewer, await store.read(loaded.gameId, stretch), { ...stretch, ...filter });
}
