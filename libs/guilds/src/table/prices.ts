import { item } from '../content/catalogue.js';
import type { EffectOf, Mechanic } from '../content/effects.js';
import type { Guild } from '../state.js';

/** The passive effects of one mechanic that a guild's objects give it (GUILD-186). */
export const passiveEffects = <M extends Mechanic>(guild: Guild, mechanic: M): EffectOf<M>[] =>
  guild.objects.flatMap(({ id }) => {
    const { timing, effects } = item(id);
    if (timing !== 'passive') return [];
    return effects.filter((effect): effect is EffectOf<M> => effect.effect === mechanic);
  });

/** Rubies that objects take off a price; for healing, off all healing of one resolution (11.3 `discount`). */
export const discountOn = (guild: Guild, what: EffectOf<'discount'>['what']): number =>
  passiveEffects(guild, 'discount')
    .filter((effect) => effect.what === what)
    .reduce((sum, { amount }) => sum + amount, 0);

/** A price after discounts, not below 0 (GUILD-076). */
export const reduced = (price: number, ...discounts: readonly number[]): number =>
  Math.max(
    0,
    discounts.reduce((left, discount) => left - discount, price),
  );
