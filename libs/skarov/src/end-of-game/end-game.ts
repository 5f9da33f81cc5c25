import { phaseAfterEnd } from '#skirmish/campaign';
import type { Evolvers, SkarovTurn } from '../flow/turn.js';
import { verdictOn } from '../front-page/page.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import type { EndReason, Side } from '../words.js';
import { accomplishMissions, praise, winFinal } from './articles.js';
import { settleTheRest } from './objectives.js';

/** The side with the final article: arrest, or success; none where the overlord has given up (SKAROV-NEWS-01). */
const finalOf: Readonly<Record<EndReason, Side | null>> = {
  NO_HERO: 'OVERLORD',
  SKAROV_OUT: 'HEROES',
  ESCAPE: 'OVERLORD',
  TURN_LIMIT: 'OVERLORD',
  RESIGNATION: null,
};

/** The side that has resigned as a whole (SKAROV-GEN-13). */
function givenUp({ seats }: State): Side | null {
  const isGone = (side: Side): boolean => seats.every((seat) => seat.side !== side || seat.resigned);
  if (isGone('OVERLORD')) return 'OVERLORD';
  return isGone('HEROES') ? 'HEROES' : null;
}

/**
 * The game ends where it stands: what is left of objectives, the final article, missions about the end, praise, and what the page
 * says (skarov.md 8). Does nothing in a game that has ended.
 */
export function endGame(turn: SkarovTurn, reason: EndReason): void {
  const { state } = turn;
  if (state.over) return;
  if (reason === 'NO_HERO' || reason === 'TURN_LIMIT') settleTheRest(turn);
  const side = finalOf[reason];
  if (side !== null) winFinal(turn, side);
  accomplishMissions(turn, true);
  praise(turn);
  const { winner, difference, headline } = verdictOn(state.page, givenUp(state));
  turn.emit({ type: 'gameEnded', reason, winner, difference, headlineId: headline.id });
}

export const gameEndEvolvers = {
  gameEnded(state, { reason, winner }) {
    if (state.villain?.event) state.overlord.discard.push(state.villain.event);
    Object.assign(state, {
      over: { reason, winner },
      phase: phaseAfterEnd(book, state),
      step: null,
      active: null,
      villain: null,
      window: null,
      stack: [],
      endOfTurnItem: null,
    });
    for (const seat of state.seats) seat.ready = false;
  },
} satisfies Partial<Evolvers>;
