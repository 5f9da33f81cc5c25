import { z } from 'zod';
import { card, cards } from '../content/ids.js';
import { actionSchema } from '../content/vocabulary.js';
import { endReasonSchema, postSchema, secondChoiceSchema, seatSchema, stepSchema } from '../words.js';
import { campaignViewSchema, combatViewSchema } from './fight-view-schema.js';

const count = z.int().min(0);

const mageSchema = z
  .strictObject({
    mageId: card.mage,
    damage: count,
    inCare: z.boolean().meta({ description: 'In the care center.' }),
    post: postSchema.optional(),
    used: z
      .enum(['quests', 'combat'])
      .optional()
      .meta({ description: 'Has taken part in this type of fight this turn.' }),
    shield: count.optional().meta({ description: 'Points of damage that a shield still takes off in this turn.' }),
  })
  .meta({ id: 'GuildMage', description: 'A mage that a guild has recruited.' });

const objectSchema = z
  .strictObject({
    objectId: card.item,
    mageId: card.mage.optional(),
    uses: count.meta({ description: 'Uses in this turn.' }),
  })
  .meta({ id: 'GuildObject', description: 'An object of a guild, and the mage that carries it.' });

const guildSchema = z
  .strictObject({
    seat: seatSchema,
    tileId: card.guildTile,
    leaderId: card.leader.optional(),
    alignment: z.int(),
    rubies: count,
    mages: z.array(mageSchema),
    objects: z.array(objectSchema),
    spells: count.meta({ description: 'Number of spells in hand.' }),
    quests: cards.quest,
    firstAction: actionSchema.optional(),
    secondAction: secondChoiceSchema.optional(),
    secondActionSeenBy: z
      .array(seatSchema)
      .meta({ description: 'Seats that have looked at the second action while it was hidden.' }),
    answered: count.meta({ description: 'Parts of the open decision that the seat has answered.' }),
    extraDice: count,
    rerolls: count,
    ignoresRequirement: z.array(z.enum(['nextRecruitment', 'allBids'])),
    absent: z.boolean(),
    resigned: z.boolean(),
    points: z.int().meta({ description: 'Victory points if the game ended now.' }),
  })
  .meta({ id: 'Guild', description: 'A guild, without the secrets of its seat.' });

const questSchema = z
  .strictObject({
    questId: card.quest,
    place: z.int().min(1).optional().meta({ description: 'Place in the deck, 1 on top; absent where it is unknown.' }),
    damage: z.array(count).meta({ description: 'Damage of each monster.' }),
    rubies: count,
    objects: cards.item,
  })
  .meta({ id: 'OpenQuest', description: 'A quest that is, or has been, face up, with the objects on it.' });

const resolutionSchema = z
  .strictObject({
    seat: seatSchema,
    action: actionSchema,
    x2: z.boolean(),
    discounts: count,
    marketOpen: z.boolean(),
    marketUsed: z.boolean(),
    alignmentBought: z.boolean(),
    powerUsed: z.boolean(),
    bonusUsed: z.boolean(),
  })
  .meta({ id: 'Resolution', description: 'The action that is being resolved.' });

/** The secrets of the own seat. */
const ownSchema = z
  .strictObject({
    seat: seatSchema,
    hand: cards.item,
    leaders: cards.leader.optional().meta({ description: 'Leaders dealt to choose from, or drawn to exchange.' }),
    leaderId: card.leader.optional().meta({ description: 'The leader chosen, before all are revealed.' }),
    firstAction: actionSchema.optional(),
    secondAction: secondChoiceSchema.optional(),
    bids: z
      .array(z.strictObject({ mageId: card.mage, amount: count }).meta({ id: 'OwnBid' }))
      .optional()
      .meta({ description: 'Own answers of the open auction.' }),
    purse: count.optional().meta({ description: 'Rubies left for further bids.' }),
    placement: z
      .array(z.strictObject({ mageId: card.mage, active: z.boolean().optional() }).meta({ id: 'OwnPlacement' }))
      .optional(),
    market: cards.item.optional().meta({ description: 'The items of the open market.' }),
    mages: cards.mage.optional().meta({ description: 'The mages drawn.' }),
    items: cards.item.optional().meta({ description: 'Items drawn by an effect, to choose from.' }),
    quests: cards.quest.optional().meta({ description: 'Quests shown by an effect and not yet placed.' }),
    questsPlaced: cards.quest.optional().meta({ description: 'Quests placed so far, the next one first.' }),
  })
  .meta({ id: 'OwnSeat', description: 'The secrets of the own seat.' });

/** The view of a game for a seat, a spectator or an auditor. */
export const viewSchema = z.strictObject({
  turn: count,
  firstPlayer: seatSchema,
  step: stepSchema.optional().meta({ description: 'The state that waits; absent while automatic steps run.' }),
  round: count.meta({ description: '1 or 2 in step 6, otherwise 0.' }),
  over: endReasonSchema.optional(),
  guilds: z.array(guildSchema),
  faceUpItem: card.item.optional(),
  itemDeck: count,
  itemDiscard: cards.item,
  faceUpMage: card.mage.optional(),
  mageDeck: count,
  lots: cards.mage.meta({ description: 'Mages that are auctioned in this turn.' }),
  auctionPile: cards.mage.meta({ description: 'Mages that wait for the next auction.' }),
  removedMages: cards.mage,
  leaderDeck: count,
  quests: z.array(questSchema).meta({ description: 'The face-up quest first, then others that have been face up.' }),
  questDeck: count.meta({ description: 'Quests not completed, the face-up one included.' }),
  idleTurns: count,
  resolution: resolutionSchema.optional(),
  effect: z
    .strictObject({ seat: seatSchema, due: count.meta({ description: 'Answers still to come.' }) })
    .meta({ id: 'OpenEffect' })
    .optional(),
  campaign: campaignViewSchema.optional(),
  combat: combatViewSchema.optional(),
  own: ownSchema.optional().meta({ description: 'Absent for spectators.' }),
  secrets: z.array(ownSchema).optional().meta({ description: 'The secrets of each seat: for auditors only.' }),
});

export type View = z.output<typeof viewSchema>;
export type OwnView = z.output<typeof ownSchema>;
export type GuildView = z.output<typeof guildSchema>;
