import { onTurn, onTurns } from '#skirmish/content';
import type { Scenario } from '../schema.js';

/** The Missiles: two ways to the silo, one through mirrors, one through guards. */
export const nineTurnsToLaunch: Scenario = {
  id: 'nine-turns-to-launch',
  name: { en: 'Nine Turns to Launch', fr: 'Lancement dans neuf tours' },
  intro: {
    en: 'The ultimatum came by post, with insufficient postage, three days late. By the clock in it there is just time to disarm four missiles, if nobody stops to read the postcards on the walls.',
    fr: 'L’ultimatum est arrivé par la poste, mal affranchi, avec trois jours de retard. D’après lui, on a tout juste le temps de désarmer quatre missiles, à condition de ne pas lire les cartes postales aux murs.',
  },
  heroes: { least: 2, most: 4, recommended: 3 },
  difficulty: 'NORMAL',
  base: {
    tiles: [
      { faceId: 't1a', column: 0, row: 0, turns: 0 },
      { faceId: 't6b', column: -1, row: 0, turns: 0 },
      { faceId: 't3a', column: -1, row: -1, turns: 0 },
      { faceId: 't9b', column: 0, row: -1, turns: 0 },
      { faceId: 't2a', column: 0, row: -2, turns: 0 },
    ],
    passages: [
      { edge: '-1,2,E', kind: 'AIRLOCK' },
      { edge: '-3,-1,S', kind: 'DOOR' },
      { edge: '2,-1,S', kind: 'DOOR' },
      { edge: '-1,-3,E', kind: 'DOOR' },
      { edge: '2,-6,S', kind: 'DOOR' },
    ],
    minions: [
      { sheet: 'arachnoid', space: '4,0' },
      { sheet: 'android', space: '0,0' },
      { sheet: 'arachnoid', space: '-5,0' },
      { sheet: 'gynoid', space: '-1,4' },
      { sheet: 'gynoid', space: '-5,-5' },
      { sheet: 'android', space: '-1,-1' },
      { sheet: 'arachnoid', space: '-1,-5' },
      { sheet: 'gynoid', space: '-5,-1' },
      { sheet: 'android', space: '0,-5' },
      { sheet: 'android', space: '4,-1' },
      { sheet: 'gynoid', space: '4,-5' },
      { sheet: 'arachnoid', space: '0,-1' },
      { sheet: 'android', space: '0,-10' },
      { sheet: 'gynoid', space: '4,-10' },
    ],
    lieutenants: [
      { sheet: 'tonnage', space: '-3,-2' },
      { sheet: 'no', space: '-3,2' },
      { sheet: 'ki', space: '2,-3' },
      { sheet: 'chi', space: '2,-7' },
    ],
  },
  doors: [{ edge: '-3,-1,S', attack: 6, mind: 4 }],
  rules: [
    {
      id: 'spanner',
      text: {
        en: 'When Tonnage goes out of action, 2 fuel tokens are taken off: he was sitting on the spanner.',
        fr: 'Quand Tonnage est hors de combat, 2 pions Carburant sont retirés : il était assis sur la clé anglaise.',
      },
      on: { figureOut: { of: 'SHEET', sheet: 'tonnage' } },
      do: [{ remove: { tokens: 'fuel', count: 2 } }],
    },
    {
      id: 'cellar-key',
      text: {
        en: 'When Ki goes out of action, 1 fuel token is taken off: she had the key of the cellar.',
        fr: 'Quand Ki est hors de combat, 1 pion Carburant est retiré : elle avait la clé de la cave.',
      },
      on: { figureOut: { of: 'SHEET', sheet: 'ki' } },
      do: [{ takeToken: { kind: 'fuel', at: { tokens: 'fuel' } } }],
    },
    {
      id: 'crossword',
      text: {
        en: 'At the end of turn 2 each hero with mind 6 or more heals 1 damage: the crossword in the lift is solved.',
        fr: 'À la fin du tour 2, chaque héros dont le mental est de 6 ou plus soigne 1 dégât : les mots croisés de l’ascenseur sont finis.',
      },
      on: { turnEnd: true },
      if: onTurn(2),
      do: [
        {
          each: {
            figures: { of: 'HEROES' },
            do: [
              {
                if: {
                  condition: {
                    atLeast: { what: { value: { of: { of: 'CHOSEN' }, characteristic: 'MIND' } }, number: 6 },
                  },
                  then: [{ heal: { who: { of: 'CHOSEN' }, points: 1 } }],
                },
              },
            ],
          },
        },
      ],
    },
    {
      id: 'night-porter',
      text: {
        en: 'At the end of turns 2 and 5, if the game began with 2 heroes or fewer, 1 fuel token is taken off, each hero heals 1 damage, and the south door of the Silo opens: the night porter sells petrol on the side, and shares his soup.',
        fr: 'À la fin des tours 2 et 5, si la partie a commencé avec 2 héros au plus, 1 pion Carburant est retiré, chaque héros soigne 1 dégât, et la porte sud du Silo s’ouvre : le portier de nuit revend de l’essence et partage sa soupe.',
      },
      on: { turnEnd: true },
      if: {
        and: [{ atMost: { what: { heroesAtStart: true }, number: 2 } }, onTurns(2, 5)],
      },
      do: [
        { remove: { tokens: 'fuel', count: 1 } },
        { heal: { who: { of: 'HEROES' }, points: 1 } },
        { setDoor: { door: '-3,-1,S', open: true } },
      ],
    },
    {
      id: 'fourth-post',
      text: {
        en: 'At the end of turn 3 the overlord draws 1 event card: the second ultimatum has arrived.',
        fr: 'À la fin du tour 3, le Professeur pioche 1 carte Événement : le second ultimatum est arrivé.',
      },
      on: { turnEnd: true },
      if: onTurn(3),
      do: [{ drawEvents: { count: 1 } }],
    },
    {
      id: 'printed-matter',
      text: {
        en: 'At the end of each turn, if the game began with 4 heroes, the overlord draws 1 event card: the ultimatum is sent to each of them.',
        fr: 'À la fin de chaque tour, si la partie a commencé avec 4 héros, le Professeur pioche 1 carte Événement : l’ultimatum est adressé à chacun d’eux.',
      },
      on: { turnEnd: true },
      if: { atLeast: { what: { heroesAtStart: true }, number: 4 } },
      do: [{ drawEvents: { count: 1 } }],
    },
    {
      id: 'third-copy',
      text: {
        en: 'At the end of turn 2, if the game began with 3 heroes, the overlord draws 1 event card: the third copy of the ultimatum has come back unopened.',
        fr: 'À la fin du tour 2, si la partie a commencé avec 3 héros, le Professeur pioche 1 carte Événement : le troisième exemplaire de l’ultimatum est revenu sans avoir été ouvert.',
      },
      on: { turnEnd: true },
      if: {
        and: [
          { atLeast: { what: { heroesAtStart: true }, number: 3 } },
          { atMost: { what: { heroesAtStart: true }, number: 3 } },
          onTurn(2),
        ],
      },
      do: [{ drawEvents: { count: 1 } }],
    },
    {
      id: 'parking-space-decided',
      text: {
        en: 'At the end of turn 7 the article on the parking space is the heroes’ if no missile is left, otherwise the overlord’s.',
        fr: 'À la fin du tour 7, l’article sur la place de parking revient aux héros s’il ne reste aucun missile, sinon au Professeur.',
      },
      on: { turnEnd: true },
      if: onTurn(7),
      do: [
        {
          if: {
            condition: { atMost: { what: { tokens: 'missile' }, number: 0 } },
            then: [{ award: { article: 'parking-space', side: 'HEROES' } }],
            else: [{ award: { article: 'parking-space', side: 'OVERLORD' } }],
          },
        },
      ],
    },
  ],
  articles: [
    {
      id: 'parking-space',
      kind: 'EXTRA',
      column: 'MAIN',
      weight: 1,
      faces: {
        HEROES: {
          headline: { en: 'Parking space returned to owner', fr: 'La place de parking rendue à son propriétaire' },
          body: {
            en: 'Space 14 behind the town hall is once more the property of a dentist, who had no idea. He has been advised to take the bus for a while.',
            fr: 'La place 14, derrière l’hôtel de ville, appartient de nouveau à un dentiste, qui ne se doutait de rien. On lui conseille de prendre le bus quelque temps.',
          },
        },
        OVERLORD: {
          headline: { en: 'Dentist tows away own car', fr: 'Un dentiste fait enlever sa propre voiture' },
          body: {
            en: 'After a polite letter that mentioned warheads, a dentist has given up space 14 of his own free will, and two more to be on the safe side.',
            fr: 'Après une lettre courtoise où il était question d’ogives, un dentiste a cédé la place 14 de son plein gré, et deux autres par précaution.',
          },
        },
      },
    },
  ],
};
