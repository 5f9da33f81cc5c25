import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { card, cards } from '../content/ids.js';
import { actionSchema } from '../content/vocabulary.js';
import { seatSchema, secondChoiceSchema } from '../words.js';
import { by, count, own, rubies } from './event-fields.js';

const bid = z
  .strictObject({ seat: seatSchema, amount: z.int().min(1), valid: z.boolean() })
  .meta({ id: 'Bid', description: 'A bid, once it is public; void ones no longer met the conditions (GUILD-040).' });

const lot = { mageId: card.mage, bids: z.array(bid) };

/** Steps 1 to 5 of a turn. */
export const turnEvents = {
  incomePaid: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, rubies, source: z.enum(['income', 'work']).meta({ id: 'IncomeSource' }) })
      .meta({ description: 'A seat is paid in step 1 or by Work (GUILD-022, GUILD-065).' }),
  ),
  mageHealed: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, mageId: card.mage, points: count, returned: z.boolean() })
      .meta({ description: 'A mage loses damage; at 0 it returns from the care center (GUILD-024, GUILD-025).' }),
  ),
  mageRecovered: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, mageId: card.mage })
      .meta({ description: 'A mage leaves the care center with its damage (GUILD-026).' }),
  ),
  recoveryEnded: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'A seat takes no more mages back (GUILD-026).' }),
  ),
  lotsOpened: mattering(
    'DETAIL',
    z.strictObject({ mageIds: cards.mage }).meta({ description: 'The auction opens (GUILD-031).' }),
  ),
  lotPassed: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, mageId: card.mage })
      .meta({ description: 'A lot is passed for a seat that cannot bid on it (GUILD-172).' }),
  ),
  bidPlaced: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, mageId: card.mage, amount: own(z.int().min(0)) })
      .meta({ description: 'A seat has answered a lot; 0 is no bid (GUILD-171).' }),
  ),
  lotSold: revealing(
    z
      .strictObject({ ...lot, winner: seatSchema, price: rubies })
      .meta({ description: 'A lot goes to the highest bidder (GUILD-041, GUILD-042).' }),
    { type: 'everyone', bids: 'everyone', winner: 'everyone', price: 'everyone' },
  ),
  lotUnsold: mattering(
    'DETAIL',
    revealing(
      z.strictObject(lot).meta({ description: 'A lot without a valid bid is removed from the game (GUILD-044).' }),
      { type: 'everyone', bids: 'everyone' },
    ),
  ),
  auctionClosed: mattering('DETAIL', z.strictObject({}).meta({ description: 'All lots are resolved (GUILD-040).' })),
  firstActionChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, action: own(actionSchema) })
      .meta({ description: 'A seat has chosen its first action in secret (GUILD-048).' }),
  ),
  firstActionsRevealed: revealing(
    z
      .strictObject({
        choices: z.array(z.strictObject({ seat: seatSchema, action: actionSchema }).meta({ id: 'FirstChoice' })),
      })
      .meta({ description: 'All first actions are revealed (GUILD-048).' }),
    { choices: 'everyone' },
  ),
  firstActionChanged: z
    .strictObject({ ...by, action: actionSchema })
    .meta({ description: 'The Darkness privilege is used (GUILD-049).' }),
  firstActionKept: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'The Darkness privilege is not used (GUILD-049).' }),
  ),
  secondActionChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, action: own(secondChoiceSchema) })
      .meta({ description: 'A seat has chosen its second action in secret (GUILD-050).' }),
  ),
  secondActionsRevealed: revealing(
    z
      .strictObject({
        choices: z.array(z.strictObject({ seat: seatSchema, action: secondChoiceSchema }).meta({ id: 'SecondChosen' })),
      })
      .meta({ description: 'All second actions are revealed (GUILD-051).' }),
    { choices: 'everyone' },
  ),
  secondActionChanged: z
    .strictObject({ ...by, action: secondChoiceSchema })
    .meta({ description: 'The Light privilege is used (GUILD-062).' }),
  secondActionKept: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'The Light privilege is not used (GUILD-062).' }),
  ),
  placementOpened: mattering(
    'DETAIL',
    z
      .strictObject({
        places: z.array(z.strictObject({ seat: seatSchema, mageIds: cards.mage }).meta({ id: 'MagesToPlace' })),
      })
      .meta({ description: 'The mages to place are fixed (GUILD-173).' }),
  ),
  magesPlaced: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, mageIds: cards.mage, active: own(cards.mage) })
      .meta({ description: 'A seat has placed mages in secret (GUILD-173).' }),
  ),
  placementsRevealed: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({
          places: z.array(
            z.strictObject({ seat: seatSchema, active: cards.mage, passive: cards.mage }).meta({ id: 'Placed' }),
          ),
        })
        .meta({ description: 'All placements are revealed (GUILD-053).' }),
      { places: 'everyone' },
    ),
  ),
  objectAssigned: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, objectId: card.item, mageId: card.mage.nullable() })
      .meta({ description: 'An object is put on a mage, or on none (GUILD-059).' }),
  ),
};
