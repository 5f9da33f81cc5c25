import { EventForms, GENESIS_HASH, type StoredCommit } from '#records';
import type { LeagueEvent } from '../league/events.js';
import { evolveLeague } from '../league/evolve.js';
import { newLeague, type League } from '../league/state.js';

/** A league folded up to a commit. Shared between readers: never changed, only replaced by something newer. */
export interface LoadedLeague {
  readonly leagueId: string;
  readonly league: League;
  /** Hash of the last commit folded, lower-case hex. */
  readonly hash: string;
  /** The rules by which it is folded: those of leagues, which have one version. */
  readonly ruleset: { readonly name: string };
  /** When its last commit was made, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** The form in which the events of leagues are written. */
export const leagueForms = new EventForms();

/** A league before its first event. */
export const unopenedLeague = (leagueId: string): LoadedLeague => ({
  leagueId,
  league: newLeague,
  hash: GENESIS_HASH,
  ruleset: { name: 'league' },
  changedAt: 0,
});

/** A league after some events; the given one is not changed. */
export const leagueAfter = (before: LoadedLeague, events: readonly LeagueEvent[], at: number): LoadedLeague => ({
  ...before,
  league: events.reduce(evolveLeague, before.league),
  changedAt: at,
});

/** A league after further commits; the given one is not changed. */
export const foldLeague = (base: LoadedLeague, commits: readonly StoredCommit[]): LoadedLeague =>
  commits.reduce(
    (before, { events, at, hash }) => ({
      ...leagueAfter(before, leagueForms.tagged(events) as unknown as readonly LeagueEvent[], at),
      hash,
    }),
    base,
  );
