import type { ArticleId, FigureId, ObjectUse, TestId } from '../words.js';

/** Something that may set a reaction or special rule off (clash.md 11). */
export type Happening =
  | { readonly kind: 'ATTACKED' | 'HIT' | 'ARRIVED' | 'OUT' | 'ACTIVATION_ENDED'; readonly figureId: FigureId }
  | { readonly kind: 'TEST_PASSED' | 'TEST_FAILED'; readonly testId: TestId; readonly figureId: FigureId }
  | { readonly kind: 'OBJECT_USED'; readonly kindId: string; readonly use: ObjectUse; readonly figureId: FigureId }
  | { readonly kind: 'ARTICLE'; readonly articleId: ArticleId }
  | { readonly kind: 'TURN_START' | 'TURN_END' };
