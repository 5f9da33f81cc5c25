import { possibleAttacks } from '../attacking/legality.js';
import { pushSpaces } from '../attacking/push-spaces.js';
import type { Effect, Figures } from '../content/vocabulary/language.js';
import type { FigureId, TestId } from '../content/words.js';
import type { Context } from '../machine/frames.js';
import type { Table } from '../rulebook.js';
import { hasAbility } from '../figures/abilities.js';
import { figureOf } from '../figures/figures.js';
import { reachOf } from '../table/movement.js';
import { placesOfTestId, testState } from '../trials/places.js';
import { actionsToGive, actionsToLose, mayDrawWound, powerCardsInHand } from './hero-limits.js';
import { isMet } from './holds.js';
import { scopeOf } from './scope.js';
import { figuresOf, placesOf } from './select.js';
import { supplyOf } from './supply.js';
import { maySwap } from './swaps.js';

/** Whether effects can do anything at all as things stand (CLASH-214). Reads public facts only. */
export const canDo = (table: Table, effects: readonly Effect[], context: Context): boolean =>
  effects.some((effect) => isPossible(table, effect, context));

/** The figures of a choice for which what follows can be done. */
export const choosable = (table: Table, among: Figures, effects: readonly Effect[], context: Context): FigureId[] =>
  figuresOf(table, among, scopeOf(context)).filter((id) => canDo(table, effects, { ...context, chosenId: id }));

function isPossible(table: Table, effect: Effect, context: Context): boolean {
  return (
    onBoard(table, effect, context) ||
    onPieces(table, effect, context) ||
    onFigures(table, effect, context) ||
    onTests(table, effect) ||
    isComposed(table, effect, context) ||
    table.book.canDoFurther(table, effect, context)
  );
}

function onBoard(table: Table, effect: Effect, context: Context): boolean {
  const { move, moveFreely, place, swap, push, spawn } = effect;
  const scope = scopeOf(context);
  const all = (figures: Figures): FigureId[] => figuresOf(table, figures, scope);
  if (move) return all(move.who).some((id) => !hasAbility(table, id, 'CANNOT_MOVE'));
  if (moveFreely) return all(moveFreely.who).some((id) => reachOf(table, id, moveFreely).size > 0);
  if (place) return all(place.who).length > 0 && placesOf(table, place.at, scope).length > 0;
  if (swap) return maySwap(table, all(swap.a)[0], all(swap.b)[0]);
  if (push) return all(push.from).length > 0 && all(push.who).some((id) => pushSpaces(table, id).length > 0);
  if (spawn) return supplyOf(table.state, spawn.sheet).length > 0 && placesOf(table, spawn.at, scope).length > 0;
  return false;
}

function onPieces(table: Table, effect: Effect, context: Context): boolean {
  const { remove, putToken, takeToken, setDoor } = effect;
  const scope = scopeOf(context);
  if (remove) {
    if (remove.figures) return figuresOf(table, remove.figures, scope).length > 0;
    return table.state.tokens.some(({ kindId }) => kindId === remove.tokens);
  }
  if (putToken) return placesOf(table, putToken.at, scope).length > 0;
  if (takeToken) {
    const spaces = placesOf(table, takeToken.at, scope).flat();
    return table.state.tokens.some(({ kindId, spaceId }) => kindId === takeToken.kind && spaces.includes(spaceId));
  }
  return setDoor !== undefined && table.state.openDoors.includes(setDoor.door) !== setDoor.open;
}

function onFigures(table: Table, effect: Effect, context: Context): boolean {
  const { attack, damage, heal, modify, drawWound, discardCard, loseAction, giveAction } = effect;
  const all = (figures: Figures): FigureId[] => figuresOf(table, figures, scopeOf(context));
  if (attack) return all(attack.who).some((id) => canAttack(table, id, attack, context));
  if (damage) return all(damage.who).length > 0;
  if (heal) return all(heal.who).some((id) => figureOf(table.state, id).damage > 0);
  if (modify) return all(modify.who).length > 0;
  if (drawWound) return all(drawWound.who).some((id) => mayDrawWound(table, id));
  if (discardCard) return all(discardCard.who).some((id) => powerCardsInHand(table, id).length > 0);
  if (loseAction) return all(loseAction.who).some((id) => actionsToLose(table, id) > 0);
  if (giveAction) return all(giveAction.who).some((id) => actionsToGive(table, id) > 0);
  const { changeRoll, preventDamage, redirectAttack, addDamage } = effect;
  if (redirectAttack) return all(redirectAttack.to).some((id) => id !== context.targetId && id !== context.causeId);
  return changeRoll !== undefined || preventDamage !== undefined || addDamage !== undefined;
}

/** Whether a figure has a target as an effect wants it (CLASH-228). */
export function canAttack(
  table: Table,
  attackerId: FigureId,
  { target, kind }: NonNullable<Effect['attack']>,
  context: Context,
): boolean {
  const targets = possibleAttacks(table, attackerId, { kind, rangedGiven: kind === 'RANGED' });
  if (!target) return targets.length > 0;
  const named = figuresOf(table, target, scopeOf(context, attackerId));
  return targets.some(({ targetId }) => named.includes(targetId));
}

function onTests(table: Table, { easeTest, hardenTest, openTest, closeTest, award }: Effect): boolean {
  const closed = (testId: TestId): boolean[] =>
    placesOfTestId(table, testId).map(({ key }) => testState(table, key).closed);
  if (easeTest ?? hardenTest) return closed((easeTest ?? hardenTest)?.test ?? '').includes(false);
  if (openTest) return closed(openTest.test).includes(true);
  if (closeTest) return closed(closeTest.test).includes(false);
  return award !== undefined && table.book.isAtStake(table.state, award.article);
}

function isComposed(table: Table, effect: Effect, context: Context): boolean {
  const { if: branch, each, roll, chooseFigure, choose, oneOf } = effect;
  if (branch) {
    const met = isMet(table, branch.condition, scopeOf(context));
    return canDo(table, met ? branch.then : (branch.else ?? []), context);
  }
  if (each) return choosable(table, each.figures, each.do, context).length > 0;
  if (chooseFigure) return choosable(table, chooseFigure.among, chooseFigure.do, context).length > 0;
  if (choose) return choose.options.some((option) => canDo(table, option.do, context));
  if (oneOf) return oneOf.options.some((option) => canDo(table, option, context));
  return roll !== undefined;
}
