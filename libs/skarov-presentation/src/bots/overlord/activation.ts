import { best, commandOf, commandsOf } from '#kernel';
import { type Command, type CommandOf, missionById } from '#skarov/queries';
import { figureOf, type Standing } from '../outlook.js';
import { eventToPlay } from './events.js';
import { isSkarov, type Outlook } from './outlook.js';
import { barring, prospectsOf, worthOfSheet, type Prospects } from './prospects.js';
import { dangerAt } from './stakes.js';

/** The least gain for which the bot acts at all. */
const EFFORT = 0.004;
/** Going where another action could lead as well is put off. */
const HURRY = 0.98;
/** The gain of getting up for villains on spaces where they can do nothing. */
const RESTLESS = 0.2;

/** The sheet that can do most: attacks, ways to the heroes, Skarov's escape or flight. */
export const chooseSheet = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'activateSheet'), ({ sheetId }) => worthOfActivating(outlook, sheetId));

function worthOfActivating(outlook: Outlook, sheetId: string): number {
  const figures = outlook.villains.filter((villain) => villain.sheetId === sheetId);
  const attacks = worthOfSheet(outlook, sheetId);
  const [only] = figures;
  const flight = only && isSkarov(only) ? (isEscapeRight(outlook) ? 10 : dangerAt(outlook, only, only.spaceId)) : 0;
  const ways = figures.reduce((sum, villain) => {
    const prospects = prospectsOf(outlook, villain);
    return (
      sum +
      RESTLESS *
        Math.max(0, prospects.now(villain.spaceId, 4) - prospects.now(villain.spaceId, prospects.actor.actions))
    );
  }, 0);
  return attacks + ways + flight;
}

/** The next thing that the activated sheet does; the end of the activation when nothing is worth it. */
export function act(outlook: Outlook): Command | undefined {
  const { active } = outlook.view;
  if (isEscapeRight(outlook)) {
    const escape = commandOf(outlook, 'escape');
    if (escape) return escape;
  }
  const event = eventToPlay(outlook);
  if (event) return event;
  const figure = active && figureOf(outlook, active.figureId);
  return (figure && bestDeed(outlook, figure)) ?? selectNext(outlook) ?? commandOf(outlook, 'endActivation');
}

function bestDeed(outlook: Outlook, figure: Standing): Command | undefined {
  const prospects = prospectsOf(outlook, figure);
  const stay = prospects.future(figure.spaceId);
  const left = outlook.view.active?.actions ?? 0;
  // Villains pass closed doors (SKAROV-DOOR-06): to open one would only help heroes.
  const deeds = [...commandsOf(outlook, 'attack'), ...commandsOf(outlook, 'move')];
  const worth = new Map(deeds.map((deed) => [deed, worthOfDeed(outlook, prospects, deed, left) - stay]));
  return best(deeds, (deed) => worth.get(deed) ?? 0, EFFORT);
}

/** The promise of a command: its effects, the remaining actions, and the later turns. */
function worthOfDeed(outlook: Outlook, prospects: Prospects, deed: CommandOf<'attack' | 'move'>, left: number): number {
  if (deed.type === 'move') return HURRY * prospects.now(deed.spaceId, left - 1) + prospects.future(deed.spaceId);
  const here = prospects.actor.figure.spaceId;
  const target = figureOf(outlook, deed.targetId);
  return (target ? prospects.gainOf(target) : 0) + prospects.now(here, left - 1) + prospects.future(here);
}

/** The figure of the sheet that has most to do; one that has been left has finished (SKAROV-ACT-13). */
const selectNext = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'selectFigure'), ({ figureId }) => {
    const figure = figureOf(outlook, figureId);
    if (!figure) return -1;
    const prospects = prospectsOf(outlook, figure);
    return prospects.now(figure.spaceId, prospects.actor.actions) + barring(outlook, figure.spaceId);
  });

/**
 * Whether the game is won by leaving it now (SKAROV-FINAL-05): the success is an article, and at no difference it decides
 * (SKAROV-NEWS-06). Missions that are looked at in the end count as done.
 */
export function isEscapeRight({ view, heroes }: Outlook): boolean {
  const praised = view.heroes.filter(({ heroId, missionId, missionDone }) => {
    const inPlay = heroes.some(({ figureId }) => figureId === heroId);
    return inPlay && (missionDone || (missionId !== undefined && missionById(missionId).atEnd));
  });
  return view.difference + praised.length - 1 <= 0;
}
