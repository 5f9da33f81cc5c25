import { z } from 'zod';
import { elements } from './vocabulary.js';

const amount = z.int().min(1).max(10);
export const bonusElementSchema = z
  .enum([...elements, 'all'])
  .meta({ id: 'BonusElement', description: 'One element, or all four.' });

/** A mechanic: its name in `effect`, its printed parameters beside it. What a player chooses is not part of the card. */
const mechanic = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape, description: string) =>
  z
    .strictObject({ effect: z.literal(name), ...shape })
    .meta({ id: `${name[0]?.toUpperCase()}${name.slice(1)}`, description });

/**
 * The one effect vocabulary (guilds.md 11.3). Cards name effects with parameters; no card has code of its own.
 * A fight bonus of a `passive` object works for its carrier; any other for the mage or leader that the player chooses.
 */
export const effectSchema = z
  .discriminatedUnion('effect', [
    mechanic('gainRubies', { amount }, 'The seat takes rubies from the bank.'),
    mechanic('stealRubies', { amount }, 'The seat takes rubies from a seat of its choice, as far as there.'),
    mechanic('extraIncome', { amount }, 'Rubies more in step 1.'),
    mechanic(
      'discount',
      { what: z.enum(['item', 'mage', 'healing']).meta({ id: 'Discounted' }), amount },
      'A lower price, not below 0; for healing, of each resolution.',
    ),
    mechanic('drawItems', { draw: amount, keep: amount }, 'Draws items and keeps some; the rest goes under the deck.'),
    mechanic('stealItem', {}, 'Takes a named object or a random spell from a seat of its choice.'),
    mechanic('healDamage', { points: amount }, 'Heals one own mage with damage.'),
    mechanic('returnFromCare', {}, 'One own mage leaves the care center and keeps its damage.'),
    mechanic('activate', {}, 'One own available mage becomes active, or passive, after placement.'),
    mechanic('attackBonus', { element: bonusElementSchema, amount }, 'Adds to attack values.'),
    mechanic('defenseBonus', { element: bonusElementSchema, amount }, 'Adds to defense values.'),
    mechanic('extraDice', { amount }, 'More dice in the next roll of the seat in this turn, if it has at least one.'),
    mechanic(
      'rerollLowest',
      { dice: amount },
      'Rolls the lowest dice of the next roll of the seat in this turn again.',
    ),
    mechanic(
      'shield',
      { points: amount },
      'Takes points of damage off one own mage in this turn, in one blow or in several.',
    ),
    mechanic('lockElement', {}, 'The attacking side may not choose an element in this wave.'),
    mechanic('groupAnyway', {}, 'Ignores no group attack for one campaign.'),
    mechanic('noCounterAttack', {}, 'A living monster does not counter-attack in this campaign.'),
    mechanic('monsterDamage', { points: amount }, 'Damages a living monster of the running own campaign.'),
    mechanic('shiftAlignment', { steps: amount }, 'Moves the alignment of the seat in the direction of its choice.'),
    mechanic(
      'ignoreRequirement',
      { scope: z.enum(['nextRecruitment', 'allBids']).meta({ id: 'IgnoreScope' }) },
      'Requirements of mages do not count in this turn, for one recruitment or for all bids.',
    ),
    mechanic('freshMages', {}, 'The face-up mage goes to the auction pile, the next one is turned up.'),
    mechanic(
      'peekQuests',
      { quests: z.int().min(2).max(4) },
      'Looks at the quests under the face-up one and reorders them.',
    ),
    mechanic('revealSecondAction', {}, 'Looks at the second action of a seat that has chosen it.'),
    mechanic('changeSecondAction', {}, 'Changes the own second action in secret before the reveal.'),
    mechanic('keepLoss', {}, 'Ignores the loss of a failed quest.'),
    mechanic('guardBooty', { guards: z.enum(['rubies', 'cards']).meta({ id: 'Guarded' }) }, 'Not taken as booty.'),
    mechanic('guardianLeader', {}, 'The leader of the defender joins the line even when it is not short.'),
  ])
  .meta({ id: 'Effect', description: 'Effects of a card.' });

export type Effect = z.output<typeof effectSchema>;
export type BonusElement = z.output<typeof bonusElementSchema>;
/** The name of a mechanic. */
export type Mechanic = Effect['effect'];
/** The effect of one mechanic, with its parameters. */
export type EffectOf<M extends Mechanic> = Extract<Effect, { effect: M }>;

/** Every mechanic there is. */
export const mechanics: readonly Mechanic[] = effectSchema.options.map((option) => option.shape.effect.value);
