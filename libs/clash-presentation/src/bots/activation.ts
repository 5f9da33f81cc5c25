import { best, commandOf } from '#kernel';
import type { Command } from '#clash/queries';
import { worthOfAction } from './acting.js';
import { actorOf } from './actor.js';
import { figureOf, type Outlook } from './outlook.js';
import { prospectsOf } from './prospects-of.js';

/** The least gain for which the bot acts at all. */
const EFFORT = 0.003;

/** The next act of the active hero, or of one of its sidekicks; or the end of the activation when nothing is worth it. */
export function act(outlook: Outlook): Command | undefined {
  const { active } = outlook.view;
  const end = commandOf(outlook, 'endActivation');
  if (!active) return end;
  const gainOf = (command: Command): number => {
    const figureId = 'figureId' in command ? command.figureId : active.heroId;
    const figure = figureOf(outlook, figureId);
    if (!figure) return -1;
    const prospects = prospectsOf(outlook, actorOf(outlook, figure));
    const actions = figureId === active.heroId ? active.actions : 1;
    return worthOfAction(outlook, prospects, command, actions) - prospects.future(figure.spaceId);
  };
  const deeds = outlook.legal.filter(({ type }) => type !== 'endActivation');
  const gains = new Map(deeds.map((command) => [command, gainOf(command)]));
  const deed = best(deeds, (command) => gains.get(command) ?? 0);
  return deed && (gains.get(deed) ?? 0) > EFFORT ? deed : end;
}
