import type { CardType, EffectTarget, Trigger } from '../words.js';
import { borderOf } from './borders.js';
import { cardSchema } from './card.js';
import { type Card } from './card-fields.js';
import { defaultDuration } from './durations.js';
import type { Effect } from './effect.js';
import { gamesWhereItWorks } from './where-it-works.js';

/** An effect as the author of a card writes it: the defaults of its card may be left out (cards.md 4). */
export type PrintedEffect = Omit<Effect, 'trigger' | 'target' | 'duration'> &
  Partial<Pick<Effect, 'trigger' | 'target' | 'duration'>>;

/** A card as its author writes it. */
export type PrintedCard = Omit<Card, 'effects' | 'games' | 'border' | 'dominantValue'> &
  Partial<Pick<Card, 'games' | 'dominantValue'>> & { readonly effects?: readonly PrintedEffect[] };

const triggers: Readonly<Partial<Record<CardType, Trigger>>> = { SPELL: 'PLAYED', ITEM_HAND: 'PLAYED' };

const targets: Readonly<Record<CardType, EffectTarget>> = {
  GUARDIAN: 'OWN_ALL',
  STRONGHOLD: 'OWN_HERE',
  CREATURE: 'SELF',
  SHIELD: 'OWN_ALL',
  STANDARD_BEARER: 'OWN_ALL',
  TERRAIN: 'ALL',
  ITEM_CREATURE: 'BEARER',
  UPGRADE: 'OWN_HERE',
  SPELL: 'OWN_SEAT',
  ITEM_HAND: 'OWN_SEAT',
  CORRUPTION: 'OWN_SEAT',
};

/** Operations that are for a seat and not for creatures, with any card. */
const forSeat = new Set<Effect['op']>(['DRAW', 'STONES', 'SIDE_TOTAL']);

/** A card with every default filled in (cards.md 3, 4.2, 4.4, 4.5). Throws a ZodError when it is no card. */
export function defineCard(printed: PrintedCard): Card {
  const { type, effects = [] } = printed;
  const border = borderOf(type);
  const dominantValue = printed.dominantValue ?? (type === 'CREATURE' ? printed.vitality : undefined);
  return cardSchema.parse({
    ...(type === 'CREATURE' ? { vulnerabilities: [], attackType: 'PLAIN', immunities: [] } : {}),
    ...printed,
    games: printed.games ?? gamesWhereItWorks(type, effects),
    ...(border === undefined ? {} : { border }),
    ...(dominantValue === undefined ? {} : { dominantValue }),
    effects: effects.map((effect) => defineEffect(type, effect)),
  });
}

function defineEffect(type: CardType, effect: PrintedEffect): unknown {
  const trigger = effect.trigger ?? triggers[type] ?? 'STATIC';
  const target = effect.target ?? (forSeat.has(effect.op) ? 'OWN_SEAT' : targets[type]);
  return { ...effect, trigger, target, duration: effect.duration ?? defaultDuration(effect, trigger) };
}
