import type { Figure, State, TimedModifier } from '../state.js';
import { attackDiceOf, characteristic } from '../table/characteristics.js';
import { standsWith } from '../table/enemies.js';
import { isInPlay } from '../table/figures.js';
import { healthOf, printed } from '../table/sheet.js';
import type { Characteristic, Side } from '../words.js';
import type { FigureView, View } from './view-schema.js';

/** Everybody on the board, in the supply or out, with what they are worth now (CLASH-210). */
export const figureViews = (state: State): FigureView[] => state.figures.map((figure) => figureView(state, figure));

function figureView(state: State, figure: Figure): FigureView {
  const { id, kind, sheetId, number, side, ownerId, status, superVillain, spaceId, damage } = figure;
  return {
    figureId: id,
    kind,
    sheetId,
    number,
    ...(side === null ? {} : { side }),
    ...(kind === 'VILLAIN' ? alliance(standsWith(state, figure)) : {}),
    ...(ownerId === null ? {} : { ownerId }),
    status,
    superVillain,
    ...(state.villainPowers[id] ? { usedPowers: [...state.villainPowers[id]] } : {}),
    ...(spaceId === null ? {} : { spaceId }),
    damage,
    health: healthOf(state, id),
    ...(isInPlay(figure) ? valuesInPlay(state, figure) : printedValues(state, figure)),
  };
}

const alliance = (side: Side | null): { alliedWith?: Side } => (side === null ? {} : { alliedWith: side });

type Values = Pick<FigureView, 'speed' | 'attack' | 'combatDice' | 'powerDice' | 'defense' | 'mind'>;

function valuesInPlay(state: State, { id, kind }: Figure): Values {
  const now = (which: Characteristic): number => characteristic(state, id, which);
  const { combat, power } = attackDiceOf(state, id, null);
  return {
    speed: now('SPEED'),
    attack: now('ATTACK'),
    combatDice: Math.max(0, combat),
    powerDice: Math.max(0, power),
    defense: now('DEFENSE'),
    ...(kind === 'HERO' ? { mind: now('MIND') } : {}),
  };
}

function printedValues(state: State, { id, kind }: Figure): Values {
  const attack = printed(state, id, 'ATTACK');
  return {
    speed: printed(state, id, 'SPEED'),
    attack,
    combatDice: attack,
    powerDice: 0,
    defense: printed(state, id, 'DEFENSE'),
    ...(kind === 'HERO' ? { mind: printed(state, id, 'MIND') } : {}),
  };
}

/** Changes laid by effects, those of one figure, characteristic and length summed up. */
export function modifierViews({ modifiers }: State): View['modifiers'] {
  const sums = new Map<string, TimedModifier>();
  for (const modifier of modifiers) {
    const key = [modifier.figureId, modifier.characteristic, modifier.until].join(' ');
    const known = sums.get(key);
    sums.set(key, { ...modifier, by: modifier.by + (known?.by ?? 0) });
  }
  return [...sums.values()].map(({ figureId, characteristic: which, by, until }) => ({
    figureId,
    characteristic: which,
    by,
    until,
  }));
}
