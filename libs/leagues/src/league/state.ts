import type { z } from 'zod';
import type { Entering } from './entering/state.js';
import type { About } from './organizing/about.js';
import type { byeSchema, pairingSchema } from './events.js';
import type { Plan } from './plan.js';
import type { Placed } from './scoring.js';

/** The outcome of a pairing. */
export interface PairingOutcome {
  readonly kind: 'CONFIRMED' | 'FORFEITED' | 'CORRECTED' | 'ANNULLED';
  /** The points of each player; empty for an annulled result. */
  readonly scores: readonly { readonly player: string; readonly points: number }[];
  /** The final hash of its game; null where none was played to its end. */
  readonly gameHash: string | null;
  /** When that was, in milliseconds since 1970; null where none was. */
  readonly endedAt: number | null;
  /** The results of its players, as reported by the game; empty where none was played to its end. */
  readonly placed: readonly Placed[];
  /** The players who did not appear; only of a forfeit. */
  readonly absent?: readonly string[];
  /** Version of the league that first decided it: on a ladder results count in that order. */
  readonly since: number;
}

/** A pairing, and its outcome; null while it is played. */
export interface Pairing extends z.output<typeof pairingSchema> {
  readonly outcome: PairingOutcome | null;
  /** True: it is the match of its bracket, though an earlier result was changed afterwards. */
  readonly stands?: boolean;
}

/** A round of a season. */
export interface Round {
  readonly number: number;
  readonly startsAt: number;
  /** How often it was paired: once, and once more for each new pairing. */
  readonly paired: number;
  readonly pairings: readonly Pairing[];
  readonly byes: readonly z.output<typeof byeSchema>[];
}

/** A seat at a game of a league: the account, and the participant that it plays for. */
export interface SeatOfLeague {
  readonly seat: number;
  readonly player: string;
  readonly account: string;
}

/** A participant of a season. */
export interface Entry {
  readonly player: string;
  readonly members: readonly string[];
  readonly number: number;
  /** The number of rounds after which it withdrew; null while it still plays. */
  readonly withdrawnAfter: number | null;
  /** True: rounds are paired without it. */
  readonly isPaused?: boolean;
  readonly isCheckedIn?: boolean;
}

/** An invited participant that is not entered yet. */
export interface Invitation {
  readonly player: string;
  readonly members: readonly string[];
  /** Its future number; null for the next one. */
  readonly number: number | null;
  /** Its members who have accepted. */
  readonly accepted: readonly string[];
  /** The inviting account. */
  readonly by: string;
  /** True: an organizer invited it. */
  readonly isAdmitted: boolean;
}

/** A participant that waits for a game in an arena. */
export interface WaitingPlayer {
  readonly player: string;
  /** The start of the wait, in milliseconds since 1970. */
  readonly since: number;
  /** Version of the league at the start of the wait. */
  readonly version: number;
}

/** A season of a league. */
export interface Season {
  readonly number: number;
  readonly name: string;
  readonly plan: Plan;
  readonly status: 'OPEN' | 'CLOSED';
  /** True: players who are entered by others play only after accepting. */
  readonly consent: boolean;
  readonly entries: readonly Entry[];
  /** The invitations that are not fully answered, in the order of inviting. */
  readonly invitations: readonly Invitation[];
  readonly entering: Entering;
  /** What organizers say of it. */
  readonly about: About;
  readonly rounds: readonly Round[];
  /** The participants that wait for a game, in the order of their starts. */
  readonly waiting: readonly WaitingPlayer[];
}

/** An organizer of a league who does not own it. */
export interface Official {
  readonly account: string;
  readonly role: 'JUDGE' | 'SCOREKEEPER';
}

/** A league, folded from its events. Plain JSON. */
export interface League {
  readonly version: number;
  readonly name: string;
  /** Accounts that own it. */
  readonly operators: readonly string[];
  /** The other organizers. */
  readonly officials: readonly Official[];
  /** Archived: in no list, and takes no command. Deleted: as though there were none. */
  readonly status: 'OPEN' | 'ARCHIVED' | 'DELETED';
  readonly about: About;
  /** The operator of the server vouches for it: its games count for ratings of the server. */
  readonly vouched: boolean;
  readonly seasons: readonly Season[];
}

/** A league before its first event. */
export const newLeague: League = {
  version: 0,
  name: '',
  operators: [],
  officials: [],
  status: 'OPEN',
  about: {},
  vouched: false,
  seasons: [],
};

/** The participants that have not withdrawn. */
export const playing = ({ entries }: Season): readonly Entry[] =>
  entries.filter(({ withdrawnAfter }) => withdrawnAfter === null);

/** The participants that the next round is paired with: those that have not withdrawn, and do not pause. */
export const available = (season: Season): readonly Entry[] => playing(season).filter(({ isPaused }) => !isPaused);

/** The seats of a pairing: all accounts of the first participant, then of the second, … */
export function seatsOf({ entries }: Season, { players }: Pairing): readonly SeatOfLeague[] {
  const members = new Map(entries.map((entry) => [entry.player, entry.members]));
  return players
    .flatMap((player) => (members.get(player) ?? []).map((account) => ({ player, account })))
    .map((one, seat) => ({ seat, ...one }));
}

/** Whether a participant has a game that is not decided yet. */
export const playsNow = (season: Season, player: string): boolean =>
  pairingsOf(season).some(({ players, outcome }) => outcome === null && players.includes(player));

/** All pairings of a season, in order. */
export const pairingsOf = ({ rounds }: Season): readonly Pairing[] => rounds.flatMap(({ pairings }) => pairings);
