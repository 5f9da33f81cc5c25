import type { InstanceId } from '../ids.js';
import type { Effect } from '../schema/effect.js';
import type { AttackSort, AttackType } from '../words.js';

/** The sort and strength of an area of effect. */
export const areaAttack = ({ what }: Effect): AttackType => (what === 'FIRE' || what === 'FEAR' ? what : 'PLAIN');

/** The sort that a creature may be immune to, so that the area does not strike it. */
export const areaSorts = (effect: Effect): readonly AttackSort[] => {
  const attack = areaAttack(effect);
  return attack === 'PLAIN' ? ['AOE'] : ['AOE', attack];
};

/**
 * The discards of each of some areas that act together: they are read before the first one strikes, and a creature that several
 * strike goes by the first.
 */
export function struckTogether<Area>(
  areas: readonly Area[],
  struckBy: (area: Area) => readonly InstanceId[],
): { readonly area: Area; readonly cards: readonly InstanceId[] }[] {
  const gone = new Set<InstanceId>();
  return areas
    .map((area) => ({ area, struck: struckBy(area) }))
    .map(({ area, struck }) => {
      const cards = struck.filter((id) => !gone.has(id));
      for (const id of cards) gone.add(id);
      return { area, cards };
    });
}
