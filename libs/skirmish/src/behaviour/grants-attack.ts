import type { Effect } from '../content/vocabulary/language.js';

/** The effects inside an effect, at any depth, itself among them. */
export function* everyEffect(effects: readonly Effect[]): Iterable<Effect> {
  for (const effect of effects) {
    yield effect;
    for (const inside of insideOf(effect)) yield* everyEffect(inside);
  }
}

/** The lists of effects that an effect is made of. */
const insideOf = ({ if: branch, each, roll, chooseFigure, choose, oneOf }: Effect): Effect[][] => [
  ...(branch ? [branch.then, branch.else ?? []] : []),
  ...(each ? [each.do] : []),
  ...(roll ? roll.table.map((row) => row.do) : []),
  ...(chooseFigure ? [chooseFigure.do] : []),
  ...(choose ? choose.options.map((option) => option.do) : []),
  ...(oneOf ? oneOf.options : []),
];

/** Whether effects grant an attack (CLASH-213). */
export const grantsAttack = (effects: readonly Effect[]): boolean =>
  [...everyEffect(effects)].some(({ attack }) => attack !== undefined);

/** Whether effects change the damage of a hit: such powers are offered before it is dealt. */
export const changesDamage = (effects: readonly Effect[]): boolean =>
  [...everyEffect(effects)].some(
    ({ preventDamage, addDamage }) => preventDamage !== undefined || addDamage !== undefined,
  );

/** Whether effects do nothing but let dice be rolled again: of a roll without dice they change nothing. */
export const onlyRollsAgain = (effects: readonly Effect[]): boolean =>
  effects.every(
    ({ changeRoll }) =>
      changeRoll !== undefined && Object.entries(changeRoll).every(([what, by]) => what === 'reroll' || by === 0),
  );
