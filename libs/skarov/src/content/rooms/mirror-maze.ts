import type { Room } from '../schema.js';

/** A maze of glass with one heart, from which the unwary walk out where they came in. */
export const mirrorMaze: Room = {
  id: 't6b',
  tileNumber: 6,
  face: {
    id: 't6b',
    tile: 6,
    name: { en: 'The Mirror Maze', fr: 'Le Labyrinthe aux miroirs' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'o#o#i',
      'ooooo',
      'o#o#o',
      'ooooo',
      'i#o#o',
    ],
    // prettier-ignore
    zones: [
      '##a#e',
      'baaee',
      'b#c#e',
      'bccdd',
      'b#c##',
    ],
    zoneNames: [
      { zone: 'a', en: 'tall mirrors', fr: 'miroirs qui allongent' },
      { zone: 'b', en: 'wide mirrors', fr: 'miroirs qui élargissent' },
      { zone: 'c', en: 'heart of the maze', fr: 'cœur du labyrinthe' },
      { zone: 'd', en: 'cracked corner', fr: 'coin fêlé' },
      { zone: 'e', en: 'endless corridor', fr: 'couloir sans fin' },
    ],
    walls: [
      { x: 0, y: 1, edge: 'E' },
      { x: 2, y: 1, edge: 'E' },
    ],
    doors: [],
    features: [
      { x: 4, y: 0, id: 'hammer-case' },
      { x: 0, y: 4, id: 'one-way-glass' },
    ],
  },
  kind: 'TRAP',
  flavor: {
    en: 'There are six Professors in here and all of them are you. One of you needs a haircut.',
    fr: 'Il y a six Professeurs ici, et tous sont vous. L’un de vous a besoin du coiffeur.',
  },
  scenery: [
    { id: 'hammer-case', name: { en: 'Hammer case', fr: 'Boîte à marteau' } },
    { id: 'one-way-glass', name: { en: 'One-way glass', fr: 'Glace sans tain' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: 'b' },
    { x: 4, y: 4, mark: 3, zone: 'd' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'break-the-mirrors',
      name: { en: 'Break the mirrors', fr: 'Briser les miroirs' },
      text: {
        en: 'At the hammer case: attack 4 or mind 5, again and again. The heart of the maze is plain: it misleads no one.',
        fr: 'À la boîte à marteau : attaque 4 ou mental 5, autant de fois qu’on veut. Le cœur du labyrinthe est clair : il n’égare personne.',
      },
      at: { feature: 't6b/hammer-case' },
      offers: [
        { characteristic: 'ATTACK', difficulty: 4 },
        { characteristic: 'MIND', difficulty: 5 },
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ closeTest: { test: 'find-the-way' } }],
      onFailure: [],
    },
    {
      id: 'step-through-the-glass',
      name: { en: 'Step through the glass', fr: 'Traverser la glace' },
      text: {
        en: 'At the one-way glass: mind 4, again and again. The hero changes places with an enemy in the Mirror Maze, whom he chooses.',
        fr: 'À la glace sans tain : mental 4, autant de fois qu’on veut. Le héros échange sa place avec un ennemi dans le Labyrinthe aux miroirs, à son choix.',
      },
      at: { feature: 't6b/one-way-glass' },
      offers: [{ characteristic: 'MIND', difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [
        {
          chooseFigure: {
            among: { of: 'ENEMIES', inZone: { room: 't6b' } },
            do: [{ swap: { a: { of: 'SELF' }, b: { of: 'CHOSEN' } } }],
          },
        },
      ],
      onFailure: [],
    },
  ],
  traps: [
    {
      id: 'false-corridor',
      name: { en: 'False corridor', fr: 'Faux couloir' },
      text: {
        en: 'When a hero enters the heart of the maze: a forced test of mind 4. If he fails, he is put in the endless corridor.',
        fr: 'Quand un héros entre dans le cœur du labyrinthe : un test forcé de mental 4. S’il échoue, il est mis dans le couloir sans fin.',
      },
      on: { zoneEntered: { zone: 't6b/c' } },
      zones: [],
      test: { id: 'find-the-way', offers: [{ characteristic: 'MIND', difficulty: 4 }], addHeroes: false },
      do: [{ place: { who: { of: 'SELF' }, at: { zone: 't6b/e' } } }],
    },
  ],
  activation: {
    text: {
      en: 'The mirrors turn: the heart of the maze misleads again if it had become plain, and a hero and a villain in the Mirror Maze, both drawn by lot, change places.',
      fr: 'Les miroirs tournent : le cœur du labyrinthe égare de nouveau s’il était devenu clair, et un héros et un vilain dans le Labyrinthe aux miroirs, tirés au sort tous les deux, échangent leurs places.',
    },
    do: [
      { openTest: { test: 'find-the-way' } },
      {
        swap: {
          a: { of: 'HEROES', inZone: { room: 't6b' }, pick: 'RANDOM' },
          b: { of: 'VILLAINS', inZone: { room: 't6b' }, pick: 'RANDOM' },
        },
      },
    ],
  },
};
