import type { ClashTurn } from '../flow/step-rules.js';
import type { Credit } from '../machine/context.js';
import type { FigureId } from '../state.js';
import { accomplishMissions, winArticles } from './articles.js';
import { endIfOver } from './game-ends.js';
import { nobodysCredit, putOut, whoIsOut } from './outs.js';

/** What a state check has changed, in order. */
export interface CheckOutcome {
  readonly outs: readonly FigureId[];
  readonly articles: readonly string[];
}

/**
 * The state check: figures that are out go together, then articles, missions and ends of the game, again until nothing
 * changes (CLASH-203, CLASH-178). The game may be over afterwards. `credit`: who has caused it (CLASH-246).
 */
export function stateCheck(turn: ClashTurn, credit: Credit = nobodysCredit): CheckOutcome {
  const outs: FigureId[] = [];
  const articles: string[] = [];
  if (turn.state.phase === 'SETUP') return { outs, articles };
  while (turn.state.over === null && turn.state.phase !== 'ADVANCEMENT') {
    const leaving = whoIsOut(turn.state);
    for (const { figureId, cause } of leaving) putOut(turn, figureId, cause, credit);
    const won = winArticles(turn);
    const done = turn.state.heroes.filter(({ missionDone }) => missionDone).length;
    accomplishMissions(turn);
    outs.push(...leaving.map(({ figureId }) => figureId));
    articles.push(...won);
    endIfOver(turn);
    const accomplished = turn.state.heroes.filter(({ missionDone }) => missionDone).length > done;
    if (leaving.length === 0 && won.length === 0 && !accomplished) break;
  }
  return { outs, articles };
}
