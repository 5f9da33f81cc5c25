import type { Room } from '../schema.js';

/** The other way in, by the tradesmen’s door: where henchmen eat, the one room that heals, and burns the hasty. */
export const canteen: Room = {
  id: 't1b',
  tileNumber: 1,
  face: {
    id: 't1b',
    tile: 1,
    name: { en: 'The Canteen', fr: 'La Cantine' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooo',
      'o..oo',
      'ooooo',
      'o..oo',
      'ioooo',
    ],
    // prettier-ignore
    zones: [
      'aaab#',
      'aaabb',
      'cccbb',
      'cccdd',
      'dddd#',
    ],
    zoneNames: [
      { zone: 'a', en: 'henchmen’s table', fr: 'table des hommes de main' },
      { zone: 'b', en: 'tray rail', fr: 'glissière à plateaux' },
      { zone: 'c', en: 'table of honour', fr: 'table d’honneur' },
      { zone: 'd', en: 'kitchen', fr: 'cuisine' },
    ],
    walls: [
      { x: 0, y: 3, edge: 'S' },
      { x: 1, y: 3, edge: 'S' },
    ],
    doors: [],
    features: [{ x: 0, y: 4, id: 'soup-kettle' }],
  },
  kind: 'ENTRY',
  flavor: {
    en: 'Deliveries at the side door, please. The menu has four dishes and they are all soup. A sign reminds the staff to wash their claws.',
    fr: 'Livraisons par la porte de service. La carte propose quatre plats, tous des soupes. Un écriteau rappelle au personnel de se laver les pinces.',
  },
  scenery: [{ id: 'soup-kettle', name: { en: 'Soup kettle', fr: 'Marmite de soupe' } }],
  green: [
    { x: 0, y: 0, name: { en: 'Coat hooks', fr: 'Patères' } },
    { x: 1, y: 0, name: { en: 'Bread crates', fr: 'Cageots à pain' } },
    { x: 0, y: 1, name: { en: 'Tradesmen’s door', fr: 'Porte de service' } },
    { x: 1, y: 2, name: { en: 'Chair of honour', fr: 'Chaise d’honneur' } },
    { x: 0, y: 3, name: { en: 'Cutlery trolley', fr: 'Chariot à couverts' } },
  ],
  violet: [],
  reinforcement: [
    { x: 4, y: 0, mark: 2, zone: 'b' },
    { x: 4, y: 4, mark: 3, zone: 'd' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'have-the-soup',
      name: { en: 'Have the soup', fr: 'Prendre de la soupe' },
      text: {
        en: 'At the soup kettle: mind 5, again and again. The hero heals 1 damage. Failure burns the tongue.',
        fr: 'À la marmite : mental 5, autant de fois qu’on veut. Le héros soigne 1 dégât. Un échec brûle la langue.',
      },
      at: { feature: 't1b/soup-kettle' },
      offers: [{ characteristic: 'MIND', difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ heal: { who: { of: 'SELF' }, points: 1 } }],
      onFailure: [],
    },
  ],
  traps: [
    {
      id: 'hot-soup',
      name: { en: 'Hot soup', fr: 'Soupe brûlante' },
      text: {
        en: 'When a hero fails at the soup kettle, he has 1 speed less this turn.',
        fr: 'Quand un héros échoue à la marmite, il a 1 en vitesse de moins pour ce tour.',
      },
      on: { testFailed: 'have-the-soup' },
      zones: [],
      do: [{ modify: { who: { of: 'SELF' }, characteristic: 'SPEED', by: -1, until: 'TURN' } }],
    },
  ],
  activation: {
    text: {
      en: 'Room service: a damaged villain of the overlord’s choice heals 1 damage, in any place.',
      fr: 'Service en chambre : un vilain qui a des dégâts, au choix du Professeur, soigne 1 dégât, où qu’il se trouve.',
    },
    do: [
      {
        chooseFigure: {
          among: { of: 'VILLAINS', damaged: true },
          do: [{ heal: { who: { of: 'CHOSEN' }, points: 1 } }],
        },
      },
    ],
  },
};
