import type { SheetNumbers } from '#skirmish';
import type { InnatePower } from '#skirmish/content';
import { findHeroState, heroOf } from '#skirmish/figures';
import { heroSheet, sidekick, villainSheet } from '../content/catalogue.js';
import type { Figure, State } from '../state.js';
import type { Characteristic, FigureId } from '../words.js';

/** The sheet of a figure. Only heroes have mind (CLASH-035). */
export function sheetOf(state: State, { kind, id, sheetId }: Figure): SheetNumbers {
  if (kind === 'HERO') return heroSheet(id, heroOf(state, id).rank);
  return kind === 'SIDEKICK' ? sidekick(sheetId) : villainSheet(sheetId);
}

/** The powers that the sheet of a figure prints. */
export function innatePowers(
  state: State,
  { kind, id, sheetId }: Figure,
): InnatePower | readonly InnatePower[] | undefined {
  if (kind === 'VILLAIN') return villainSheet(sheetId).powers;
  return kind === 'SIDEKICK' ? sidekick(sheetId).innate : heroSheet(id, heroOf(state, id).rank).innate;
}

const difficultyBonus = { EASY: 1, NORMAL: 2, HARD: 3 } as const;

/** Villains' defense has the tokens of solo and co-op (CLASH-196). */
export function printedBonus(
  { options: { mode, difficulty } }: State,
  { kind }: Figure,
  characteristic: Characteristic,
): number {
  if (characteristic !== 'DEFENSE' || kind !== 'VILLAIN' || mode === 'VERSUS' || !difficulty) return 0;
  return difficultyBonus[difficulty];
}

/** Team-up tokens on a characteristic. They lie hidden until the reveal (CLASH-026); until then they do not count. */
export function teamUpBonuses(state: State, figureId: FigureId, characteristic: Characteristic): number[] {
  if (state.phase === 'STRATEGY') return [];
  const tokens = findHeroState(state, figureId)?.tokens ?? [];
  return tokens.filter((token) => token === characteristic).map(() => 1);
}
