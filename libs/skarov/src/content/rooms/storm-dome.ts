import type { Room } from '../schema.js';

/** A machine that makes weather, and two rods that would ground it. */
export const stormDome: Room = {
  id: 't4a',
  tileNumber: 4,
  face: {
    id: 't4a',
    tile: 4,
    name: { en: 'The Storm Dome', fr: 'Le Dôme des tempêtes' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'oooo#',
      'oo.oo',
      'oi.io',
      'oo.oo',
      '#oooo',
    ],
    // prettier-ignore
    zones: [
      '#aaa#',
      'bbacc',
      'bbdcc',
      'bbdcc',
      '#ddd#',
    ],
    zoneNames: [
      { zone: 'a', en: 'cloud mixer', fr: 'brasseur de nuages' },
      { zone: 'b', en: 'west rod', fr: 'paratonnerre de l’ouest' },
      { zone: 'c', en: 'east rod', fr: 'paratonnerre de l’est' },
      { zone: 'd', en: 'rain gutter', fr: 'rigole' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 1, y: 2, id: 'rod-west' },
      { x: 3, y: 2, id: 'rod-east' },
    ],
  },
  kind: 'OBJECTIVE',
  flavor: {
    en: 'Under the glass a small black cloud is being fed through a tube. It is house-trained. It will not be for long.',
    fr: 'Sous la verrière, on nourrit un petit nuage noir au moyen d’un tuyau. Il est propre. Cela ne va pas durer.',
  },
  scenery: [
    { id: 'rod-west', name: { en: 'West rod', fr: 'Paratonnerre de l’ouest' } },
    { id: 'rod-east', name: { en: 'East rod', fr: 'Paratonnerre de l’est' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: 'b' },
    { x: 4, y: 4, mark: 3, zone: 'c' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'ground-the-west',
      name: { en: 'Ground the west rod', fr: 'Relier le paratonnerre de l’ouest' },
      text: {
        en: 'At the west rod: mind 4 or attack 4, plus the number of heroes. The storm goes back by 2.',
        fr: 'Au paratonnerre de l’ouest : mental 4 ou attaque 4, plus le nombre de héros. La tempête recule de 2.',
      },
      at: { feature: 't4a/rod-west' },
      offers: [
        { characteristic: 'MIND', difficulty: 4 },
        { characteristic: 'ATTACK', difficulty: 4 },
      ],
      addHeroes: true,
      direct: false,
      repeatable: false,
      onSuccess: [{ advance: { objective: 'storm', by: -2 } }],
      onFailure: [],
    },
    {
      id: 'ground-the-east',
      name: { en: 'Ground the east rod', fr: 'Relier le paratonnerre de l’est' },
      text: {
        en: 'At the east rod: mind 4 or attack 4, plus the number of heroes. The storm goes back by 2.',
        fr: 'Au paratonnerre de l’est : mental 4 ou attaque 4, plus le nombre de héros. La tempête recule de 2.',
      },
      at: { feature: 't4a/rod-east' },
      offers: [
        { characteristic: 'MIND', difficulty: 4 },
        { characteristic: 'ATTACK', difficulty: 4 },
      ],
      addHeroes: true,
      direct: false,
      repeatable: false,
      onSuccess: [{ advance: { objective: 'storm', by: -2 } }],
      onFailure: [],
    },
  ],
  traps: [],
  activation: {
    text: {
      en: 'If a hero is in the Storm Dome, one of the overlord’s choice is struck by lightning and takes 1 damage. If none is there, the storm grows by 1.',
      fr: 'Si un héros est dans le Dôme des tempêtes, la foudre en frappe un au choix du Professeur, qui subit 1 dégât. S’il n’y a personne, la tempête grossit de 1.',
    },
    do: [
      {
        if: {
          condition: { atLeast: { what: { count: { of: 'HEROES', inZone: { room: 't4a' } } }, number: 1 } },
          then: [
            {
              chooseFigure: {
                among: { of: 'HEROES', inZone: { room: 't4a' } },
                do: [{ damage: { who: { of: 'CHOSEN' }, points: 1 } }],
              },
            },
          ],
          else: [{ advance: { objective: 'storm', by: 1 } }],
        },
      },
    ],
  },
  objective: {
    id: 'storm',
    name: { en: 'The Storm', fr: 'La Tempête' },
    text: {
      en: 'Neutralised when both rods are grounded. At the end of each turn the storm grows by 1, then roll a power die: on 2 or more a hero in the Storm Dome, drawn by lot, takes 1 damage. Reached when the storm is at 8.',
      fr: 'Neutralisé quand les deux paratonnerres sont reliés. À la fin de chaque tour, la tempête grossit de 1, puis lancez un dé de Pouvoir : à 2 ou plus, un héros dans le Dôme des tempêtes, tiré au sort, subit 1 dégât. Atteint quand la tempête est à 8.',
    },
    counter: { name: { en: 'Storm', fr: 'Tempête' }, start: 0 },
    neutralised: {
      and: [
        { atLeast: { what: { passed: { test: 'ground-the-west' } }, number: 1 } },
        { atLeast: { what: { passed: { test: 'ground-the-east' } }, number: 1 } },
      ],
    },
    endOfTurn: [
      { advance: { objective: 'storm', by: 1 } },
      {
        roll: {
          die: 'POWER',
          table: [
            { atLeast: 0, do: [] },
            {
              atLeast: 2,
              do: [{ damage: { who: { of: 'HEROES', inZone: { room: 't4a' }, pick: 'RANDOM' }, points: 1 } }],
            },
          ],
        },
      },
    ],
    reached: { atLeast: { what: { counter: 'storm' }, number: 8 } },
    articleId: 'storm-article',
  },
};
