import type { Effect, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { cardOf, printed } from '../printed.js';
import type { State } from '../state.js';
import { strongholdOf } from '../table/players.js';

/** What the ranged attack of the creature UNDER a stronghold adds, with the `RANGED` of the stronghold (ARENA-RNG-02). */
export function rangedStrength(state: State, seat: Seat, position: StrongholdPosition): number {
  const { card, under, upgrade, downgrade } = strongholdOf(state, seat, position);
  if (!under) return 0;
  const attached = [upgrade, downgrade].filter((id) => id !== null);
  const effects = [printed(card), ...attached.map((id) => cardOf(state, id))].flatMap((source) => source.effects);
  const bonus = effects.filter(isRangedBonus).reduce((sum, { value = 0 }) => sum + value, 0);
  return Math.max(0, (cardOf(state, under.id).rangedStrength ?? 0) + bonus);
}

const isRangedBonus = ({ op, games }: Effect): boolean => op === 'RANGED' && (!games || games.includes('ARENA'));
