import { articleValues } from '../content/article-values.js';
import type { ClashTurn } from '../flow/turn.js';
import type { ArticleWon } from '../state.js';
import { planOf } from '../table/scenario.js';
import type { ArticleId, ArticleSize, Side } from '../words.js';

/** Puts an article on a side's front page: praise and discredit are small, the latter negative (CLASH-182, CLASH-183). */
export function winArticle(turn: ClashTurn, side: Side, kind: ArticleWon['kind'], articleId: ArticleId): void {
  const size = kind === 'OBJECTIVE' ? sizeOf(turn, articleId) : 'SMALL';
  const points = kind === 'DISCREDIT' ? -articleValues[size] : articleValues[size];
  turn.emit({ type: 'articleWon', side, kind, articleId, size, points });
}

const sizeOf = ({ state }: ClashTurn, articleId: ArticleId): ArticleSize =>
  planOf(state).articles.find(({ id }) => id === articleId)?.size ?? 'SMALL';
