import { cancelledOrders, demandOf, type Order } from '#cards/engine';
import { sourceCard } from '../table/sources.js';
import type { InForce, State } from '../state.js';

/**
 * Keys of the effects in force to cancel after new commands came: of commands that demand different states of one rule the
 * one with the lower dominant value, on equal values both (ARENA-CMD-01, -02, -04). A cancelled command ends as a whole.
 * `keys` are the new ones: without a demand among them nothing changes.
 */
export function cancelledBy(state: State, keys: readonly string[]): string[] {
  const commands = state.combat?.inForce.filter(({ command }) => command) ?? [];
  if (!commands.some((command) => keys.includes(command.key) && orderOf(state, command))) return [];
  const lost = new Set(cancelledOrders(commands.flatMap((command) => orderOf(state, command) ?? [])));
  const sources = commands.filter(({ key }) => lost.has(key)).map(({ source }) => source);
  return commands.filter(({ source }) => sources.includes(source)).map(({ key }) => key);
}

function orderOf(state: State, { key, source, effect: index, seat }: InForce): Order | undefined {
  const card = sourceCard(state, source);
  const effect = card.effects[index];
  const demand = effect && demandOf('ARENA', effect, seat);
  return demand && { ...demand, key, strength: card.dominantValue ?? 0 };
}
