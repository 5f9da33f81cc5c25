import { z } from 'zod';
import { oil, seat } from '../words.js';

const keeper = z
  .strictObject({
    seat,
    points: z.int().meta({ description: 'Points of the storms so far.' }),
    cards: z.int().meta({ description: 'Number of cards in hand.' }),
    ready: z.boolean().meta({ description: 'Has chosen a card for this storm.' }),
  })
  .meta({ id: 'Keeper', description: 'A lighthouse keeper.' });

/** The view of a running game. */
export const viewSchema = z
  .strictObject({
    storm: z.int().meta({ description: 'Number of the storm, from 1.' }),
    winds: z.array(z.int()).meta({ description: 'Strength of the past storms.' }),
    keepers: z.array(keeper),
    hand: z.array(oil).optional().meta({ description: 'Your own cards; absent for spectators.' }),
    hands: z.array(z.array(oil)).optional().meta({ description: 'All hands, by seat; for auditors only.' }),
    chosen: oil.optional().meta({ description: 'The card that you have chosen for this storm.' }),
  })
  .meta({ description: 'The view of a running game.' });

export type View = z.output<typeof viewSchema>;
