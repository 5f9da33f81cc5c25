import type { Room } from '../schema.js';

/** A studio from which Skarov hypnotises the city, live, and all who listen too closely. */
export const transmitter: Room = {
  id: 't6a',
  tileNumber: 6,
  face: {
    id: 't6a',
    tile: 6,
    name: { en: 'The Hypno-Studio', fr: 'L’Hypno-Studio' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooo',
      'o.i.o',
      'ooooo',
      'o.o.o',
      'ooooi',
    ],
    // prettier-ignore
    zones: [
      'aaaa#',
      'aaaaa',
      'bbdcc',
      'bbdcc',
      '#bdcc',
    ],
    zoneNames: [
      { zone: 'a', en: 'stage', fr: 'plateau' },
      { zone: 'b', en: 'spotlights', fr: 'projecteurs' },
      { zone: 'c', en: 'make-up corner', fr: 'coin maquillage' },
      { zone: 'd', en: 'studio audience', fr: 'public' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 2, y: 1, id: 'mixing-desk' },
      { x: 4, y: 4, id: 'autocue' },
    ],
  },
  kind: 'OBJECTIVE',
  flavor: {
    en: '“Good evening. You are getting sleepy. You are getting obedient. After the weather: taxes.” The applause sign is a command.',
    fr: '« Bonsoir. Vos paupières sont lourdes. Vous obéissez. Après la météo : les impôts. » Le panneau « applaudissez » est un ordre.',
  },
  scenery: [
    { id: 'mixing-desk', name: { en: 'Mixing desk', fr: 'Table de mixage' } },
    { id: 'autocue', name: { en: 'Autocue', fr: 'Prompteur' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 4, y: 0, mark: 2, zone: 'a' },
    { x: 0, y: 4, mark: 3, zone: 'b' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'cut-the-broadcast',
      name: { en: 'Cut the broadcast', fr: 'Couper l’émission' },
      text: {
        en: 'At the mixing desk: mind 4, plus the number of heroes, again and again. The broadcast is cut once.',
        fr: 'À la table de mixage : mental 4, plus le nombre de héros, autant de fois qu’on veut. L’émission est coupée une fois.',
      },
      at: { feature: 't6a/mixing-desk' },
      offers: [{ characteristic: 'MIND', difficulty: 4 }],
      addHeroes: true,
      direct: false,
      repeatable: true,
      onSuccess: [],
      onFailure: [],
    },
    {
      id: 'rewrite-the-speech',
      name: { en: 'Rewrite the speech', fr: 'Réécrire le discours' },
      text: {
        en: 'At the autocue: mind 4. The test at the mixing desk is 1 easier from now on.',
        fr: 'Au prompteur : mental 4. Le test à la table de mixage est désormais plus facile de 1.',
      },
      at: { feature: 't6a/autocue' },
      offers: [{ characteristic: 'MIND', difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [{ easeTest: { test: 'cut-the-broadcast', by: 1, onResult: true } }],
      onFailure: [],
    },
  ],
  traps: [
    {
      id: 'heavy-eyelids',
      name: { en: 'Heavy eyelids', fr: 'Paupières lourdes' },
      text: {
        en: 'When a hero fails at the mixing desk, he has 1 mind less this turn.',
        fr: 'Quand un héros échoue à la table de mixage, il a 1 en mental de moins pour ce tour.',
      },
      on: { testFailed: 'cut-the-broadcast' },
      zones: [],
      do: [{ modify: { who: { of: 'SELF' }, characteristic: 'MIND', by: -1, until: 'TURN' } }],
    },
  ],
  activation: {
    text: {
      en: 'A special report: the audience grows by 1, and the test at the mixing desk is 1 harder from now on.',
      fr: 'Une édition spéciale : l’audience monte de 1, et le test à la table de mixage est désormais plus difficile de 1.',
    },
    do: [
      { advance: { objective: 'hypnosis', by: 1 } },
      { hardenTest: { test: 'cut-the-broadcast', by: 1, onResult: true } },
    ],
  },
  objective: {
    id: 'hypnosis',
    name: { en: 'The Broadcast', fr: 'L’Émission' },
    text: {
      en: 'Neutralised when the broadcast has been cut 3 times. At the end of each turn the audience grows by 1; reached when it is at 9.',
      fr: 'Neutralisé quand l’émission a été coupée 3 fois. À la fin de chaque tour, l’audience monte de 1 ; atteint quand elle est à 9.',
    },
    counter: { name: { en: 'Audience', fr: 'Audience' }, start: 0 },
    neutralised: { atLeast: { what: { passed: { test: 'cut-the-broadcast' } }, number: 3 } },
    endOfTurn: [{ advance: { objective: 'hypnosis', by: 1 } }],
    reached: { atLeast: { what: { counter: 'hypnosis' }, number: 9 } },
    articleId: 'hypnosis-article',
  },
};
