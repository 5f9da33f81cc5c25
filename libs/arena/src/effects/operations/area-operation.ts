import type { InstanceId } from '#cards';
import { areaAttack, areaSorts, struckTogether } from '#cards/effects';
import type { ArenaTurn } from '../../flow/turn.js';
import { cardOf } from '../../table/cards.js';
import type { State } from '../../state.js';
import { otherSeat, playerOf } from '../../table/players.js';
import { shownCards } from '../../table/faces.js';
import { immuneToAttack } from '../../totals/attributes.js';
import { nothingToChoose, type OperationRules, type Use } from './operation-rules.js';
import { shownSource } from '../../table/sources.js';

/** Areas that act together: what each of them discards is read before the first one strikes (ARENA-AOE-06). */
export function strikeTogether(turn: ArenaTurn, uses: readonly Use[]): void {
  const struck = struckTogether(uses, (use) => struckBy(turn.state, use));
  for (const { area: use, cards } of struck) strike(turn, use, cards);
}

/** One public event, also when nothing is discarded (ARENA-AOE-06). */
function strike(turn: ArenaTurn, { seat, source, effect }: Use, cards: readonly InstanceId[]): void {
  turn.emit({
    type: 'areaStruck',
    seat,
    source: shownSource(turn.state, source),
    value: effect.value ?? 0,
    what: areaAttack(effect),
    cards: shownCards(turn.state, cards),
  });
}

/** Creatures of the enemy's hand of base vitality up to its power, but those immune to AoE or to its type (ARENA-AOE-01, -04). */
function struckBy(state: State, { seat, effect }: Use): InstanceId[] {
  const sorts = areaSorts(effect);
  return playerOf(state, otherSeat(seat)).hand.filter((id) => {
    const { type, vitality = 0 } = cardOf(state, id);
    if (type !== 'CREATURE' || vitality > (effect.value ?? 0)) return false;
    return !sorts.some((sort) => immuneToAttack(state, id, sort));
  });
}

/** An area-of-effect attack on the enemy's hand (cards.md 5.3). */
export const area: OperationRules = {
  targets: nothingToChoose,
  apply(turn, use) {
    strikeTogether(turn, [use]);
    return false;
  },
};
