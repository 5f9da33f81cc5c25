import type { ArenaTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import type { Reason } from '../words.js';
import { inOrder, otherSeat, ruinsOf, seats } from './players.js';
import { shownCard, shownCards } from './faces.js';

/** Victorious creatures that win (ARENA-END-01). */
export const VICTORIOUS_TO_WIN = 5;
const RUINS_TO_LOSE = 3;

/** The consequences of every movement of cards: prisons, then victory (ARENA-GEN-09, ARENA-END-04). */
export function settle(turn: ArenaTurn): void {
  if (turn.state.over) return;
  for (const seat of inOrder(turn.state)) settlePrison(turn, seat);
  const outcome = outcomeOf(turn.state);
  if (outcome) turn.emit({ type: 'outcomeReached', ...outcome });
}

/** A captive without shield, and a shield without captive, are discarded (ARENA-PRS-04). */
function settlePrison(turn: ArenaTurn, seat: number): void {
  const { prison } = turn.state.players[seat] ?? {};
  if (!prison || (prison.shield && prison.captive)) return;
  if (prison.captive) {
    const owner = turn.state.cards[prison.captive]?.owner ?? otherSeat(seat);
    turn.emit({
      type: 'cardsDiscarded',
      seat: owner,
      why: 'PRISON_LEFT',
      cards: shownCards(turn.state, [prison.captive]),
      items: [],
    });
  } else if (prison.shield) {
    turn.emit({ type: 'prisonShieldDiscarded', seat, card: shownCard(turn.state, prison.shield) });
  }
}

/** The winner, if there is one; both at once is a draw (ARENA-END-05, ARENA-END-09). */
function outcomeOf(state: State): { reason: Reason; winner: number | null } | undefined {
  for (const [reason, wins] of conditions) {
    const winners = seats.filter((seat) => wins(state, seat));
    if (winners.length === 0) continue;
    const all = seats.filter((seat) => conditions.some(([, condition]) => condition(state, seat)));
    return { reason, winner: all.length === 2 ? null : (winners[0] ?? null) };
  }
  return undefined;
}

const conditions: readonly (readonly [Reason, (state: State, seat: number) => boolean])[] = [
  ['VICTORIOUS', (state, seat) => (state.players[seat]?.victorious.length ?? 0) >= VICTORIOUS_TO_WIN],
  [
    'RUINS',
    (state, seat) =>
      state.players[otherSeat(seat)]?.strongholds != null && ruinsOf(state, otherSeat(seat)) === RUINS_TO_LOSE,
  ],
];
