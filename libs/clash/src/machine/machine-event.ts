import type * as machine from '#skirmish/machine';
import type { ArticleId, FigureId, ObjectUse } from '../words.js';

/** The triggers of reactions in Clash alone (clash.md 11). */
export type OwnHappening =
  | { readonly kind: 'OBJECT_USED'; readonly kindId: string; readonly use: ObjectUse; readonly figureId: FigureId }
  | { readonly kind: 'ARTICLE'; readonly articleId: ArticleId };

/** Something that may set a reaction or special rule off. */
export type MachineEvent = machine.MachineEvent | OwnHappening;
