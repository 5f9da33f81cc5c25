import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { card, cards } from '../content/ids.js';
import { actionSchema } from '../content/vocabulary.js';
import { alignment, by, count, hidden, own, rubies } from './event-fields.js';

const discounted = z.boolean().meta({ description: 'With a discount of Trade X2 (GUILD-076).' });
const faceUpAfterwards = { description: 'The card that is face up afterwards.' };
const faceUpItem = card.item.nullable().meta(faceUpAfterwards);
const faceUpMage = card.mage.nullable().meta(faceUpAfterwards);
const steps = z.int().meta({ description: 'Steps moved: above 0 toward Light.' });

/** Step 6: the actions but the fights. */
export const actionEvents = {
  roundBegan: mattering(
    'DETAIL',
    z
      .strictObject({ round: z.int().min(1).max(2) })
      .meta({ description: 'All first, or all second, actions are resolved from here on (GUILD-060).' }),
  ),
  actionBegan: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, action: actionSchema, x2: z.boolean() })
      .meta({ description: "The resolution of a seat's action begins (GUILD-061)." }),
  ),
  actionLost: z
    .strictObject({ ...by, action: actionSchema })
    .meta({ description: 'The action cannot be carried out (GUILD-052).' }),
  actionEnded: mattering(
    'DETAIL',
    z.strictObject({ ...by, action: actionSchema }).meta({ description: 'The action is over (GUILD-061).' }),
  ),
  marketOpened: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ ...by, faceUp: faceUpItem, drawn: count, itemIds: own(cards.item) })
        .meta({ description: 'A seat looks at the face-up item and at cards of the deck (GUILD-068).' }),
      { itemIds: { seat: 'seat' } },
    ),
  ),
  objectBought: revealing(
    z
      .strictObject({ ...by, objectId: card.item, price: rubies, discounted, faceUp: faceUpItem })
      .meta({ description: 'An object is bought in the market (GUILD-069, GUILD-073).' }),
    { objectId: 'everyone', faceUp: 'everyone' },
  ),
  spellBought: revealing(
    z
      .strictObject({ ...by, spellId: own(card.item), price: rubies, discounted, faceUp: faceUpItem })
      .meta({ description: 'A spell is bought in the market; which one stays hidden (GUILD-069, GUILD-073).' }),
    { faceUp: 'everyone' },
  ),
  marketLeft: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ ...by, faceUp: card.item, under: count })
        .meta({ description: 'Nothing was bought: one card is face up, the other goes under the deck (GUILD-070).' }),
      { faceUp: 'everyone' },
    ),
  ),
  itemSold: revealing(
    z
      .strictObject({ ...by, itemId: card.item, price: rubies })
      .meta({ description: 'An object or spell is sold to the bank (GUILD-071).' }),
    { itemId: 'everyone' },
  ),
  alignmentBought: z
    .strictObject({ ...by, steps, price: rubies, discounted, alignment })
    .meta({ description: 'Steps of alignment are bought (GUILD-074).' }),
  healingBought: z
    .strictObject({
      ...by,
      mageId: card.mage,
      points: count,
      price: rubies,
      discounted,
      saved: rubies.meta({ description: 'Rubies that the discount of Trade X2 has covered (GUILD-174).' }),
      savedByObjects: rubies.meta({ description: 'Rubies that objects have covered (GUILD-174).' }),
      returned: z.boolean(),
    })
    .meta({ description: 'A mage in the care center is healed for rubies (GUILD-075, GUILD-174).' }),
  mageBought: z
    .strictObject({ ...by, mageId: card.mage, price: rubies })
    .meta({ description: 'The face-up mage is recruited (GUILD-081).' }),
  magesDrawn: mattering(
    'DETAIL',
    revealing(
      z.strictObject({ ...by, count, sentToAuction: card.mage.nullable(), mageIds: own(cards.mage) }).meta({
        description: 'A seat draws mages; one that was face up goes to the auction pile (GUILD-077, GUILD-081).',
      }),
      { mageIds: { seat: 'seat' } },
    ),
  ),
  mageRecruited: revealing(
    z
      .strictObject({ ...by, mageId: card.mage, price: rubies, faceUp: faceUpMage })
      .meta({ description: 'A drawn mage is recruited, the other one is face up (GUILD-080).' }),
    { mageId: 'everyone', faceUp: 'everyone' },
  ),
  magesDeclined: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ ...by, sentToAuction: card.mage.nullable(), faceUp: card.mage })
        .meta({ description: 'No drawn mage is recruited (GUILD-082).' }),
      { sentToAuction: 'everyone', faceUp: 'everyone' },
    ),
  ),
  leadersDrawn: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ ...by, count, leaderIds: own(cards.leader) })
        .meta({ description: 'A seat draws leaders (GUILD-084).' }),
      { leaderIds: { seat: 'seat' } },
    ),
  ),
  leaderSwapped: mattering(
    'TURNING_POINT',
    revealing(
      z
        .strictObject({
          ...by,
          leaderId: card.leader,
          replaced: card.leader,
          price: rubies,
          count,
          under: hidden(cards.leader),
        })
        .meta({ description: 'A leader is exchanged; the others go under the deck in random order (GUILD-085).' }),
      { leaderId: 'everyone' },
    ),
  ),
  leaderKept: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, count, under: hidden(cards.leader) })
      .meta({ description: 'No leader is exchanged; those drawn go under the deck in random order (GUILD-085).' }),
  ),
  powerUsed: z
    .strictObject({ ...by, leaderId: card.leader })
    .meta({ description: "A leader's power is used (GUILD-087)." }),
  bonusAlignmentMoved: z
    .strictObject({ ...by, steps, alignment })
    .meta({ description: 'The free steps of Leader action X2 (GUILD-088).' }),
};
