import type { TileFace } from '#skirmish/board';

/** A metro mouth: a shutter that is down to the north, a gate that is open to the east. */
export const metro: TileFace = {
  id: '5a',
  tile: 5,
  name: { en: 'Metro Entrance', fr: 'Bouche de métro' },
  kind: 'OUTDOOR',
  // prettier-ignore
  map: [
    'oo.oo',
    'oooo.',
    'ooooo',
    'oio.o',
    'oo.oo',
  ],
  // prettier-ignore
  zones: [
    'aabbb',
    'aabbb',
    'cmmdd',
    'cmmdd',
    'cccdd',
  ],
  zoneNames: [
    { zone: 'a', en: 'taxi rank', fr: 'station de taxis' },
    { zone: 'b', en: 'ticket alley', fr: 'ruelle des guichets' },
    { zone: 'm', en: 'metro hall', fr: 'hall du métro' },
    { zone: 'c', en: 'bicycle stands', fr: 'parc à vélos' },
    { zone: 'd', en: 'busker pitch', fr: 'coin des musiciens' },
  ],
  walls: [
    { x: 1, y: 2, edge: 'W' },
    { x: 1, y: 3, edge: 'W' },
    { x: 1, y: 3, edge: 'S' },
    { x: 2, y: 3, edge: 'S' },
    { x: 2, y: 3, edge: 'E' },
    { x: 1, y: 2, edge: 'N' },
  ],
  doors: [
    { id: 'shutter', x: 2, y: 2, edge: 'N', open: false },
    { id: 'gate', x: 2, y: 2, edge: 'E', open: true },
  ],
  features: [{ x: 1, y: 3, id: 'ticket-machine' }],
};

/** A market hall with a side wall, and a corner that has been built over. */
export const market: TileFace = {
  id: '5b',
  tile: 5,
  name: { en: 'Corner Market', fr: 'Marché du Coin' },
  kind: 'OUTDOOR',
  // prettier-ignore
  map: [
    'oo.oo',
    'o..io',
    'ooooo',
    '#oo.o',
    '##ooi',
  ],
  // prettier-ignore
  zones: [
    'aaabb',
    'aaabb',
    'cccbb',
    '#cddd',
    '##ddd',
  ],
  zoneNames: [
    { zone: 'a', en: 'covered hall', fr: 'halle couverte' },
    { zone: 'b', en: 'fruit stalls', fr: 'étals de fruits' },
    { zone: 'c', en: 'fishmongers', fr: 'poissonniers' },
    { zone: 'd', en: 'checkouts', fr: 'caisses' },
  ],
  walls: [
    { x: 2, y: 0, edge: 'E' },
    { x: 2, y: 1, edge: 'E' },
  ],
  doors: [],
  features: [
    { x: 3, y: 1, id: 'fruit-stall' },
    { x: 4, y: 4, id: 'till' },
  ],
};
