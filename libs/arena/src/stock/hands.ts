import type { Evolvers, ArenaTurn } from '../flow/turn.js';
import { inOrder, playerOf } from '../table/players.js';

/** Each seat that has cards there takes its depot or its pen into hand (ARENA-PRI-01, ARENA-SEC-01, ARENA-RAI-02). */
export function pickUp(turn: ArenaTurn, from: 'DEPOT' | 'PEN'): void {
  for (const seat of inOrder(turn.state)) {
    const { depot, pen } = playerOf(turn.state, seat);
    const { length: count } = from === 'DEPOT' ? depot : pen;
    if (count > 0) turn.emit({ type: 'handTaken', seat, from, count });
  }
}

/** Hand, depot and pen become one: last the cards that have just been drawn (ARENA-STK-06). */
export function takeReserve(turn: ArenaTurn): void {
  for (const seat of inOrder(turn.state)) {
    const { hand, depot, pen } = playerOf(turn.state, seat);
    turn.emit({ type: 'reserveTaken', seat, count: hand.length + depot.length + pen.length });
  }
}

export const handEvolvers = {
  handTaken(state, { seat, from }) {
    const player = playerOf(state, seat);
    if (from === 'DEPOT') {
      player.hand.push(...player.depot);
      player.depot = [];
    } else {
      player.hand.push(...player.pen);
      player.pen = [];
    }
  },
  reserveTaken(state, { seat }) {
    const player = playerOf(state, seat);
    player.hand = [...player.depot, ...player.pen, ...player.hand];
    player.depot = [];
    player.pen = [];
  },
} satisfies Partial<Evolvers>;
