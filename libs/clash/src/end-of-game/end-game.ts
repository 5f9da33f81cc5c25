import { scopeOfMission } from '#skirmish/behaviour';
import { phaseAfterEnd } from '#skirmish/campaign';
import { isMet } from '../shared.js';
import { missionById } from '../content/catalogue.js';
import type { ClashTurn, Evolvers } from '../flow/turn.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { heroesInPlay } from '../table/heroes.js';
import { overOf } from '../table/over.js';
import { planOf } from '../table/scenario.js';
import { isVersus, sidesInPlay } from '../table/seats.js';
import type { EndReason, Outcome, Side } from '../words.js';
import { accomplish } from './articles.js';
import { pagePoints } from './pages.js';

const outcomeOfSide: Readonly<Record<Side, Outcome>> = { A: 'SIDE_A', B: 'SIDE_B' };

/** The result of the pages: the higher total wins, equal ones are a draw (CLASH-187, CLASH-188). */
function outcomeOfPages(state: State): Outcome {
  const ahead = pagePoints(state, 'A') - pagePoints(state, 'B');
  if (ahead === 0) return 'DRAW';
  return outcomeOfSide[ahead > 0 ? 'A' : 'B'];
}

/** The winner when the game ends for this reason (CLASH-189, CLASH-251, CLASH-253, CLASH-257, CLASH-258). */
function outcomeOf(state: State, reason: EndReason): Outcome {
  if (reason === 'VILLAIN_OBJECTIVE') return 'VILLAIN';
  if (!isVersus(state)) return reason === 'VICTORY' ? outcomeOfSide[state.options.startSide] : 'VILLAIN';
  if (reason === 'TURN_LIMIT' && planOf(state).victory.atTurnLimit === 'VILLAIN') return 'VILLAIN';
  if (reason === 'RESIGNATION') {
    const left = state.seats.find(({ resigned }) => !resigned);
    return left ? outcomeOfSide[left.side] : 'DRAW';
  }
  return outcomeOfPages(state);
}

/** Missions about the end are looked at once, for heroes in play (CLASH-207). */
function missionsAtEnd(turn: ClashTurn): void {
  const { state } = turn;
  for (const { heroId, missionId, missionDone } of heroesInPlay(state)) {
    if (missionId === null || missionDone) continue;
    const { atEnd, condition } = missionById(missionId);
    if (atEnd && isMet(state, condition, scopeOfMission(state, heroId))) accomplish(turn, heroId, missionId);
  }
}

/**
 * The game ends where it stands (CLASH-252): missions about the end, pages, outcome (clash.md 8). Does nothing in a
 * game that has ended.
 * @param outcome who has won, where the reason alone does not say it.
 */
export function endGame(turn: ClashTurn, reason: EndReason, outcome?: Outcome): void {
  const { state } = turn;
  if (overOf(state)) return;
  missionsAtEnd(turn);
  const pages = sidesInPlay(state).map((side) => ({ side, points: pagePoints(state, side) }));
  turn.emit({ type: 'gameEnded', outcome: outcome ?? outcomeOf(state, reason), reason, pages });
}

export const gameEndEvolvers = {
  gameEnded(state, { outcome, reason }) {
    // Hidden cards and tokens are not shown by the end: a campaign goes on with its heroes.
    if (state.phase === 'STRATEGY') for (const hero of state.heroes) hero.tokens = null;
    Object.assign(state, {
      over: { outcome, reason },
      phase: phaseAfterEnd(book, state),
      step: null,
      active: null,
      window: null,
      stack: [],
      villainItem: null,
    });
    for (const seat of state.seats) seat.ready = false;
  },
} satisfies Partial<Evolvers>;
