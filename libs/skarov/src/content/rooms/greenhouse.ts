import type { Room } from '../schema.js';

/** A path between four beds: one has a herb against wounds, and a vine that knows it. */
export const greenhouse: Room = {
  id: 't5b',
  tileNumber: 5,
  face: {
    id: 't5b',
    tile: 5,
    name: { en: 'The Greenhouse', fr: 'La Serre' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ioooi',
      'o.o.o',
      'ooooo',
      'o.o.o',
      'ooooo',
    ],
    // prettier-ignore
    zones: [
      'aacbb',
      'aacbb',
      'ccccc',
      'ddcee',
      '#dce#',
    ],
    zoneNames: [
      { zone: 'a', en: 'herb bed', fr: 'carré d’herbes' },
      { zone: 'b', en: 'fern bed', fr: 'carré de fougères' },
      { zone: 'c', en: 'gravel path', fr: 'allée de gravier' },
      { zone: 'd', en: 'cactus bed', fr: 'carré de cactus' },
      { zone: 'e', en: 'orchid bed', fr: 'carré d’orchidées' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 0, y: 0, id: 'healing-herb' },
      { x: 4, y: 0, id: 'sprinkler' },
    ],
  },
  kind: 'TRAP',
  flavor: {
    en: 'The Professor talks to his plants every morning. Lately they have begun to answer, and to ask for the postman.',
    fr: 'Le Professeur parle à ses plantes tous les matins. Depuis peu, elles répondent, et réclament le facteur.',
  },
  scenery: [
    { id: 'healing-herb', name: { en: 'Healing herb', fr: 'Herbe qui guérit' } },
    { id: 'sprinkler', name: { en: 'Sprinkler', fr: 'Arroseur' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 4, mark: 2, zone: 'd' },
    { x: 4, y: 4, mark: 3, zone: 'e' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'pick-the-herb',
      name: { en: 'Pick the herb', fr: 'Cueillir l’herbe' },
      text: {
        en: 'At the healing herb: mind 5, again and again. The hero puts 1 wound card from his hand back, drawn by lot. Failure picks the nettle beside it.',
        fr: 'À l’herbe qui guérit : mental 5, autant de fois qu’on veut. Le héros rend 1 carte Blessure de sa main, tirée au sort. Un échec cueille l’ortie d’à côté.',
      },
      at: { feature: 't5b/healing-herb' },
      offers: [{ characteristic: 'MIND', difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ healWound: { who: { of: 'SELF' } } }],
      onFailure: [],
    },
    {
      id: 'water-the-plants',
      name: { en: 'Water the plants', fr: 'Arroser les plantes' },
      text: {
        en: 'At the sprinkler: mind 4, again and again. The vine falls asleep, so that the herb bed is safe, and each villain in the Greenhouse has 1 attack less this turn: wet circuits.',
        fr: 'À l’arroseur : mental 4, autant de fois qu’on veut. La liane s’endort, si bien que le carré d’herbes est sûr, et chaque vilain dans la Serre a 1 en attaque de moins pour ce tour : des circuits mouillés.',
      },
      at: { feature: 't5b/sprinkler' },
      offers: [{ characteristic: 'MIND', difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [
        { closeTest: { test: 'duck-the-vine' } },
        {
          modify: {
            who: { of: 'VILLAINS', inZone: { room: 't5b' } },
            characteristic: 'ATTACK',
            by: -1,
            until: 'TURN',
          },
        },
      ],
      onFailure: [],
    },
  ],
  traps: [
    {
      id: 'hungry-vine',
      name: { en: 'Hungry vine', fr: 'Liane affamée' },
      text: {
        en: 'When a hero enters the herb bed: a forced test of attack 4. If he fails, he takes 1 damage.',
        fr: 'Quand un héros entre dans le carré d’herbes : un test forcé d’attaque 4. S’il échoue, il subit 1 dégât.',
      },
      on: { zoneEntered: { zone: 't5b/a' } },
      zones: [],
      test: { id: 'duck-the-vine', offers: [{ characteristic: 'ATTACK', difficulty: 4 }], addHeroes: false },
      do: [{ damage: { who: { of: 'SELF' }, points: 1 } }],
    },
    {
      id: 'nettle',
      name: { en: 'Nettle', fr: 'Ortie' },
      text: {
        en: 'When a hero fails to pick the herb, he takes 1 damage.',
        fr: 'Quand un héros ne réussit pas à cueillir l’herbe, il subit 1 dégât.',
      },
      on: { testFailed: 'pick-the-herb' },
      zones: [],
      do: [{ damage: { who: { of: 'SELF' }, points: 1 } }],
    },
  ],
  activation: {
    text: {
      en: 'The vine wakes up if it slept, and drags a hero in the Greenhouse, of the overlord’s choice, into the herb bed.',
      fr: 'La liane se réveille si elle dormait, et traîne un héros dans la Serre, au choix du Professeur, jusqu’au carré d’herbes.',
    },
    do: [
      { openTest: { test: 'duck-the-vine' } },
      {
        chooseFigure: {
          among: { of: 'HEROES', inZone: { room: 't5b' } },
          do: [{ place: { who: { of: 'CHOSEN' }, at: { zone: 't5b/a' } } }],
        },
      },
    ],
  },
};
