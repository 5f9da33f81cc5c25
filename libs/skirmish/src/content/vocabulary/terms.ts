import { z } from 'zod';

/** How long a modifier lasts. */
export const untilSchema = z.enum(['ACTIVATION', 'TURN', 'GAME']).meta({ id: 'Until' });
export type Until = z.output<typeof untilSchema>;

/** The wish of an automatic or granted move. */
export const wishSchema = z.enum(['ADJACENT', 'SIGHT', 'ZONE', 'SPACE']).meta({ id: 'Wish' });
export type Wish = z.output<typeof wishSchema>;

/** When a reaction power is offered. */
export const momentSchema = z
  .enum(['BEFORE_ROLL', 'AFTER_ATTACK_ROLL', 'AFTER_TEST_ROLL', 'AFTER_HIT', 'AFTER_ATTACK'])
  .meta({ id: 'Moment' });
export type Moment = z.output<typeof momentSchema>;
