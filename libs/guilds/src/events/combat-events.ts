import { mattering, revealing, secret } from '#kernel';
import { z } from 'zod';
import { commands } from '../commands.js';
import { card, cards } from '../content/ids.js';
import { elementSchema } from '../content/vocabulary.js';
import { diceSchema, postSchema, seatSchema } from '../words.js';
import { between, betweenThem, by, count, own, rubies } from './event-fields.js';

const column = z.int().min(1).meta({ description: 'A column of the lines, from 1.' });
const total = z.int();

/** Who stands after a wave. */
const standing = {
  attackers: count.meta({ description: 'Attackers of the front that stand: those that count (GUILD-136).' }),
  behind: count.optional().meta({
    description: 'Attackers of the back line: they do not count. Absent in games stored before events had it.',
  }),
  defenders: count.meta({ description: 'Defenders that stand, the leader among them (GUILD-131).' }),
};

/** A mage or leader in a line. */
const place = z
  .strictObject({ fighterId: card.fighter, column })
  .meta({ id: 'PlaceInLine', description: 'A mage, or the leader, and its column.' });

/** A card as it was played before a wave, with what the player chose for it. */
export const playedCardSchema = commands.playCombatCard.meta({
  id: 'PlayedCombatCard',
  description: 'A card played before a wave, with the choices for it.',
});

/** Guild combats. */
export const combatEvents = {
  mageSwitched: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, mageId: card.mage, post: postSchema })
      .meta({ description: 'X2: an active mage becomes passive, or a passive one active (GUILD-179).' }),
  ),
  rearrangeEnded: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'The change of active and passive mages is over (GUILD-179).' }),
  ),
  attackDeclared: mattering(
    'DETAIL',
    z.strictObject({ ...by, target: seatSchema }).meta({ description: 'A guild is attacked (GUILD-103, GUILD-180).' }),
  ),
  defenderLinedUp: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, column, mageId: own(card.mage) })
      .meta({ description: 'A defender is placed face down (GUILD-122, GUILD-182).' }),
  ),
  defendersLinedUpAtRandom: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, count, mageIds: own(cards.mage) })
      .meta({ description: 'The columns still empty are left to chance (GUILD-182).' }),
  ),
  attackerLinedUp: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, mageId: own(card.mage), column: secret(column, { seat: 'seat' }) })
      .meta({ description: 'An attacker is placed face down, in front or behind (GUILD-123, GUILD-183).' }),
  ),
  linesRevealed: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ front: z.array(place), back: z.array(place), defense: z.array(place) })
        .meta({ description: 'Both lines are revealed (GUILD-123).' }),
      { front: 'everyone', back: 'everyone', defense: 'everyone' },
    ),
  ),
  waveBegan: mattering(
    'DETAIL',
    z
      .strictObject({ wave: z.enum(['attack', 'counter']).meta({ id: 'Wave' }) })
      .meta({ description: 'The attack, or the counter-attack, begins (GUILD-127, GUILD-133).' }),
  ),
  combatCardChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, play: own(playedCardSchema.nullable()) })
      .meta({ description: 'A participant has played a card or passed, in secret; null is a pass (GUILD-152).' }),
  ),
  combatCardsRevealed: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({
          plays: z.array(
            z.strictObject({ seat: seatSchema, play: playedCardSchema.nullable() }).meta({ id: 'CombatCardShown' }),
          ),
        })
        .meta({
          description: 'The cards of a round are revealed, with the choices for them; null is a pass (GUILD-152).',
        }),
      { plays: 'everyone' },
    ),
  ),
  duelFought: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({
          ...by,
          column,
          attackerId: card.fighter,
          defenderId: card.fighter,
          element: elementSchema,
          attack: total,
          defense: total,
          dice: diceSchema,
          damage: count,
        })
        .meta({
          description: 'One attacks one: `seat` is the attacking side of the wave (GUILD-127, GUILD-128, GUILD-133).',
        }),
      { element: 'everyone', attack: 'everyone', defense: 'everyone', dice: 'everyone', damage: 'everyone' },
    ),
  ),
  duelSkipped: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, column, attackerId: card.fighter })
      .meta({ description: 'An attack from the back line finds its defender beaten already (GUILD-128).' }),
  ),
  leaderBeaten: z
    .strictObject({ ...by, leaderId: card.leader })
    .meta({ description: 'A leader leaves the line and returns to its tile unharmed (GUILD-130).' }),
  waveEnded: mattering(
    'DETAIL',
    z
      .strictObject({ ...standing })
      .meta({ description: 'A wave is over; how many stand on both sides (GUILD-129, GUILD-136).' }),
  ),
  counterAttackChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, counter: z.boolean() })
      .meta({ description: 'The defender counter-attacks or not (GUILD-132).' }),
  ),
  combatDecided: z
    .strictObject({
      seat: seatSchema.optional().meta({ description: 'The attacker; absent in games stored before events had it.' }),
      target: seatSchema.optional().meta({ description: 'The seat that was attacked.' }),
      winner: seatSchema.nullable().meta({ description: 'null: no one wins (GUILD-137).' }),
      ...standing,
      booty: count.meta({ description: 'Cards that the attacker may take (GUILD-139).' }),
      rubies: rubies.optional().meta({
        description: 'Rubies that the attacker takes (GUILD-138); not in games stored before events said so.',
      }),
      cards: count
        .optional()
        .meta({ description: 'As many of them as the victim has; not in games stored before events said so.' }),
    })
    .meta({ description: 'A guild combat is decided (GUILD-135, GUILD-136).' }),
  rubiesLooted: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, from: seatSchema, rubies })
      .meta({ description: 'A winning attacker takes half of the rubies (GUILD-138).' }),
  ),
  objectLooted: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, from: seatSchema, objectId: card.item })
      .meta({ description: 'An object is taken as booty (GUILD-139).' }),
  ),
  spellLooted: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ ...by, from: seatSchema, between, spellId: betweenThem(card.item) })
        .meta({ description: 'A random spell is taken as booty; only the two seats know which (GUILD-139).' }),
      { spellId: { seat: 'between' } },
    ),
  ),
  combatEnded: mattering(
    'DETAIL',
    z.strictObject({ ...by, target: seatSchema }).meta({ description: 'A guild combat is over.' }),
  ),
};
