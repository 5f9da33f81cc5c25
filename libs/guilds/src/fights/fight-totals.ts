import type { Seat } from '#kernel';
import { fighter, item } from '../content/catalogue.js';
import type { Effect } from '../content/effects.js';
import type { FighterId, MageId } from '../content/ids.js';
import { elements, type Element, type ElementValues } from '../content/vocabulary.js';
import type { State } from '../state.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import type { Boost } from './fight-state.js';

/** The attack or the defense of a fighter. */
export type FightValue = Boost['value'];

const bonusOf = { attack: 'attackBonus', defense: 'defenseBonus' } as const;

/**
 * A value of a mage or leader in one element: the printed one, what its objects add while it carries them, and what cards
 * and powers have added in this fight (GUILD-108).
 */
export function totalOf(state: State, seat: Seat, fighterId: FighterId, value: FightValue, element: Element): number {
  const carried = guildOf(state, seat)
    .objects.filter(({ id, mageId }) => mageId === fighterId && item(id).timing === 'passive')
    .flatMap(({ id }) => item(id).effects.map((effect) => bonus(effect, value, element)));
  const boosts = (state.fight?.boosts ?? []).filter(
    (boost) =>
      boost.seat === seat && boost.fighterId === fighterId && boost.value === value && boost.elements.includes(element),
  );
  return [printedValues(fighterId, value)[element], ...carried, ...boosts.map(({ amount }) => amount)].reduce(
    (sum, amount) => sum + amount,
  );
}

function bonus(effect: Effect, value: FightValue, element: Element): number {
  if (effect.effect !== 'attackBonus' && effect.effect !== 'defenseBonus') return 0;
  if (effect.effect !== bonusOf[value]) return 0;
  return effect.element === 'all' || effect.element === element ? effect.amount : 0;
}

/** The values printed on a mage or leader. */
const printedValues = (fighterId: FighterId, value: FightValue): ElementValues => fighter(fighterId)[value];

/** The sum of the four printed attack values: what defaults look at (guilds.md 4.2). */
export const printedAttack = (mageId: MageId): number =>
  Object.values(printedValues(mageId, 'attack')).reduce((sum, value) => sum + value, 0);

/** The element in which `dice` is highest; ties in the order of the elements. */
export const elementWithMost = (among: readonly Element[], dice: (element: Element) => number): Element =>
  among.reduce((best, element) => (dice(element) > dice(best) ? element : best), among[0] ?? elements[0]);
