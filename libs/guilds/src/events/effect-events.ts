import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { mechanics } from '../content/effects.js';
import { card, cards } from '../content/ids.js';
import { elementSchema } from '../content/vocabulary.js';
import { postSchema, seatSchema, secondChoiceSchema } from '../words.js';
import { alignment, between, betweenThem, by, count, own, rubies } from './event-fields.js';

const mechanic = z.enum(mechanics).meta({ id: 'Mechanic', description: 'A mechanic of cards and powers.' });

/** Cards and powers at work (guilds.md 11.3). */
export const effectEvents = {
  cardPlayed: revealing(
    z
      .strictObject({ ...by, itemId: card.item })
      .meta({ description: 'A spell is played and discarded, or an object is used (GUILD-149).' }),
    { itemId: 'everyone' },
  ),
  effectSpent: z
    .strictObject({ ...by, effect: mechanic })
    .meta({ description: 'An effect found nothing to act on any more (GUILD-190).' }),
  rubiesGained: mattering(
    'DETAIL',
    z.strictObject({ ...by, rubies }).meta({ description: 'A seat gets rubies from the bank.' }),
  ),
  rubiesStolen: z
    .strictObject({ ...by, from: seatSchema, rubies })
    .meta({ description: 'A seat takes rubies from another.' }),
  itemsDrawn: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ ...by, count, keep: count, itemIds: own(cards.item) })
        .meta({ description: 'A seat draws items and will keep some (GUILD-187).' }),
      { itemIds: { seat: 'seat' } },
    ),
  ),
  objectPicked: revealing(
    z.strictObject({ ...by, objectId: card.item }).meta({ description: 'A drawn object is kept.' }),
    { type: 'everyone', objectId: 'everyone' },
  ),
  spellPicked: z
    .strictObject({ ...by, spellId: own(card.item) })
    .meta({ description: 'A drawn spell is kept, hidden.' }),
  itemsPutUnder: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, count })
      .meta({ description: 'Drawn items that are not kept go under the deck in the order drawn.' }),
  ),
  objectTaken: z
    .strictObject({ ...by, from: seatSchema, objectId: card.item })
    .meta({ description: 'An object changes owner by a card.' }),
  spellTaken: revealing(
    z
      .strictObject({ ...by, from: seatSchema, between, spellId: betweenThem(card.item) })
      .meta({ description: 'A random spell changes owner by a card; only the two know which.' }),
    { spellId: { seat: 'between' } },
  ),
  mageReturned: z
    .strictObject({ ...by, mageId: card.mage })
    .meta({ description: 'A mage leaves the care center by an effect and keeps its damage.' }),
  magePosted: z
    .strictObject({ ...by, mageId: card.mage, post: postSchema })
    .meta({ description: 'A mage becomes active or passive after placement (GUILD-058, GUILD-179).' }),
  fighterBoosted: mattering(
    'DETAIL',
    z
      .strictObject({
        ...by,
        fighterId: card.fighter.meta({ description: 'A mage or leader.' }),
        value: z.enum(['attack', 'defense']).meta({ id: 'BoostedValue' }),
        elements: z.array(elementSchema),
        amount: z.int(),
      })
      .meta({ description: 'A mage or leader fights better in this fight (GUILD-108).' }),
  ),
  diceAdded: mattering(
    'DETAIL',
    z.strictObject({ ...by, count }).meta({ description: "More dice in the seat's next roll of this turn." }),
  ),
  rerollGranted: mattering(
    'DETAIL',
    z.strictObject({ ...by, count }).meta({ description: "Lowest dice of the seat's next roll are rolled again." }),
  ),
  shieldRaised: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, mageId: card.mage, points: count })
      .meta({ description: 'Points of damage off a mage in this turn, in one blow or in several.' }),
  ),
  elementLocked: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, element: elementSchema })
      .meta({ description: 'The attacking side may not choose an element in this wave.' }),
  ),
  groupAttackAllowed: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'No group attack is ignored in this campaign.' }),
  ),
  counterAttackSilenced: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, questId: card.quest.optional(), monster: z.int().min(1).max(2) })
      .meta({ description: 'A monster does not counter-attack in this campaign.' }),
  ),
  leaderJoined: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, column: z.int().min(1) })
      .meta({ description: "The defender's leader joins its line (GUILD-124)." }),
  ),
  alignmentMoved: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, target: seatSchema, steps: z.int(), alignment })
      .meta({ description: 'An alignment moves by a quest, a combat or an effect (GUILD-145).' }),
  ),
  requirementWaived: z
    .strictObject({ ...by, scope: z.enum(['nextRecruitment', 'allBids']).meta({ id: 'WaivedScope' }) })
    .meta({ description: 'Requirements of mages do not count for the seat in this turn.' }),
  faceUpMageReplaced: revealing(
    z
      .strictObject({ ...by, sentToAuction: card.mage, faceUp: card.mage.nullable() })
      .meta({ description: 'The face-up mage goes to the auction pile and the next is turned up.' }),
    { faceUp: 'everyone' },
  ),
  questsPeeked: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ ...by, count, questIds: own(cards.quest) })
        .meta({ description: 'A seat looks at the quests under the face-up one (GUILD-187).' }),
      { questIds: { seat: 'seat' } },
    ),
  ),
  questPutNext: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, questId: own(card.quest) })
      .meta({ description: 'A seat has put one of the quests shown next in order.' }),
  ),
  questsReordered: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, count })
      .meta({ description: 'The quests shown lie under the face-up one in the order chosen (GUILD-187).' }),
  ),
  secondActionSeen: revealing(
    z
      .strictObject({ ...by, target: seatSchema, action: own(secondChoiceSchema) })
      .meta({ description: "A seat looks at another seat's second action." }),
    { action: { seat: 'seat' } },
  ),
  secondActionReplaced: z
    .strictObject({ ...by, action: own(secondChoiceSchema) })
    .meta({ description: 'A seat has changed its second action in secret.' }),
};
