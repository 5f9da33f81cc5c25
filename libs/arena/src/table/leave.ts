import type { InstanceId } from '#cards';
import type { Item, Player, State } from '../state.js';
import { positions } from './players.js';

/**
 * Takes a card away from its place, out of the combat too; the creature items on it are left to the caller.
 * The base of every evolver that moves a card. Changes the state.
 * @returns the items that lay on it.
 */
export function leave(state: State, id: InstanceId): Item[] {
  leaveCombat(state, id);
  if (state.terrain === id) state.terrain = null;
  for (const player of state.players) leavePiles(player, id);
  return leavePlaces(state, id);
}

/** Its commands end with it, what it did stays done (ARENA-CMD-03). */
function leaveCombat({ combat }: State, id: InstanceId): void {
  if (!combat) return;
  combat.shields = combat.shields.filter((shield) => shield.id !== id);
  const fighter = combat.fighters.find((candidate) => candidate.id === id);
  if (!fighter) return;
  combat.fighters = combat.fighters.filter((candidate) => candidate !== fighter);
  combat.inForce = combat.inForce.filter(({ source, command }) => source !== id || !command);
  if (fighter.part === 'DUELLIST') combat.gone.push(fighter.seat);
}

function leavePiles(player: Player, id: InstanceId): void {
  const without = (cards: InstanceId[]): InstanceId[] =>
    cards.includes(id) ? cards.filter((card) => card !== id) : cards;
  player.pile = without(player.pile);
  player.hand = without(player.hand);
  player.depot = without(player.depot);
  player.pen = without(player.pen);
  player.discard = without(player.discard);
  player.victorious = without(player.victorious);
  player.known = without(player.known);
  if (player.dominant === id) player.dominant = null;
  if (player.standardBearer === id) player.standardBearer = null;
  if (player.prison?.shield === id) player.prison.shield = null;
  if (player.prison?.captive === id) player.prison.captive = null;
  if (player.prison?.shield === null && player.prison.captive === null) player.prison = null;
}

function leavePlaces(state: State, id: InstanceId): Item[] {
  for (const { seat, strongholds } of state.players) {
    const inArena = state.arena[seat];
    if (inArena?.id === id) {
      state.arena[seat] = null;
      return inArena.items;
    }
    for (const position of strongholds ? positions : []) {
      const stronghold = strongholds?.[position];
      if (!stronghold) continue;
      if (stronghold.upgrade === id) stronghold.upgrade = null;
      if (stronghold.downgrade === id) stronghold.downgrade = null;
      for (const level of ['on', 'under'] as const) {
        const placed = stronghold[level];
        if (placed?.id !== id) continue;
        stronghold[level] = null;
        return placed.items;
      }
    }
  }
  return [];
}
