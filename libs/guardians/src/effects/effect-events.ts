import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { targetSchema } from '../commands.js';
import { by, count, shown } from '../events/event-fields.js';

const effect = z.int().min(0).meta({ description: 'Place of the effect in the card’s list.' });
const source = shown.meta({ description: 'The card that does it; a guardian or stronghold has its library id twice.' });
const target = targetSchema.nullable().meta({ description: 'Its target; null: nothing was to be chosen.' });
const cost = count.meta({ description: 'Power stones paid.' });

/** How cards and abilities are used, and answered. */
export const effectEvents = {
  depotCardPlayed: revealing(
    z
      .strictObject({
        ...by,
        card: shown,
        effects: z.array(effect).meta({ description: 'Those of its effects that are for this window.' }),
        target,
        cost,
      })
      .meta({
        description: 'A spell or hand item is played and discarded; the other seat may answer (GUARD-141, GUARD-143).',
      }),
    { card: 'everyone', cost: 'everyone' },
  ),
  leftUnanswered: mattering(
    'DETAIL',
    z.strictObject(by).meta({ description: 'A seat does not answer, or is not asked (GUARD-133, GUARD-143).' }),
  ),
  playResolved: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, card: shown, cancelled: z.boolean() })
      .meta({ description: 'A card that was played works now, unless it was cancelled (GUARD-143).' }),
  ),
  playCancelled: z
    .strictObject({ ...by, card: shown })
    .meta({ description: 'A seat cancels the effect of the last play (`CANCEL`, GUARD-143).' }),
  abilityUsed: z
    .strictObject({ ...by, source, effect, target, cost })
    .meta({ description: 'An ability of a card in play is used (GUARD-012).' }),
  textTriggered: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, source, effect })
      .meta({ description: 'A text acts automatically: its effects follow (cards.md 4.2).' }),
  ),
};
