import type { TileFace } from '#skirmish/board';

/** Five roofs with parapets between them and gaps that only a glance may cross. */
export const rooftops: TileFace = {
  id: '3a',
  tile: 3,
  name: { en: 'The Rooftops', fr: 'Les Toits' },
  kind: 'OUTDOOR',
  // prettier-ignore
  map: [
    'oo.oo',
    'oi.oo',
    'ooooo',
    'o..oo',
    'oo.io',
  ],
  // prettier-ignore
  zones: [
    'aaabb',
    'aaabb',
    'ccccc',
    'ddeee',
    'ddeee',
  ],
  zoneNames: [
    { zone: 'a', en: 'water tower', fr: 'château d’eau' },
    { zone: 'b', en: 'laundry lines', fr: 'cordes à linge' },
    { zone: 'c', en: 'catwalk', fr: 'passerelle' },
    { zone: 'd', en: 'chimneys', fr: 'cheminées' },
    { zone: 'e', en: 'glass roof', fr: 'verrière' },
  ],
  walls: [
    { x: 2, y: 0, edge: 'E' },
    { x: 2, y: 1, edge: 'E' },
    { x: 4, y: 1, edge: 'S' },
    { x: 0, y: 2, edge: 'S' },
    { x: 1, y: 4, edge: 'E' },
  ],
  doors: [],
  features: [
    { x: 1, y: 1, id: 'searchlight' },
    { x: 3, y: 4, id: 'skylight' },
  ],
};

/** A quay, a strip of harbour water, and a jetty beyond it. */
export const quay: TileFace = {
  id: '3b',
  tile: 3,
  name: { en: 'The Quay', fr: 'Le Quai' },
  kind: 'OUTDOOR',
  // prettier-ignore
  map: [
    'ooooo',
    'o.oio',
    'oo.oo',
    '..o..',
    '#ioo#',
  ],
  // prettier-ignore
  zones: [
    'aaabb',
    'aaabb',
    'ccccc',
    'ddddd',
    '#ddd#',
  ],
  zoneNames: [
    { zone: 'a', en: 'fish sheds', fr: 'cabanes de pêche' },
    { zone: 'b', en: 'winch yard', fr: 'cour du treuil' },
    { zone: 'c', en: 'promenade', fr: 'promenade' },
    { zone: 'd', en: 'jetty', fr: 'jetée' },
  ],
  walls: [{ x: 2, y: 0, edge: 'E' }],
  doors: [],
  features: [
    { x: 3, y: 1, id: 'winch' },
    { x: 1, y: 4, id: 'motorboat' },
  ],
};
