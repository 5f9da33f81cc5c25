import type { InstanceId } from '#cards';
import { areaAttack, areaSorts, struckTogether } from '#cards/effects';
import { isImmune } from '#cards/engine';
import { combatHand, combatOf, guardianFought } from '../../combat/fighters.js';
import type { GuardiansTurn } from '../../flow/turn.js';
import type { State } from '../../state.js';
import { cardOf } from '../../table/cards.js';
import { shownCards } from '../../table/faces.js';
import { discard } from '../../table/movements.js';
import { otherSeat } from '../../table/players.js';
import { shownSource } from '../../table/sources.js';
import { fightInHand } from '../../totals/fights.js';
import { nothingToChoose, type OperationRules, type Use } from './operation-rules.js';

/** Areas that act together: what each of them discards is read before the first one strikes (GUARD-128). */
export function strikeTogether(turn: GuardiansTurn, uses: readonly Use[]): void {
  const struck = struckTogether(uses, (use) => struckBy(turn.state, use));
  for (const { area: use, cards } of struck) strike(turn, use, cards);
}

/** One public event, also when nothing is discarded. */
function strike(turn: GuardiansTurn, { seat, source, effect }: Use, cards: readonly InstanceId[]): void {
  turn.emit({
    type: 'areaStruck',
    seat,
    source: shownSource(turn.state, source),
    value: effect.value ?? 0,
    what: areaAttack(effect),
    cards: shownCards(turn.state, cards),
  });
  if (cards.length > 0) discard(turn, cards, 'AREA');
}

/** Creatures of the enemy’s combat hand of base vitality up to its strength, but for those immune to it (GUARD-126, GUARD-130). */
function struckBy(state: State, { seat, effect }: Use): InstanceId[] {
  const enemy = otherSeat(seat);
  if (guardianFought(combatOf(state)) === enemy) return [];
  const sorts = areaSorts(effect);
  const fight = fightInHand(state, combatOf(state), enemy);
  return combatHand(state, enemy).filter(
    (id) =>
      (cardOf(state, id).vitality ?? 0) <= (effect.value ?? 0) && !sorts.some((sort) => isImmune(fight, id, sort)),
  );
}

/** An area-of-effect attack on the enemy’s combat hand (cards.md 5.3). */
export const areaOperation: OperationRules = {
  targets: (state) => (state.combat ? nothingToChoose() : []),
  apply(turn, use) {
    strikeTogether(turn, [use]);
  },
};
