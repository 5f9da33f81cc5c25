import type { Figure, SkirmishState } from '../state.js';

/** The figures of a sheet in the supply, helpers that have gone out among them (CLASH-216, CLASH-224). */
export const supplyOf = (state: SkirmishState, sheetId: string): Figure[] =>
  state.figures.filter(
    (figure) =>
      figure.kind === 'VILLAIN' &&
      figure.sheetId === sheetId &&
      (figure.status === 'RESERVE' || (figure.status === 'OUT' && !figure.superVillain)),
  );
