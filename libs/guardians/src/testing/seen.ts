import type { AnyRuleset, Viewer } from '#kernel';
import { redactorOf } from '#kernel/server';
import { events, type Event, type SeenEvent } from '../events.js';

/** As much of the ruleset as redacts its events. */
const ofEvents = {
  name: 'guardians',
  schemas: { events },
  seats: () => ({ least: 2, seats: [{ seat: 0 }, { seat: 1 }] }),
} as unknown as AnyRuleset;

const redact = redactorOf(ofEvents, {});

/** Events as a viewer gets them. */
export const seenBy = (viewer: Viewer, all: readonly Event[]): SeenEvent[] =>
  all.map((event) => redact(event, viewer) as SeenEvent);
