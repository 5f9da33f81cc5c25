import type { Room } from '../schema.js';
import { chosenMinion } from './arrivals.js';

/** A flying saucer with the roof closed over it, and a crane: figures leave this room faster than they came. */
export const hangar: Room = {
  id: 't3b',
  tileNumber: 3,
  face: {
    id: 't3b',
    tile: 3,
    name: { en: 'The Hangar', fr: 'Le Hangar' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooi',
      'oo.oo',
      'o.i.o',
      'ooooo',
      'ooooo',
    ],
    // prettier-ignore
    zones: [
      '#aabb',
      'aasbb',
      'csssb',
      'ccsdd',
      'ccdd#',
    ],
    zoneNames: [
      { zone: 'a', en: 'workbench', fr: 'établi' },
      { zone: 'b', en: 'crane bay', fr: 'travée de la grue' },
      { zone: 'c', en: 'scrap corner', fr: 'coin des épaves' },
      { zone: 'd', en: 'runway', fr: 'piste' },
      { zone: 's', en: 'saucer', fr: 'soucoupe' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 4, y: 0, id: 'crane' },
      { x: 2, y: 2, id: 'cockpit' },
    ],
  },
  kind: 'PLAIN',
  flavor: {
    en: 'The saucer was bought second-hand. Its manual is in a language with no vowels and one very long swear word.',
    fr: 'La soucoupe est d’occasion. Son manuel est écrit dans une langue sans voyelles qui n’a qu’un juron, très long.',
  },
  scenery: [
    { id: 'crane', name: { en: 'Crane', fr: 'Grue' } },
    { id: 'cockpit', name: { en: 'Cockpit', fr: 'Cockpit' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: 'a' },
    { x: 4, y: 4, mark: 3, zone: 'd' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'short-flight',
      name: { en: 'Take a short flight', fr: 'Faire un petit vol' },
      text: {
        en: 'In the cockpit: mind 5, again and again. The hero moves up to 4 zones, and enemies neither stop nor pin him.',
        fr: 'Dans le cockpit : mental 5, autant de fois qu’on veut. Le héros se déplace de 4 zones au plus, et les ennemis ne l’arrêtent ni ne le retiennent.',
      },
      at: { feature: 't3b/cockpit' },
      offers: [{ characteristic: 'MIND', difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ moveFreely: { who: { of: 'SELF' }, zones: 4, ignoreEnemies: true } }],
      onFailure: [],
    },
    {
      id: 'work-the-crane',
      name: { en: 'Work the crane', fr: 'Manœuvrer la grue' },
      text: {
        en: 'At the crane: mind 4 or attack 4, again and again. An enemy in the Hangar, whom the hero chooses, is hung up by the collar and set down in the scrap corner.',
        fr: 'À la grue : mental 4 ou attaque 4, autant de fois qu’on veut. Un ennemi dans le Hangar, au choix du héros, est soulevé par le col et posé dans le coin des épaves.',
      },
      at: { feature: 't3b/crane' },
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
            among: { of: 'ENEMIES', inZone: { room: 't3b' } },
            do: [{ place: { who: { of: 'CHOSEN' }, at: { zone: 't3b/c' } } }],
          },
        },
      ],
      onFailure: [],
    },
  ],
  traps: [],
  activation: {
    text: {
      en: 'The goods lift: one minion of the overlord’s choice, in any place, goes to a free space of the Hangar.',
      fr: 'Le monte-charge : un sbire au choix du Professeur, où qu’il se trouve, va sur un espace libre du Hangar.',
    },
    do: [
      chosenMinion((sheet) => ({
        chooseFigure: {
          among: { of: 'SHEET', sheet },
          do: [{ place: { who: { of: 'CHOSEN' }, at: { room: 't3b' } } }],
        },
      })),
    ],
  },
};
