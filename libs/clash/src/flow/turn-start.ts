import type { Machine } from '../machine/machine.js';
import { pushMoment } from '../machine/moments.js';
import { takeBackDiscards } from '../wounds/cards-and-wounds.js';
import type { ClashTurn } from './turn.js';
import { stackDecks } from './strategy/initiative-order.js';
import { opensStep } from './opens-step.js';

/** A turn begins; the scenario's rules about its start follow (clash.md 8). */
export function startTurn(turn: ClashTurn, machine: Machine): void {
  turn.emit({ type: 'turnStarted', turn: turn.state.turn + 1 });
  pushMoment(machine, { turnStart: true });
}

/** After those rules: piles are taken back once more (CLASH-053), decks are stacked, and everybody plans. */
export function openStrategy(turn: ClashTurn): void {
  takeBackDiscards(turn);
  if (turn.state.over) return;
  stackDecks(turn);
  opensStep(turn, 'strategy');
}
