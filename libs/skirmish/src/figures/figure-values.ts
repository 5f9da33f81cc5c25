import type { Characteristic } from '../content/words.js';
import type { Table } from '../rulebook.js';
import type { Figure } from '../state.js';
import { attackOf, characteristic, openModifiers, techniquesOn, type OpenModifiers } from './characteristics.js';
import { isInPlay } from './figures.js';
import { healthOf, printed } from './sheet.js';

/** The worth of a figure: as it is now in play, as its sheet prints it elsewhere. Only heroes have a mind. */
export interface FigureValues {
  readonly health: number;
  readonly speed: number;
  /** As it counts in a test. */
  readonly attack: number;
  readonly combatDice: number;
  readonly powerDice: number;
  readonly defense: number;
  readonly mind?: number;
}

/** The values of figures of a table (CLASH-210). What lies open is looked through once for all of them. */
export function figureValuesOf(table: Table): (figure: Figure) => FigureValues {
  const open = openModifiers(table);
  return (figure) => (isInPlay(figure) ? valuesInPlay(table, figure, open) : valuesPrinted(table, figure));
}

function valuesInPlay(table: Table, { id, kind }: Figure, open: OpenModifiers): FigureValues {
  const gathered = { open, techniques: techniquesOn(table, id) };
  const value = (which: Characteristic): number => characteristic(table, id, which, null, gathered);
  const { points, combat, power } = attackOf(table, id, null, gathered);
  return {
    health: healthOf(table, id),
    speed: value('SPEED'),
    attack: points,
    combatDice: Math.max(0, combat),
    powerDice: Math.max(0, power),
    defense: value('DEFENSE'),
    ...(kind === 'HERO' ? { mind: value('MIND') } : {}),
  };
}

function valuesPrinted(table: Table, { id, kind }: Figure): FigureValues {
  const value = (which: Characteristic): number => printed(table, id, which);
  const attack = value('ATTACK');
  return {
    health: healthOf(table, id),
    speed: value('SPEED'),
    attack,
    combatDice: Math.max(0, attack),
    powerDice: 0,
    defense: value('DEFENSE'),
    ...(kind === 'HERO' ? { mind: value('MIND') } : {}),
  };
}
