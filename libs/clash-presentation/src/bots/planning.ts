import * as skirmish from '#skirmish-presentation';
import { book, type CommandOf, type FigureId } from '#clash/queries';
import { actorOf } from './actor.js';
import { judgeOf } from './judge.js';
import { figureOf, heroOf, type Outlook } from './outlook.js';
import { prospectsOf } from './prospects-of.js';

/** The promise of playing these cards on a hero this turn. */
export function worthOfPlan(outlook: Outlook, heroId: FigureId, plays: CommandOf<'planCards'>['plays']): number {
  const [figure, hero] = [figureOf(outlook, heroId), heroOf(outlook, heroId)];
  if (!figure || !hero) return 0;
  const { hand, wounds, woundLimit, discard } = hero;
  const planner: skirmish.Planner = {
    actor: actorOf(outlook, figure),
    hand: hand - wounds,
    wounds,
    woundLimit,
    discard,
    prospectsOf: (actor) => prospectsOf(outlook, actor),
    granted: (powers) => actorOf(outlook, figure, powers),
  };
  return skirmish.worthOfPlan(outlook, { ...judgeOf(outlook), foresees: true }, book, planner, plays);
}
