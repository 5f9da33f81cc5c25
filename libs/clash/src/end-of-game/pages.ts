import type { ScorePart } from '#kernel';
import type { Evolvers } from '../flow/turn.js';
import type { ArticleWon, State } from '../state.js';
import { planOf } from '../table/scenario.js';
import type { ArticleSize, Side } from '../words.js';
import { articleValues } from '../content/article-values.js';

/** The size of an article: what the sheet says, small for those about heroes (CLASH-182, CLASH-183). */
const sizeOf = (state: State, { kind, id }: ArticleWon): ArticleSize =>
  kind === 'OBJECTIVE' ? (planOf(state).articles.find((article) => article.id === id)?.size ?? 'SMALL') : 'SMALL';

/** The points of an article for its page; a discredit article takes off (CLASH-186). */
export const pointsOf = (state: State, article: ArticleWon): number =>
  articleValues[sizeOf(state, article)] * (article.kind === 'DISCREDIT' ? -1 : 1);

const partNames = { OBJECTIVE: 'objectives', PRAISE: 'praise', DISCREDIT: 'discredit' } as const;

/** The points of a side's page by where they come from (CLASH-187). */
export const pageParts = (state: State, side: Side): ScorePart[] =>
  (['OBJECTIVE', 'PRAISE', 'DISCREDIT'] as const).map((kind) => ({
    name: partNames[kind],
    points: state.sides[side].page
      .filter((article) => article.kind === kind)
      .reduce((points, article) => points + pointsOf(state, article), 0),
  }));

/** The total of a side's page (CLASH-187). */
export const pagePoints = (state: State, side: Side): number =>
  pageParts(state, side).reduce((total, { points }) => total + points, 0);

export const pageEvolvers = {
  articleWon(state, { side, kind, articleId }) {
    state.sides[side].page.push({ kind, id: articleId, turn: state.turn });
    if (kind === 'OBJECTIVE') state.atStake = state.atStake.filter((id) => id !== articleId);
  },
} satisfies Partial<Evolvers>;
