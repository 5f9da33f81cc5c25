import type { TileFace } from '#skirmish/board';

/** A crossing: four pavements around the roadway, and not a wall in sight. */
export const boulevard: TileFace = {
  id: '1a',
  tile: 1,
  name: { en: 'The Boulevard', fr: 'Le Boulevard' },
  kind: 'OUTDOOR',
  // prettier-ignore
  map: [
    'oo.oo',
    '.ioo.',
    'o.o.o',
    '.ooio',
    'oo.oo',
  ],
  // prettier-ignore
  zones: [
    'aaebb',
    'aaebb',
    'eeeee',
    'ccedd',
    'ccedd',
  ],
  zoneNames: [
    { zone: 'a', en: 'newsstand corner', fr: 'coin du kiosque' },
    { zone: 'b', en: 'bakery corner', fr: 'coin de la boulangerie' },
    { zone: 'c', en: 'barber corner', fr: 'coin du barbier' },
    { zone: 'd', en: 'signal corner', fr: 'coin des signaux' },
    { zone: 'e', en: 'roadway', fr: 'chaussée' },
  ],
  walls: [],
  doors: [],
  features: [
    { x: 1, y: 1, id: 'newsstand' },
    { x: 3, y: 3, id: 'signal-box' },
  ],
};

/** A stage of six spaces, walled at its sides and open towards the crowd. */
export const bandstand: TileFace = {
  id: '1b',
  tile: 1,
  name: { en: 'The Bandstand', fr: 'Le Kiosque à musique' },
  kind: 'OUTDOOR',
  // prettier-ignore
  map: [
    'oo.oo',
    'o.o.o',
    'ooioo',
    'ooooo',
    'oo.oo',
  ],
  // prettier-ignore
  zones: [
    'aaaaa',
    'aaaaa',
    'bsssc',
    'bsssc',
    'bbccc',
  ],
  zoneNames: [
    { zone: 'a', en: 'stalls', fr: 'parterre' },
    { zone: 's', en: 'stage', fr: 'scène' },
    { zone: 'b', en: 'left wing', fr: 'coulisse côté cour' },
    { zone: 'c', en: 'right wing', fr: 'coulisse côté jardin' },
  ],
  walls: [
    { x: 1, y: 2, edge: 'W' },
    { x: 3, y: 2, edge: 'E' },
    { x: 1, y: 3, edge: 'S' },
    { x: 3, y: 3, edge: 'S' },
  ],
  doors: [],
  features: [{ x: 2, y: 2, id: 'microphone' }],
};
