import type { Room } from '../schema.js';

/** Three aisles between frozen shelves, the middle one ice. */
export const frostStore: Room = {
  id: 't4b',
  tileNumber: 4,
  face: {
    id: 't4b',
    tile: 4,
    name: { en: 'The Frost Store', fr: 'La Chambre froide' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ioooo',
      'o#o#o',
      'ooooo',
      'o#o#o',
      'ooooi',
    ],
    // prettier-ignore
    zones: [
      'aabb#',
      'a#b#c',
      'aabcc',
      'a#b#c',
      '#bbcc',
    ],
    zoneNames: [
      { zone: 'a', en: 'fish aisle', fr: 'allée des poissons' },
      { zone: 'b', en: 'ice aisle', fr: 'allée de glace' },
      { zone: 'c', en: 'ice cream aisle', fr: 'allée des sorbets' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 0, y: 0, id: 'nitrogen-hose' },
      { x: 4, y: 4, id: 'thermostat' },
    ],
  },
  kind: 'TRAP',
  flavor: {
    en: 'Two hundred crates of ice cream and one frozen accountant, labelled “until the audit is over”.',
    fr: 'Deux cents caisses de sorbet et un comptable congelé, étiqueté « jusqu’à la fin du contrôle fiscal ».',
  },
  scenery: [
    { id: 'nitrogen-hose', name: { en: 'Nitrogen hose', fr: 'Lance à azote' } },
    { id: 'thermostat', name: { en: 'Thermostat', fr: 'Thermostat' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 4, y: 0, mark: 2, zone: 'c' },
    { x: 0, y: 4, mark: 3, zone: 'a' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'spray-nitrogen',
      name: { en: 'Spray nitrogen', fr: 'Projeter de l’azote' },
      text: {
        en: 'At the nitrogen hose: attack 4 or mind 4, again and again. An enemy in the Frost Store, whom the hero chooses, has 2 speed and 1 defense less this turn.',
        fr: 'À la lance à azote : attaque 4 ou mental 4, autant de fois qu’on veut. Un ennemi dans la Chambre froide, au choix du héros, a 2 en vitesse et 1 en défense de moins pour ce tour.',
      },
      at: { feature: 't4b/nitrogen-hose' },
      offers: [
        { characteristic: 'ATTACK', difficulty: 4 },
        { characteristic: 'MIND', difficulty: 4 },
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [
        {
          chooseFigure: {
            among: { of: 'ENEMIES', inZone: { room: 't4b' } },
            do: [
              { modify: { who: { of: 'CHOSEN' }, characteristic: 'SPEED', by: -2, until: 'TURN' } },
              { modify: { who: { of: 'CHOSEN' }, characteristic: 'DEFENSE', by: -1, until: 'TURN' } },
            ],
          },
        },
      ],
      onFailure: [],
    },
    {
      id: 'turn-up-the-heat',
      name: { en: 'Turn up the heat', fr: 'Monter le chauffage' },
      text: {
        en: 'At the thermostat: mind 4, again and again. The ice melts: the ice aisle is safe.',
        fr: 'Au thermostat : mental 4, autant de fois qu’on veut. La glace fond : l’allée est sûre.',
      },
      at: { feature: 't4b/thermostat' },
      offers: [{ characteristic: 'MIND', difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ closeTest: { test: 'keep-your-feet' } }],
      onFailure: [],
    },
  ],
  traps: [
    {
      id: 'black-ice',
      name: { en: 'Ice', fr: 'Glace' },
      text: {
        en: 'When a hero enters the ice aisle: a forced test, speed 3 or defense 4 as he chooses. If he fails, he loses 1 action.',
        fr: 'Quand un héros entre dans l’allée de glace : un test forcé, vitesse 3 ou défense 4 à son choix. S’il échoue, il perd 1 action.',
      },
      on: { zoneEntered: { zone: 't4b/b' } },
      zones: [],
      test: {
        id: 'keep-your-feet',
        offers: [
          { characteristic: 'SPEED', difficulty: 3 },
          { characteristic: 'DEFENSE', difficulty: 4 },
        ],
        addHeroes: false,
      },
      do: [{ loseAction: { who: { of: 'SELF' }, actions: 1 } }],
    },
    {
      id: 'cold-snap',
      name: { en: 'Numb fingers', fr: 'Doigts gourds' },
      text: {
        en: 'When the Frost Store is activated, each hero in it: a forced test of mind 4. If he fails, he discards 1 power card, drawn by lot.',
        fr: 'Quand la Chambre froide est activée, chaque héros qui s’y trouve : un test forcé de mental 4. S’il échoue, il défausse 1 carte Pouvoir, tirée au sort.',
      },
      on: { roomActivated: { tile: 4 } },
      zones: ['t4b/a', 't4b/b', 't4b/c'],
      test: { id: 'keep-warm', offers: [{ characteristic: 'MIND', difficulty: 4 }], addHeroes: false },
      do: [{ discardCard: { who: { of: 'SELF' } } }],
    },
  ],
  activation: {
    text: {
      en: 'The cooling runs at full power: if the ice had melted, the aisle freezes again.',
      fr: 'Le froid est poussé à fond : si la glace avait fondu, l’allée gèle de nouveau.',
    },
    do: [{ openTest: { test: 'keep-your-feet' } }],
  },
};
