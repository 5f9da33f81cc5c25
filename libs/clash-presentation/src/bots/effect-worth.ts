import * as skirmish from '#skirmish-presentation';
import type { Effect } from '#skirmish/content/vocabulary';
import type { FigureId } from '#clash/queries';
import { judgeOf } from './judge.js';
import type { Outlook } from './outlook.js';

/** The worth of effects for the side of a hero, as a guess. */
export const worthOfEffects = (outlook: Outlook, effects: readonly Effect[], heroId: FigureId): number =>
  skirmish.worthOfEffects(outlook, judgeOf(outlook), effects, heroId);
