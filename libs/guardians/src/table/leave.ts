import type { InstanceId } from '#cards';
import type { Combat } from '../combat/combat.js';
import type { Ground, Player, State, Stronghold } from '../state.js';
import { positions } from './players.js';

/** A card leaves its place, without the item on it. Changes the state. */
export function leave(state: State, id: InstanceId): void {
  for (const player of state.players) {
    leavePiles(player, id);
    for (const position of positions) if (player.strongholds) leaveStronghold(player.strongholds[position], id);
  }
  for (const ground of Object.values(state.board)) leaveGround(ground, id);
  if (state.combat) leaveCombat(state.combat, id);
}

function leaveCombat(combat: Combat, id: InstanceId): void {
  combat.fighters = combat.fighters.filter((fighter) => fighter.id !== id);
  if (combat.merging?.shield === id) combat.merging.shield = null;
}

function leavePiles(player: Player, id: InstanceId): void {
  for (const place of ['pile', 'hand', 'depot', 'pen', 'discard', 'known'] as const) {
    if (player[place].includes(id)) player[place] = player[place].filter((card) => card !== id);
  }
  if (player.dominant === id) player.dominant = null;
}

function leaveStronghold(stronghold: Stronghold, id: InstanceId): void {
  if (stronghold.works === id) stronghold.works = null;
  if (stronghold.held === id) stronghold.held = null;
  if (stronghold.under?.id === id) stronghold.under = null;
  else if (stronghold.under?.item === id) stronghold.under.item = null;
}

function leaveGround(ground: Ground, id: InstanceId): void {
  if (ground.terrain?.id === id) ground.terrain = null;
  for (const [seat, stack] of ground.stacks.entries()) {
    if (!stack) continue;
    if (stack.shield === id) stack.shield = null;
    stack.creatures = stack.creatures.filter((creature) => creature.id !== id);
    for (const creature of stack.creatures) if (creature.item === id) creature.item = null;
    if (stack.shield === null && stack.creatures.length === 0) ground.stacks[seat] = null;
  }
}
