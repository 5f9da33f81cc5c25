import type { Card, Effect, Working } from '#cards';
import type { InstanceId } from '../state.js';

/** Type rules of terrains are effects that every terrain of the type has without printing them (cards.md 3). */
const ruleOfType: Readonly<Partial<Record<NonNullable<Card['terrainType']>, Pick<Effect, 'op' | 'what'>>>> = {
  FOREST: { op: 'NO_RANGED' },
  PINNACLES: { op: 'NO_FLIGHT', what: 'SPACE' },
};

/** The rule of a terrain's type, as an effect at work. Its number is that after the printed ones. */
export function terrainRules(card: Card, source: InstanceId): Working[] {
  const rule = card.terrainType && ruleOfType[card.terrainType];
  if (!rule) return [];
  const effect: Effect = { ...rule, trigger: 'STATIC', target: 'ALL', duration: 'IN_PLAY' };
  return [{ source, card, index: card.effects.length, effect, seat: 0 }];
}
