import { best, commandOf, commandsOf } from '#kernel';
import { isBeside, sum, zoneAt, zonesBetween } from '#skirmish-presentation';
import type { SpaceId } from '#skirmish';
import { nodesOf } from '#skirmish/content/lint';
import type { Command, FigureId } from '#clash/queries';
import { actorOf } from './actor.js';
import { aimedAt, figureOf, type Outlook, type Standing } from './outlook.js';
import { gainOf } from './stakes.js';

/** Where a foe is pushed to: away from what it wants, but not out of reach of who goes on attacking. */
export function answerPush(outlook: Outlook): Command | undefined {
  const { window, active } = outlook.view;
  const foe = window?.figureId === undefined ? undefined : figureOf(outlook, window.figureId);
  if (!foe) return commandOf(outlook, 'declinePushBack');
  const deed = gainOf(outlook, { deeds: { PUSHES: 1 } }, active?.heroId);
  const stays = worthOfPlace(outlook, foe, foe.spaceId);
  const push = best(commandsOf(outlook, 'pushBack'), ({ spaceId }) => worthOfPlace(outlook, foe, spaceId));
  const gain = push ? worthOfPlace(outlook, foe, push.spaceId) + deed - stays : 0;
  return push && gain > 0.02 ? push : commandOf(outlook, 'declinePushBack');
}

/** The worth for this side of a figure of the others, or of the villain, on a space. */
export function worthOfPlace(outlook: Outlook, foe: Standing, spaceId: SpaceId): number {
  return inReach(outlook, foe, spaceId) + fromAims(outlook, foe, spaceId) + inTrouble(outlook, spaceId);
}

/** A figure of this side with an attack left wants it beside itself. */
function inReach(outlook: Outlook, foe: Standing, spaceId: SpaceId): number {
  const { active } = outlook.view;
  const hero = active && active.actions > 0 ? figureOf(outlook, active.heroId) : undefined;
  const follows =
    hero?.side === outlook.side && !actorOf(outlook, hero).ranged && isBeside(outlook.ground, hero.spaceId, spaceId);
  const allies = outlook.ours.filter(
    ({ figureId, spaceId: at }) => figureId !== hero?.figureId && isBeside(outlook.ground, at, spaceId),
  );
  const activated = (figureId: FigureId): boolean =>
    outlook.view.heroes.find(({ heroId }) => heroId === figureId)?.activated ?? true;
  const toCome = allies.filter(({ figureId }) => !activated(figureId)).length;
  return (follows ? 0.5 : 0) + 0.1 * toCome - (foe.kind === 'HERO' ? 0.05 : 0.02) * allies.length;
}

/** Far from tests that it could pass, from tokens and from the zones that the villain wants. */
function fromAims(outlook: Outlook, foe: Standing, spaceId: SpaceId): number {
  const { view, ground, scenario } = outlook;
  const far = (space: SpaceId): number => Math.min(5, zonesBetween(ground, spaceId, space));
  if (foe.kind === 'HERO') {
    const open = aimedAt(outlook).filter(({ closed, spaces }) => !closed && spaces.length > 0);
    const stands = open.some(({ spaces }) => spaces.includes(spaceId));
    return 0.04 * sum(open.map(({ spaces }) => Math.min(...spaces.map(far)))) - (stands ? 0.6 : 0);
  }
  const aims = nodesOf(scenario?.threatSheet?.endOfTurn).map((node) => node.value);
  const places = aims.filter((value) => Object.keys(value).length === 1);
  const tokens = view.tokens.filter(({ kindId }) => places.some((place) => place['tokens'] === kindId));
  const zones = view.board.spaces.filter(({ zone }) => places.some((place) => place['zone'] === zone));
  const wanted = [...tokens, ...zones].map((aim) => far(aim.spaceId));
  const stands = [...tokens, ...zones].some((aim) => aim.spaceId === spaceId);
  return 0.15 * (wanted.length > 0 ? Math.min(...wanted) : 0) - (stands ? 0.5 : 0);
}

/** Zones that hurt a figure that ends there. */
function inTrouble({ scenario, ground }: Outlook, spaceId: SpaceId): number {
  const zone = zoneAt(ground, spaceId);
  return scenario?.rules.some(({ on }) => on.activationEnded?.zone === zone) ? 0.08 : 0;
}
