import type { Locale } from '#kernel';
import type { Effect } from '../schema/effect.js';
import type { CreatureFilter } from '../schema/filter.js';
import type { CardGame, EffectTarget } from '../words.js';
import { fill } from './fill.js';
import { groupOf } from './group.js';
import { against, againstGuardian, onTerrain, places, roles } from './lexicon/circumstances.js';

const enemies: ReadonlySet<EffectTarget> = new Set<EffectTarget>(['OPPONENT', 'ENEMY_ALL', 'PICK_ENEMY']);

/** Which creatures the effect is for. What is asked of the opponent of an enemy target is asked of the target (4.3). */
export const targetFilter = ({ target, when }: Effect): CreatureFilter =>
  enemies.has(target) ? { ...when?.own, ...when?.opponent } : (when?.own ?? {});

/** "against Mortals", "against a Guardian". */
export const againstGroup = (filter: CreatureFilter, locale: Locale): string =>
  filter.guardian ? againstGuardian[locale] : fill(against[locale], { N: groupOf(filter, locale) });

/** Against whom, where and as what, in words; empty where nothing is asked. */
export function conditionsOf({ target, when }: Effect, game: CardGame, locale: Locale): string[] {
  if (!when) return [];
  const words: (string | undefined)[] = [];
  if (when.opponent && !enemies.has(target)) words.push(againstGroup(when.opponent, locale));
  if (when.terrain) words.push(onTerrain[when.terrain][locale]);
  if (when.place) words.push(places[when.place][game]?.[locale]);
  if (when.role) words.push(roles[when.role][locale]);
  return words.filter((word) => word !== undefined);
}
