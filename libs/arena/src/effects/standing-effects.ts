import type { Effect, InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import type { ArenaTurn } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import type { State } from '../state.js';
import { playerOf, positions, strongholdOf } from '../table/players.js';
import { shownCards } from '../table/faces.js';

/** Effects of a card that exist in Arena (CARD-10). */
export const effectsOf = (state: State, id: InstanceId): Effect[] =>
  cardOf(state, id).effects.filter(({ games }) => !games || games.includes('ARENA'));

const has = (state: State, id: InstanceId, op: Effect['op'], what?: Effect['what']): boolean =>
  effectsOf(state, id).some((effect) => effect.op === op && effect.what === what);

/** An upgrade that holds any creature under this stronghold (ARENA-ENL-12). */
const holds = (state: State, seat: Seat, position: StrongholdPosition): boolean => {
  const { upgrade } = strongholdOf(state, seat, position);
  return upgrade !== null && has(state, upgrade, 'HOLD');
};

/** Whether a creature may be put UNDER this stronghold: influential, ranged, by its text or by the upgrade (ARENA-ENL-04). */
export function mayLieUnder(state: State, seat: Seat, position: StrongholdPosition, id: InstanceId): boolean {
  const { influenceValue, rangedStrength } = cardOf(state, id);
  if (influenceValue !== undefined || rangedStrength !== undefined) return true;
  return has(state, id, 'GRANT', 'ENTER_FROM_UNDER') || holds(state, seat, position);
}

/** Whether the creature UNDER this stronghold may enter the arena (ARENA-ENT-05). */
export function mayEnterFromUnder(state: State, seat: Seat, position: StrongholdPosition): boolean {
  const { under } = strongholdOf(state, seat, position);
  if (!under) return false;
  return has(state, under.id, 'GRANT', 'ENTER_FROM_UNDER') || holds(state, seat, position);
}

/** What may not lie UNDER a stronghold any more, since its upgrade has gone, goes to the pen (ARENA-ENL-12). */
export function upgradeHolds(turn: ArenaTurn, seat: Seat): void {
  if (!playerOf(turn.state, seat).strongholds) return;
  for (const position of positions) {
    const { under } = strongholdOf(turn.state, seat, position);
    if (!under || mayLieUnder(turn.state, seat, position, under.id)) continue;
    const items = under.items.map(({ id }) => id);
    turn.emit({
      type: 'cardsSentToPen',
      seat,
      why: 'EFFECT',
      cards: shownCards(turn.state, [under.id]),
      items: shownCards(turn.state, items),
    });
  }
}
