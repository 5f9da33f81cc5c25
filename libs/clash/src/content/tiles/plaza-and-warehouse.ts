import type { TileFace } from '#skirmish/board';

/** A square around a founder cast in bronze, who blocks every line. */
export const plaza: TileFace = {
  id: '2a',
  tile: 2,
  name: { en: 'Founders’ Plaza', fr: 'Place des Fondateurs' },
  kind: 'OUTDOOR',
  // prettier-ignore
  map: [
    'ooooo',
    '.ioo.',
    'o.#.o',
    'oo.io',
    'ooooo',
  ],
  // prettier-ignore
  zones: [
    'aaabb',
    'aaabb',
    'aa#bb',
    'ccddd',
    'ccddd',
  ],
  zoneNames: [
    { zone: 'a', en: 'café terrace', fr: 'terrasse du café' },
    { zone: 'b', en: 'town hall steps', fr: 'marches de l’hôtel de ville' },
    { zone: 'c', en: 'flower beds', fr: 'parterres' },
    { zone: 'd', en: 'fountain side', fr: 'côté fontaine' },
  ],
  walls: [],
  doors: [],
  features: [
    { x: 1, y: 1, id: 'plaque' },
    { x: 3, y: 3, id: 'fountain' },
  ],
};

/** A warehouse with two halls: one door shut to the north, one gate open to the south. */
export const warehouse: TileFace = {
  id: '2b',
  tile: 2,
  name: { en: 'The Warehouse', fr: 'L’Entrepôt' },
  kind: 'OUTDOOR',
  // prettier-ignore
  map: [
    'o.o.o',
    'oooio',
    'oo.oo',
    '.oooo',
    'oooo.',
  ],
  // prettier-ignore
  zones: [
    'aaaaa',
    'bwwwc',
    'bxxxc',
    'bxxxc',
    'bdddc',
  ],
  zoneNames: [
    { zone: 'a', en: 'loading road', fr: 'voie de chargement' },
    { zone: 'b', en: 'west yard', fr: 'cour ouest' },
    { zone: 'c', en: 'east yard', fr: 'cour est' },
    { zone: 'd', en: 'ramp', fr: 'rampe' },
    { zone: 'w', en: 'upper hall', fr: 'halle haute' },
    { zone: 'x', en: 'lower hall', fr: 'halle basse' },
  ],
  walls: [
    { x: 1, y: 1, edge: 'N' },
    { x: 3, y: 1, edge: 'N' },
    { x: 1, y: 1, edge: 'W' },
    { x: 1, y: 2, edge: 'W' },
    { x: 1, y: 3, edge: 'W' },
    { x: 3, y: 1, edge: 'E' },
    { x: 3, y: 2, edge: 'E' },
    { x: 3, y: 3, edge: 'E' },
    { x: 1, y: 3, edge: 'S' },
    { x: 3, y: 3, edge: 'S' },
  ],
  doors: [
    { id: 'freight-door', x: 2, y: 1, edge: 'N', open: false },
    { id: 'ramp-gate', x: 2, y: 3, edge: 'S', open: true },
  ],
  features: [{ x: 3, y: 1, id: 'crane' }],
};
