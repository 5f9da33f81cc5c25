import type { Explaining, Refusal } from '#kernel';
import type { EventSource, GameSource } from './game-source.js';

/** The command was carried out, now or when its id was first given. */
export interface AcceptedAnswer {
  readonly kind: 'CommandAccepted';
  /** The game after it. */
  readonly game: GameSource;
  readonly version: number;
  /** What it caused, as whoever gave it may see it. */
  readonly events: readonly EventSource[];
  /** How many of the seat's commands were carried out; `null` for what is no command of the ruleset. */
  readonly carriedOut: number | null;
  /** The command id was answered so before; nothing happened now. */
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
  /** What a message is made of. */
  readonly refusal: Refusal;
  /** The messages. */
  readonly presentation: Explaining;
}

/** The game is not at the version that the command expected. */
export interface ConflictAnswer {
  readonly kind: 'VersionConflict';
  readonly expectedVersion: number;
  readonly actualVersion: number;
  /** What happened since, as whoever gave the command may see it. */
  readonly missed: readonly EventSource[];
}

/** The command would be accepted. */
export interface LegalAnswer {
  readonly kind: 'CommandLegal';
  readonly version: number;
}

/** What became of a command. */
export type CommandAnswer = AcceptedAnswer | RejectedAnswer | ConflictAnswer;

/** What would become of a command. */
export type ValidationAnswer = LegalAnswer | RejectedAnswer | ConflictAnswer;
