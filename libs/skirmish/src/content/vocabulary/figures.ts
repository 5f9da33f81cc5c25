import { z } from 'zod';
import { idSchema } from '../words.js';
import type { WideDialect } from './dialect.js';
import type { AnySide, Figures, Place } from './language.js';
import { oneOf, smallCount } from './one-word.js';

/** The schemas of choices of figures and of places, which speak of each other. */
export function figureSchemas({ sides, figuresOfSchema, figures, places, cited }: WideDialect): {
  figuresSchema: z.ZodType<Figures>;
  placeSchema: z.ZodType<Place>;
  anySideSchema: z.ZodType<AnySide>;
} {
  const anySideSchema = z.enum([...sides, 'SIDE', 'OWN', 'OTHER']).meta({ id: 'SideWord' });
  const figuresSchema: z.ZodType<Figures> = z
    .strictObject({
      of: figuresOfSchema,
      sheet: idSchema.optional().meta({ description: 'Sheet or hero that SHEET or HERO names.' }),
      side: anySideSchema.optional(),
      get inZone() {
        return placeSchema.optional();
      },
      get onPlace() {
        return placeSchema.optional();
      },
      get adjacentTo() {
        return figuresSchema.optional();
      },
      get inSightOf() {
        return figuresSchema.optional();
      },
      get withinZones() {
        return z.strictObject({ of: figuresSchema, zones: z.int().min(0).max(9) }).optional();
      },
      damaged: z.boolean().optional(),
      activated: z.boolean().optional().meta({ description: 'Heroes: activated this turn already, or not.' }),
      pick: z.enum(['ALL', 'NEAREST', 'FARTHEST', 'LEAST_LEFT', 'RANDOM', 'FIRST']).meta({ id: 'Pick' }).optional(),
      count: smallCount.optional().meta({ description: 'With FIRST: how many; 1 by default.' }),
      ...figures,
    })
    .meta({ id: 'Figures', description: 'A choice of figures by rule; ALL by default.' });

  const placeSchema: z.ZodType<Place> = oneOf(
    {
      space: idSchema,
      zone: idSchema,
      get spaceOf() {
        return figuresSchema;
      },
      get zoneOf() {
        return figuresSchema;
      },
      tokens: idSchema.meta({ description: 'The spaces of tokens of this kind.' }),
      feature: idSchema.meta({
        description: `A piece of scenery, as \`face/id\`: its interaction space, unless something lies on it (${cited.feature}).`,
      }),
      ...places,
    },
    'PlaceWord',
    'A place on the board.',
  );
  return { figuresSchema, placeSchema, anySideSchema };
}
