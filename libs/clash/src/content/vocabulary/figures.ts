import { z } from 'zod';
import { idSchema } from '../../words.js';
import { oneOf, small } from './one-word.js';

/** Who a figure selector starts from. */
export const figuresOfSchema = z
  .enum([
    'VILLAIN',
    'VILLAINS',
    'SHEET',
    'HEROES',
    'HERO',
    'SIDEKICKS',
    'ENEMIES',
    'ALLIES',
    'SELF',
    'CAUSE',
    'TARGET',
    'CHOSEN',
  ])
  .meta({
    id: 'FiguresOf',
    description:
      'VILLAIN: the super villain (CLASH-224). VILLAINS: every villain figure. SHEET: figures of `sheet`. HEROES: heroes, of `side` where given. ' +
      'HERO: the hero `sheet`. ENEMIES, ALLIES: of the acting figure, itself not among them. SELF: the acting figure, or the one attacked. CAUSE: the hero whose command ' +
      'set it off; in a reaction power who attacks or takes the test. TARGET: of the running attack. CHOSEN: the figure last chosen in this effect.',
  });

/** Which figures: worked out afresh for each acting figure. */
export interface Figures {
  of: z.output<typeof figuresOfSchema>;
  sheet?: string | undefined;
  /** `SIDE`: the side looked at, in victory conditions and articles. `OWN`, `OTHER`: seen from the acting hero. */
  side?: 'A' | 'B' | 'SIDE' | 'OWN' | 'OTHER' | undefined;
  inZone?: Place | undefined;
  onPlace?: Place | undefined;
  adjacentTo?: Figures | undefined;
  inSightOf?: Figures | undefined;
  withinZones?: { of: Figures; zones: number } | undefined;
  damaged?: boolean | undefined;
  activated?: boolean | undefined;
  pick?: 'ALL' | 'NEAREST' | 'FARTHEST' | 'LEAST_LEFT' | 'RANDOM' | 'FIRST' | undefined;
  count?: number | undefined;
}

/** A place on the board; several spaces may fit. */
export interface Place {
  space?: string | undefined;
  zone?: string | undefined;
  start?: 'A' | 'B' | 'SIDE' | undefined;
  spaceOf?: Figures | undefined;
  zoneOf?: Figures | undefined;
  tokens?: string | undefined;
  objects?: string | undefined;
  /** A piece of scenery, as `face/id`: its interaction space, unless an object or a token covers it (CLASH-268). */
  feature?: string | undefined;
}

/** A side by its letter, or as somebody sees it. */
export const anySideSchema = z.enum(['A', 'B', 'SIDE', 'OWN', 'OTHER']).meta({ id: 'SideWord' });

export const figuresSchema: z.ZodType<Figures> = z
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
    count: small.optional().meta({ description: 'With FIRST: how many; 1 by default.' }),
  })
  .meta({ id: 'Figures', description: 'A choice of figures by rule; ALL by default.' });

export const placeSchema: z.ZodType<Place> = oneOf(
  {
    space: idSchema,
    zone: idSchema,
    start: z.enum(['A', 'B', 'SIDE']).meta({ id: 'StartOf' }),
    get spaceOf() {
      return figuresSchema;
    },
    get zoneOf() {
      return figuresSchema;
    },
    tokens: idSchema.meta({ description: 'The spaces of tokens of this kind.' }),
    objects: idSchema.meta({ description: 'The spaces of objects of this kind.' }),
    feature: idSchema.meta({
      description: 'A piece of scenery, as `face/id`: its interaction space, unless something lies on it (CLASH-268).',
    }),
  },
  'PlaceWord',
  'A place on the board.',
);
