import { opensStep } from '../shared.js';
import type { ClashTurn } from '../flow/turn.js';
import type { Machine } from '../machine/runner.js';
import { overOf } from '../table/over.js';
import { pushMoment } from '../threat-sheets/moments.js';
import { takeBackDiscards } from '../wounds/cards-and-wounds.js';
import { stackDecks } from './initiative-order.js';

/** A turn begins; the scenario's rules about its start follow (clash.md 8). */
export function startTurn(turn: ClashTurn, machine: Machine): void {
  turn.emit({ type: 'turnStarted', turn: turn.state.turn + 1 });
  pushMoment(machine, { turnStart: true });
}

/** After those rules: piles are taken back once more (CLASH-053), decks are stacked, and all players plan. */
export function openStrategy(turn: ClashTurn): void {
  takeBackDiscards(turn);
  if (overOf(turn.state)) return;
  stackDecks(turn);
  opensStep(turn, 'strategy');
}
