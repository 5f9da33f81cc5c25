import { z } from 'zod';
import { SPELL_PRICE } from './constants.js';
import { effectSchema } from './effects.js';
import {
  actionSchema,
  alignmentShiftSchema,
  elementSchema,
  elementValuesSchema,
  localizedSchema,
  objectiveKindSchema,
  printedId,
  requirementSchema,
  timingSchema,
} from './vocabulary.js';

const common = {
  name: localizedSchema,
  flavor: localizedSchema,
  text: localizedSchema.meta({ description: 'The rules of the card in words, made from its fields.' }),
};

export const guildTileSchema = z
  .strictObject({
    id: printedId<'guildTile'>(),
    ...common,
    startAlignment: z.int().min(-3).max(3),
    income: z.int().min(1).max(3),
    objectives: z.array(objectiveKindSchema).length(2),
  })
  .meta({ id: 'GuildTile', description: 'The start of a seat (GUILD-007).' });

export const leaderSchema = z
  .strictObject({
    id: printedId<'leader'>(),
    ...common,
    income: z.int().min(0).max(3),
    victoryPoints: z.int().min(0).max(5),
    attack: elementValuesSchema,
    defense: elementValuesSchema,
    power: z.array(effectSchema).min(1),
  })
  .meta({ id: 'Leader', description: 'The head of a guild (GUILD-008).' });

export const mageSchema = z
  .strictObject({
    id: printedId<'mage'>(),
    ...common,
    category: z.int().min(1).max(3),
    requirement: requirementSchema.optional().meta({ description: 'Absent: any guild may recruit the mage.' }),
    victoryPoints: z.int().min(0).max(13),
    price: z.int().min(2).max(10),
    attack: elementValuesSchema,
    defense: elementValuesSchema,
    health: z.int().min(3).max(8),
  })
  .meta({ id: 'Mage', description: 'A member of a guild (GUILD-008, GUILD-009).' });

export const objectSchema = z
  .strictObject({
    id: printedId<'item'>(),
    ...common,
    kind: z.literal('object'),
    price: z.int().min(1).max(8),
    timing: timingSchema,
    effects: z.array(effectSchema).min(1),
    victoryPoints: z.int().min(-5).max(8),
    usesPerTurn: z.int().min(0).max(3).meta({ description: 'Number of uses a turn; 0 for a passive object.' }),
  })
  .meta({ id: 'Object', description: 'An item that stays with its seat (GUILD-149).' });

export const spellSchema = z
  .strictObject({
    id: printedId<'item'>(),
    ...common,
    kind: z.literal('spell'),
    price: z.int().min(SPELL_PRICE).max(SPELL_PRICE),
    timing: timingSchema,
    effects: z.array(effectSchema).min(1),
  })
  .meta({ id: 'Spell', description: 'An item that is used once, hidden in a hand until then (GUILD-149).' });

export const monsterSchema = z
  .strictObject({
    name: localizedSchema,
    defense: elementValuesSchema,
    attack: z
      .strictObject({ element: elementSchema, value: z.int().min(2).max(7) })
      .meta({ id: 'MonsterAttack', description: 'The single attack value of a monster (GUILD-005).' }),
    health: z.int().min(3).max(15).meta({ description: 'Damage that kills it (GUILD-120).' }),
    counterAttack: z.boolean().meta({ description: 'Attacks back while it lives (GUILD-118).' }),
  })
  .meta({ id: 'Monster', description: 'The obstacle of a quest.' });

const conditionsSchema = z
  .strictObject({
    alignment: requirementSchema.optional(),
    minMages: z.int().min(2).max(4).optional(),
    maxMages: z.int().min(1).max(4).optional(),
  })
  .meta({ id: 'QuestConditions', description: 'Tested once, when a campaign would begin (GUILD-090, GUILD-176).' });

const successSchema = z
  .strictObject({
    victoryPoints: z.int().min(1).max(36),
    income: z.int().min(0).max(3).meta({ description: 'Rubies more with each Work (GUILD-065).' }),
    rubies: z.int().min(0).max(5).meta({ description: 'Rubies at once.' }),
    alignment: alignmentShiftSchema.optional(),
  })
  .meta({ id: 'QuestSuccess', description: 'The reward of the seat that completes a quest (GUILD-093, GUILD-094).' });

const failureSchema = z
  .strictObject({
    lossRubies: z.int().min(0).max(5),
    lossObjects: z.int().min(0).max(2),
    damage: z.int().min(0).max(6),
    distributed: z.boolean().meta({ description: 'The damage is divided among the mages (GUILD-100).' }),
    alignment: alignmentShiftSchema.optional(),
  })
  .meta({ id: 'QuestFailure', description: 'The cost of a failed campaign (GUILD-097 to GUILD-100).' });

export const questSchema = z
  .strictObject({
    id: printedId<'quest'>(),
    ...common,
    conditions: conditionsSchema,
    groupAttack: z.boolean().meta({ description: 'false: no group attack (GUILD-113).' }),
    monsters: z.array(monsterSchema).max(2),
    success: successSchema,
    failure: failureSchema,
  })
  .meta({ id: 'Quest', description: 'A mission, with its monsters (GUILD-089).' });

export const actionCardSchema = z
  .strictObject({
    id: actionSchema,
    name: localizedSchema,
    text: localizedSchema,
    x2: localizedSchema.meta({ description: 'The difference when X2 repeats the action (GUILD-063).' }),
  })
  .meta({ id: 'ActionCard', description: 'One of the six actions of a seat (GUILD-047).' });

/** Everything in the box, one list a kind. */
export const contentSchema = z.strictObject({
  guildTiles: z.array(guildTileSchema),
  leaders: z.array(leaderSchema),
  mages: z.array(mageSchema),
  objects: z.array(objectSchema),
  spells: z.array(spellSchema),
  quests: z.array(questSchema),
  actionCards: z.array(actionCardSchema),
});

export type GuildTile = z.output<typeof guildTileSchema>;
export type Leader = z.output<typeof leaderSchema>;
export type Mage = z.output<typeof mageSchema>;
export type ObjectCard = z.output<typeof objectSchema>;
export type Spell = z.output<typeof spellSchema>;
/** The contents of the mixed deck of GUILD-016. */
export type Item = ObjectCard | Spell;
export type Monster = z.output<typeof monsterSchema>;
export type Quest = z.output<typeof questSchema>;
export type ActionCard = z.output<typeof actionCardSchema>;
export type Content = z.output<typeof contentSchema>;

/** A card as it is written down: its rules text is made, not written. */
export type Authored<Card> = Card extends unknown ? Omit<Card, 'text'> : never;
