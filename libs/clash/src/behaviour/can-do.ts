import { possibleAttacks } from '../attacking/legality.js';
import { pushSpaces } from '../attacking/push-spaces.js';
import type { Effect, Figures } from '../content/vocabulary.js';
import type { Context } from '../machine/frames.js';
import type { State } from '../state.js';
import { hasAbility } from '../table/abilities.js';
import { figureOf } from '../table/figures.js';
import { reachOf } from '../table/movement.js';
import { onTable } from '../table/on-table.js';
import { planOf } from '../table/scenario.js';
import { placesOfTest, testState } from '../trials/places.js';
import type { FigureId, TestId } from '../words.js';
import { actionsToGive, actionsToLose, mayDrawWound, powerCardsInHand } from './hero-limits.js';
import { isMet } from './holds.js';
import { scopeOf } from './scope.js';
import { figuresOf, placesOf } from './select.js';
import { supplyOf } from './supply.js';

/** Whether effects can do anything at all as things stand (CLASH-214). Looks only at what everybody sees. */
export const canDo = (state: State, effects: readonly Effect[], context: Context): boolean =>
  effects.some((effect) => isPossible(state, effect, context));

/** The figures of a choice for which what follows can be done. */
export const choosable = (state: State, among: Figures, effects: readonly Effect[], context: Context): FigureId[] =>
  figuresOf(state, among, scopeOf(context)).filter((id) => canDo(state, effects, { ...context, chosenId: id }));

function isPossible(state: State, effect: Effect, context: Context): boolean {
  return (
    onBoard(state, effect, context) ||
    onPieces(state, effect, context) ||
    onFigures(state, effect, context) ||
    onPlan(state, effect) ||
    isComposed(state, effect, context)
  );
}

function onBoard(state: State, effect: Effect, context: Context): boolean {
  const { move, moveFreely, place, swap, push, spawn } = effect;
  const scope = scopeOf(context);
  const all = (figures: Figures): FigureId[] => figuresOf(state, figures, scope);
  if (move) return all(move.who).some((id) => !hasAbility(state, id, 'CANNOT_MOVE'));
  if (moveFreely) return all(moveFreely.who).some((id) => reachOf(state, id, moveFreely).size > 0);
  if (place) return all(place.who).length > 0 && placesOf(state, place.at, scope).length > 0;
  if (swap) return all(swap.a)[0] !== undefined && all(swap.b)[0] !== undefined && all(swap.a)[0] !== all(swap.b)[0];
  if (push) return all(push.from).length > 0 && all(push.who).some((id) => pushSpaces(state, id).length > 0);
  if (spawn) return supplyOf(state, spawn.sheet).length > 0 && placesOf(state, spawn.at, scope).length > 0;
  return false;
}

function onPieces(state: State, effect: Effect, context: Context): boolean {
  const { remove, putToken, takeToken, putObject, setDoor } = effect;
  const scope = scopeOf(context);
  if (remove) {
    if (remove.figures) return figuresOf(state, remove.figures, scope).length > 0;
    return [...state.tokens, ...state.objects].some(({ kindId }) => kindId === (remove.tokens ?? remove.objects));
  }
  const put = putToken ?? putObject;
  if (put) return placesOf(state, put.at, scope).length > 0;
  if (takeToken) {
    const spaces = placesOf(state, takeToken.at, scope).flat();
    return state.tokens.some(({ kindId, spaceId }) => kindId === takeToken.kind && spaces.includes(spaceId));
  }
  return setDoor !== undefined && state.openDoors.includes(setDoor.door) !== setDoor.open;
}

function onFigures(state: State, effect: Effect, context: Context): boolean {
  const { attack, damage, heal, modify, drawWound, discardCard, loseAction, giveAction } = effect;
  const all = (figures: Figures): FigureId[] => figuresOf(state, figures, scopeOf(context));
  if (attack) return all(attack.who).some((id) => canAttack(state, id, attack, context));
  if (damage) return all(damage.who).length > 0;
  if (heal) return all(heal.who).some((id) => figureOf(state, id).damage > 0);
  if (modify) return all(modify.who).length > 0;
  if (drawWound) return all(drawWound.who).some((id) => mayDrawWound(state, id));
  if (discardCard) return all(discardCard.who).some((id) => powerCardsInHand(state, id).length > 0);
  if (loseAction) return all(loseAction.who).some((id) => actionsToLose(state, id) > 0);
  if (giveAction) return all(giveAction.who).some((id) => actionsToGive(state, id) > 0);
  const { changeRoll, preventDamage, redirectAttack, addDamage } = effect;
  if (redirectAttack) return all(redirectAttack.to).some((id) => id !== context.targetId && id !== context.causeId);
  return changeRoll !== undefined || preventDamage !== undefined || addDamage !== undefined;
}

/** Whether a figure has somebody to attack as an effect wants it (CLASH-228). */
export function canAttack(
  state: State,
  attackerId: FigureId,
  { target, kind }: NonNullable<Effect['attack']>,
  context: Context,
): boolean {
  const targets = possibleAttacks(state, attackerId, { kind, rangedGiven: kind === 'RANGED' });
  if (!target) return targets.length > 0;
  const named = figuresOf(state, target, scopeOf(context, attackerId));
  return targets.some(({ targetId }) => named.includes(targetId));
}

function onPlan(state: State, { track, easeTest, hardenTest, openTest, closeTest, award, endGame }: Effect): boolean {
  if (track) return track.by > 0 ? state.track < (planOf(state).track?.length ?? 0) : state.track > 0;
  const closed = (testId: TestId): boolean[] =>
    onTable(state)
      .tests.filter(({ id }) => id === testId)
      .flatMap((test) => placesOfTest(state, test))
      .map(({ key }) => testState(state, key).closed);
  if (easeTest ?? hardenTest) return closed((easeTest ?? hardenTest)?.test ?? '').includes(false);
  if (openTest) return closed(openTest.test).includes(true);
  if (closeTest) return closed(closeTest.test).includes(false);
  return award ? state.atStake.includes(award.article) : endGame !== undefined;
}

function isComposed(state: State, effect: Effect, context: Context): boolean {
  const { if: branch, each, roll, chooseFigure, choose, oneOf } = effect;
  if (branch) {
    const met = isMet(state, branch.condition, scopeOf(context));
    return canDo(state, met ? branch.then : (branch.else ?? []), context);
  }
  if (each) return choosable(state, each.figures, each.do, context).length > 0;
  if (chooseFigure) return choosable(state, chooseFigure.among, chooseFigure.do, context).length > 0;
  if (choose) return choose.options.some((option) => canDo(state, option.do, context));
  if (oneOf) return oneOf.options.some((option) => canDo(state, option, context));
  return roll !== undefined;
}
