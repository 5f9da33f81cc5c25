import type { Seat } from '#kernel';
import type { GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import type { PlayKind, PlayOf } from './play.js';

/** How one kind of thing that may be answered works. */
export interface PlayRules<K extends PlayKind = PlayKind> {
  /** Whether the other seat is asked for an answer: looks at public facts alone (GUARD-133). */
  asks(state: State, play: PlayOf<K>, seat: Seat): boolean;
  /** It has not been answered any more: emits at least one event, which takes it away, and lets it count if it was not cancelled. */
  resolve(turn: GuardiansTurn, play: PlayOf<K>): void;
}
