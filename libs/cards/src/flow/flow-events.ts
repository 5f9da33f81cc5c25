import { mattering, type Seat } from '#kernel';
import { z } from 'zod';
import type { CardBook } from '../card-book.js';
import { passEvents } from './pass-events.js';

/** The names of a game for its seats, its stages and the reasons for its end. */
export interface FlowWords<Stage extends string, Reason extends string> {
  readonly seat: z.ZodType<Seat>;
  readonly stage: z.ZodType<Stage>;
  readonly reason: z.ZodType<Reason>;
}

/** How a game goes on: the events of its flow, passes among them. */
export const flowEvents = <Stage extends string, Reason extends string>(
  { seat, stage, reason }: FlowWords<Stage, Reason>,
  book: Pick<CardBook, 'paper' | 'rules'>,
) => ({
  stageEntered: mattering(
    'DETAIL',
    z
      .strictObject({ stage, asked: z.array(seat).meta({ description: 'Seats of a sealed choice.' }) })
      .meta({ description: `The turn comes to a state (${book.paper} 4).` }),
  ),
  ...passEvents(seat, book),
  outcomeReached: mattering(
    'DETAIL',
    z
      .strictObject({ reason, winner: seat.nullable() })
      .meta({ description: `A seat has won, or it is a draw (${book.rules.outcome}).` }),
  ),
});
