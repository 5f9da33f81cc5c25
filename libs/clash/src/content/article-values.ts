import { z } from 'zod';
import type { ArticleSize } from '../words.js';

export const articleValuesSchema = z.strictObject({ LARGE: z.int(), MEDIUM: z.int(), SMALL: z.int() }).meta({
  id: 'ArticleValues',
  description: 'Points of an article by size; a negative one takes as much off (CLASH-186).',
});

/** The worth of articles (CLASH-186). */
export const articleValues: Readonly<Record<ArticleSize, number>> = { LARGE: 4, MEDIUM: 2, SMALL: 1 };
