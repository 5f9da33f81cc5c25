import type { z } from 'zod';
import type { byeSchema, pairingSchema } from './events.js';
import type { Plan } from './plan.js';
import type { Placed } from './scoring.js';

/** What became of a pairing. */
export interface PairingOutcome {
  readonly kind: 'CONFIRMED' | 'FORFEITED' | 'CORRECTED' | 'ANNULLED';
  /** What each player got; empty for a result that was annulled. */
  readonly scores: readonly { readonly player: string; readonly points: number }[];
  /** The hash that its game ended with; null where none was played to an end. */
  readonly gameHash: string | null;
  /** When that was, in milliseconds since 1970; null where none was. */
  readonly endedAt: number | null;
  /** How its players did, as the game says it; empty where none was played to an end. */
  readonly placed: readonly Placed[];
  /** Version of the league that first decided it: on a ladder results count in that order. */
  readonly since: number;
}

/** A pairing, and what became of it; null while it is played. */
export interface Pairing extends z.output<typeof pairingSchema> {
  readonly outcome: PairingOutcome | null;
}

/** A round of a season. */
export interface Round {
  readonly number: number;
  readonly startsAt: number;
  /** How often it was paired: once, and once more for each time that it was paired anew. */
  readonly paired: number;
  readonly pairings: readonly Pairing[];
  readonly byes: readonly z.output<typeof byeSchema>[];
}

/** A seat at a game of a league: who sits there, and for whom. */
export interface SeatOfLeague {
  readonly seat: number;
  readonly player: string;
  readonly account: string;
}

/** Somebody who plays in a season. */
export interface Entry {
  readonly player: string;
  readonly members: readonly string[];
  readonly number: number;
  /** After how many rounds it went; null for who plays on. */
  readonly withdrawnAfter: number | null;
}

/** Somebody who is invited by others, and not entered yet. */
export interface Invitation {
  readonly player: string;
  readonly members: readonly string[];
  /** The number that it will have; null for the next one. */
  readonly number: number | null;
  /** Those of its members who want to play. */
  readonly accepted: readonly string[];
  /** Who invites. */
  readonly by: string;
}

/** Somebody who waits for a game in an arena. */
export interface WaitingPlayer {
  readonly player: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** Version of the league with which it began to wait. */
  readonly version: number;
}

/** A season of a league. */
export interface Season {
  readonly number: number;
  readonly name: string;
  readonly plan: Plan;
  readonly status: 'OPEN' | 'CLOSED';
  /** Whoever is entered by others plays only after accepting. */
  readonly consent: boolean;
  readonly entries: readonly Entry[];
  /** Those who are invited and have not all answered, in the order of asking. */
  readonly invitations: readonly Invitation[];
  readonly rounds: readonly Round[];
  /** Those who wait for a game, in the order in which they began to. */
  readonly waiting: readonly WaitingPlayer[];
}

/** A league: what its events make of it. Plain JSON. */
export interface League {
  readonly version: number;
  readonly name: string;
  /** Accounts that run it. */
  readonly operators: readonly string[];
  /** The operator of the server vouches for it: its games count for ratings of the server. */
  readonly vouched: boolean;
  readonly seasons: readonly Season[];
}

/** A league before its first event. */
export const newLeague: League = { version: 0, name: '', operators: [], vouched: false, seasons: [] };

/** Who plays on. */
export const playing = ({ entries }: Season): readonly Entry[] =>
  entries.filter(({ withdrawnAfter }) => withdrawnAfter === null);

/** The seats of a pairing: everybody who plays for the first, then for the second, … */
export function seatsOf({ entries }: Season, { players }: Pairing): readonly SeatOfLeague[] {
  const members = new Map(entries.map((entry) => [entry.player, entry.members]));
  return players
    .flatMap((player) => (members.get(player) ?? []).map((account) => ({ player, account })))
    .map((one, seat) => ({ seat, ...one }));
}

/** Whether somebody has a game that is not decided yet. */
export const playsNow = (season: Season, player: string): boolean =>
  pairingsOf(season).some(({ players, outcome }) => outcome === null && players.includes(player));

/** All pairings of a season, in order. */
export const pairingsOf = ({ rounds }: Season): readonly Pairing[] => rounds.flatMap(({ pairings }) => pairings);
