import { localizedText, type Localized } from '#kernel';
import { z } from 'zod';
import { oil } from '../words.js';
import { cards } from './catalogue.js';

const card = z
  .strictObject({
    id: z.string().meta({ description: 'Its id, by which its picture is asked for.' }),
    name: localizedText().meta({ description: 'The name that players read.' }),
    oil,
    copies: z.int().min(1).meta({ description: 'Number of copies (LANTERN-001).' }),
  })
  .meta({ id: 'Card', description: 'A card of the box.' });

/** The contents of the box, for clients. */
export const contentSchema = z
  .strictObject({ cards: z.array(card).meta({ description: 'The cards with oil.' }) })
  .meta({ description: 'The contents of the box: eighteen cards with oil (LANTERN-001).' });

const nameOf = (oil: number): Localized => ({ en: `Oil ${oil}`, fr: `Huile ${oil}` });

export const content: z.output<typeof contentSchema> = {
  cards: [...new Set(cards)].map((oil) => ({
    id: `oil-${oil}`,
    name: nameOf(oil),
    oil,
    copies: cards.filter((each) => each === oil).length,
  })),
};
