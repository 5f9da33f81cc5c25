import { idSchema, localizedText } from '#kernel';
import { z } from 'zod';

/** The four elements, in the order in which ties are broken (GUILD-005). */
export const elements = ['fire', 'water', 'air', 'earth'] as const;

/** The kinds of things that objectives count (GUILD-163). */
export const objectiveKinds = ['rubies', 'objects', 'quests', 'mages', 'alignmentSteps'] as const;

/** The six actions, in the order of the action cards (GUILD-047). */
export const actions = ['work', 'trade', 'recruitment', 'leaderAction', 'quests', 'combat'] as const;

export const elementSchema = z
  .enum(elements)
  .meta({ id: 'Element', description: 'One of the four elements (GUILD-005).' });

export const sideSchema = z
  .enum(['light', 'darkness'])
  .meta({ id: 'Side', description: 'Light is an alignment above 0, Darkness one below 0 (GUILD-143).' });

export const objectiveKindSchema = z
  .enum(objectiveKinds)
  .meta({ id: 'ObjectiveKind', description: 'The things that an objective counts (GUILD-163).' });

export const actionSchema = z.enum(actions).meta({ id: 'Action', description: 'One of the six actions (GUILD-047).' });

export const timingSchema = z.enum(['anytime', 'ownAction', 'campaign', 'guildCombat', 'auction', 'passive']).meta({
  id: 'Timing',
  description: 'When an item may be played; passive: never played, always on (GUILD-150, GUILD-186).',
});

/** The id that is printed on a card of a kind. */
export const printedId = <Of extends string>() =>
  idSchema<Of>()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .meta({ description: 'Stable identifier: words in lower case, joined by hyphens.' });

export const localizedSchema = localizedText();

export const elementValuesSchema = z
  .strictObject({
    fire: z.int().min(0).max(10),
    water: z.int().min(0).max(10),
    air: z.int().min(0).max(10),
    earth: z.int().min(0).max(10),
  })
  .meta({ id: 'ElementValues', description: 'One value for each element (GUILD-005).' });

export const requirementSchema = z
  .strictObject({
    side: sideSchema,
    distance: z
      .int()
      .min(1)
      .max(10)
      .meta({ description: 'Least distance from 0 on that side; 1: anywhere on the side.' }),
  })
  .meta({
    id: 'Requirement',
    description: 'The alignment that a mage or quest asks of a guild (GUILD-009, GUILD-090).',
  });

export const alignmentShiftSchema = z
  .strictObject({
    direction: z
      .enum(['towardLight', 'towardDarkness', 'lose'])
      .meta({ id: 'ShiftDirection', description: 'lose: toward 0, stopping there (GUILD-144).' }),
    steps: z.int().min(1).max(10),
  })
  .meta({ id: 'AlignmentShift', description: 'A move of the alignment marker (GUILD-144).' });

export type Element = z.output<typeof elementSchema>;
export type Side = z.output<typeof sideSchema>;
export type ObjectiveKind = z.output<typeof objectiveKindSchema>;
export type Action = z.output<typeof actionSchema>;
export type Timing = z.output<typeof timingSchema>;
export type ElementValues = z.output<typeof elementValuesSchema>;
export type Requirement = z.output<typeof requirementSchema>;
export type AlignmentShift = z.output<typeof alignmentShiftSchema>;
