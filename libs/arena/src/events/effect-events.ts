import { mattering, revealing } from '#kernel';
import { attackTypeSchema } from '#cards';
import { z } from 'zod';
import { targetSchema } from '../commands.js';
import { by, count, own, place, seat, shown, shownCards } from './event-fields.js';

const effect = z.int().min(0).meta({ description: "Place of the effect in the card's list." });
const effectKey = z.string().meta({ description: 'Name of an effect in this combat.' });
const source = shown.meta({ description: 'The card that does it; a guardian or stronghold has its library id twice.' });
const target = targetSchema.nullable().meta({ description: 'Its target; null: nothing was to be chosen.' });
const cost = count.meta({ description: 'Power stones paid.' });

/** How cards and abilities are used, and what sets a text off. */
const useEvents = {
  depotCardPlayed: revealing(
    z
      .strictObject({ ...by, card: shown, target, cost })
      .meta({ description: 'A spell or hand item is played; it is discarded when it is done (ARENA-SPL-02).' }),
    { card: 'everyone', cost: 'everyone' },
  ),
  abilityUsed: z
    .strictObject({ ...by, source, effect, target, cost })
    .meta({ description: 'An activated ability of a card in play is used (ARENA-ENL-11).' }),
  textTriggered: z
    .strictObject({ ...by, source, effect })
    .meta({ description: 'A text acts automatically: its effects follow (ARENA-PRI-10, cards.md 4.2).' }),
};

/** The events of a combat or challenge. */
const forceEvents = {
  effectApplied: z
    .strictObject({
      ...by,
      key: effectKey,
      source,
      effect,
      target: shown.nullable().meta({ description: 'The creature chosen, where one was.' }),
      lasts: z.enum(['ROUND', 'COMBAT']).meta({ id: 'EffectLasts' }),
      command: z.boolean().meta({ description: 'It is a command (ARENA-CMD-05).' }),
    })
    .meta({ description: 'An effect is in force for the round or the combat (ARENA-SPL-02, ARENA-MOD-02).' }),
  commandsCancelled: z
    .strictObject({ keys: z.array(effectKey) })
    .meta({ description: 'Commands that contradict each other end, and do not come back (ARENA-CMD-04).' }),
  effectCancelled: z.strictObject({ ...by, key: effectKey }).meta({ description: 'A seat ends an effect in force.' }),
  influenceReversed: z
    .strictObject({ ...by, receiver: shown })
    .meta({ description: 'Guardian influence that an enemy creature got this round is subtracted instead.' }),
  savePaid: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, card: shown })
      .meta({ description: 'If this duellist loses, it goes to its pen instead of the discard pile (ARENA-RES-04).' }),
  ),
  duelChanged: mattering(
    'DETAIL',
    z
      .strictObject({})
      .meta({ description: 'An effect changed the secondary round: it will be compared (ARENA-SEC-07).' }),
  ),
  challengeBonusGiven: z
    .strictObject({ ...by, source, effect })
    .meta({ description: 'An effect is in force for the challenge of this seat (ARENA-CHA-08).' }),
};

const number = z
  .strictObject({ value: z.string().meta({ description: 'A kind, size or class.' }), count })
  .meta({ id: 'CreatureNumber', description: 'Number of creatures of a kind, size or class.' });

/** Strikes, looks, gains and orders. */
const deedEvents = {
  areaStruck: revealing(
    z
      .strictObject({
        ...by,
        source,
        value: z.int().min(1),
        what: attackTypeSchema,
        cards: shownCards.meta({ description: "Creatures of the enemy's hand that it discards; may be none." }),
      })
      .meta({ description: 'An area-of-effect attack on the hand of the other seat (ARENA-AOE-01, ARENA-AOE-06).' }),
    { cards: 'everyone' },
  ),
  cardLookedAt: revealing(
    z
      .strictObject({ ...by, place, card: own(shown) })
      .meta({ description: 'A seat looks at the face-down card at a place of the enemy (cards.md 5.5).' }),
    { card: { seat: 'seat' } },
  ),
  creaturesDeclared: revealing(
    z
      .strictObject({
        seat: seat.meta({ description: 'The owner of the creatures, in hand and pen.' }),
        what: z.enum(['KIND', 'SIZE', 'CLASS']).meta({ id: 'DeclaredProperty' }),
        numbers: z.array(number),
      })
      .meta({ description: 'How many creatures of each sort a seat has in hand and pen (`DECLARE_FIRST`).' }),
    { numbers: 'everyone' },
  ),
  stonesChanged: z
    .strictObject({ ...by, change: z.int().meta({ description: 'Power stones gained or lost.' }) })
    .meta({ description: 'An effect gives or takes power stones (CARD-17).' }),
  firstClaimed: z.strictObject(by).meta({ description: 'The seat is Active from the step after the enlistment on.' }),
  dominantRedrawn: z
    .strictObject(by)
    .meta({ description: 'A seat changes its dominant: Active is named again after the enlistment.' }),
  dominantLeft: z
    .strictObject({ ...by, card: shown, value: z.int().min(0) })
    .meta({ description: 'A dominant goes to the discard pile; its value counts on this turn.' }),
  settlementCalled: z.strictObject(by).meta({ description: 'No duel and no raid this turn (`SKIP_TO_SETTLEMENT`).' }),
};

/** Effects of cards (cards.md 4 and 5). */
export const effectEvents = { ...useEvents, ...forceEvents, ...deedEvents };
