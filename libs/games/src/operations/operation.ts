import { plainText, type Json } from '#kernel';
import { z } from 'zod';

const by = {
  /** The operator: a name that operators know each other by. */
  by: plainText(1, 80),
  reason: plainText(1, 500),
};

const onGame = { gameId: z.uuid(), ...by };

/** An act of an operator on a game from outside of its rules, and its reason. */
export const gameOperationSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['abandonGame', 'parkGame', 'resumeGame']), ...onGame }),
  z.strictObject({ action: z.literal('pardonClock'), seconds: z.int().min(1).max(2_592_000), ...onGame }),
  z.strictObject({ action: z.literal('replacePlayer'), seat: z.int().min(0), account: z.uuid(), ...onGame }),
]);

/** An act of an operator on an account, and its reason. */
export const accountOperationSchema = z.strictObject({ action: z.literal('eraseName'), accountId: z.uuid(), ...by });

/** A statement of an operator about a league, and its reason. */
const leagueOperationSchema = z.strictObject({
  action: z.enum(['vouchForLeague', 'revokeVouch']),
  leagueId: z.uuid(),
  ...by,
});

/** An act of an operator, its object, and its reason. */
export const operationSchema = z.discriminatedUnion('action', [
  gameOperationSchema,
  accountOperationSchema,
  leagueOperationSchema,
]);

/** An act of an operator on a game, and its reason. */
export type GameOperation = z.output<typeof gameOperationSchema>;

/** An act of an operator, its object, and its reason. */
export type Operation = z.output<typeof operationSchema>;

/** An operation as it was written down. */
export type RecordedOperation = Operation & {
  /** Its number, from 1. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** The event that writes an operation down. */
export const eventOf = (operation: Operation) => ({
  type: 'operatorActed',
  schemaVersion: 1,
  data: operation as unknown as Json,
});
