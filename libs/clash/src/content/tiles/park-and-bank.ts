import type { TileFace } from '#skirmish/board';

/** A pond that blocks moves and not sight, and a stretch of hedge. */
export const park: TileFace = {
  id: '4a',
  tile: 4,
  name: { en: 'Centennial Park', fr: 'Parc du Centenaire' },
  kind: 'OUTDOOR',
  // prettier-ignore
  map: [
    'ooioo',
    'o...o',
    'o...o',
    'ooooo',
    'oioo.',
  ],
  // prettier-ignore
  zones: [
    'aaabb',
    'aaabb',
    'ccbbb',
    'ccddd',
    'ccddd',
  ],
  zoneNames: [
    { zone: 'a', en: 'kiosk lawn', fr: 'pelouse du kiosque' },
    { zone: 'b', en: 'duck bank', fr: 'rive aux canards' },
    { zone: 'c', en: 'rose walk', fr: 'allée des roses' },
    { zone: 'd', en: 'picnic meadow', fr: 'pré du pique-nique' },
  ],
  walls: [
    { x: 2, y: 2, edge: 'S' },
    { x: 3, y: 2, edge: 'S' },
  ],
  doors: [],
  features: [
    { x: 2, y: 0, id: 'kiosk' },
    { x: 1, y: 4, id: 'tool-shed' },
  ],
};

/** The bank stands in its corner behind one closed door; the narrow strip before it has five spaces in a row. */
export const bank: TileFace = {
  id: '4b',
  tile: 4,
  name: { en: 'Bank Row', fr: 'Rue de la Banque' },
  kind: 'OUTDOOR',
  // prettier-ignore
  map: [
    'io.oo',
    'oo.io',
    'ooooo',
    '.o.oo',
    'oooo#',
  ],
  // prettier-ignore
  zones: [
    'vvnnn',
    'vvnnn',
    'wwwww',
    'sssss',
    'ssss#',
  ],
  zoneNames: [
    { zone: 'v', en: 'strongroom', fr: 'salle des coffres' },
    { zone: 'n', en: 'arcade', fr: 'galerie' },
    { zone: 'w', en: 'bank steps', fr: 'parvis de la banque' },
    { zone: 's', en: 'market street', fr: 'rue du marché' },
  ],
  walls: [
    { x: 0, y: 0, edge: 'N' },
    { x: 1, y: 0, edge: 'N' },
    { x: 0, y: 0, edge: 'W' },
    { x: 0, y: 1, edge: 'W' },
    { x: 1, y: 0, edge: 'E' },
    { x: 1, y: 1, edge: 'E' },
    { x: 0, y: 1, edge: 'S' },
  ],
  doors: [{ id: 'bank-door', x: 1, y: 1, edge: 'S', open: false }],
  features: [
    { x: 0, y: 0, id: 'vault' },
    { x: 3, y: 1, id: 'cash-machine' },
  ],
};
