import { recordsOf } from '#skirmish/content';
import { z } from 'zod';
import {
  articleSizeSchema,
  attackModeSchema,
  difficultySchema,
  figureIdSchema,
  idSchema,
  modeSchema,
  sideSchema,
} from '../words.js';
import { conditionSchema, effectSchema, figuresSchema, localizedSchema, ruleSchema, vocabulary } from './vocabulary.js';

/*
 * The records of the box (clash.md 11). Every text is original, in English and French; `text` says in words what the
 * structured part does, and nothing else.
 */

const named = { id: idSchema, name: localizedSchema };

const records = recordsOf(vocabulary, {
  heroes: 'One of the six heroes, with a sheet for each rank (CLASH-010).',
  mission: 'CLASH-017',
  missionLook: 'CLASH-207',
  technique: 'CLASH-054 to CLASH-057',
  powerCard: 'CLASH-044',
  woundCard: 'CLASH-113, CLASH-171',
  villainSheet: 'CLASH-077',
  lieutenant: 'CLASH-042',
  leastActions: 0,
  test: 'CLASH-155',
  doorTest: 'CLASH-248',
  specialAction: 'CLASH-089',
});

export const {
  missionSchema,
  heroSheetSchema,
  heroSchema,
  techniqueSchema,
  powerCardSchema,
  woundCardSchema,
  villainSheetSchema,
  offerSchema,
  testSchema,
  specialActionSchema,
} = records;
export type TestCard = z.output<typeof testSchema>;

/** A companion has the numbers of a villain, and an innate power or none. */
const { speed, attack, defense, health } = villainSheetSchema.shape;

export const sidekickSchema = z
  .strictObject({
    ...named,
    id: figureIdSchema,
    speed,
    attack,
    defense,
    health,
    innate: records.innatePowerSchema.optional(),
    flavor: localizedSchema,
  })
  .meta({ id: 'Sidekick', description: 'A companion in solo and co-op (CLASH-193).' });

export const objectKindSchema = z
  .strictObject({
    ...named,
    text: localizedSchema,
    footprint: z
      .array(z.strictObject({ x: z.int().min(-3).max(3), y: z.int().min(-3).max(3) }).meta({ id: 'Offset' }))
      .meta({ description: 'Cells covered beside its own space, before turning.' }),
    classic: z
      .strictObject({ difficulty: z.int().min(1).max(9), effects: z.array(effectSchema).min(1) })
      .meta({ id: 'ClassicUse' })
      .optional(),
    aggressive: z
      .strictObject({
        difficulty: z.int().min(1).max(9),
        attack: attackModeSchema,
        combat: z.int().min(0).max(3),
        power: z.int().min(0).max(3),
        damage: z.int().min(1).max(3),
      })
      .meta({ id: 'AggressiveUse' })
      .optional(),
    afterAggressive: z.enum(['REMOVE', 'STAY']).meta({ id: 'AfterAggressive' }),
  })
  .meta({ id: 'ObjectKind', description: 'A kind of object with its reference card (CLASH-100).' });

export const tokenKindSchema = z
  .strictObject({ ...named, hasSpace: z.boolean().meta({ description: 'It blocks like an object (CLASH-238).' }) })
  .meta({ id: 'TokenKind' });

export const articleSchema = z
  .strictObject({
    ...named,
    size: articleSizeSchema,
    headline: localizedSchema,
    body: localizedSchema,
    condition: conditionSchema.optional().meta({
      description: 'With SIDE as the side looked at; absent: on the defeat of the super villain (CLASH-181).',
    }),
  })
  .meta({ id: 'ObjectiveArticle', description: 'An article at stake (CLASH-180).' });

export const referenceCardSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'The face that it belongs to.' }),
    scenery: z
      .array(z.strictObject({ id: idSchema, name: localizedSchema }).meta({ id: 'Scenery' }))
      .meta({ description: 'The things on the interaction spaces, as the face calls them.' }),
    doors: z.array(z.strictObject({ id: idSchema, name: localizedSchema }).meta({ id: 'NamedDoor' })),
    tests: z.array(testSchema),
    specialActions: z.array(specialActionSchema),
    threat: z
      .strictObject({ number: z.int().min(1).max(99), villain: idSchema })
      .meta({ id: 'NamedThreat', description: 'Number of a threat sheet, and its villain.' })
      .optional()
      .meta({ description: 'The threat that the tile itself names (CLASH-084).' }),
  })
  .meta({
    id: 'ReferenceCard',
    description:
      'Acts that interaction spaces and doors of a tile face allow, unless the scenario says otherwise (CLASH-083).',
  });

const pieces = {
  figures: z
    .array(
      z
        .strictObject({ sheet: idSchema, count: z.int().min(1).max(10), at: z.array(idSchema).min(1) })
        .meta({ id: 'FigurePlacement' }),
    )
    .meta({ description: 'Villain figures at the start, on the named spaces in order.' }),
  tokens: z.array(z.strictObject({ kind: idSchema, space: idSchema }).meta({ id: 'TokenPlacement' })),
  tests: z.array(testSchema),
  specialActions: z.array(specialActionSchema),
  track: z
    .strictObject({
      name: localizedSchema,
      length: z.int().min(1).max(30),
      start: z.int().min(0).max(30),
      steps: z.array(
        z
          .strictObject({ at: z.int().min(1).max(30), text: localizedSchema, do: z.array(effectSchema).min(1) })
          .meta({ id: 'TrackStep' }),
      ),
    })
    .meta({ id: 'ProgressTrack' })
    .optional(),
  victory: z
    .strictObject({
      A: conditionSchema,
      B: conditionSchema,
      villain: conditionSchema.optional(),
      other: conditionSchema.optional(),
      atTurnLimit: z.enum(['PAGES', 'VILLAIN']).meta({ id: 'AtTurnLimit' }),
      text: localizedSchema,
    })
    .meta({ id: 'Victory' }),
  articles: z.array(articleSchema).min(1).max(4),
};

export const threatSheetSchema = z
  .strictObject({
    ...named,
    number: z.int().min(1).max(99),
    tiles: z
      .array(idSchema)
      .min(1)
      .max(6)
      .optional()
      .meta({ description: 'Tile faces that it is tied to (CLASH-084).' }),
    intro: localizedSchema,
    superVillain: z.strictObject({ sheet: idSchema, figures: z.array(z.int().min(1).max(10)).optional() }).meta({
      id: 'SuperVillain',
      description: 'Figures of the sheet that are the super villain; absent: all (CLASH-224).',
    }),
    ...pieces,
    endOfTurn: z.array(
      z
        .strictObject({
          id: idSchema,
          text: localizedSchema,
          figures: figuresSchema.optional(),
          if: conditionSchema.optional(),
          do: z.array(effectSchema).min(1),
        })
        .meta({
          id: 'EndOfTurnItem',
          description: 'An item of the list; with `figures` done by each of them as SELF (CLASH-231).',
        }),
    ),
    villainReactions: z.array(ruleSchema),
    scenarioReactions: z.array(ruleSchema),
  })
  .meta({ id: 'ThreatSheet', description: 'The sheet that runs a villain (CLASH-089).' });

export const scenarioSchema = z
  .strictObject({
    ...named,
    intro: localizedSchema,
    modes: z.array(modeSchema).min(1),
    recommendedHeroes: z.int().min(1).max(3).meta({ description: 'Heroes a side.' }),
    difficulty: difficultySchema.meta({ description: 'EASY: Rookies, NORMAL: Heroes, HARD: Veterans (CLASH-068).' }),
    turnLimit: z.int().min(1).max(30),
    tiles: z
      .array(
        z
          .strictObject({
            face: idSchema,
            column: z.int().min(0).max(5),
            row: z.int().min(0).max(5),
            turns: z.int().min(0).max(3),
          })
          .meta({ id: 'TilePlacement' }),
      )
      .min(1)
      .max(6),
    starts: z.strictObject({ A: z.array(idSchema).min(1), B: z.array(idSchema).min(1), chosen: z.boolean() }).meta({
      id: 'Starts',
      description: 'Start spaces of the sides, as "x,y"; chosen by the seats, or taken in order (CLASH-206).',
    }),
    objects: z.array(
      z
        .strictObject({
          kind: idSchema,
          x: z.int().min(0).max(40),
          y: z.int().min(0).max(40),
          turns: z.int().min(0).max(3),
        })
        .meta({ id: 'ObjectPlacement' }),
    ),
    threatSheet: threatSheetSchema
      .optional()
      .meta({ description: 'The whole sheet, so that a custom scenario brings its own.' }),
    alliances: z
      .array(z.strictObject({ sheet: idSchema, side: sideSchema }).meta({ id: 'Alliance' }))
      .max(3)
      .optional()
      .meta({
        description:
          'Villain sheets whose figures are allies of a side, and enemies of the other one alone (CLASH-079).',
      }),
    rules: z.array(ruleSchema),
    plan: z
      .strictObject(pieces)
      .meta({ id: 'ScenarioPlan', description: 'The plan of a scenario without a threat sheet.' })
      .optional(),
  })
  .meta({ id: 'Scenario', description: 'A scenario; also accepted from the opener of a game (CLASH-014).' });

export type Hero = z.output<typeof heroSchema>;
export type HeroSheet = z.output<typeof heroSheetSchema>;
export type Mission = z.output<typeof missionSchema>;
export type PowerCard = z.output<typeof powerCardSchema>;
export type Technique = z.output<typeof techniqueSchema>;
export type WoundCard = z.output<typeof woundCardSchema>;
export type VillainSheet = z.output<typeof villainSheetSchema>;
export type Sidekick = z.output<typeof sidekickSchema>;
export type ObjectKind = z.output<typeof objectKindSchema>;
export type TokenKind = z.output<typeof tokenKindSchema>;
export type ObjectiveArticle = z.output<typeof articleSchema>;
export type SpecialAction = z.output<typeof specialActionSchema>;
export type ReferenceCard = z.output<typeof referenceCardSchema>;
export type ThreatSheet = z.output<typeof threatSheetSchema>;
export type Scenario = z.output<typeof scenarioSchema>;
/** The common parts of a threat sheet and a scenario without one: pieces, tests, track, victory, articles. */
export type ScenarioPlan = NonNullable<Scenario['plan']>;
