import { onTurn } from '#skirmish/content';
import type { Scenario } from '../schema.js';
import { keyToTheCityPlan } from './key-to-the-city-plan.js';

/** Two sides, no villain: the first side with two pieces of the mayor’s golden key. */
export const keyToTheCity: Scenario = {
  id: 'key-to-the-city',
  name: { en: 'Key to the City', fr: 'La Clé de la ville' },
  intro: {
    en: 'The golden key to Metro City fell down the steps of the town hall during the rehearsal and broke in three. The ceremony is tonight, the mayor is watching the clock, and two teams of heroes have offered to help. Separately.',
    fr: 'La clé d’or de Metro City a dévalé les marches de l’hôtel de ville pendant la répétition et s’est brisée en trois. La cérémonie est ce soir, le maire regarde l’heure, et deux équipes de héros ont proposé leur aide. Chacune de son côté.',
  },
  modes: ['VERSUS'],
  recommendedHeroes: 2,
  difficulty: 'HARD',
  turnLimit: 10,
  tiles: [
    { face: '5a', column: 0, row: 0, turns: 0 },
    { face: '4b', column: 1, row: 0, turns: 0 },
    { face: '2a', column: 0, row: 1, turns: 0 },
    { face: '1a', column: 1, row: 1, turns: 0 },
  ],
  starts: {
    A: ['0,0', '0,2', '0,4', '0,5', '0,7'],
    B: ['9,0', '9,2', '9,3', '9,5', '9,7'],
    chosen: true,
  },
  objects: [
    { kind: 'hot-dog-stand', x: 4, y: 2, turns: 0 },
    { kind: 'dumpster', x: 3, y: 1, turns: 0 },
    { kind: 'mailbox', x: 8, y: 0, turns: 0 },
    { kind: 'fire-hydrant', x: 8, y: 3, turns: 0 },
    { kind: 'car', x: 6, y: 5, turns: 0 },
    { kind: 'car', x: 5, y: 7, turns: 0 },
    { kind: 'scooter', x: 0, y: 9, turns: 0 },
    { kind: 'phone-box', x: 4, y: 9, turns: 0 },
  ],
  rules: [
    {
      id: 'search-begins',
      text: {
        en: 'At the start of turn 1 the tests of the fountain and of the signal box are closed: nobody knows yet where to look.',
        fr: 'Au début du tour 1, les tests de la fontaine et du boîtier des feux sont fermés : personne ne sait encore où chercher.',
      },
      on: { turnStart: true },
      if: { atMost: { what: { turn: true }, number: 1 } },
      do: [{ closeTest: { test: 'piece-fountain' } }, { closeTest: { test: 'piece-signals' } }],
    },
    {
      id: 'fountain-drained',
      text: {
        en: 'At the start of turn 3 the fountain is drained: its test is open.',
        fr: 'Au début du tour 3, la fontaine est vidée : son test est ouvert.',
      },
      on: { turnStart: true },
      if: onTurn(3),
      do: [{ openTest: { test: 'piece-fountain' } }],
    },
    {
      id: 'lights-fail',
      text: {
        en: 'At the start of turn 4 the traffic lights fail: the test of the signal box is open.',
        fr: 'Au début du tour 4, les feux tombent en panne : le test du boîtier est ouvert.',
      },
      on: { turnStart: true },
      if: onTurn(4),
      do: [{ openTest: { test: 'piece-signals' } }],
    },
    {
      id: 'closing-time',
      text: {
        en: 'At the start of each turn from the third on, if the bank’s door is closed, its test becomes 1 easier: the night watch is yawning.',
        fr: 'Au début de chaque tour à partir du troisième, si la porte de la banque est fermée, son test devient plus facile de 1 : le veilleur de nuit bâille.',
      },
      on: { turnStart: true },
      if: { and: [{ atLeast: { what: { turn: true }, number: 3 } }, { not: { doorOpen: '4b/bank-door' } }] },
      do: [{ easeTest: { test: 'bank-door', by: 1 } }],
    },
    {
      id: 'mayor-waits',
      text: {
        en: 'At the end of each turn the mayor’s impatience grows by 1.',
        fr: 'À la fin de chaque tour, l’impatience du maire augmente de 1.',
      },
      on: { turnEnd: true },
      do: [{ track: { by: 1 } }],
    },
    {
      id: 'broken-glass',
      text: {
        en: 'When a car has been thrown, the mayor’s impatience grows by 1.',
        fr: 'Quand une voiture a été lancée, l’impatience du maire augmente de 1.',
      },
      on: { objectUsed: { kind: 'car', use: 'AGGRESSIVE' } },
      do: [{ track: { by: 1 } }],
    },
    {
      id: 'good-press',
      text: {
        en: 'When a side wins the article on the bank, the mayor’s impatience drops by 2: he likes to be quoted.',
        fr: 'Quand un camp gagne l’article sur la banque, l’impatience du maire baisse de 2 : il aime être cité.',
      },
      on: { articleWon: 'after-hours' },
      do: [{ track: { by: -2 } }],
    },
    {
      id: 'flowers',
      text: {
        en: 'When a hero is out of action, a flower cart is put in the flower beds of the plaza.',
        fr: 'Quand un héros est hors de combat, un chariot de fleurs est mis dans les parterres de la place.',
      },
      on: { heroOut: {} },
      do: [{ putObject: { kind: 'flower-cart', at: { zone: '2a/c' } } }],
    },
    {
      id: 'traffic',
      text: {
        en: 'When a hero ends his activation on the roadway, roll a test die: on a 2 a taxi gives him 1 damage.',
        fr: 'Quand un héros finit son activation sur la chaussée, lancez un dé de Test : sur un 2, un taxi lui inflige 1 dégât.',
      },
      on: { activationEnded: { figures: { of: 'HEROES' }, zone: '1a/e' } },
      do: [{ roll: { die: 'TEST', table: [{ atLeast: 2, do: [{ damage: { who: { of: 'SELF' }, points: 1 } }] }] } }],
    },
    {
      id: 'street-sweepers',
      text: {
        en: 'At the start of turn 5 the sweepers remove the scooter; if it is gone already, the phone box.',
        fr: 'Au début du tour 5, les balayeurs enlèvent la trottinette ; si elle n’est plus là, la cabine téléphonique.',
      },
      on: { turnStart: true },
      if: onTurn(5),
      do: [
        {
          oneOf: {
            options: [[{ remove: { objects: 'scooter', count: 1 } }], [{ remove: { objects: 'phone-box', count: 1 } }]],
          },
        },
      ],
    },
  ],
  plan: keyToTheCityPlan,
};
