import type { Locale } from '#kernel';
import type { Card } from '../schema/card-fields.js';
import type { Effect } from '../schema/effect.js';
import type { CardGame } from '../words.js';
import { oncePerTurn, timings, triggers } from './lexicon/circumstances.js';
import { list } from './list.js';
import { stones } from './numbers.js';

/** When, for what cost and how often: what stands before the dash, part by part (CARD-32). */
export function leadOf(effect: Effect, card: Card, game: CardGame, locale: Locale): string[] {
  // Its predicate says when and for how much.
  if (effect.op === 'SAVE') return [];
  const cost = effect.cost ?? card.cost ?? 0;
  const parts = [
    momentOf(effect, card, game, locale),
    cost > 0 ? stones(cost, locale) : undefined,
    effect.trigger === 'ACTIVATED' ? oncePerTurn[locale] : undefined,
  ];
  return parts.filter((part) => part !== undefined);
}

function momentOf(effect: Effect, card: Card, game: CardGame, locale: Locale): string | undefined {
  const windows = effect.timing ?? card.timing;
  if (windows) {
    const named = windows.map((window) => timings[window][game]?.[locale]).filter((word) => word !== undefined);
    return list(named, 'or', locale);
  }
  const { trigger } = effect;
  return trigger === 'STATIC' || trigger === 'ACTIVATED' ? undefined : triggers[trigger][game]?.[locale];
}

/** Whether the moment of an effect ever comes in this game (CARD-35). */
export const everHappens = ({ trigger }: Effect, game: CardGame): boolean =>
  trigger === 'STATIC' || trigger === 'ACTIVATED' || triggers[trigger][game] !== undefined;
