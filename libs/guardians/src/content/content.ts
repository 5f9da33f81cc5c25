import { cardsWithTexts, cardWithTextSchema } from '#cards/text';
import { localized, localizedText } from '#kernel';
import { z } from 'zod';
import { spaces, strongholdAt } from '../board/spaces.js';
import { spaceSchema } from '../words.js';
import { box } from './catalogue.js';

const spaceOfBoard = z
  .strictObject({
    space: spaceSchema,
    stronghold: z
      .int()
      .nullable()
      .meta({ description: 'The owner of the stronghold there; null on disputed lands (GUARD-020).' }),
  })
  .meta({ id: 'SpaceOfBoard', description: 'A space of the board as it is printed.' });

const boardSchema = z
  .strictObject({
    id: z.string().meta({ description: 'Its id, by which its picture is asked for.' }),
    name: localizedText().meta({ description: 'The name that players read.' }),
    spaces: z.array(spaceOfBoard).meta({ description: 'Its spaces, in order.' }),
  })
  .meta({ id: 'PrintedBoard', description: 'The board with nothing on it.' });

/** The cards and the board of Guardians, as clients get them. */
export const contentSchema = z.strictObject({
  cards: z.array(cardWithTextSchema('GUARDIANS')),
  boards: z.array(boardSchema).meta({ description: 'The one board (GUARD-020).' }),
});

export const content: z.output<typeof contentSchema> = {
  cards: cardsWithTexts('GUARDIANS', box.printed.card),
  boards: [
    {
      id: 'board',
      name: localized('The board of Guardians', 'Le plateau de Guardians'),
      spaces: spaces.map((space) => ({ space, stronghold: strongholdAt(space)?.seat ?? null })),
    },
  ],
};
