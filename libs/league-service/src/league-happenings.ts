import type { EventStore, VersionRange } from '#event-store';
import { leagueForms, type LeagueEvent } from '#leagues';

/** An event of a league, where it stands. */
export interface LeagueHappening {
  readonly version: number;
  /** When its commit was made, in milliseconds since 1970. */
  readonly at: number;
  readonly event: LeagueEvent;
}

/** The events of a league, in order, within a range of its versions. */
export async function happeningsOf(
  store: Pick<EventStore, 'read'>,
  leagueId: string,
  { after, upTo }: Required<VersionRange>,
): Promise<readonly LeagueHappening[]> {
  const commits = await store.read(leagueId, { after, upTo });
  const happened = commits.flatMap(({ at, events }) =>
    leagueForms.newest(events).map(({ version, type, data }) => ({
      version,
      at,
      event: { type, ...(data as object) } as LeagueEvent,
    })),
  );
  // A commit may begin before the range, and end after it.
  return happened.filter(({ version }) => version > after && version <= upTo);
}
