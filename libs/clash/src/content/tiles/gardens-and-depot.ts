import type { TileFace } from '#skirmish/board';

/** Roofs with lettuce on them, and a stair house with one locked door. */
export const roofGardens: TileFace = {
  id: '6a',
  tile: 6,
  name: { en: 'The Roof Gardens', fr: 'Les Jardins suspendus' },
  kind: 'OUTDOOR',
  // prettier-ignore
  map: [
    'ooooo',
    'o.i.o',
    'ooooo',
    '#oo.o',
    '#ioo.',
  ],
  // prettier-ignore
  zones: [
    'aaaaa',
    'aaaaa',
    'bbbcc',
    '#dccc',
    '#dccc',
  ],
  zoneNames: [
    { zone: 'a', en: 'greenhouse row', fr: 'rangée des serres' },
    { zone: 'b', en: 'bee hives', fr: 'ruches' },
    { zone: 'c', en: 'vegetable patch', fr: 'potager' },
    { zone: 'd', en: 'stair house', fr: 'cage d’escalier' },
  ],
  walls: [
    { x: 1, y: 3, edge: 'N' },
    { x: 1, y: 4, edge: 'E' },
    { x: 1, y: 4, edge: 'S' },
  ],
  doors: [{ id: 'stair-door', x: 1, y: 3, edge: 'E', open: false }],
  features: [
    { x: 2, y: 1, id: 'antenna' },
    { x: 1, y: 4, id: 'fuse-box' },
  ],
};

/** A bus depot around one parked bus. */
export const depot: TileFace = {
  id: '6b',
  tile: 6,
  name: { en: 'Bus Depot', fr: 'Dépôt des bus' },
  kind: 'OUTDOOR',
  // prettier-ignore
  map: [
    'ooooo',
    'o...o',
    'oioo.',
    'o.ooo',
    '#oooi',
  ],
  // prettier-ignore
  zones: [
    'aaaaa',
    'aaaaa',
    'bbccc',
    'bbddd',
    '#bddd',
  ],
  zoneNames: [
    { zone: 'a', en: 'bus lane', fr: 'voie des bus' },
    { zone: 'b', en: 'dispatch', fr: 'régulation' },
    { zone: 'c', en: 'wash bay', fr: 'station de lavage' },
    { zone: 'd', en: 'fuel yard', fr: 'cour des pompes' },
  ],
  walls: [{ x: 1, y: 3, edge: 'E' }],
  doors: [],
  features: [
    { x: 1, y: 2, id: 'dispatch-desk' },
    { x: 4, y: 4, id: 'fuel-pump' },
  ],
};
