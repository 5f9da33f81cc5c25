import type { ForkOrigin, Position } from './fork-schemas.js';
import type { Absence, Leavers } from './absence.js';
import type { Clocks } from './clocks.js';
import type { Moves } from './moves.js';
import type { Placing } from './placing.js';
import type { ConsentPoint } from './proposals/consent-point.js';
import type { Pause } from './proposals/pause.js';
import type { Proposal, ProposalWait } from './proposals/proposal.js';
import type { FormerHolder, SeatOffer } from './seat-history.js';
import type { Seat } from './seat.js';
import type { UndoPoint } from './undo-point.js';
import type { Vacation } from './vacation.js';

/** A taken seat: its player or bot. */
export interface SeatHolder {
  readonly seat: Seat;
  /** Account of the player; `null` for a bot. */
  readonly account: string | null;
  /** Name of the bot; `null` for a person. */
  readonly bot: string | null;
  /** The seat's own contribution to chance. Where seats hide them: `null` until the seat has given it. */
  readonly seed: string | null;
  /** SHA-256 of the seed that the seat gives when the start is called, lower-case hex; absent where it gives none. */
  readonly seedCommitment?: string;
  /** Deck, base or the like that the seat brought, as the ruleset parsed it; absent when it brought nothing. Secret to the seat until the game is over. */
  readonly brought?: Readonly<Record<string, unknown>>;
  resigned: boolean;
  /** The seat is offered to others; absent where it is not. */
  readonly offered?: SeatOffer;
  /** Those who had the seat earlier in the running game, the first one first; absent where it never changed hands. */
  readonly formerly?: readonly FormerHolder[];
}

/**
 * One match, folded from the kernel's events, with the ruleset's state inside.
 * Plain JSON data; `evolveGame` changes it in place.
 */
export interface Game<State = unknown> extends Clocks {
  phase: 'open' | 'running' | 'over';
  /** Version of the last event applied; 0 before the first. */
  version: number;
  ruleset: string;
  rulesVersion: string;
  options: Record<string, unknown>;
  seedCommitment: string;
  openedBy: string;
  /** SHA-256 of the release that it is played by, lower-case hex; null for rules that are not released; absent in games that say nothing of it. */
  rulesDigest?: string | null;
  /** How chance derives (`CHANCE` in games that are opened today); absent in games that say nothing of it. */
  chance?: number;
  /** The moves so far, where chance derives from them (`chance: 4`); absent elsewhere. */
  moves?: Moves;
  /** The digest of the commands so far (`withDeed`), where chance derives from them; absent elsewhere. */
  deeds?: string;
  /** Seats hide their seeds until the start is called; absent where seeds are open. */
  hiddenSeeds?: true;
  /** The start was called: seats give their seeds, and no player sits down or stands up. Absent before, and where seeds are open. */
  startCalled?: true;
  /** SHA-256 of the invitation that joining players must give, lower-case hex; absent where no invitation is needed. */
  invitation?: string;
  /** No list shows the game; absent where lists do. */
  unlisted?: true;
  /** The game that this is a rematch of; absent for all others. */
  rematchOf?: string;
  /** The version of a finished game that this one goes on from; absent for all others. */
  forkedFrom?: ForkOrigin;
  /** The position of a fork before its start. Absent otherwise, and secret: it holds a state. */
  position?: Position;
  /** Days on which each seat may let its clock stand still; absent where there are none. */
  vacation?: Vacation;
  /** Seconds that seats have given others, by seat; absent where none has. */
  granted?: number[];
  /** Seats may take back their last commands; absent where they may not. */
  takeBack?: true;
  /** What happens to the seats of absent players; absent where nothing does. */
  leavers?: Leavers;
  /** How long the seats of people have been waited for; absent where nothing happens to absent players. */
  absences?: Absence[];
  /** Seats whose time has run out since their last command; absent where none ever did. */
  timedOut?: Seat[];
  /** Other tables play the same deal: the game ends when the server closes it. Absent for all others. */
  sameDeal?: true;
  /** Seats never change hands; absent where they may. */
  noSubstitutes?: true;
  /**
   * Delay of the running game for viewers without a seat, in seconds; and the version before its start, up to which they see
   * all at once, there and where other tables play the same deal. Absent where they see the present.
   */
  spectatorDelay?: number;
  openUpTo?: number;
  /** The points to which one seat may take back now, the oldest first. Absent where no take-backs are allowed, and secret: they hold states. */
  undo?: UndoPoint[];
  /** How often something was taken back; absent where nothing was. */
  takenBack?: number;
  /** `CONSENT`: seats may propose to take the game back to a point; absent where they may not. */
  undoBy?: 'CONSENT';
  /** The points to which all may agree to go back, the oldest first. Absent where they may not, and secret: they hold states. */
  points?: readonly ConsentPoint[];
  /** What a seat has proposed, while it is open. */
  proposal?: Proposal;
  /** The seats that may not propose the same again yet; absent where there were none. */
  proposalWaits?: readonly ProposalWait[];
  /** All have agreed to a pause; absent while the game goes on. */
  pause?: Pause;
  /** Taken seats, in seat order. */
  seats: SeatHolder[];
  /** The ruleset's state; `null` until the game starts. */
  state: State | null;
  /** How it ended; without placings when it was abandoned. */
  outcome: { reason: string; placings: Placing[] } | null;
  /** The seed, once revealed. */
  seed: string | null;
}

/** The reason of the end of an abandoned game. */
export const ABANDONED = 'abandoned';

/** True for an abandoned game: it has an end, and no placings. */
export const isAbandoned = ({ outcome }: Pick<Game, 'outcome'>): boolean =>
  outcome?.reason === ABANDONED && outcome.placings.length === 0;

/** A game before its first event. */
export const newGame = (): Game => ({
  phase: 'open',
  version: 0,
  ruleset: '',
  rulesVersion: '',
  options: {},
  seedCommitment: '',
  openedBy: '',
  seats: [],
  state: null,
  clocks: [],
  outcome: null,
  seed: null,
});
