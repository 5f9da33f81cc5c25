import { heroSheet, sidekick, villainSheet } from '../content/catalogue.js';
import type { Figure, State } from '../state.js';
import type { Characteristic } from '../words.js';
import { figureOf, heroOf } from './figures.js';

/** What a sheet prints. Only heroes have mind (CLASH-035); villains and sidekicks have 0. */
interface Printed {
  readonly speed: number;
  readonly attack: number;
  readonly defense: number;
  readonly mind?: number;
  readonly health: number;
}

function sheetOf(state: State, { kind, id, sheetId }: Figure): Printed {
  if (kind === 'HERO') return heroSheet(id, heroOf(state, id).rank);
  return kind === 'SIDEKICK' ? sidekick(sheetId) : villainSheet(sheetId);
}

const difficultyBonus = { EASY: 1, NORMAL: 2, HARD: 3 } as const;

/** A characteristic as the sheet prints it; villains' defense with the tokens of solo and co-op (CLASH-196). */
export function printed(state: State, id: string, characteristic: Characteristic): number {
  const figure = figureOf(state, id);
  const sheet = sheetOf(state, figure);
  switch (characteristic) {
    case 'SPEED':
      return sheet.speed;
    case 'ATTACK':
      return sheet.attack;
    case 'DEFENSE':
      return sheet.defense + (figure.kind === 'VILLAIN' ? defenseTokens(state) : 0);
    case 'MIND':
      return sheet.mind ?? 0;
  }
}

function defenseTokens({ options: { mode, difficulty } }: State): number {
  return mode === 'VERSUS' || !difficulty ? 0 : difficultyBonus[difficulty];
}

/** Health: how much damage it takes (CLASH-037). */
export const healthOf = (state: State, id: string): number => sheetOf(state, figureOf(state, id)).health;

/** Damage that is left before health is reached; never below 0 (CLASH-097). */
export const leftOf = (state: State, id: string): number =>
  Math.max(0, healthOf(state, id) - figureOf(state, id).damage);
