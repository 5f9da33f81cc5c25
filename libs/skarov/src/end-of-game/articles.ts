import { isMet, scopeOfMission } from '#skirmish/behaviour';
import { standsOnBoard } from '#skirmish/figures';
import { box, missionById } from '../content/catalogue.js';
import type { SkarovTurn, Evolvers } from '../flow/turn.js';
import type { ArticleSubject } from '../front-page/page.js';
import { book } from '../rulebook.js';
import { scenarioOf } from '../table/adventure.js';
import type { FigureId, Side } from '../words.js';

/** An article goes on the front page, with the face of a side (SKAROV-OBJ-02). */
function win(turn: SkarovTurn, side: Side, subject: ArticleSubject, articleId: string, weight = 1): void {
  turn.emit({ type: 'articleWon', side, subject, articleId, weight });
}

const weightOf = (articleId: string): number => box.find.article(articleId)?.weight ?? 1;

/** The article of an objective, for the side that has it (SKAROV-OBJ-02). */
export const winObjective = (turn: SkarovTurn, articleId: string, side: Side): void => {
  win(turn, side, 'OBJECTIVE', articleId, weightOf(articleId));
};

/** An article of the scenario alone. */
export function winExtra(turn: SkarovTurn, articleId: string, side: Side): void {
  const weight = scenarioOf(turn.state)?.articles.find(({ id }) => id === articleId)?.weight;
  win(turn, side, 'EXTRA', articleId, weight);
}

/** A hero who goes out of action is disgraced at once; it counts for the overlord (SKAROV-NEWS-03). */
export const disgrace = (turn: SkarovTurn, heroId: FigureId): void => {
  win(turn, 'OVERLORD', 'DISGRACE', heroId);
};

/** Arrest or escape; exactly one is added (SKAROV-NEWS-01). */
export const winFinal = (turn: SkarovTurn, side: Side): void => {
  const id = box.printed.article.find(({ kind }) => kind === 'FINAL')?.id ?? '';
  win(turn, side, 'FINAL', id, weightOf(id));
};

/**
 * Missions of heroes in play that hold now; those that speak of the end only when the game has ended (SKAROV-MISS-03,
 * SKAROV-MISS-04).
 */
export function accomplishMissions(turn: SkarovTurn, atTheEnd: boolean): void {
  const { state } = turn;
  for (const { heroId, missionId, missionDone } of state.heroes) {
    if (missionId === null || missionDone || !standsOnBoard(state, heroId)) continue;
    const { atEnd, condition } = missionById(missionId);
    if (atEnd === atTheEnd && isMet({ state, book }, condition, scopeOfMission(state, heroId))) {
      turn.emit({ type: 'missionAccomplished', heroId, missionId });
    }
  }
}

/** Heroes who have done their mission and were never put out are praised (SKAROV-NEWS-02). */
export function praise(turn: SkarovTurn): void {
  const { state } = turn;
  for (const { heroId, missionDone } of state.heroes) {
    if (missionDone && standsOnBoard(state, heroId)) win(turn, 'HEROES', 'PRAISE', heroId);
  }
}

export const articleEvolvers = {
  articleWon(state, { side, subject, articleId: id, weight }) {
    state.page.push({ subject, id, side, weight, turn: state.turn });
  },
} satisfies Partial<Evolvers>;
