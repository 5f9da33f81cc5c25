import type { Refusal } from '#kernel';
import type { Explaining } from '#kernel/server';
import type { EventSource, GameSource } from './game-source.js';

/** The command was carried out, now or when its id was first given. */
export interface AcceptedAnswer {
  readonly kind: 'CommandAccepted';
  /** The game after it. */
  readonly game: GameSource;
  readonly version: number;
  /** Its events, as the sender may see them. */
  readonly events: readonly EventSource[];
  /** How many of the seat's commands were carried out; `null` for a command of no ruleset. */
  readonly carriedOut: number | null;
  /** The command id was answered before; nothing happened now. */
  readonly replayed: boolean;
}

/** The rules do not allow the command. */
export interface RejectedAnswer {
  readonly kind: 'CommandRejected';
  readonly ruleId: string;
  readonly code: string;
  readonly facts: unknown;
  /** Which command of a list is refused, from 1. */
  readonly place: number | null;
  /** The parameters of a message. */
  readonly refusal: Refusal;
  /** The source of the message. */
  readonly presentation: Explaining;
}

/** The game is not at the version that the command expected. */
export interface ConflictAnswer {
  readonly kind: 'VersionConflict';
  readonly expectedVersion: number;
  readonly actualVersion: number;
  /** The events since then, as the sender of the command may see them. */
  readonly missed: readonly EventSource[];
}

/** The command would be accepted. */
export interface LegalAnswer {
  readonly kind: 'CommandLegal';
  readonly version: number;
}

/** The result of a command. */
export type CommandAnswer = AcceptedAnswer | RejectedAnswer | ConflictAnswer;

/** The result of a dry run. */
export type ValidationAnswer = LegalAnswer | RejectedAnswer | ConflictAnswer;
