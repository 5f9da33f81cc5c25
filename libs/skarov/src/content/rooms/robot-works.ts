import type { Room } from '../schema.js';
import { oneMinion } from './arrivals.js';

/** Three presses and a belt that brings a robot a turn until they are smashed. */
export const robotWorks: Room = {
  id: 't5a',
  tileNumber: 5,
  face: {
    id: 't5a',
    tile: 5,
    name: { en: 'The Robot Works', fr: 'L’Atelier des robots' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooo',
      'ioioi',
      'ooooo',
      '.....',
      'ooooo',
    ],
    // prettier-ignore
    zones: [
      '#aaa#',
      'baaac',
      'bbacc',
      'ddddd',
      '#ddd#',
    ],
    zoneNames: [
      { zone: 'a', en: 'middle press', fr: 'presse du milieu' },
      { zone: 'b', en: 'west press', fr: 'presse de l’ouest' },
      { zone: 'c', en: 'east press', fr: 'presse de l’est' },
      { zone: 'd', en: 'conveyor belt', fr: 'tapis roulant' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 0, y: 1, id: 'press-west' },
      { x: 2, y: 1, id: 'press-middle' },
      { x: 4, y: 1, id: 'press-east' },
    ],
  },
  kind: 'OBJECTIVE',
  flavor: {
    en: 'Heads on the left, arms on the right, opinions nowhere. A poster counts the days since the last rebellion: 3.',
    fr: 'Les têtes à gauche, les bras à droite, aucune opinion nulle part. Une affiche compte les jours depuis la dernière révolte : 3.',
  },
  scenery: [
    { id: 'press-west', name: { en: 'West press', fr: 'Presse de l’ouest' } },
    { id: 'press-middle', name: { en: 'Middle press', fr: 'Presse du milieu' } },
    { id: 'press-east', name: { en: 'East press', fr: 'Presse de l’est' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: 'b' },
    { x: 4, y: 0, mark: 2, zone: 'c' },
    { x: 0, y: 4, mark: 3, zone: 'd' },
    { x: 4, y: 4, mark: 4, zone: 'd' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [
    { kind: 'press', x: 0, y: 1 },
    { kind: 'press', x: 2, y: 1 },
    { kind: 'press', x: 4, y: 1 },
  ],
  tests: [
    {
      id: 'smash-a-press',
      name: { en: 'Smash a press', fr: 'Casser une presse' },
      text: {
        en: 'At a press: attack 3 or mind 4, plus the number of heroes. The press is taken off.',
        fr: 'À une presse : attaque 3 ou mental 4, plus le nombre de héros. La presse est retirée.',
      },
      at: { tokens: 'press' },
      offers: [
        { characteristic: 'ATTACK', difficulty: 3 },
        { characteristic: 'MIND', difficulty: 4 },
      ],
      addHeroes: true,
      direct: false,
      repeatable: true,
      onSuccess: [{ remove: { tokens: 'press', count: 1 } }],
      onFailure: [],
    },
  ],
  traps: [],
  activation: {
    text: {
      en: 'Each villain in the Robot Works moves up to 1 zone towards the hero who is nearest.',
      fr: 'Chaque vilain dans l’Atelier des robots se déplace de 1 zone au plus vers le héros le plus proche.',
    },
    do: [
      {
        each: {
          figures: { of: 'VILLAINS', inZone: { room: 't5a' } },
          do: [
            {
              move: {
                who: { of: 'CHOSEN' },
                toward: { spaceOf: { of: 'HEROES', pick: 'NEAREST' } },
                zones: 1,
              },
            },
          ],
        },
      },
    ],
  },
  objective: {
    id: 'robots',
    name: { en: 'The Robot Army', fr: 'L’Armée de robots' },
    text: {
      en: 'Neutralised when no press is left. At the end of each turn the army grows by 1, and one minion of a kind of the overlord’s choice comes to a free and usable reinforcement space of the Robot Works. Reached when the army is at 8.',
      fr: 'Neutralisé quand il ne reste aucune presse. À la fin de chaque tour, l’armée grossit de 1, et un sbire d’un genre au choix du Professeur arrive sur un espace de renfort utilisable et libre de l’Atelier des robots. Atteint quand l’armée est à 8.',
    },
    counter: { name: { en: 'Army', fr: 'Armée' }, start: 0 },
    neutralised: { atMost: { what: { tokens: 'press' }, number: 0 } },
    endOfTurn: [{ advance: { objective: 'robots', by: 1 } }, oneMinion('t5a')],
    reached: { atLeast: { what: { counter: 'robots' }, number: 8 } },
    articleId: 'robots-article',
  },
};
