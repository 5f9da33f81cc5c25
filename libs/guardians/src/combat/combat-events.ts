import { attackTypeSchema } from '#cards';
import { contributionSchema, totalSchemaOf } from '#cards/totals';
import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, count, own, seat, shown, shownCards, space, stronghold } from '../events/event-fields.js';
import { placeSchema, seatSchema } from '../words.js';

const total = totalSchemaOf(seatSchema);
const effect = z.int().min(0).meta({ description: 'Place of the effect in the card’s list.' });
const source = shown.meta({ description: 'The card that does it; of a guardian or stronghold its library id twice.' });
const played = z
  .strictObject({
    ...by,
    card: shown,
    item: shown.optional().meta({ description: 'The item that it carries.' }),
    cost: count.optional().meta({ description: 'Power stones paid.' }),
  })
  .meta({ id: 'PlayedCard', description: 'A card that a seat has played, and shows.' });

/** How a combat begins, and the cards that command in it (GUARD-090 to GUARD-099). */
const openingEvents = {
  combatBegun: z
    .strictObject({
      seat: seat.meta({ description: 'The attacker: the seat that moved (GUARD-090).' }),
      place: placeSchema,
      path: z.array(space).meta({ description: 'The spaces of its move, the first one included, the place not.' }),
    })
    .meta({ description: 'A combat begins (GUARD-090, GUARD-182).' }),
  commandCommitted: mattering(
    'DETAIL',
    z
      .strictObject({
        ...by,
        declares: z.boolean().meta({ description: 'Whether a command card is played (GUARD-093).' }),
        card: own(shown.nullable()),
      })
      .meta({ description: 'A seat commits a command card, or none (GUARD-093).' }),
  ),
  commandsRevealed: revealing(
    z.strictObject({ commands: z.array(played) }).meta({ description: 'The command cards are shown (GUARD-093).' }),
    { commands: 'everyone' },
  ),
  commandsCancelled: z
    .strictObject({ seats: z.array(seat) })
    .meta({ description: 'Commands of these seats contradict one that is as strong, and end (GUARD-095, GUARD-096).' }),
  commandPut: mattering(
    'DETAIL',
    z.strictObject({ ...by, card: shown }).meta({ description: 'A command card may be answered (GUARD-143).' }),
  ),
  commandSettled: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, card: shown, cancelled: z.boolean() })
      .meta({ description: 'A command card stands, unless it was cancelled (GUARD-143).' }),
  ),
};

/** Match-ups: who meets, what is done for them, and how they end (GUARD-105 to GUARD-156). */
const matchupEvents = {
  attackerCommitted: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, card: own(shown) })
      .meta({ description: 'A seat commits its primary attacker (GUARD-105).' }),
  ),
  propertyDeclared: revealing(
    z
      .strictObject({
        seat: seat.meta({ description: 'The seat of the attacker.' }),
        what: z.enum(['KIND', 'SIZE', 'CLASS']).meta({ id: 'DeclaredProperty' }),
        values: z.array(z.string()),
      })
      .meta({ description: 'What is said of a primary attacker before the other seat commits (`DECLARE_FIRST`).' }),
    { values: 'everyone' },
  ),
  attackersRevealed: revealing(
    z
      .strictObject({ attackers: z.array(played) })
      .meta({ description: 'The primary attackers are shown, and meet (GUARD-105, GUARD-184).' }),
    { attackers: 'everyone' },
  ),
  secondaryCommitted: revealing(
    z
      .strictObject({ ...by, card: shown, item: shown.optional(), target: shown })
      .meta({ description: 'A secondary attacker comes, and meets an enemy creature (GUARD-150).' }),
    { card: 'everyone', item: 'everyone' },
  ),
  corruptionPlayed: revealing(
    z
      .strictObject({ ...by, card: shown, target: shown })
      .meta({ description: 'A corruption is played on an enemy creature, and discarded (GUARD-107, GUARD-109).' }),
    { card: 'everyone' },
  ),
  rangedAttackMade: revealing(
    z
      .strictObject({ ...by, card: shown, item: shown.optional(), receiver: shown })
      .meta({ description: 'A creature is played for its ranged attack (GUARD-117).' }),
    { card: 'everyone', item: 'everyone' },
  ),
  rangedAttackSettled: z
    .strictObject({
      ...by,
      card: shown,
      receiver: shown,
      value: z.int().nullable().meta({ description: 'The number that it adds; null: it was corrupted before.' }),
    })
    .meta({ description: 'A ranged attack counts, if its creature is still there (GUARD-117, GUARD-109).' }),
  guardianInfluenced: z
    .strictObject({ ...by, receiver: shown, value: z.int().min(1) })
    .meta({ description: 'A power stone is spent: influence of the guardian for a creature (GUARD-135, GUARD-138).' }),
  influenceReversed: z
    .strictObject({ ...by, receiver: shown })
    .meta({ description: 'The influence that was given last is subtracted (`REVERSE_INFLUENCE`).' }),
  influenceReceived: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, receiver: shown, value: z.int().min(1), reversed: z.boolean() })
      .meta({ description: 'Influence of the guardian counts (GUARD-139).' }),
  ),
  strongholdCreatureUsed: revealing(
    z
      .strictObject({ ...by, stronghold, card: shown, receiver: shown, value: z.int().min(1) })
      .meta({ description: 'A creature under a stronghold is turned up and gives influence (GUARD-136, GUARD-137).' }),
    { card: 'everyone', value: 'everyone' },
  ),
  effectApplied: z
    .strictObject({
      ...by,
      source,
      effect,
      on: shown.nullable().meta({ description: 'The creature that it is for, where it is for one.' }),
      lasts: z.enum(['ROUND', 'COMBAT']).meta({ id: 'EffectLasts' }),
      command: z.boolean(),
    })
    .meta({ description: 'An effect is in force for the match-up or the combat (cards.md 4.5).' }),
  areaStruck: revealing(
    z
      .strictObject({
        ...by,
        source,
        value: z.int().min(1),
        what: attackTypeSchema,
        cards: shownCards.meta({ description: 'Creatures of the enemy’s combat hand that it discards; may be none.' }),
      })
      .meta({ description: 'An area-of-effect attack on the combat hand of the other seat (GUARD-126).' }),
    { cards: 'everyone' },
  ),
  matchupAbandoned: mattering(
    'DETAIL',
    z.strictObject({}).meta({ description: 'A creature has gone: the match-up has no result (GUARD-110).' }),
  ),
  matchupCompared: z
    .strictObject({
      kind: z.enum(['PRIMARY', 'SECONDARY']).meta({ id: 'MatchupKind' }),
      totals: z.array(total),
      lowerWins: z.boolean().meta({ description: 'A command turns the comparison round.' }),
      winner: seatSchema.nullable().meta({ description: 'null: a push (GUARD-122).' }),
      beaten: shown.nullable().meta({ description: 'null: no creature is beaten (GUARD-120, GUARD-123).' }),
      immune: z.array(seat).meta({ description: 'Seats whose creature is immune to the other one (GUARD-123).' }),
    })
    .meta({ description: 'The totals of a match-up are compared (GUARD-119, GUARD-120).' }),
  primaryEnded: revealing(
    z
      .strictObject({ left: z.array(seat).meta({ description: 'Seats that have creatures in their combat hand.' }) })
      .meta({ description: 'The primary attacks are over (GUARD-105, GUARD-150).' }),
    { left: 'everyone' },
  ),
  secondaryStopped: mattering(
    'DETAIL',
    z.strictObject(by).meta({ description: 'A seat sends no further secondary attacker (GUARD-156).' }),
  ),
};

const sum = z
  .strictObject({
    ...by,
    total: z.int(),
    contributions: z.array(contributionSchema),
    unplayed: count.meta({ description: 'The sum of the creatures that were not played.' }),
  })
  .meta({ id: 'SpaceSum', description: 'The sum of a seat for the space (GUARD-161).' });

/** How a combat ends (GUARD-160 to GUARD-173). */
const endEvents = {
  creatureHealed: z
    .strictObject({ ...by, healer: shown, effect, card: shown })
    .meta({ description: 'A beaten creature counts as unbeaten (GUARD-160).' }),
  spaceCompared: revealing(
    z
      .strictObject({ sums: z.array(sum), winner: seatSchema.nullable() })
      .meta({ description: 'The seat that has the space; null: no creature is left (GUARD-161 to GUARD-164).' }),
    { sums: 'everyone', winner: 'everyone' },
  ),
  guardianWithstood: z
    .strictObject({ seat: seat.meta({ description: 'The owner of the guardian.' }) })
    .meta({ description: 'A guardian was not beaten: the attack on it has failed (GUARD-186).' }),
  shieldRetreated: z
    .strictObject({ ...by, from: space, to: space })
    .meta({ description: 'A shield that has lost its combat retreats (GUARD-167, GUARD-168).' }),
  shieldKept: z
    .strictObject({ ...by, space, card: shown })
    .meta({ description: 'One of two shields that have come together is kept (GUARD-169).' }),
  garrisonDissolved: revealing(
    z
      .strictObject({
        ...by,
        space,
        count: count.meta({ description: 'Creatures that are left.' }),
        cards: own(shownCards),
        items: shownCards.meta({ description: 'Their items, which are discarded (GUARD-142).' }),
      })
      .meta({ description: 'The rest of a garrison that has lost goes to its owner’s pen (GUARD-171).' }),
    { count: 'everyone', items: 'everyone' },
  ),
  stacksMerged: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ ...by, space, above: z.boolean().meta({ description: 'More than 30: creatures have to go.' }) })
        .meta({ description: 'A shield that has retreated stands with the creatures there (GUARD-167, GUARD-173).' }),
      { above: 'everyone' },
    ),
  ),
  combatEnded: mattering(
    'DETAIL',
    z.strictObject({}).meta({ description: 'The combat is over; played creatures lie face down again (GUARD-166).' }),
  ),
};

/** Combats (guardians.md 5.5 to 5.10). */
export const combatEvents = { ...openingEvents, ...matchupEvents, ...endEvents };

export type MatchupEventType = keyof typeof matchupEvents;
export type FrameEventType = keyof typeof openingEvents | keyof typeof endEvents;
