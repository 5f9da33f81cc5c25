import { onceFor } from '#kernel';
import type { CommandOf } from '../commands.js';
import { isWoundCard, powerCard } from '../content/catalogue.js';
import type { Power } from '../content/vocabulary.js';
import type { FigureId } from '../words.js';
import type { Actor } from './actor.js';
import { worthOfCardPower } from './card-worth.js';
import { actorWith, changeOf } from './changes.js';
import { powerOfCard } from './open-powers.js';
import { figureOf, heroOf, sum, type Outlook, type Standing } from './outlook.js';
import { Prospects } from './prospects.js';
import { costOfHarm } from './stakes.js';

type Plays = CommandOf<'planCards'>['plays'];

/** Cards come back when all are played: to lay two a turn brings the good ones back sooner (CLASH-052). */
const SECOND_CARD = -0.03;
/** What a point of speed is worth for the initiative of the side. */
const INITIATIVE = 0.015;

/** What playing these cards on a hero this turn promises. */
export function worthOfPlan(outlook: Outlook, heroId: FigureId, plays: Plays): number {
  const figure = figureOf(outlook, heroId);
  if (!figure) return 0;
  const powers = plays.flatMap(({ cardId, side }) => (side === 'LEFT' ? (powerOfCard(cardId) ?? []) : []));
  const actor = actorWith(outlook, figure, changeOf(plays, powers), powers);
  const actions = 3 + actionsOf(powers);
  const prospects = prospectsOf(outlook, actor);
  const specials = sum(powers.map((power) => worthOfCardPower(outlook, prospects, power)));
  const active =
    prospects.now(figure.spaceId, Math.max(0, Math.min(5, actions))) + 0.6 * prospects.future(figure.spaceId);
  const pieces = active + specials + INITIATIVE * actor.speed;
  return (
    pieces + healing(outlook, figure, plays) + woundsShed(outlook, heroId, plays) - handCost(outlook, heroId, plays)
  );
}

const remembered = onceFor((_outlook: Outlook) => new Map<string, Prospects>());

/** Many plans come to the same values: what they promise is worked out once. */
function prospectsOf(outlook: Outlook, { figure, ...values }: Actor): Prospects {
  const key = `${figure.figureId} ${Object.values(values).join()}`;
  const known = remembered(outlook).get(key) ?? new Prospects(outlook, { figure, ...values });
  remembered(outlook).set(key, known);
  return known;
}

/** Actions that cards take or give at the reveal. */
const actionsOf = (powers: readonly Power[]): number =>
  sum(
    powers
      .filter(({ trigger }) => trigger === 'REVEAL')
      .flatMap(({ do: effects = [] }) => effects)
      .map(({ loseAction, giveAction, chooseFigure }) =>
        loseAction?.who.of === 'SELF'
          ? -loseAction.actions
          : (giveAction?.actions ?? (chooseFigure?.do.some((effect) => effect.giveAction) ? 1 : 0)),
      ),
  );

/** The weakness card heals up to the hero's health (CLASH-066). */
function healing(outlook: Outlook, figure: Standing, plays: Plays): number {
  const hasWeakness = plays.some(({ cardId }) => !isWoundCard(cardId) && powerCard(cardId).set === 'WEAKNESS');
  return hasWeakness ? Math.min(figure.damage, figure.health) * costOfHarm(outlook, figure) * 1.1 : 0;
}

/** A wound card laid is out of the hand: it does not count when the next one comes (CLASH-172). */
function woundsShed(outlook: Outlook, heroId: FigureId, plays: Plays): number {
  const hero = heroOf(outlook, heroId);
  const figure = figureOf(outlook, heroId);
  const laid = plays.filter(({ cardId }) => isWoundCard(cardId)).length;
  if (laid === 0 || !figure || hero?.woundLimit === undefined) return 0;
  const last = hero.wounds >= hero.woundLimit - 1;
  if (!last) return -0.05;
  const near =
    figure.damage >= figure.health
      ? 1
      : figure.damage + 1 >= figure.health
        ? 0.5
        : figure.damage + 2 >= figure.health
          ? 0.2
          : 0.05;
  return 2.5 * near;
}

/** Whoever has taken as many wounds as he can bear goes out when his cards come back to his hand: he makes them last. */
function handCost(outlook: Outlook, heroId: FigureId, plays: Plays): number {
  const hero = heroOf(outlook, heroId);
  const cards = plays.filter(({ cardId }) => !isWoundCard(cardId)).length;
  if (!hero) return 0;
  const laid = hero.discard.filter(isWoundCard).length;
  const doomed = hero.woundLimit !== undefined && hero.wounds + laid >= hero.woundLimit;
  const held = hero.hand - hero.wounds;
  const empties = held - cards <= 0;
  return (cards - 1) * (doomed ? 0.6 : SECOND_CARD) + (doomed && empties ? 3 : 0);
}
