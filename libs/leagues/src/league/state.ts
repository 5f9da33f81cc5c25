import type { z } from 'zod';
import type { SubmittedDeck } from './decks/state.js';
import type { Entering } from './entering/state.js';
import type { Draw, Groups } from './groups/state.js';
import type { About } from './organizing/about.js';
import type { byeSchema } from './event-parts.js';
import type { pairingSchema } from './events.js';
import type { Format, Plan } from './plan.js';
import type { ForbiddenPairing } from './running/forbidden-schemas.js';
import type { Penalty } from './running/penalty.js';
import type { Report } from './running/report-schemas.js';
import type { Placed } from './scoring.js';
import type { TakenVacation } from './vacations/schemas.js';

/** The outcome of a pairing. */
export interface PairingOutcome {
  readonly kind: 'CONFIRMED' | 'FORFEITED' | 'CORRECTED' | 'ANNULLED';
  /** The points of each player; empty for an annulled result. */
  readonly scores: readonly { readonly player: string; readonly points: number }[];
  /** The final hash of its game; null where none was played to its end on the server. */
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

/** A game of a match of several games. */
export interface MatchGame {
  readonly gameId: string;
  /** In the order of seats. */
  readonly players: readonly string[];
  /** Of a board: the accounts in the order of seats; absent where all members play. */
  readonly accounts?: readonly string[];
  /** When it is opened, in milliseconds since 1970. */
  readonly startsAt: number;
  /** Its result; null while it is played, and where the match was decided without it. */
  readonly outcome: PairingOutcome | null;
}

/** A pairing, and its outcome; null while it is played. */
export interface Pairing extends Omit<z.output<typeof pairingSchema>, 'boards'> {
  /** Of one board of a match: the accounts in the order of seats; absent where all members play. */
  readonly accounts?: readonly string[];
  /** The games of a match so far, in order; absent where a pairing is one game. `gameId` is that of the first. */
  readonly games?: readonly MatchGame[];
  readonly outcome: PairingOutcome | null;
  /** The latest report of its result; absent without one. */
  readonly report?: Report;
  /** True: it is the match of its bracket, though an earlier result was changed afterwards. */
  readonly stands?: boolean;
}

/** A round of a season. */
export interface Round {
  readonly number: number;
  readonly startsAt: number;
  /** How often it was paired: once, and once more for each new pairing. */
  readonly paired: number;
  /** True: it was played elsewhere, and its games are in no stream. */
  readonly imported?: true;
  /** SHA-256 of the seed of the deal that all its games have; absent where each game has its own. */
  readonly deal?: string;
  /** SHA-256 of the seeds of the deals of the boards of all matches, the first board first; absent where each game has its own. */
  readonly boardDeals?: readonly string[];
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
  /** The members who play the next rounds, in the order of boards; absent: the first ones. */
  readonly lineUp?: readonly string[];
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

/** The bracket of the best after the rounds of a season. */
export interface Finals {
  /** The number of rounds before it. */
  readonly after: number;
  /** The finalists, the best of the table first. */
  readonly seeds: readonly string[];
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
  /** The decks of its accounts, in the order of their first submitting; absent without any. */
  readonly decks?: readonly SubmittedDeck[] | undefined;
  /** The vacations of its accounts, by the latest taking; absent without any. */
  readonly vacations?: readonly TakenVacation[] | undefined;
  /** What organizers say of it. */
  readonly about: About;
  readonly rounds: readonly Round[];
  /** Its penalties, in order; absent without any. */
  readonly penalties?: readonly Penalty[] | undefined;
  /** The pairings that must not be; absent without any. */
  readonly forbidden?: readonly ForbiddenPairing[] | undefined;
  /** Its groups; absent before they are formed, and without groups. */
  readonly groups?: Groups | undefined;
  /** The promised draw of its groups; absent without one. */
  readonly draw?: Draw | undefined;
  /** Its finals; absent before they begin. */
  readonly finals?: Finals | undefined;
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

/** The seats of a pairing: all accounts of the first participant, then of the second, …; of a board its accounts. */
export function seatsOf({ entries }: Season, { players, accounts }: Pairing): readonly SeatOfLeague[] {
  if (accounts) return accounts.map((account, seat) => ({ seat, player: players[seat] ?? '', account }));
  const members = new Map(entries.map((entry) => [entry.player, entry.members]));
  return players
    .flatMap((player) => (members.get(player) ?? []).map((account) => ({ player, account })))
    .map((one, seat) => ({ seat, ...one }));
}

/** Whether a participant has a game that is not decided yet. */
export const playsNow = (season: Season, player: string): boolean =>
  pairingsOf(season).some(({ players, outcome }) => outcome === null && players.includes(player));

/** The format of the current rounds of a season: of its finals once they have begun. */
export const formatOf = ({ plan, finals }: Pick<Season, 'plan' | 'finals'>): Format =>
  (finals ? plan.finals?.format : undefined) ?? plan.format;

/** All pairings of a season, in order. */
export const pairingsOf = ({ rounds }: Season): readonly Pairing[] => rounds.flatMap(({ pairings }) => pairings);

/** Whether all games of the latest round are decided, and there is a latest round. */
export const isComplete = ({ rounds }: Season): boolean =>
  rounds.at(-1)?.pairings.every(({ outcome }) => outcome !== null) ?? false;
