import type { CardKey, Effect } from '#cards';
import { appliesTo, fits } from '#cards/engine';
import type { Seat } from '#kernel';
import { combatOf, fighterOf, matchedOf } from '../../combat/fighters.js';
import type { Target } from '../../commands.js';
import type { State } from '../../state.js';
import { otherSeat } from '../../table/players.js';
import { sourceCard } from '../../table/sources.js';
import { fightIn } from '../../totals/fights.js';
import type { Use } from './operation-rules.js';

/** The creature of the match-up for which an effect on `PICK_OWN` or `PICK_ENEMY` is; `null` for every other one. */
export function picked(state: State, seat: Seat, { target }: Effect): CardKey | null {
  if (target !== 'PICK_OWN' && target !== 'PICK_ENEMY') return null;
  return matchedOf(state, target === 'PICK_OWN' ? seat : otherSeat(seat)) ?? null;
}

/**
 * Nothing is chosen: an effect on the own or enemy creature of the match-up needs one that fits its filter, and where it
 * changes what only a first confrontation counts, one that is in it (CARD-13, GUARD-121).
 */
export function matchedTargets(state: State, seat: Seat, effect: Effect, fresh: boolean): readonly (Target | null)[] {
  if (!state.combat) return [];
  if (effect.target !== 'PICK_OWN' && effect.target !== 'PICK_ENEMY') return [null];
  const id = picked(state, seat, effect);
  if (id === null || (fresh && fighterOf(state, id)?.fresh !== true)) return [];
  const fight = fightIn(state, combatOf(state));
  const filters = [effect.when?.own, effect.target === 'PICK_ENEMY' ? effect.when?.opponent : undefined];
  return filters.every((filter) => filter === undefined || fits(fight, filter, id)) ? [null] : [];
}

/** The creatures in play to which an effect would do something: none that is immune to its tag (CARD-11). */
export function creaturesMeant(state: State, { seat, source, index, effect }: Use): CardKey[] {
  const combat = combatOf(state);
  const fight = fightIn(state, combat);
  const on = picked(state, seat, effect);
  const working = { source, card: sourceCard(state, source), index, effect, seat, ...(on === null ? {} : { on }) };
  return combat.fighters.filter(({ id, beaten }) => !beaten && appliesTo(fight, working, id)).map(({ id }) => id);
}
