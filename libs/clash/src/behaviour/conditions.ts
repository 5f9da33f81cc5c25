import type { Amount, Condition } from '../content/vocabulary.js';
import type { State } from '../state.js';
import { figureOf, findHeroState, isVillainOut } from '../table/figures.js';
import type { Characteristic, FigureId, TestId } from '../words.js';
import type { Scope } from './open-power-scope.js';
import { candidatesOf, figuresOf } from './select.js';
import { sideMeant, type SideWord } from './side-words.js';

/** How a condition reads a characteristic: as it is now, or as printed where what is now depends on the condition. */
export type ValueOf = (state: State, figureId: FigureId, characteristic: Characteristic) => number;

/** Whether a condition holds. */
export function holdsWith(state: State, condition: Condition, scope: Scope, valueOf: ValueOf): boolean {
  const { atLeast, atMost, holds, doorOpen, and, or, not } = condition;
  if (atLeast) return amountWith(state, atLeast.what, scope, valueOf) >= atLeast.number;
  if (atMost) return amountWith(state, atMost.what, scope, valueOf) <= atMost.number;
  if (condition.villainOut) return isVillainOut(state);
  if (holds) {
    const side = sideMeant(state, holds.side, scope);
    return side !== null && state.sides[side].page.some(({ kind, id }) => kind === 'OBJECTIVE' && id === holds.article);
  }
  if (doorOpen !== undefined) return state.openDoors.includes(doorOpen);
  if (and) return and.every((each) => holdsWith(state, each, scope, valueOf));
  if (or) return or.some((each) => holdsWith(state, each, scope, valueOf));
  return not ? !holdsWith(state, not, scope, valueOf) : false;
}

/** A number of the game; 0 for nobody and nothing. */
export function amountWith(state: State, amount: Amount, scope: Scope, valueOf: ValueOf): number {
  const { count, tokens, damage, value, outBy, passed, deed, heroesOut, articles } = amount;
  if (count) return figuresOf(state, count, scope).length;
  if (tokens !== undefined) return state.tokens.filter(({ kindId }) => kindId === tokens).length;
  if (amount.heroesAtStart) return state.heroes.length;
  if (amount.track) return state.track;
  if (amount.turn) return state.turn;
  if (damage) return sum(figuresOf(state, damage, scope), (id) => figureOf(state, id).damage);
  if (value)
    return sum(figuresOf(state, value.of, scope).slice(0, 1), (id) => valueOf(state, id, value.characteristic));
  if (outBy) return outsBy(state, outBy.side, outBy.sheet, scope);
  if (passed) return timesPassed(state, passed.test, passed.side, scope);
  if (deed) return sum(doersOf(state, deed.of, scope), (id) => findHeroState(state, id)?.deeds[deed.what] ?? 0);
  if (heroesOut !== undefined) return outOfSide(state, heroesOut, scope);
  if (!articles) return 0;
  const side = sideMeant(state, articles.side, scope);
  return side === null ? 0 : state.sides[side].page.filter(({ kind }) => kind === 'OBJECTIVE').length;
}

const sum = <T>(items: readonly T[], number: (item: T) => number): number =>
  items.reduce((total, item) => total + number(item), 0);

/** Deeds stay done when their hero has left the board. */
const doersOf = (state: State, of: NonNullable<Amount['deed']>['of'], scope: Scope): FigureId[] =>
  of.of === 'SELF' && scope.selfId !== null ? [scope.selfId] : candidatesOf(state, of, scope);

function outsBy(state: State, word: SideWord, sheet: string | undefined, scope: Scope): number {
  const side = sideMeant(state, word, scope);
  return state.outs.filter((out) => {
    if (out.side !== side) return false;
    return sheet === undefined ? isVillainSheet(state, out.sheetId) : out.sheetId === sheet;
  }).length;
}

const isVillainSheet = (state: State, sheetId: string): boolean =>
  state.figures.some((figure) => figure.kind === 'VILLAIN' && figure.sheetId === sheetId);

function timesPassed(state: State, testId: TestId, word: SideWord | undefined, scope: Scope): number {
  const side = word === undefined ? null : sideMeant(state, word, scope);
  return sum(
    Object.entries(state.tests).filter(([key]) => key === testId || key.startsWith(`${testId}@`)),
    ([, { passed }]) => (word === undefined ? passed.A + passed.B : side === null ? 0 : passed[side]),
  );
}

function outOfSide(state: State, word: SideWord, scope: Scope): number {
  const side = sideMeant(state, word, scope);
  return state.figures.filter((figure) => figure.kind === 'HERO' && figure.status === 'OUT' && figure.side === side)
    .length;
}
