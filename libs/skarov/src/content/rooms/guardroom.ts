import type { Room } from '../schema.js';
import { chosenMinion, nextMinion, oneMinion } from './arrivals.js';

/** Four bunks full of robots that sleep lightly. */
export const guardroom: Room = {
  id: 't9b',
  tileNumber: 9,
  face: {
    id: 't9b',
    tile: 9,
    name: { en: 'The Guardroom', fr: 'Le Corps de garde' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooo',
      'o.i.o',
      'ooooo',
      'o.i.o',
      'ooooo',
    ],
    // prettier-ignore
    zones: [
      '#aaa#',
      'aaaaa',
      'bbbbb',
      'ccccc',
      '#ccc#',
    ],
    zoneNames: [
      { zone: 'a', en: 'charging rack', fr: 'bornes de charge' },
      { zone: 'b', en: 'night watch', fr: 'veilleur de nuit' },
      { zone: 'c', en: 'card table', fr: 'table de jeu' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 2, y: 1, id: 'charging-rack' },
      { x: 2, y: 3, id: 'alarm-bell' },
    ],
  },
  kind: 'TRAP',
  flavor: {
    en: 'The robots dream of electric sheep and count them aloud. At the card table somebody has been cheating in binary.',
    fr: 'Les robots rêvent de moutons électriques et les comptent à voix haute. À la table de jeu, quelqu’un triche en binaire.',
  },
  scenery: [
    { id: 'charging-rack', name: { en: 'Charging rack', fr: 'Borne de charge' } },
    { id: 'alarm-bell', name: { en: 'Alarm bell', fr: 'Sonnette d’alarme' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: 'a' },
    { x: 4, y: 4, mark: 2, zone: 'c' },
    { x: 4, y: 0, mark: 3, zone: 'a' },
    { x: 0, y: 4, mark: 4, zone: 'c' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'unplug-a-guard',
      name: { en: 'Unplug a guard', fr: 'Débrancher un garde' },
      text: {
        en: 'At the charging rack: mind 5, again and again. A minion in the Guardroom, which the hero chooses, is taken off.',
        fr: 'À la borne de charge : mental 5, autant de fois qu’on veut. Un sbire dans le Corps de garde, au choix du héros, est retiré.',
      },
      at: { feature: 't9b/charging-rack' },
      offers: [{ characteristic: 'MIND', difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [
        chosenMinion((sheet) => ({
          chooseFigure: {
            among: { of: 'SHEET', sheet, inZone: { room: 't9b' } },
            do: [{ remove: { figures: { of: 'CHOSEN' } } }],
          },
        })),
      ],
      onFailure: [],
    },
    {
      id: 'muffle-the-bell',
      name: { en: 'Muffle the bell', fr: 'Étouffer la sonnette' },
      text: {
        en: 'At the alarm bell: attack 4 or mind 4, again and again. The night watch raises no alarm.',
        fr: 'À la sonnette d’alarme : attaque 4 ou mental 4, autant de fois qu’on veut. Le veilleur de nuit ne donne plus l’alarme.',
      },
      at: { feature: 't9b/alarm-bell' },
      offers: [
        { characteristic: 'ATTACK', difficulty: 4 },
        { characteristic: 'MIND', difficulty: 4 },
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ closeTest: { test: 'tiptoe' } }],
      onFailure: [],
    },
  ],
  traps: [
    {
      id: 'night-watch',
      name: { en: 'Night watch', fr: 'Veilleur de nuit' },
      text: {
        en: 'When a hero passes the night watch: a forced test, mind 4 or speed 3 as he chooses. If he fails, an Android comes to a free and usable reinforcement space of the Guardroom; if none is left a Gynoid, or else an Arachnoid.',
        fr: 'Quand un héros passe près du veilleur de nuit : un test forcé, mental 4 ou vitesse 3 à son choix. S’il échoue, un Androïde arrive sur un espace de renfort utilisable et libre du Corps de garde ; s’il n’y en a plus, une Gynoïde, ou à défaut un Arachnoïde.',
      },
      on: { zoneEntered: { zone: 't9b/b' } },
      zones: [],
      test: {
        id: 'tiptoe',
        offers: [
          { characteristic: 'MIND', difficulty: 4 },
          { characteristic: 'SPEED', difficulty: 3 },
        ],
        addHeroes: false,
      },
      do: [nextMinion('t9b')],
    },
  ],
  activation: {
    text: {
      en: 'Alarm: the night watch is on his guard again, and two minions, each of a kind of the overlord’s choice, come to free and usable reinforcement spaces of the Guardroom.',
      fr: 'Alerte : le veilleur de nuit est de nouveau sur ses gardes, et deux sbires, chacun d’un genre au choix du Professeur, arrivent sur des espaces de renfort utilisables et libres du Corps de garde.',
    },
    do: [{ openTest: { test: 'tiptoe' } }, oneMinion('t9b'), oneMinion('t9b')],
  },
};
