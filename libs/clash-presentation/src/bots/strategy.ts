import { best, commandOf, commandsOf } from '#kernel';
import { changed, proposalOf, unchanged } from '#skirmish-presentation';
import type { Command, FigureId } from '#clash/queries';
import { actorOf } from './actor.js';
import { figureOf, type Outlook } from './outlook.js';
import { worthOfPlan } from './planning.js';
import { prospectsOf } from './prospects-of.js';

/** Plans hero by hero, places team-up tokens, sets the order once, and is ready. */
export function planTurn(outlook: Outlook): Command | undefined {
  return planHero(outlook) ?? placeTokens(outlook) ?? orderSide(outlook) ?? commandOf(outlook, 'declareReady');
}

/** The cards of the next hero that has no plan. */
function planHero(outlook: Outlook): Command | undefined {
  const plans = commandsOf(outlook, 'planCards');
  const heroId = plans[0]?.heroId;
  return best(
    plans.filter((plan) => plan.heroId === heroId),
    ({ plays }) => (heroId === undefined ? 0 : worthOfPlan(outlook, heroId, plays)),
  );
}

/** The two +1 tokens of a team-up hero: a token on attack is a combat die (CLASH-027). */
function placeTokens(outlook: Outlook): Command | undefined {
  return best(commandsOf(outlook, 'placeTeamUpTokens'), ({ heroId, characteristics }) => {
    const figure = figureOf(outlook, heroId);
    if (!figure) return 0;
    const one = (which: (typeof characteristics)[number]): number => (characteristics.includes(which) ? 1 : 0);
    const change = {
      ...unchanged,
      speed: one('SPEED'),
      attack: one('ATTACK'),
      combat: one('ATTACK'),
      defense: one('DEFENSE'),
      mind: one('MIND'),
    };
    const prospects = prospectsOf(outlook, changed(actorOf(outlook, figure), change));
    return prospects.from(figure.spaceId, 3) + 0.02 * change.speed;
  });
}

/** The hero that can do most acts first; those who help others before them. One proposal a turn is enough. */
function orderSide(outlook: Outlook): Command | undefined {
  const me = outlook.view.seats.find(({ seat }) => seat === outlook.seat);
  const { own } = outlook.view;
  if (!own || !me || me.proposals < 3) return undefined;
  return proposalOf(commandsOf(outlook, 'proposeOrder'), own.deck, (heroId) => worthNow(outlook, heroId));
}

function worthNow(outlook: Outlook, heroId: FigureId): number {
  const figure = figureOf(outlook, heroId);
  const plan = outlook.view.own?.heroes.find((hero) => hero.heroId === heroId)?.plan ?? [];
  if (!figure) return -1;
  return worthOfPlan(outlook, heroId, plan);
}
