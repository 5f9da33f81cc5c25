import { plainText, type Json } from '#kernel';
import { z } from 'zod';

/** What an operator may do to a game from outside of its rules. */
export const operationActions = ['abandonGame', 'parkGame', 'resumeGame'] as const;

/** What an operator does, to which game, and why. */
export const operationSchema = z.strictObject({
  action: z.enum(operationActions),
  gameId: z.uuid(),
  /** Who did it: a name that operators know each other by. */
  by: plainText(1, 80),
  reason: plainText(1, 500),
});

/** What an operator does, to which game, and why. */
export type Operation = z.output<typeof operationSchema>;

/** An operation as it was written down. */
export interface RecordedOperation extends Operation {
  /** Its number, from 1. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The event that writes an operation down. */
export const eventOf = (operation: Operation) => ({
  type: 'operatorActed',
  schemaVersion: 1,
  data: operation as unknown as Json,
});
