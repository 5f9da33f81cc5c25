import type { Room } from '../schema.js';

/** Three valves round a core that minds being touched: every mistake makes it hotter. */
export const reactor: Room = {
  id: 't8b',
  tileNumber: 8,
  face: {
    id: 't8b',
    tile: 8,
    name: { en: 'The Reactor', fr: 'Le Réacteur' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooo',
      'oioio',
      'oo#oo',
      'ooioo',
      'ooooo',
    ],
    // prettier-ignore
    zones: [
      '#aab#',
      'caabb',
      'cc#bb',
      'ccddd',
      '#cdd#',
    ],
    zoneNames: [
      { zone: 'a', en: 'observation window', fr: 'hublot' },
      { zone: 'b', en: 'blue circuit', fr: 'circuit bleu' },
      { zone: 'c', en: 'red circuit', fr: 'circuit rouge' },
      { zone: 'd', en: 'yellow circuit', fr: 'circuit jaune' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 1, y: 1, id: 'red-valve' },
      { x: 3, y: 1, id: 'blue-valve' },
      { x: 2, y: 3, id: 'yellow-valve' },
    ],
  },
  kind: 'OBJECTIVE',
  flavor: {
    en: 'The dial goes from “warm” over “hot” to a drawing of the Professor waving goodbye.',
    fr: 'Le cadran va de « tiède » à « brûlant », puis à un dessin du Professeur qui agite son mouchoir.',
  },
  scenery: [
    { id: 'red-valve', name: { en: 'Red valve', fr: 'Vanne rouge' } },
    { id: 'blue-valve', name: { en: 'Blue valve', fr: 'Vanne bleue' } },
    { id: 'yellow-valve', name: { en: 'Yellow valve', fr: 'Vanne jaune' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: 'c' },
    { x: 0, y: 4, mark: 2, zone: 'c' },
    { x: 4, y: 0, mark: 3, zone: 'b' },
    { x: 4, y: 4, mark: 4, zone: 'd' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'red-valve',
      name: { en: 'Close the red valve', fr: 'Fermer la vanne rouge' },
      text: {
        en: 'At the red valve: mind 5. The valve is shut. If the hero fails, the heat rises by 1.',
        fr: 'À la vanne rouge : mental 5. La vanne est fermée. Si le héros échoue, la chaleur monte de 1.',
      },
      at: { feature: 't8b/red-valve' },
      offers: [{ characteristic: 'MIND', difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [],
      onFailure: [{ advance: { objective: 'reactor', by: 1 } }],
    },
    {
      id: 'blue-valve',
      name: { en: 'Close the blue valve', fr: 'Fermer la vanne bleue' },
      text: {
        en: 'At the blue valve: attack 4. The valve is shut. If the hero fails, the heat rises by 1.',
        fr: 'À la vanne bleue : attaque 4. La vanne est fermée. Si le héros échoue, la chaleur monte de 1.',
      },
      at: { feature: 't8b/blue-valve' },
      offers: [{ characteristic: 'ATTACK', difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [],
      onFailure: [{ advance: { objective: 'reactor', by: 1 } }],
    },
    {
      id: 'yellow-valve',
      name: { en: 'Close the yellow valve', fr: 'Fermer la vanne jaune' },
      text: {
        en: 'At the yellow valve: mind 5 or attack 4. The valve is shut. If the hero fails, the heat rises by 1.',
        fr: 'À la vanne jaune : mental 5 ou attaque 4. La vanne est fermée. Si le héros échoue, la chaleur monte de 1.',
      },
      at: { feature: 't8b/yellow-valve' },
      offers: [
        { characteristic: 'MIND', difficulty: 5 },
        { characteristic: 'ATTACK', difficulty: 4 },
      ],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [],
      onFailure: [{ advance: { objective: 'reactor', by: 1 } }],
    },
  ],
  traps: [
    {
      id: 'glare',
      name: { en: 'Glare of the core', fr: 'Éclat du cœur' },
      text: {
        en: 'At the end of the turn, each hero at the observation window: a forced test of defense 4. If he fails, he takes 1 damage.',
        fr: 'À la fin du tour, chaque héros devant le hublot : un test forcé de défense 4. S’il échoue, il subit 1 dégât.',
      },
      on: { turnEnd: true },
      zones: ['t8b/a'],
      test: { id: 'stand-the-glare', offers: [{ characteristic: 'DEFENSE', difficulty: 4 }], addHeroes: false },
      do: [{ damage: { who: { of: 'SELF' }, points: 1 } }],
    },
  ],
  activation: {
    text: {
      en: 'A fuel rod is pulled out: the heat rises by 1, and each damaged figure in the Reactor, also on its reinforcement spaces, hero or villain, takes 1 damage.',
      fr: 'On retire une barre de combustible : la chaleur monte de 1, et chaque figurine qui a des dégâts dans le Réacteur, même sur ses espaces de renfort, héros ou vilain, subit 1 dégât.',
    },
    do: [
      { advance: { objective: 'reactor', by: 1 } },
      { damage: { who: { of: 'ROOM', room: 't8b', damaged: true }, points: 1 } },
    ],
  },
  objective: {
    id: 'reactor',
    name: { en: 'The Meltdown', fr: 'La Fusion' },
    text: {
      en: 'Neutralised when the three valves are shut. At the end of each turn the heat rises by 1; reached when it is at 9.',
      fr: 'Neutralisé quand les trois vannes sont fermées. À la fin de chaque tour, la chaleur monte de 1 ; atteint quand elle est à 9.',
    },
    counter: { name: { en: 'Heat', fr: 'Chaleur' }, start: 0 },
    neutralised: {
      and: [
        { atLeast: { what: { passed: { test: 'red-valve' } }, number: 1 } },
        { atLeast: { what: { passed: { test: 'blue-valve' } }, number: 1 } },
        { atLeast: { what: { passed: { test: 'yellow-valve' } }, number: 1 } },
      ],
    },
    endOfTurn: [{ advance: { objective: 'reactor', by: 1 } }],
    reached: { atLeast: { what: { counter: 'reactor' }, number: 9 } },
    articleId: 'reactor-article',
  },
};
