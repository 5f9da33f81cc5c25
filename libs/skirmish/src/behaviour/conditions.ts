import type { Amount, Condition } from '../content/vocabulary/language.js';
import type { Characteristic, FigureId, TestId } from '../content/words.js';
import type { Scope, Table } from '../rulebook.js';
import type { SkirmishState } from '../state.js';
import { figureOf, findHeroState } from '../figures/figures.js';
import { candidatesOf, figuresOf } from './select.js';
import { sideMeant } from './side-words.js';

/** How a condition reads a characteristic: as it is now, or as printed where what is now depends on the condition. */
export type ValueOf = (table: Table, figureId: FigureId, characteristic: Characteristic) => number;

/** Whether a condition holds. */
export function holdsWith(table: Table, condition: Condition, scope: Scope, valueOf: ValueOf): boolean {
  const { atLeast, atMost, holds, doorOpen, and, or, not } = condition;
  if (atLeast) return amountWith(table, atLeast.what, scope, valueOf) >= atLeast.number;
  if (atMost) return amountWith(table, atMost.what, scope, valueOf) <= atMost.number;
  if (holds) {
    const side = sideMeant(table, holds.side, scope);
    return side !== null && table.book.articlesOf(table.state, side).includes(holds.article);
  }
  if (doorOpen !== undefined) return table.state.openDoors.includes(doorOpen);
  if (and) return and.every((each) => holdsWith(table, each, scope, valueOf));
  if (or) return or.some((each) => holdsWith(table, each, scope, valueOf));
  return not ? !holdsWith(table, not, scope, valueOf) : table.book.furtherCondition(table, condition, scope);
}

/** A number of the game; 0 for no figure and no thing. */
export function amountWith(table: Table, amount: Amount, scope: Scope, valueOf: ValueOf): number {
  const { count, tokens, damage, value, outBy, passed, deed, heroesOut, articles } = amount;
  if (count) return figuresOf(table, count, scope).length;
  if (tokens !== undefined) return table.state.tokens.filter(({ kindId }) => kindId === tokens).length;
  if (amount.heroesAtStart) return table.state.heroes.length;
  if (amount.turn) return table.state.turn;
  if (damage) return sum(figuresOf(table, damage, scope), (id) => figureOf(table.state, id).damage);
  if (value)
    return sum(figuresOf(table, value.of, scope).slice(0, 1), (id) => valueOf(table, id, value.characteristic));
  if (outBy) return outsBy(table, outBy.side, outBy.sheet, scope);
  if (passed) return timesPassed(table, passed.test, passed.side, scope);
  if (deed) return sum(doersOf(table, deed.of, scope), (id) => findHeroState(table.state, id)?.deeds[deed.what] ?? 0);
  if (heroesOut !== undefined) return outOfSide(table, heroesOut, scope);
  if (!articles) return table.book.furtherAmount(table, amount, scope);
  const side = sideMeant(table, articles.side, scope);
  return side === null ? 0 : table.book.articlesOf(table.state, side).length;
}

const sum = <T>(items: readonly T[], number: (item: T) => number): number =>
  items.reduce((total, item) => total + number(item), 0);

/** Deeds stay done when their hero has left the board. */
const doersOf = (table: Table, of: NonNullable<Amount['deed']>['of'], scope: Scope): FigureId[] =>
  of.of === 'SELF' && scope.selfId !== null ? [scope.selfId] : candidatesOf(table, of, scope);

function outsBy(table: Table, word: string, sheet: string | undefined, scope: Scope): number {
  const side = sideMeant(table, word, scope);
  return table.state.outs.filter((out) => {
    if (out.side !== side) return false;
    return sheet === undefined ? isVillainSheet(table.state, out.sheetId) : out.sheetId === sheet;
  }).length;
}

const isVillainSheet = (state: SkirmishState, sheetId: string): boolean =>
  state.figures.some((figure) => figure.kind === 'VILLAIN' && figure.sheetId === sheetId);

function timesPassed(table: Table, testId: TestId, word: string | undefined, scope: Scope): number {
  const side = word === undefined ? null : sideMeant(table, word, scope);
  return sum(
    Object.entries(table.state.tests).filter(([key]) => key === testId || key.startsWith(`${testId}@`)),
    ([, { passed }]) =>
      word === undefined ? sum(Object.values(passed), (times) => times) : side === null ? 0 : (passed[side] ?? 0),
  );
}

function outOfSide(table: Table, word: string, scope: Scope): number {
  const side = sideMeant(table, word, scope);
  return table.state.figures.filter(
    (figure) => figure.kind === 'HERO' && figure.status === 'OUT' && figure.side === side,
  ).length;
}
