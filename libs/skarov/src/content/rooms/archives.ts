import type { Room } from '../schema.js';

/** The room in which Skarov keeps the plans of everything: heroes come here before they go elsewhere. */
export const archives: Room = {
  id: 't7b',
  tileNumber: 7,
  face: {
    id: 't7b',
    tile: 7,
    name: { en: 'The Archives', fr: 'Les Archives' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooo',
      'o#o#o',
      'ooooo',
      'i#o#i',
      'ooooo',
    ],
    // prettier-ignore
    zones: [
      'aaaa#',
      'a#a#b',
      'ccdbb',
      'c#d#d',
      '#dddd',
    ],
    zoneNames: [
      { zone: 'a', en: 'failed plans', fr: 'plans ratés' },
      { zone: 'b', en: 'unpaid bills', fr: 'factures impayées' },
      { zone: 'c', en: 'blueprints', fr: 'plans de machines' },
      { zone: 'd', en: 'secret cards', fr: 'fiches secrètes' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 0, y: 3, id: 'plan-chest' },
      { x: 4, y: 3, id: 'card-index' },
    ],
  },
  kind: 'PLAIN',
  flavor: {
    en: 'Everything is filed under R, for “revenge”. There is a second cabinet for “petty revenge”. It is the larger one.',
    fr: 'Tout est classé à la lettre V, comme « vengeance ». Un second meuble est réservé aux « petites vengeances ». C’est le plus grand.',
  },
  scenery: [
    { id: 'plan-chest', name: { en: 'Plan chest', fr: 'Meuble à plans' } },
    { id: 'card-index', name: { en: 'Card index', fr: 'Fichier' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 4, mark: 2, zone: 'c' },
    { x: 4, y: 0, mark: 3, zone: 'b' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'study-the-plans',
      name: { en: 'Study the plans', fr: 'Étudier les plans' },
      text: {
        en: 'At the plan chest: mind 5. The hero chooses an objective: the tests against it are 1 easier from now on.',
        fr: 'Au meuble à plans : mental 5. Le héros choisit un objectif : les tests contre lui sont désormais plus faciles de 1.',
      },
      at: { feature: 't7b/plan-chest' },
      offers: [{ characteristic: 'MIND', difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [
        {
          choose: {
            seat: 'OWNER',
            options: [
              {
                text: { en: 'Plans of the Missiles', fr: 'Plans : les Missiles' },
                do: [{ easeTest: { test: 'disarm-missile', by: 1, onResult: true } }],
              },
              {
                text: { en: 'Plans of the Storm', fr: 'Plans : la Tempête' },
                do: [
                  { easeTest: { test: 'ground-the-west', by: 1, onResult: true } },
                  { easeTest: { test: 'ground-the-east', by: 1, onResult: true } },
                ],
              },
              {
                text: { en: 'Plans of the Robot Army', fr: 'Plans : l’Armée de robots' },
                do: [{ easeTest: { test: 'smash-a-press', by: 1, onResult: true } }],
              },
              {
                text: { en: 'Plans of the Broadcast', fr: 'Plans : l’Émission' },
                do: [{ easeTest: { test: 'cut-the-broadcast', by: 1, onResult: true } }],
              },
              {
                text: { en: 'Plans of the Tunnel', fr: 'Plans : le Tunnel' },
                do: [
                  { easeTest: { test: 'jam-the-engine', by: 1, onResult: true } },
                  { easeTest: { test: 'reverse-gear', by: 1, onResult: true } },
                ],
              },
              {
                text: { en: 'Plans of the Meltdown', fr: 'Plans : la Fusion' },
                do: [
                  { easeTest: { test: 'red-valve', by: 1, onResult: true } },
                  { easeTest: { test: 'blue-valve', by: 1, onResult: true } },
                  { easeTest: { test: 'yellow-valve', by: 1, onResult: true } },
                ],
              },
            ],
          },
        },
      ],
      onFailure: [],
    },
    {
      id: 'mix-up-the-cards',
      name: { en: 'Mix up the cards', fr: 'Mélanger les fiches' },
      text: {
        en: 'At the card index: mind 4 or attack 5. The overlord discards 1 event card: he cannot find it any more.',
        fr: 'Au fichier : mental 4 ou attaque 5. Le Professeur défausse 1 carte Événement : il ne la retrouve plus.',
      },
      at: { feature: 't7b/card-index' },
      offers: [
        { characteristic: 'MIND', difficulty: 4 },
        { characteristic: 'ATTACK', difficulty: 5 },
      ],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [{ discardEvents: { count: 1 } }],
      onFailure: [],
    },
  ],
  traps: [],
  activation: {
    text: {
      en: 'The overlord has an old plan looked out: he discards 1 event card, then draws 2.',
      fr: 'Le Professeur fait ressortir un vieux plan : il défausse 1 carte Événement, puis en pioche 2.',
    },
    do: [{ discardEvents: { count: 1 } }, { drawEvents: { count: 2 } }],
  },
};
