import type { CardId, Play, Rulebook } from '#skirmish';
import { isWeakness } from '#skirmish/activation';
import type { Technique } from '#skirmish/content';
import type { Power } from '#skirmish/content/vocabulary';
import { HERO_ACTIONS, MOST_ACTIONS } from '#skirmish/table';
import type { Actor } from './actor.js';
import { sum, type Battle, type Fighter, type Judge } from './battle.js';
import { worthOfCardPower } from './card-worth.js';
import { changed, changeOf } from './changes.js';
import { powersLaid } from './powers-laid.js';
import type { Prospects } from './prospects.js';

/** Cards come back when all are played: to lay two a turn brings the good ones back sooner (CLASH-052, SKAROV-CARD-06). */
const SECOND_CARD = -0.03;
/** The worth of a point of speed for the initiative of the side. */
const INITIATIVE = 0.015;

/** A hero whose cards are planned. */
export interface Planner {
  /** With its values now, and no card laid. */
  readonly actor: Actor;
  /** Power and wound cards in hand. */
  readonly hand: number;
  readonly wounds: number;
  /** Wound cards in hand that put it out; absent: it has none. */
  readonly woundLimit?: number | undefined;
  readonly discard: readonly CardId[];
  /** Its prospects as such an actor. */
  readonly prospectsOf: (actor: Actor) => Prospects;
  /** The actor with the further grants of powers. */
  readonly granted: (powers: readonly Power[]) => Actor;
}

/** The promise of playing these cards on a hero this turn. */
export function worthOfPlan(
  battle: Battle,
  judge: Judge,
  book: Rulebook,
  planner: Planner,
  plays: readonly Play[],
): number {
  const { figure } = planner.actor;
  const powers = powersLaid(book, plays);
  const techniques = plays.flatMap(({ cardId, side }) =>
    side === 'RIGHT' || book.isWoundCard(cardId) ? (techniqueOf(book, cardId) ?? []) : [],
  );
  const actor = changed(planner.granted(powers), changeOf(techniques, powers));
  const actions = HERO_ACTIONS + actionsOf(powers);
  const prospects = planner.prospectsOf(actor);
  const specials = sum(powers.map((power) => worthOfCardPower(battle, judge, prospects, power)));
  const active =
    prospects.now(figure.spaceId, Math.max(0, Math.min(MOST_ACTIONS, actions))) +
    0.6 * prospects.future(figure.spaceId);
  const pieces = active + specials + INITIATIVE * actor.speed;
  return (
    pieces + healing(judge, book, figure, plays) + woundsShed(book, planner, plays) - handCost(book, planner, plays)
  );
}

const techniqueOf = (book: Rulebook, cardId: CardId): Technique | undefined =>
  (book.isWoundCard(cardId) ? book.woundCard(cardId) : book.powerCard(cardId)).technique;

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

/** The weakness card heals up to the hero's health (CLASH-066, SKAROV-WEAK-03). */
function healing(judge: Judge, book: Rulebook, figure: Fighter, plays: readonly Play[]): number {
  const hasWeakness = plays.some(({ cardId }) => isWeakness(book, cardId));
  return hasWeakness ? Math.min(figure.damage, figure.health) * judge.harm(figure) * 1.1 : 0;
}

/** A wound card laid is out of the hand: it does not count when the next one comes (CLASH-172, SKAROV-WND-06). */
function woundsShed(book: Rulebook, { actor, wounds, woundLimit }: Planner, plays: readonly Play[]): number {
  const { figure } = actor;
  const laid = plays.filter(({ cardId }) => book.isWoundCard(cardId)).length;
  if (laid === 0 || woundLimit === undefined) return 0;
  const last = wounds >= woundLimit - 1;
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

/** A hero with as many wounds as it can bear goes out when its cards come back to its hand: it makes them last. */
function handCost(book: Rulebook, { hand, wounds, woundLimit, discard }: Planner, plays: readonly Play[]): number {
  const cards = plays.filter(({ cardId }) => !book.isWoundCard(cardId)).length;
  const laid = discard.filter((cardId) => book.isWoundCard(cardId)).length;
  const doomed = woundLimit !== undefined && wounds + laid >= woundLimit;
  const empties = hand - cards <= 0;
  return (cards - 1) * (doomed ? 0.6 : SECOND_CARD) + (doomed && empties ? 3 : 0);
}
