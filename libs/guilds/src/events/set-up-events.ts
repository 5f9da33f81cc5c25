import { idSchema, mattering, revealing } from '#kernel';
import { z } from 'zod';
import { card, cards } from '../content/ids.js';
import { endReasonSchema, seatSchema, stepSchema } from '../words.js';
import { alignment, by, count, deckOrder, own, rubies } from './event-fields.js';

const stepId = idSchema<'step'>();

/** Set-up, the frame of the turn, and who is there. */
export const setUpEvents = {
  guildFounded: z
    .strictObject({ ...by, tileId: card.guildTile, alignment, rubies })
    .meta({ description: 'A seat gets its guild tile and its first rubies (GUILD-010, GUILD-011).' }),
  leaderDeckShuffled: mattering('DETAIL', deckOrder(cards.leader, 'The leaders are shuffled (GUILD-012, GUILD-013).')),
  leadersDealt: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ ...by, leaderIds: own(cards.leader) })
        .meta({ description: 'A seat is dealt leaders to choose from (GUILD-012).' }),
      { leaderIds: { seat: 'seat' } },
    ),
  ),
  mageDeckShuffled: mattering('DETAIL', deckOrder(cards.mage, 'The mages are shuffled (GUILD-014).')),
  magesDealt: revealing(
    z
      .strictObject({ ...by, mageIds: cards.mage })
      .meta({ description: 'A seat is dealt its first mages (GUILD-014).' }),
    { mageIds: 'everyone' },
  ),
  itemDeckShuffled: mattering(
    'DETAIL',
    deckOrder(cards.item, 'All items that are in no hand or market are shuffled (GUILD-016, GUILD-072).'),
  ),
  questDeckShuffled: mattering('DETAIL', deckOrder(cards.quest, 'The quests are shuffled and cut (GUILD-017).')),
  questTurnedUp: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ questId: card.quest.nullable() })
        .meta({ description: 'The next quest is face up; null: there is none left (GUILD-017, GUILD-093).' }),
      { questId: 'everyone' },
    ),
  ),
  firstPlayerDrawn: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'The first player of the first turn is drawn (GUILD-018).' }),
  ),
  leaderChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, leaderId: own(card.leader) })
      .meta({ description: 'A seat has chosen its leader in secret (GUILD-012).' }),
  ),
  leadersRevealed: revealing(
    z
      .strictObject({
        leaders: z.array(z.strictObject({ seat: seatSchema, leaderId: card.leader }).meta({ id: 'KeptLeader' })),
      })
      .meta({ description: 'The kept leaders are revealed (GUILD-012).' }),
    { leaders: 'everyone' },
  ),
  turnBegan: z
    .strictObject({ turn: z.int().min(1), firstPlayer: seatSchema })
    .meta({ description: 'A turn begins (GUILD-018, GUILD-019, GUILD-021).' }),
  stepOpened: mattering(
    'DETAIL',
    z
      .strictObject({ step: stepSchema, stepId, seats: z.array(seatSchema) })
      .meta({ description: 'The game waits for these seats.' }),
  ),
  idleTurnsCounted: mattering(
    'DETAIL',
    z
      .strictObject({ idleTurns: count })
      .meta({ description: 'Turns in a row without progress on the quests (GUILD-156).' }),
  ),
  guildsRecovered: mattering(
    'DETAIL',
    z.strictObject({ sentToAuction: card.mage.nullable() }).meta({
      description: 'Step 7: mages and action cards return, the face-up mage goes to auction (GUILD-154, GUILD-032).',
    }),
  ),
  deadlineMissed: z.strictObject({ ...by, stepId, missed: z.int().min(1), absent: z.boolean() }).meta({
    description: 'A seat did not answer in time; absent: its defaults are given at once from now on (GUILD-168).',
  }),
  seatBack: z
    .strictObject({ ...by })
    .meta({ description: 'A seat that had missed a deadline plays again (GUILD-168, GUILD-193).' }),
  guildDeserted: mattering(
    'TURNING_POINT',
    z.strictObject({ ...by }).meta({ description: 'The guild of a seat that resigned stays (GUILD-194).' }),
  ),
  gameEnded: mattering(
    'DETAIL',
    z.strictObject({ reason: endReasonSchema }).meta({ description: 'The game has ended; points are counted.' }),
  ),
};
