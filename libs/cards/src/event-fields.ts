import { idSchema } from '#kernel';
import { z } from 'zod';

/* Fields of events and views of every game of cards. */

export const count = z.int().min(0);
export const printedId = idSchema<'card'>().meta({ description: 'Id of a card of the library.' });
export const cardId = idSchema<'instance'>().meta({ description: 'Id of a card in this game.' });

/** A card in this game with what is printed on it: the two are only ever shown together. */
export const shown = z
  .strictObject({ instanceId: cardId, cardId: printedId })
  .meta({ id: 'ShownCard', description: 'A card whose face is seen: its id in this game, and in the library.' });
export const shownCards = z.array(shown);
export type ShownCard = z.output<typeof shown>;
