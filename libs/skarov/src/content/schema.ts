import { idSchema } from '#skirmish';
import { localizedSchema } from '#skirmish/content/vocabulary';
import { z } from 'zod';
import { records } from './records.js';

/* The records of the box (skarov.md 11.3). `text` says in words what the structured part does, and nothing else. */

export {
  baseLayoutSchema,
  baseSchema,
  doorSchema,
  scenarioSchema,
  type Base,
  type BaseLayout,
  type Door,
  type Scenario,
} from './base-schema.js';
export { eventCardSchema, type EventCard } from './event-card-schema.js';
export {
  advertisementSchema,
  articleSchema,
  headlineSchema,
  type Advertisement,
  type Article,
  type Headline,
} from './page-schema.js';
export { roomSchema, type Objective, type Room, type Trap } from './room-schema.js';
export type { TestCard } from './test-schema.js';

export const { heroSchema, powerCardSchema, woundCardSchema, villainSheetSchema } = records;

export type Hero = z.output<typeof heroSchema>;
export type HeroSheet = z.output<typeof records.heroSheetSchema>;
export type Mission = z.output<typeof records.missionSchema>;
export type PowerCard = z.output<typeof powerCardSchema>;
export type WoundCard = z.output<typeof woundCardSchema>;
export type VillainSheet = z.output<typeof villainSheetSchema>;

/** A kind of resolution token (SKAROV-BASE-10). */
export const tokenKindSchema = z
  .strictObject({ id: idSchema, name: localizedSchema })
  .meta({ id: 'TokenKind', description: 'A kind of resolution token (SKAROV-BASE-10).' });
export type TokenKind = z.output<typeof tokenKindSchema>;
