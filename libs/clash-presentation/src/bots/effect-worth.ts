import * as skirmish from '#skirmish-presentation';
import type { Effect } from '#skirmish/content/vocabulary';
import { tableOfView, type FigureId, type SpaceId } from '#clash/queries';
import { judgeOf } from './judge.js';
import type { Outlook } from './outlook.js';

/** The worth of effects for the side of a hero, as a guess. */
export const worthOfEffects = (outlook: Outlook, effects: readonly Effect[], heroId: FigureId): number =>
  skirmish.worthOfEffects(outlook, judgeOf(outlook), effects, heroId);

/** The worth of what the rules say that effects would do now for a hero who stands there; `sourceId`: the test or action. */
export function worthOfPossible(
  outlook: Outlook,
  effects: readonly Effect[],
  heroId: FigureId,
  at: SpaceId | undefined,
  sourceId: string,
): number {
  const { of, named } = skirmish.possibleAt(tableOfView(outlook.view), heroId, at, sourceId);
  return skirmish.worthOfEffects(outlook, { ...judgeOf(outlook), named }, of(effects), heroId);
}
