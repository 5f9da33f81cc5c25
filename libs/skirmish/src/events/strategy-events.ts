import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, count, figures, hero, ofSide, plays } from './event-fields.js';
import type { EventTerms } from './event-terms.js';

/** Turns, plans and orders. */
export const strategyEvents = ({ side, rules }: EventTerms) => ({
  turnStarted: z.strictObject({ turn: count }).meta({ description: 'A turn begins.' }),
  decksStacked: revealing(
    mattering(
      'DETAIL',
      z
        .strictObject({ side, order: ofSide(figures) })
        .meta({ description: `A side's initiative deck lies in random order (${rules.stacked}).` }),
    ),
    { order: { side: 'side' } },
  ),
  heroPlanned: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, side, heroId: hero, plays: ofSide(plays) })
      .meta({ description: `The cards of a hero are laid in secret (${rules.planned}).` }),
  ),
  planTakenBack: mattering(
    'DETAIL',
    z.strictObject({ ...by, heroId: hero }).meta({ description: `A plan is taken back (${rules.takenBack}).` }),
  ),
  orderProposed: mattering(
    'DETAIL',
    z.strictObject({ ...by, side, order: ofSide(figures) }).meta({
      description: `Another order of the initiative deck stands; the allies are no longer ready (${rules.proposed}).`,
    }),
  ),
  readyDeclared: mattering('DETAIL', z.strictObject({ ...by }).meta({ description: 'A seat is ready.' })),
});
