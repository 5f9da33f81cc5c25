import type { EffectWhat, RuleSetting } from '#cards';
import type { State } from '../state.js';
import { sourceCard } from '../table/sources.js';

/** The rules where no card changes them. */
const byDefault: readonly (readonly [EffectWhat, RuleSetting])[] = [['COMPARE', 'HIGHER_WINS']];

/** The rules that the effects in force make for the combat, as a text to compare (cards.md 5.4, CARD-20). */
export function rulesOfCombat(state: State): string {
  const made = (state.combat?.inForce ?? []).flatMap(({ source, effect: index }) => {
    const { op, what, setting } = sourceCard(state, source).effects[index] ?? {};
    return op === 'RULE' && what && setting ? [[what, setting] as const] : [];
  });
  const rules = new Map<EffectWhat, RuleSetting>([...byDefault, ...made]);
  return [...rules]
    .map((rule) => rule.join('='))
    .sort()
    .join(' ');
}
