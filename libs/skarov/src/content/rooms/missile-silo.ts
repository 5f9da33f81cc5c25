import type { Room } from '../schema.js';

/** Four missiles round a fuel pump (the Missiles of the worked examples). */
export const missileSilo: Room = {
  id: 't3a',
  tileNumber: 3,
  face: {
    id: 't3a',
    tile: 3,
    name: { en: 'The Missile Silo', fr: 'Le Silo à missiles' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooo',
      'oioio',
      'ooioo',
      'oioio',
      'ooooo',
    ],
    // prettier-ignore
    zones: [
      '#aab#',
      'aaabb',
      'ccdbb',
      'ccddd',
      '#cdd#',
    ],
    zoneNames: [
      { zone: 'a', en: 'first gantry', fr: 'première passerelle' },
      { zone: 'b', en: 'second gantry', fr: 'deuxième passerelle' },
      { zone: 'c', en: 'third gantry', fr: 'troisième passerelle' },
      { zone: 'd', en: 'fourth gantry', fr: 'quatrième passerelle' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 1, y: 1, id: 'tube-1' },
      { x: 3, y: 1, id: 'tube-2' },
      { x: 1, y: 3, id: 'tube-3' },
      { x: 3, y: 3, id: 'tube-4' },
      { x: 2, y: 2, id: 'fuel-pump' },
    ],
  },
  kind: 'OBJECTIVE',
  flavor: {
    en: 'Four missiles, each with a name painted on its nose: the mayor, the opera, the weather bureau, and “whoever took my parking space”.',
    fr: 'Quatre missiles, un nom peint sur chaque nez : le maire, l’opéra, la météo, et « celui qui s’est garé à ma place ».',
  },
  scenery: [
    { id: 'tube-1', name: { en: 'First tube', fr: 'Premier tube' } },
    { id: 'tube-2', name: { en: 'Second tube', fr: 'Deuxième tube' } },
    { id: 'tube-3', name: { en: 'Third tube', fr: 'Troisième tube' } },
    { id: 'tube-4', name: { en: 'Fourth tube', fr: 'Quatrième tube' } },
    { id: 'fuel-pump', name: { en: 'Fuel pump', fr: 'Pompe à carburant' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: 'a' },
    { x: 4, y: 4, mark: 2, zone: 'd' },
    { x: 4, y: 0, mark: 3, zone: 'b' },
    { x: 0, y: 4, mark: 4, zone: 'c' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [
    { kind: 'missile', x: 1, y: 1 },
    { kind: 'missile', x: 3, y: 1 },
    { kind: 'missile', x: 1, y: 3 },
    { kind: 'missile', x: 3, y: 3 },
  ],
  tests: [
    {
      id: 'disarm-missile',
      name: { en: 'Disarm a missile', fr: 'Désarmer un missile' },
      text: {
        en: 'At a missile: mind 4, plus the number of heroes. The missile is taken off, and the number left falls by 1.',
        fr: 'À un missile : mental 4, plus le nombre de héros. Le missile est retiré, et le nombre restant baisse de 1.',
      },
      at: { tokens: 'missile' },
      offers: [{ characteristic: 'MIND', difficulty: 4 }],
      addHeroes: true,
      direct: false,
      repeatable: true,
      onSuccess: [{ remove: { tokens: 'missile', count: 1 } }, { advance: { objective: 'missiles', by: -1 } }],
      onFailure: [],
    },
    {
      id: 'drain-fuel',
      name: { en: 'Drain the fuel', fr: 'Vidanger le carburant' },
      text: {
        en: 'At the fuel pump: mind 6 or attack 6, again and again. 1 fuel token is taken off.',
        fr: 'À la pompe à carburant : mental 6 ou attaque 6, autant de fois qu’on veut. 1 pion Carburant est retiré.',
      },
      at: { feature: 't3a/fuel-pump' },
      offers: [
        { characteristic: 'MIND', difficulty: 6 },
        { characteristic: 'ATTACK', difficulty: 6 },
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ remove: { tokens: 'fuel', count: 1 } }],
      onFailure: [],
    },
  ],
  traps: [
    {
      id: 'exhaust',
      name: { en: 'Engine test', fr: 'Essai des moteurs' },
      text: {
        en: 'When the Missile Silo is activated, each hero in it: a forced test of defense 4. If he fails, he takes 1 damage.',
        fr: 'Quand le Silo à missiles est activé, chaque héros qui s’y trouve : un test forcé de défense 4. S’il échoue, il subit 1 dégât.',
      },
      on: { roomActivated: { tile: 3 } },
      zones: ['t3a/a', 't3a/b', 't3a/c', 't3a/d'],
      test: { id: 'stand-the-exhaust', offers: [{ characteristic: 'DEFENSE', difficulty: 4 }], addHeroes: false },
      do: [{ damage: { who: { of: 'SELF' }, points: 1 } }],
    },
  ],
  activation: {
    text: {
      en: 'The engines are tested: 1 more fuel token is put at a missile.',
      fr: 'On essaie les moteurs : 1 pion Carburant de plus est mis à un missile.',
    },
    do: [{ putToken: { kind: 'fuel', at: { tokens: 'missile' } } }],
  },
  objective: {
    id: 'missiles',
    name: { en: 'The Missiles', fr: 'Les Missiles' },
    text: {
      en: 'Neutralised when no missile is left. At the end of each turn 1 fuel token is put at a missile; reached when 9 lie there: the missiles are launched.',
      fr: 'Neutralisé quand il ne reste aucun missile. À la fin de chaque tour, 1 pion Carburant est mis à un missile ; atteint quand il y en a 9 : les missiles décollent.',
    },
    counter: { name: { en: 'Missiles left', fr: 'Missiles restants' }, start: 4 },
    neutralised: { atMost: { what: { counter: 'missiles' }, number: 0 } },
    endOfTurn: [{ putToken: { kind: 'fuel', at: { tokens: 'missile' } } }],
    reached: { atLeast: { what: { tokens: 'fuel' }, number: 9 } },
    articleId: 'missiles-article',
  },
};
