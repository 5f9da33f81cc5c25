import type { Room } from '../schema.js';
import { oneMinion } from './arrivals.js';

/** Where the heroes begin: the hall of a firm that pretends to make umbrellas. */
export const entry: Room = {
  id: 't1a',
  tileNumber: 1,
  face: {
    id: 't1a',
    tile: 1,
    name: { en: 'The Entry', fr: 'L’Entrée' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooo',
      'o.i.o',
      'ooooo',
      'ooooo',
      'o.o.o',
    ],
    // prettier-ignore
    zones: [
      '#bbb#',
      'abbbc',
      'aadcc',
      'ddddd',
      'ddddd',
    ],
    zoneNames: [
      { zone: 'a', en: 'waiting chairs', fr: 'fauteuils d’attente' },
      { zone: 'b', en: 'reception', fr: 'accueil' },
      { zone: 'c', en: 'turnstiles', fr: 'portillons' },
      { zone: 'd', en: 'doormat', fr: 'paillasson' },
    ],
    walls: [
      { x: 0, y: 0, edge: 'E' },
      { x: 4, y: 0, edge: 'W' },
    ],
    doors: [],
    features: [{ x: 2, y: 1, id: 'floor-plan' }],
  },
  kind: 'ENTRY',
  flavor: {
    en: 'A brass plate says “Skarov Umbrellas, founded last Tuesday”. There is a bowl of sweets. Nobody has ever taken one and left.',
    fr: 'Une plaque de cuivre annonce « Parapluies Skarov, maison fondée mardi dernier ». Il y a une coupe de bonbons. Personne n’en a jamais pris un et n’est ressorti.',
  },
  scenery: [{ id: 'floor-plan', name: { en: 'Floor plan', fr: 'Plan des étages' } }],
  green: [
    { x: 0, y: 3, name: { en: 'Umbrella stand', fr: 'Porte-parapluies' } },
    { x: 1, y: 3, name: { en: 'Rubber plant', fr: 'Caoutchouc' } },
    { x: 2, y: 3, name: { en: 'Middle of the mat', fr: 'Milieu du paillasson' } },
    { x: 3, y: 3, name: { en: 'Brochure rack', fr: 'Présentoir' } },
    { x: 4, y: 3, name: { en: 'Lost property', fr: 'Objets trouvés' } },
  ],
  violet: [],
  reinforcement: [
    { x: 4, y: 0, mark: 2, zone: 'c' },
    { x: 0, y: 0, mark: 4, zone: 'a' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'read-the-plan',
      name: { en: 'Read the floor plan', fr: 'Lire le plan des étages' },
      text: {
        en: 'At the floor plan: mind 4. Each hero has 1 speed more this turn.',
        fr: 'Devant le plan des étages : mental 4. Chaque héros a 1 en vitesse de plus pour ce tour.',
      },
      at: { feature: 't1a/floor-plan' },
      offers: [{ characteristic: 'MIND', difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [{ modify: { who: { of: 'HEROES' }, characteristic: 'SPEED', by: 1, until: 'TURN' } }],
      onFailure: [],
    },
  ],
  traps: [],
  activation: {
    text: {
      en: 'The porter is rung for: one minion of a kind of the overlord’s choice comes to a free and usable reinforcement space of the Entry.',
      fr: 'On sonne le portier : un sbire d’un genre au choix du Professeur arrive sur un espace de renfort utilisable et libre de l’Entrée.',
    },
    do: [oneMinion('t1a')],
  },
};
