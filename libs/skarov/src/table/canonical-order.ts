import { box } from '../content/catalogue.js';
import type { Figure, State } from '../state.js';

const sheetPlaces = box.derived(({ villainSheet }) => new Map(villainSheet.map(({ id }, place) => [id, place])));

/** Puts heroes and figures in canonical order: heroes by seat, villains by sheet, then number (SKAROV-GEN-14). Changes the state. */
export function sortTable(state: State): void {
  state.heroes.sort((a, b) => a.seat - b.seat);
  const heroPlaces = new Map(state.heroes.map(({ heroId }, place) => [heroId, place]));
  const placeOf = ({ kind, id, sheetId }: Figure): number =>
    kind === 'HERO' ? (heroPlaces.get(id) ?? 0) : 100 + (sheetPlaces().get(sheetId) ?? 100);
  state.figures.sort((a, b) => placeOf(a) - placeOf(b) || a.number - b.number);
}
