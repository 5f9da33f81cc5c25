import { idSchema, difficultySchema, spaceIdSchema } from '#skirmish';
import { localizedSchema } from '#skirmish/content/vocabulary';
import { localized, localizedIssue } from '#kernel';
import { z } from 'zod';
import { edgeIdSchema, faceIdSchema, passageKindSchema } from '../words.js';
import { articleSchema } from './page-schema.js';
import { ruleSchema } from './vocabulary.js';

/** Nine tiles in a row on either side of the first; no base is larger. */
const place = z.int().min(-9).max(9);

/** A tile as it lies in a base (SKAROV-BASE-03). */
export const laidTileSchema = z
  .strictObject({
    faceId: faceIdSchema,
    column: place,
    row: place,
    turns: z.int().min(0).max(3).meta({ description: 'Quarters clockwise.' }),
  })
  .meta({ id: 'TileOfBase' });
export type LaidTile = z.output<typeof laidTileSchema>;

/** A door or airlock token on an edge between two rooms (SKAROV-BASE-04). */
export const laidPassageSchema = z
  .strictObject({ edge: edgeIdSchema, kind: passageKindSchema })
  .meta({ id: 'PassageOfBase' });
export type LaidPassage = z.output<typeof laidPassageSchema>;

const parts = {
  tiles: z.array(laidTileSchema).max(9),
  passages: z
    .array(laidPassageSchema)
    .max(14)
    .meta({ description: 'Doors and airlocks; an edge without one is a wall (SKAROV-BASE-04).' }),
  minions: z
    .array(z.strictObject({ space: spaceIdSchema, sheet: idSchema }).meta({ id: 'MinionOfBase' }))
    .max(36)
    .meta({
      description: 'The minions on reinforcement spaces; spaces that are not usable are passed over (SKAROV-BASE-18).',
    }),
  lieutenants: z
    .array(z.strictObject({ sheet: idSchema, space: spaceIdSchema }).meta({ id: 'LieutenantOfBase' }))
    .max(4),
};

/** A whole base, as the overlord brings or saves it (SKAROV-BASE-17, SKAROV-BASE-18). */
export const baseLayoutSchema = z
  .strictObject({
    difficulty: difficultySchema.meta({
      description: 'EASY: Rookies, NORMAL: Heroes, HARD: Veterans, where no scenario says it (SKAROV-RANK-01).',
    }),
    ...parts,
  })
  .meta({ id: 'Base', description: 'A base: rooms, passages and the villains in them (SKAROV-BASE-01).' });
export type BaseLayout = z.output<typeof baseLayoutSchema>;

/** A villain of a sheet where it begins. */
export type Posted = BaseLayout['minions'][number];

/** The parts of a base that a scenario fixes; the overlord builds the rest (SKAROV-BASE-17). */
const basePartsSchema = z
  .strictObject(parts)
  .partial({ passages: true, minions: true, lieutenants: true })
  .meta({ id: 'BaseParts', description: 'The parts of its base that a scenario fixes; the overlord builds the rest.' });

const OUT_OF_ORDER = localized(
  'The numbers of heroes are in order: least, recommended, most.',
  'Les nombres de héros sont dans l’ordre : minimum, recommandé, maximum.',
);

const heroCount = z.int().min(1).max(4);

/** A ready base of the box. */
export const baseSchema = z
  .strictObject({
    id: idSchema,
    name: localizedSchema,
    heroes: z.strictObject({ least: heroCount, most: heroCount }).meta({ id: 'HeroesOfBase' }),
    ...baseLayoutSchema.shape,
  })
  .meta({ id: 'ReadyBase', description: 'A base for overlords that do not build (SKAROV-BASE-17).' });
export type Base = z.output<typeof baseSchema>;

const difficulty = z.int().min(1).max(12);

/** The texts of the door tokens (SKAROV-DOOR-01). */
export const doorSchema = z
  .strictObject({ id: idSchema, name: localizedSchema, text: localizedSchema, attack: difficulty, mind: difficulty })
  .meta({ id: 'DoorCard', description: 'Difficulty of opening a door (SKAROV-DOOR-01).' });
export type Door = z.output<typeof doorSchema>;

/** An adventure: the base or parts of it, and what is special in it. */
export const scenarioSchema = z
  .strictObject({
    id: idSchema,
    name: localizedSchema,
    intro: localizedSchema,
    heroes: z
      .strictObject({ least: heroCount, most: heroCount, recommended: heroCount })
      .superRefine(({ least, recommended, most }, context) => {
        if (least > recommended || recommended > most) context.addIssue(localizedIssue(OUT_OF_ORDER));
      })
      .meta({ id: 'HeroesOfScenario' }),
    difficulty: difficultySchema.meta({
      description: 'EASY: Rookies, NORMAL: Heroes, HARD: Veterans (SKAROV-RANK-01).',
    }),
    turnLimit: z.int().min(6).max(30).optional().meta({
      description: 'The last turn of this adventure, after which Skarov has escaped; absent: none (SKAROV-GEN-07).',
    }),
    base: basePartsSchema.optional().meta({ description: 'Absent: of the overlord’s own design.' }),
    doors: z
      .array(
        z.strictObject({ edge: edgeIdSchema, attack: difficulty, mind: difficulty }).meta({ id: 'DoorOfScenario' }),
      )
      .max(9)
      .meta({ description: 'Doors that are not like the others.' }),
    rules: z.array(ruleSchema).max(20),
    articles: z.array(articleSchema).max(4).meta({ description: 'Articles of this adventure alone.' }),
  })
  .meta({ id: 'Scenario', description: 'An adventure; also accepted from the opener of a game (SKAROV-BASE-17).' });
export type Scenario = z.output<typeof scenarioSchema>;
