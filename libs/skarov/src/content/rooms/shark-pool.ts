import type { Room } from '../schema.js';

/** Two banks and one bridge: crossing is free, staying is not. */
export const sharkPool: Room = {
  id: 't8a',
  tileNumber: 8,
  face: {
    id: 't8a',
    tile: 8,
    name: { en: 'The Shark Pool', fr: 'Le Bassin aux requins' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooo',
      'o...o',
      'ooioo',
      'o...o',
      'oiooo',
    ],
    // prettier-ignore
    zones: [
      'aaaa#',
      'dbbbe',
      'dbbbe',
      'dbbbe',
      '#cccc',
    ],
    zoneNames: [
      { zone: 'a', en: 'north bank', fr: 'rive nord' },
      { zone: 'b', en: 'bridge', fr: 'passerelle' },
      { zone: 'c', en: 'south bank', fr: 'rive sud' },
      { zone: 'd', en: 'diving board', fr: 'plongeoir' },
      { zone: 'e', en: 'feeding place', fr: 'coin du repas' },
    ],
    walls: [
      { x: 1, y: 0, edge: 'S' },
      { x: 2, y: 0, edge: 'S' },
      { x: 3, y: 0, edge: 'S' },
      { x: 4, y: 0, edge: 'S' },
      { x: 0, y: 4, edge: 'N' },
      { x: 1, y: 4, edge: 'N' },
      { x: 2, y: 4, edge: 'N' },
      { x: 3, y: 4, edge: 'N' },
    ],
    doors: [],
    features: [
      { x: 2, y: 2, id: 'drain-plug' },
      { x: 1, y: 4, id: 'bait-barrel' },
    ],
  },
  kind: 'TRAP',
  flavor: {
    en: 'The sharks are called Monday and Rent. They have seen heroes cross the bridge; they are still waiting for one to stop and admire the view.',
    fr: 'Les requins s’appellent Lundi et Loyer. Ils ont vu des héros passer le pont ; ils attendent encore celui qui s’arrêtera pour admirer la vue.',
  },
  scenery: [
    { id: 'drain-plug', name: { en: 'Drain plug', fr: 'Bonde' } },
    { id: 'bait-barrel', name: { en: 'Bait barrel', fr: 'Tonneau d’appâts' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 4, y: 0, mark: 2, zone: 'a' },
    { x: 0, y: 4, mark: 3, zone: 'c' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'pull-the-drain-plug',
      name: { en: 'Pull the drain plug', fr: 'Tirer la bonde' },
      text: {
        en: 'At the drain plug: attack 5 or mind 5, again and again. The water runs off, and the sharks sulk: the bridge is safe.',
        fr: 'À la bonde : attaque 5 ou mental 5, autant de fois qu’on veut. L’eau s’écoule, et les requins boudent : la passerelle est sûre.',
      },
      at: { feature: 't8a/drain-plug' },
      offers: [
        { characteristic: 'ATTACK', difficulty: 5 },
        { characteristic: 'MIND', difficulty: 5 },
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ closeTest: { test: 'mind-the-sharks' } }],
      onFailure: [],
    },
    {
      id: 'throw-bait',
      name: { en: 'Throw bait', fr: 'Lancer des appâts' },
      text: {
        en: 'At the bait barrel: mind 4 or attack 4, again and again. An enemy on the bridge, whom the hero chooses, takes 1 damage: the sharks are not particular.',
        fr: 'Au tonneau d’appâts : mental 4 ou attaque 4, autant de fois qu’on veut. Un ennemi sur la passerelle, au choix du héros, subit 1 dégât : les requins ne sont pas difficiles.',
      },
      at: { feature: 't8a/bait-barrel' },
      offers: [
        { characteristic: 'MIND', difficulty: 4 },
        { characteristic: 'ATTACK', difficulty: 4 },
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [
        {
          chooseFigure: {
            among: { of: 'ENEMIES', inZone: { zone: 't8a/b' } },
            do: [{ damage: { who: { of: 'CHOSEN' }, points: 1 } }],
          },
        },
      ],
      onFailure: [],
    },
  ],
  traps: [
    {
      id: 'shark-bite',
      name: { en: 'Sharks', fr: 'Requins' },
      text: {
        en: 'At the end of the turn, each hero on the bridge: a forced test, speed 3 or attack 4 as he chooses. If he fails, he takes 1 damage.',
        fr: 'À la fin du tour, chaque héros sur la passerelle : un test forcé, vitesse 3 ou attaque 4 à son choix. S’il échoue, il subit 1 dégât.',
      },
      on: { turnEnd: true },
      zones: ['t8a/b'],
      test: {
        id: 'mind-the-sharks',
        offers: [
          { characteristic: 'SPEED', difficulty: 3 },
          { characteristic: 'ATTACK', difficulty: 4 },
        ],
        addHeroes: false,
      },
      do: [{ damage: { who: { of: 'SELF' }, points: 1 } }],
    },
  ],
  activation: {
    text: {
      en: 'The pool fills up if it was dry, and a hook drags a hero in the Shark Pool, of the overlord’s choice, onto the bridge.',
      fr: 'Le bassin se remplit s’il était à sec, et un crochet traîne un héros dans le Bassin aux requins, au choix du Professeur, jusque sur la passerelle.',
    },
    do: [
      { openTest: { test: 'mind-the-sharks' } },
      {
        chooseFigure: {
          among: { of: 'HEROES', inZone: { room: 't8a' } },
          do: [{ place: { who: { of: 'CHOSEN' }, at: { zone: 't8a/b' } } }],
        },
      },
    ],
  },
};
