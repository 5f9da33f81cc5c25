import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { card, cards } from '../content/ids.js';
import { elementSchema } from '../content/vocabulary.js';
import { diceSchema } from '../words.js';
import { by, count, rubies } from './event-fields.js';

const monster = z.int().min(1).max(2).meta({ description: 'A monster of the quest, in card order.' });
const total = z.int();
/** Which quest it was: absent from games that were stored before events said so. */
const onQuest = { questId: card.quest.optional() };

/** Campaigns, and what both kinds of fights do to mages. */
export const campaignEvents = {
  questsSwapped: revealing(
    z
      .strictObject({ ...by, questId: card.quest, under: card.quest })
      .meta({ description: 'The second quest is face up on top, the first lies face down under it (GUILD-101).' }),
    { questId: 'everyone' },
  ),
  questsKept: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'The quests are not exchanged (GUILD-101).' }),
  ),
  campaignOpened: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, questId: card.quest })
      .meta({ description: 'A campaign begins; its conditions are met (GUILD-176, GUILD-180).' }),
  ),
  mageSent: mattering(
    'DETAIL',
    z
      .strictObject({
        ...by,
        ...onQuest,
        mageId: card.mage,
        monster: monster.nullable(),
        group: z.int().min(1).nullable(),
      })
      .meta({ description: 'A mage is sent on the campaign; null on a quest without monsters (GUILD-181).' }),
  ),
  campaignStarted: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'The plan of the campaign is closed (GUILD-181).' }),
  ),
  groupAttacked: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({
          ...by,
          ...onQuest,
          monster,
          group: z.int().min(1),
          mageIds: cards.mage.optional().meta({ description: 'The mages of the group, in the order sent.' }),
          element: elementSchema,
          attack: total,
          defense: total,
          dice: diceSchema,
          damage: count,
        })
        .meta({ description: 'A group fights a monster (GUILD-114, GUILD-115).' }),
      { element: 'everyone', attack: 'everyone', defense: 'everyone', dice: 'everyone', damage: 'everyone' },
    ),
  ),
  monsterDamaged: z
    .strictObject({ ...by, questId: card.quest, monster, damage: count, dead: z.boolean() })
    .meta({ description: 'A monster takes damage, which stays (GUILD-095, GUILD-120).' }),
  monsterAttacked: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({
          ...by,
          ...onQuest,
          monster,
          mageId: card.mage,
          attack: total,
          defense: total,
          dice: diceSchema,
          damage: count,
        })
        .meta({ description: 'A monster counter-attacks a mage (GUILD-118, GUILD-119).' }),
      { mageId: 'everyone', attack: 'everyone', defense: 'everyone', dice: 'everyone', damage: 'everyone' },
    ),
  ),
  monsterPassed: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, ...onQuest, monster })
      .meta({ description: 'All combats against a monster, and its counter-attack, are over (GUILD-117).' }),
  ),
  campaignWon: mattering(
    'TURNING_POINT',
    z
      .strictObject({ ...by, questId: card.quest, rubies, left: rubies })
      .meta({ description: 'A quest is completed: its reward, and the rubies left on it (GUILD-093, GUILD-098).' }),
  ),
  campaignFailed: z
    .strictObject({ ...by, questId: card.quest, objects: count, damage: count, distributed: z.boolean() })
    .meta({
      description: 'A campaign fails; the losses that the seat still has to choose (GUILD-095, GUILD-097, GUILD-099).',
    }),
  rubiesLeft: z
    .strictObject({ ...by, questId: card.quest, rubies })
    .meta({ description: 'Rubies are left on a quest (GUILD-097).' }),
  objectLeft: z
    .strictObject({ ...by, questId: card.quest, objectId: card.item })
    .meta({ description: 'An object is left on a quest (GUILD-097).' }),
  objectClaimed: z
    .strictObject({ ...by, questId: card.quest, objectId: card.item })
    .meta({ description: 'An object that lay on the completed quest is taken (GUILD-098).' }),
  claimEnded: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, questId: card.quest, discarded: cards.item })
      .meta({ description: 'Items left on the completed quest go to the item discard pile (GUILD-098).' }),
  ),
  mageDamaged: mattering(
    'DETAIL',
    z
      .strictObject({
        ...by,
        mageId: card.mage,
        damage: count.meta({ description: 'Damage that the mage takes, shields taken off.' }),
        shielded: count.meta({ description: 'Points that a shield took off.' }),
        shieldLeft: count,
      })
      .meta({ description: 'A mage takes damage in a fight.' }),
  ),
  mageRemoved: mattering(
    'TURNING_POINT',
    z
      .strictObject({ ...by, mageId: card.mage })
      .meta({ description: 'A mage with more damage than health is removed from the game (GUILD-109, GUILD-111).' }),
  ),
  mageSentToCare: mattering(
    'DETAIL',
    z.strictObject({ ...by, mageId: card.mage }).meta({
      description: 'A mage goes to the care center; its objects return to the stock (GUILD-121, GUILD-129, GUILD-030).',
    }),
  ),
  failureDamageAssigned: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, mageId: card.mage, points: count })
      .meta({ description: 'A mage is named for failure damage (GUILD-178).' }),
  ),
  failureDamageLost: z
    .strictObject({ ...by, points: count })
    .meta({ description: 'No mage is left to take the rest of the failure damage (GUILD-100, GUILD-178).' }),
  campaignEnded: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, questId: card.quest, won: z.boolean() })
      .meta({ description: 'A campaign and its consequences are over (GUILD-121).' }),
  ),
};
