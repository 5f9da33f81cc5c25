import { weightOf } from '#skirmish/content';
import type { Credit } from '#skirmish/machine';
import { nobodysCredit } from '#skirmish/wounds';
import type { ClashTurn } from '../flow/turn.js';
import type { MachineEvent } from '../machine/machine-event.js';
import { overOf } from '../table/over.js';
import { planOf } from '../table/scenario.js';
import type { FigureId } from '../words.js';
import { putOut, whoIsOut } from '../wounds/outs.js';
import { accomplishMissions, winArticles } from './articles.js';
import { endIfOver } from './end-if-over.js';

/**
 * The state check: figures that are out go together, then articles, missions and ends of the game, again until nothing
 * changes (CLASH-203, CLASH-178). The game may be over afterwards. `credit`: who has caused it (CLASH-246).
 * @returns who has gone out, in order, then which articles have been won.
 */
export function stateCheck(turn: ClashTurn, credit: Credit = nobodysCredit): MachineEvent[] {
  const outs: FigureId[] = [];
  const articles: string[] = [];
  if (turn.state.phase === 'SETUP') return [];
  const { victory, articles: atStake } = planOf(turn.state);
  while (!overOf(turn.state)) {
    turn.spend(weightOf(victory) + weightOf(atStake));
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
  return [
    ...outs.map((figureId) => ({ kind: 'OUT' as const, figureId })),
    ...articles.map((articleId) => ({ kind: 'ARTICLE' as const, articleId })),
  ];
}
