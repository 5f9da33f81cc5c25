import { box } from '../content/catalogue.js';
import type { Figure, State } from '../state.js';

/** Puts heroes and figures in canonical order (CLASH-202). Changes the state. */
export function sortTable(state: State): void {
  state.heroes.sort((a, b) => a.seat - b.seat || Number(a.teamUp) - Number(b.teamUp));
  const heroPlace = (id: string | null): number => state.heroes.findIndex(({ heroId }) => heroId === id);
  const sheetPlace = (id: string): number => box.printed.villainSheet.findIndex((sheet) => sheet.id === id);
  const keys = (figure: Figure): readonly number[] =>
    figure.kind === 'VILLAIN'
      ? [1, sheetPlace(figure.sheetId), figure.number]
      : [0, heroPlace(figure.ownerId ?? figure.id), Number(figure.kind === 'SIDEKICK')];
  state.figures.sort((a, b) => compareKeys(keys(a), keys(b)));
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((key, place) => key !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
