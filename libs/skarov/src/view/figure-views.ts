import { attackDiceOf, characteristic, healthOf, isInPlay, printed, type Characteristic } from '#skirmish';
import { book } from '../rulebook.js';
import type { Figure, State } from '../state.js';
import type { FigureView } from './view-schema.js';

/** Everybody on the board, in the supply or out, with what they are worth now. */
export const figureViews = (state: State): FigureView[] => state.figures.map((figure) => figureView(state, figure));

function figureView(state: State, figure: Figure): FigureView {
  const { id, kind, sheetId, number, side, status, spaceId, damage } = figure;
  const used = state.villainPowers[id];
  return {
    figureId: id,
    kind,
    sheetId,
    number,
    ...(side === null ? {} : { side }),
    status,
    ...(spaceId === null ? {} : { spaceId }),
    damage,
    health: healthOf({ state, book }, id),
    ...(isInPlay(figure) ? valuesInPlay(state, figure) : printedValues(state, figure)),
    ...(used ? { usedPowers: [...used] } : {}),
  };
}

type Values = Pick<FigureView, 'speed' | 'attack' | 'combatDice' | 'powerDice' | 'defense' | 'mind'>;

function valuesInPlay(state: State, { id, kind }: Figure): Values {
  const table = { state, book };
  const now = (which: Characteristic): number => characteristic(table, id, which);
  const { combat, power } = attackDiceOf(table, id, null);
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
  const onSheet = (which: Characteristic): number => printed({ state, book }, id, which);
  const attack = onSheet('ATTACK');
  return {
    speed: onSheet('SPEED'),
    attack,
    combatDice: attack,
    powerDice: 0,
    defense: onSheet('DEFENSE'),
    ...(kind === 'HERO' ? { mind: onSheet('MIND') } : {}),
  };
}
