import { idSchema } from '#kernel';
import { z } from 'zod';
import { elementSchema } from '../content/vocabulary.js';
import { seatSchema } from '../words.js';

const card = {
  mage: idSchema<'mage'>(),
  quest: idSchema<'quest'>(),
  item: idSchema<'item'>(),
  fighter: idSchema<'mage' | 'leader'>(),
};
const number = z.int().min(1);

const boostSchema = z
  .strictObject({
    seat: seatSchema,
    fighterId: card.fighter,
    value: z.enum(['attack', 'defense']),
    elements: z.array(elementSchema),
    amount: z.int(),
  })
  .meta({ id: 'Boost', description: 'A bonus in this fight, by a card or power.' });

/** The public view of a campaign. */
export const campaignViewSchema = z
  .strictObject({
    seat: seatSchema,
    questId: card.quest,
    started: z.boolean(),
    sent: z.array(
      z
        .strictObject({ mageId: card.mage, monster: number.optional(), group: number.optional() })
        .meta({ id: 'SentMage', description: 'A mage on the campaign, the monster in front of it, and its group.' }),
    ),
    monster: number.optional().meta({ description: 'The monster that is being fought.' }),
    group: number.optional().meta({ description: 'The group whose element is to be chosen.' }),
    boosts: z.array(boostSchema),
    grouped: z.boolean(),
    silenced: z.array(number),
    objectsDue: z.int().min(0),
    damageDue: z.int().min(0),
  })
  .meta({ id: 'Campaign', description: 'A campaign that is running.' });

const lineSchema = z.array(
  z
    .strictObject({ fighterId: card.fighter, column: number })
    .meta({ id: 'LineMember', description: 'A fighter in a column.' }),
);

/** The view of a guild combat: lines that are not revealed are counts, but for their owner. */
export const combatViewSchema = z
  .strictObject({
    attacker: seatSchema,
    defender: seatSchema,
    defendersPlaced: z.int().min(0),
    attackersPlaced: z.int().min(0),
    defense: lineSchema.optional(),
    front: lineSchema.optional(),
    back: lineSchema.optional(),
    revealed: z.boolean(),
    wave: z.enum(['attack', 'counter']).optional(),
    duel: z
      .strictObject({ column: number, attackerId: card.fighter, defenderId: card.fighter })
      .meta({ id: 'Duel', description: 'The duel whose element is to be chosen.' })
      .optional(),
    locked: z.array(elementSchema),
    boosts: z.array(boostSchema),
    left: z.array(card.fighter).meta({ description: 'The mages that have left the lines.' }),
    played: card.item
      .nullable()
      .optional()
      .meta({ description: 'Own answer of the open round of cards; null is a pass.' }),
    bootyDue: z.int().min(0),
  })
  .meta({ id: 'Combat', description: 'A guild combat that is running.' });

export type CampaignView = z.output<typeof campaignViewSchema>;
export type CombatView = z.output<typeof combatViewSchema>;
