import { idSchema } from '#skirmish';
import { localizedSchema } from '#skirmish/content/vocabulary';
import { z } from 'zod';
import { sideSchema } from '../words.js';

const faceSchema = z.strictObject({ headline: localizedSchema, body: localizedSchema }).meta({ id: 'ArticleFace' });

/** An article with a face for each side: that of the side that wins it is printed (SKAROV-OBJ-02, SKAROV-NEWS-01). */
export const articleSchema = z
  .strictObject({
    id: idSchema,
    kind: z.enum(['OBJECTIVE', 'FINAL', 'EXTRA']).meta({
      id: 'ArticleKind',
      description: 'EXTRA: of an adventure alone. Those of heroes, praise and disgrace, stand with the heroes.',
    }),
    faces: z.strictObject({ HEROES: faceSchema, OVERLORD: faceSchema }).meta({ id: 'ArticleFaces' }),
    column: z.enum(['MAIN', 'RIGHT']).meta({ id: 'ArticleColumn' }),
    weight: z.int().min(1).max(9).meta({ description: 'Its points for the side that wins it.' }),
  })
  .meta({ id: 'Article', description: 'An article of the front page (SKAROV-NEWS-01).' });
export type Article = z.output<typeof articleSchema>;

/** A line of the headline table (SKAROV-NEWS-05, SKAROV-NEWS-06). */
export const headlineSchema = z
  .strictObject({
    id: idSchema,
    side: sideSchema.meta({ description: 'The side that it names the winner.' }),
    from: z.int().min(-99).max(99).meta({ description: 'The least difference, in favour of the heroes.' }),
    to: z.int().min(-99).max(99),
    title: localizedSchema,
  })
  .meta({ id: 'Headline', description: 'The headline for a difference of articles (SKAROV-NEWS-05).' });
export type Headline = z.output<typeof headlineSchema>;

export const advertisementSchema = z
  .strictObject({ id: idSchema, text: localizedSchema })
  .meta({ id: 'Advertisement', description: 'Filler for a gap of the page (SKAROV-NEWS-04).' });
export type Advertisement = z.output<typeof advertisementSchema>;
