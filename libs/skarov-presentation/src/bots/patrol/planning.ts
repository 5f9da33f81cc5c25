import { best, commandOf, commandsOf } from '#kernel';
import * as skirmish from '#skirmish-presentation';
import { book, type Command, type CommandOf, type FigureId } from '#skarov/queries';
import { figureOf, heroOf, type Outlook } from '../outlook.js';
import { actorOf } from './open-powers.js';
import { prospectsOf } from './prospects-of.js';
import { judgeOf } from './stakes.js';

/** Proposals that a seat has in a turn (SKAROV-STRAT-11). */
const PROPOSALS = 3;

/** Lays cards, proposes an order once all lie if no seat has done so this turn, and is ready. */
export const planTurn = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'planCards'), ({ heroId, plays }) => worthOfPlan(outlook, heroId, plays)) ??
  orderSide(outlook) ??
  commandOf(outlook, 'declareReady');

/** The promise of playing these cards this turn. */
function worthOfPlan(outlook: Outlook, heroId: FigureId, plays: CommandOf<'planCards'>['plays']): number {
  const [figure, hero] = [figureOf(outlook, heroId), heroOf(outlook, heroId)];
  if (!figure || !hero) return 0;
  const planner: skirmish.Planner = {
    actor: actorOf(outlook, figure),
    hand: hero.hand,
    wounds: hero.wounds,
    woundLimit: 3,
    discard: hero.discard,
    prospectsOf: (actor) => prospectsOf(outlook, actor),
    granted: (powers) => actorOf(outlook, figure, powers),
  };
  return skirmish.worthOfPlan(outlook, judgeOf(outlook), book, planner, plays);
}

/**
 * The hero that can do most acts first. The order that another hero has proposed stands: heroes who never agree are never ready
 * (SKAROV-STRAT-04).
 */
function orderSide(outlook: Outlook): Command | undefined {
  const { seats, sideSecrets: secrets } = outlook.view;
  const cards = secrets?.heroes?.cards ?? [];
  const planOf = (id: FigureId): CommandOf<'planCards'>['plays'] | undefined =>
    cards.find(({ heroId }) => heroId === id)?.plan;
  const deck = secrets?.heroes?.deck ?? [];
  const isOpen = seats.every(({ side, proposals }) => side !== 'HEROES' || proposals === PROPOSALS);
  if (!isOpen || !deck.every((heroId) => planOf(heroId))) return undefined;
  return skirmish.proposalOf(commandsOf(outlook, 'proposeOrder'), deck, (heroId) =>
    worthOfPlan(outlook, heroId, planOf(heroId) ?? []),
  );
}
