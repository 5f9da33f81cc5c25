import type { Article } from '../schema.js';
import { finalArticle } from './final-article.js';
import { objectiveArticles } from './objective-articles.js';

export { advertisements } from './advertisements.js';
export { headlines } from './headlines.js';

/** The articles of the front page but those of heroes, which stand with the heroes: one for each objective, then the final one. */
export const articles: readonly Article[] = [...objectiveArticles, finalArticle];
