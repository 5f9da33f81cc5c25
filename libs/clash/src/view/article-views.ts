import { pointsOf } from '../end-of-game/pages.js';
import { articleValues } from '../content/article-values.js';
import type { ArticleWon, State } from '../state.js';
import { planOf } from '../table/scenario.js';
import type { ArticleId, ArticleSize } from '../words.js';
import type { SideView, View } from './view-schema.js';

/** An article on a page, with its points there (CLASH-186). */
export function articleView(state: State, article: ArticleWon): SideView['page'][number] {
  const { kind, id, turn } = article;
  const size = kind === 'OBJECTIVE' ? sizeOf(state, id) : 'SMALL';
  return { kind, articleId: id, size, points: pointsOf(state, article), turn };
}

/** The articles of the sheet that no side has won yet (CLASH-255). */
export const stakeViews = (state: State): View['atStake'] =>
  state.atStake.map((articleId) => {
    const size = sizeOf(state, articleId);
    return { articleId, size, points: articleValues[size] };
  });

const sizeOf = (state: State, articleId: ArticleId): ArticleSize =>
  planOf(state).articles.find(({ id }) => id === articleId)?.size ?? 'SMALL';
