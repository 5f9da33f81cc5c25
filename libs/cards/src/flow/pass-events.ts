import { mattering, type Seat, type Tagged } from '#kernel';
import { z } from 'zod';
import type { CardBook } from '../card-book.js';
import { passUntilSchema } from './pass-until.js';

/** How seats act and pass in turn, as a game declares it for its seats: spread among its own events. */
export const passEvents = (seat: z.ZodType<Seat>, { rules }: Pick<CardBook, 'rules'>) => {
  const by = { seat };
  return {
    windowOpened: mattering(
      'DETAIL',
      z.strictObject(by).meta({ description: `Seats act or pass in turn, this one first (${rules.window}).` }),
    ),
    passed: mattering(
      'DETAIL',
      z.strictObject(by).meta({ description: `A seat passes, or is passed for (${rules.declaredPasses}).` }),
    ),
    priorityGiven: mattering(
      'DETAIL',
      z.strictObject(by).meta({ description: `After an action the other seat may act (${rules.window}).` }),
    ),
    passesDeclared: mattering(
      'DETAIL',
      z
        .strictObject({ ...by, until: passUntilSchema })
        .meta({ description: 'A seat declares that it will pass for so long.' }),
    ),
    passesWithdrawn: mattering(
      'DETAIL',
      z.strictObject(by).meta({ description: 'A seat takes declared passes back.' }),
    ),
  };
};

/** An event of acting and passing in turn. */
export type PassEvent = Tagged<ReturnType<typeof passEvents>>;
