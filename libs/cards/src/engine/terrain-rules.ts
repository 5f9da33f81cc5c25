import type { Card } from '../schema/card-fields.js';
import type { Effect } from '../schema/effect.js';
import type { TerrainType } from '../words.js';
import type { Working } from './fight.js';
import type { CardKey } from '../ids.js';

const ruleOfType: Readonly<Partial<Record<TerrainType, Pick<Effect, 'op' | 'what'>>>> = {
  FOREST: { op: 'NO_RANGED' },
  PINNACLES: { op: 'NO_FLIGHT', what: 'SPACE' },
};

/**
 * The rule that every terrain of a type has without printing it (cards.md 3), as an effect at work: nothing, or one. Its
 * number is the one after the printed effects.
 */
export function terrainRules(card: Card, source: CardKey, seat: Working['seat']): Working[] {
  const rule = card.terrainType && ruleOfType[card.terrainType];
  if (!rule) return [];
  const effect: Effect = { ...rule, trigger: 'STATIC', target: 'ALL', duration: 'IN_PLAY' };
  return [{ source, card, index: card.effects.length, effect, seat }];
}
