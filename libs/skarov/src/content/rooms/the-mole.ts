import type { Room } from '../schema.js';

/** A drill on its way to the city bank: heroes in the room slow it down, and may drive it back. */
export const theMole: Room = {
  id: 't7a',
  tileNumber: 7,
  face: {
    id: 't7a',
    tile: 7,
    name: { en: 'The Mole', fr: 'La Taupe' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooo',
      'ooooo',
      'oioio',
      'o...o',
      'ooooo',
    ],
    // prettier-ignore
    zones: [
      'aaab#',
      'aaabb',
      'dcccb',
      'dcccb',
      '#eeee',
    ],
    zoneNames: [
      { zone: 'a', en: 'waggons', fr: 'wagonnets' },
      { zone: 'b', en: 'rubble heap', fr: 'tas de gravats' },
      { zone: 'c', en: 'cab', fr: 'cabine' },
      { zone: 'd', en: 'tool rack', fr: 'râtelier à outils' },
      { zone: 'e', en: 'tunnel', fr: 'tunnel' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 1, y: 2, id: 'engine' },
      { x: 3, y: 2, id: 'gear-lever' },
    ],
  },
  kind: 'OBJECTIVE',
  flavor: {
    en: 'The tunnel to the City Bank is nearly done. It has already passed the City Library, the City Museum and, twice, the City Toilets.',
    fr: 'Le tunnel vers la Banque centrale est presque fini. Il est déjà passé par la bibliothèque, le musée et, deux fois, les toilettes publiques.',
  },
  scenery: [
    { id: 'engine', name: { en: 'Engine', fr: 'Moteur' } },
    { id: 'gear-lever', name: { en: 'Gear lever', fr: 'Levier de vitesse' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 4, y: 0, mark: 2, zone: 'b' },
    { x: 0, y: 4, mark: 3, zone: 'd' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'jam-the-engine',
      name: { en: 'Jam the engine', fr: 'Bloquer le moteur' },
      text: {
        en: 'At the engine: attack 3, plus the number of heroes, again and again. The Mole goes back by 5.',
        fr: 'Au moteur : attaque 3, plus le nombre de héros, autant de fois qu’on veut. La Taupe recule de 5.',
      },
      at: { feature: 't7a/engine' },
      offers: [{ characteristic: 'ATTACK', difficulty: 3 }],
      addHeroes: true,
      direct: false,
      repeatable: true,
      onSuccess: [{ advance: { objective: 'mole', by: -5 } }],
      onFailure: [],
    },
    {
      id: 'reverse-gear',
      name: { en: 'Find reverse gear', fr: 'Trouver la marche arrière' },
      text: {
        en: 'At the gear lever: mind 4, plus the number of heroes, again and again. The Mole goes back by 5.',
        fr: 'Au levier de vitesse : mental 4, plus le nombre de héros, autant de fois qu’on veut. La Taupe recule de 5.',
      },
      at: { feature: 't7a/gear-lever' },
      offers: [{ characteristic: 'MIND', difficulty: 4 }],
      addHeroes: true,
      direct: false,
      repeatable: true,
      onSuccess: [{ advance: { objective: 'mole', by: -5 } }],
      onFailure: [],
    },
  ],
  traps: [],
  activation: {
    text: {
      en: 'The Mole lurches forward by 2, and each hero in the cab is thrown into the waggons.',
      fr: 'La Taupe fait un bond de 2, et chaque héros dans la cabine est jeté dans les wagonnets.',
    },
    do: [
      { advance: { objective: 'mole', by: 2 } },
      { place: { who: { of: 'HEROES', inZone: { zone: 't7a/c' } }, at: { zone: 't7a/a' } } },
    ],
  },
  objective: {
    id: 'mole',
    name: { en: 'The Tunnel', fr: 'Le Tunnel' },
    text: {
      en: 'Neutralised when the Mole is back at 0; it begins at 4. At the end of each turn it advances by 1 if a hero is in the room, else by 2. Reached when it is at 20.',
      fr: 'Neutralisé quand la Taupe est revenue à 0 ; elle commence à 4. À la fin de chaque tour, elle avance de 1 si un héros est dans la salle, sinon de 2. Atteint quand elle est à 20.',
    },
    counter: { name: { en: 'Tunnel dug', fr: 'Tunnel creusé' }, start: 4 },
    neutralised: { atMost: { what: { counter: 'mole' }, number: 0 } },
    endOfTurn: [
      {
        if: {
          condition: { atLeast: { what: { count: { of: 'HEROES', inZone: { room: 't7a' } } }, number: 1 } },
          then: [{ advance: { objective: 'mole', by: 1 } }],
          else: [{ advance: { objective: 'mole', by: 2 } }],
        },
      },
    ],
    reached: { atLeast: { what: { counter: 'mole' }, number: 20 } },
    articleId: 'mole-article',
  },
};
