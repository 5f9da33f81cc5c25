import type { AttackSort, CardKey, InstanceId, Vulnerability } from '#cards';
import { actingOn, hasAttribute, isFlying as flies, isImmune, isImmuneToFoe } from '#cards/engine';
import type { State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { fightAbout, fightOf } from './fights.js';

/** True when a creature counts as flying now (ARENA-FLY-05): in no combat as it is printed. */
export const isFlying = (state: State, id: CardKey): boolean => flies(fightAbout(state, id), id);

/** True when a creature may receive influence by print or text; what bars it for the combat: `influenceBarred` (INF-01). */
export const isInfluenceable = (state: State, id: InstanceId): boolean =>
  hasAttribute(fightAbout(state, id), id, 'INFLUENCEABLE', cardOf(state, id).influenceable === true);

/** Immune to attacks of a sort now: in a combat only in its first confrontation, elsewhere by print (ARENA-IMM-03). */
export const immuneToAttack = (state: State, id: CardKey, sort: AttackSort): boolean =>
  isImmune(fightAbout(state, id), id, sort);

/** Immune to an enemy creature now: to its own way of attacking, or to creatures of its sort (ARENA-IMM-01, ARENA-IMM-04). */
export const immuneToCreature = (state: State, id: CardKey, enemy: InstanceId): boolean =>
  isImmuneToFoe(fightAbout(state, id), id, enemy);

/** By what a creature can be corrupted now: printed, and barred by no card (ARENA-COR-08). */
export function openVulnerabilities(state: State, id: InstanceId): Vulnerability[] {
  if (actingOn(fightAbout(state, id), 'BAR_CORRUPTION', id).some(({ effect }) => !effect.vulnerabilities)) return [];
  const bars = fightOf(state).working.filter(({ effect }) => effect.op === 'BAR_CORRUPTION');
  const barred = bars.flatMap(({ effect }) => effect.vulnerabilities ?? []);
  return (cardOf(state, id).vulnerabilities ?? []).filter((vulnerability) => !barred.includes(vulnerability));
}
