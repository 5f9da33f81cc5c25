import { evolveLeague, newLeague, type League, type LeagueEvent } from '#leagues';
import { EventForms, GENESIS_HASH, type StoredCommit } from '#records';
import type { FoldedStream, StreamKind } from '../streams/stream-kind.js';
import { LEAGUE_STREAM } from '../streams/stream-kinds.js';

/** A league folded up to a commit. Shared between readers: never changed, only replaced by something newer. */
export interface LoadedLeague extends FoldedStream {
  readonly leagueId: string;
  readonly league: League;
  /** When its last commit was made, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** In which form the events of leagues are written. */
export const leagueForms = new EventForms();

/** A league before its first event. */
export const unopenedLeague = (leagueId: string): LoadedLeague => ({
  leagueId,
  league: newLeague,
  hash: GENESIS_HASH,
  ruleset: { name: LEAGUE_STREAM },
  changedAt: 0,
});

/** A league after some events; the one given stays as it is. */
export const leagueAfter = (before: LoadedLeague, events: readonly LeagueEvent[], at: number): LoadedLeague => ({
  ...before,
  league: events.reduce(evolveLeague, before.league),
  changedAt: at,
});

const withCommit = (base: LoadedLeague, { events, at, hash }: StoredCommit): LoadedLeague => ({
  ...leagueAfter(base, leagueForms.tagged(events) as unknown as readonly LeagueEvent[], at),
  hash,
});

/** How the streams of leagues are folded: by the rules of leagues, which have one version. */
export const leagueKind: StreamKind<LoadedLeague> = {
  name: LEAGUE_STREAM,
  blank: (leagueId) => Promise.resolve(unopenedLeague(leagueId)),
  fold: (base, commits) => commits.reduce(withCommit, base),
  versionOf: ({ league }) => league.version,
};
