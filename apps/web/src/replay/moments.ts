import type { GameEvent } from '#client';

/** A state of a game that can be looked at: what one commit led to, and what is told of it. */
export interface Moment {
  /** The version after the commit. */
  readonly version: number;
  readonly sentences: readonly string[];
  /** Its events that have a reason: choices of the rules, and totals. */
  readonly reasoned: readonly GameEvent[];
  readonly isTurningPoint: boolean;
}

/**
 * The moments of a game from its start on: one a commit, whose events have one time, without those that a story leaves
 * out.
 */
export function momentsOf(events: readonly GameEvent[]): readonly Moment[] {
  const start = events.find(({ type }) => type === 'gameStarted')?.at;
  const commits = new Map<string, GameEvent[]>();
  for (const event of events) {
    if (start === undefined || event.at < start) continue;
    commits.set(event.at, [...(commits.get(event.at) ?? []), event]);
  }
  const last = events.at(-1)?.version;
  return [...commits.values()]
    .map(momentOf)
    .filter(({ version, sentences }) => sentences.length > 0 || version === last);
}

function momentOf(events: readonly GameEvent[]): Moment {
  const told = events.filter(({ importance }) => importance !== 'DETAIL');
  return {
    version: events.at(-1)?.version ?? 0,
    sentences: told.map(({ description }) => description),
    reasoned: events.filter(({ why }) => why),
    isTurningPoint: told.some(({ importance }) => importance === 'TURNING_POINT'),
  };
}

/** The place of the moment that shows a version: of the commit that it is in, or else of the last. */
export function placeOf(moments: readonly Moment[], version: number): number {
  const place = moments.findIndex((moment) => moment.version >= version);
  return place < 0 ? Math.max(moments.length - 1, 0) : place;
}
