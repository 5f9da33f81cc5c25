import { onTurn, onTurns } from '#skirmish/content';
import type { Scenario } from '../schema.js';

/** Nine rooms and four objectives at once: the long evening. */
export const wholeProgramme: Scenario = {
  id: 'whole-programme',
  name: { en: 'The Whole Programme', fr: 'Le Grand Programme' },
  intro: {
    en: 'Missiles at eight, storm at nine, the bank at ten, and a speech to go with it. The Professor has had programmes printed, with an interval and a list of the people who will be sorry. Your names are spelt correctly; it is the only thing he does not joke about.',
    fr: 'Les missiles à vingt heures, la tempête à vingt et une, la banque à vingt-deux, avec discours. Le Professeur a fait imprimer le programme, avec entracte et liste de ceux qui le regretteront. Vos noms y sont bien orthographiés ; c’est la seule chose dont il ne plaisante pas.',
  },
  heroes: { least: 3, most: 4, recommended: 4 },
  difficulty: 'HARD',
  base: {
    tiles: [
      { faceId: 't1a', column: 0, row: 0, turns: 0 },
      { faceId: 't8a', column: 1, row: 0, turns: 0 },
      { faceId: 't7a', column: 2, row: 0, turns: 0 },
      { faceId: 't5b', column: 0, row: -1, turns: 0 },
      { faceId: 't9b', column: 1, row: -1, turns: 0 },
      { faceId: 't6a', column: 2, row: -1, turns: 0 },
      { faceId: 't3a', column: 0, row: -2, turns: 0 },
      { faceId: 't4a', column: 1, row: -2, turns: 0 },
      { faceId: 't2a', column: 2, row: -2, turns: 1 },
    ],
    passages: [
      { edge: '4,2,E', kind: 'DOOR' },
      { edge: '2,-1,S', kind: 'AIRLOCK' },
      { edge: '9,2,E', kind: 'DOOR' },
      { edge: '4,-3,E', kind: 'DOOR' },
      { edge: '9,-3,E', kind: 'AIRLOCK' },
      { edge: '12,-1,S', kind: 'AIRLOCK' },
      { edge: '2,-6,S', kind: 'DOOR' },
      { edge: '7,-6,S', kind: 'DOOR' },
      { edge: '4,-8,E', kind: 'DOOR' },
      { edge: '9,-8,E', kind: 'DOOR' },
    ],
    minions: [
      { sheet: 'arachnoid', space: '4,0' },
      { sheet: 'android', space: '0,0' },
      { sheet: 'arachnoid', space: '9,0' },
      { sheet: 'arachnoid', space: '5,4' },
      { sheet: 'android', space: '14,0' },
      { sheet: 'gynoid', space: '10,4' },
      { sheet: 'arachnoid', space: '0,-1' },
      { sheet: 'android', space: '4,-1' },
      { sheet: 'android', space: '5,-5' },
      { sheet: 'arachnoid', space: '9,-1' },
      { sheet: 'gynoid', space: '9,-5' },
      { sheet: 'arachnoid', space: '5,-1' },
      { sheet: 'gynoid', space: '14,-5' },
      { sheet: 'arachnoid', space: '10,-1' },
      { sheet: 'gynoid', space: '0,-10' },
      { sheet: 'android', space: '4,-6' },
      { sheet: 'arachnoid', space: '4,-10' },
      { sheet: 'gynoid', space: '0,-6' },
      { sheet: 'arachnoid', space: '5,-10' },
      { sheet: 'android', space: '9,-6' },
      { sheet: 'android', space: '14,-10' },
      { sheet: 'gynoid', space: '14,-6' },
    ],
    lieutenants: [
      { sheet: 'tonnage', space: '2,-7' },
      { sheet: 'ki', space: '12,2' },
      { sheet: 'no', space: '12,-3' },
      { sheet: 'chi', space: '6,-7' },
    ],
  },
  doors: [
    { edge: '9,2,E', attack: 4, mind: 6 },
    { edge: '9,-8,E', attack: 6, mind: 6 },
  ],
  rules: [
    {
      id: 'encore',
      text: {
        en: 'At the end of each turn, if the heroes have 3 articles or more, the overlord draws 1 event card.',
        fr: 'À la fin de chaque tour, si les héros ont 3 articles ou plus, le Professeur pioche 1 carte Événement.',
      },
      on: { turnEnd: true },
      if: { atLeast: { what: { articles: { side: 'HEROES' } }, number: 3 } },
      do: [{ drawEvents: { count: 1 } }],
    },
    {
      id: 'interval',
      text: {
        en: 'At the end of turn 5 it is the interval: each hero heals 1 damage, and the two doors of the Guardroom open.',
        fr: 'À la fin du tour 5, c’est l’entracte : chaque héros soigne 1 dégât, et les deux portes du Corps de garde s’ouvrent.',
      },
      on: { turnEnd: true },
      if: onTurn(5),
      do: [
        { heal: { who: { of: 'HEROES' }, points: 1 } },
        { setDoor: { door: '4,-3,E', open: true } },
        { setDoor: { door: '7,-6,S', open: true } },
      ],
    },
    {
      id: 'matinee',
      text: {
        en: 'At the end of turns 3, 8 and 11, if the game began with 3 heroes or fewer, each hero heals 1 damage: there are matinees.',
        fr: 'À la fin des tours 3, 8 et 11, si la partie a commencé avec 3 héros au plus, chaque héros soigne 1 dégât : il y a des matinées.',
      },
      on: { turnEnd: true },
      if: {
        and: [{ atMost: { what: { heroesAtStart: true }, number: 3 } }, onTurns(3, 8, 11)],
      },
      do: [{ heal: { who: { of: 'HEROES' }, points: 1 } }],
    },
    {
      id: 'stage-fright',
      text: {
        en: 'At the end of turn 6, if the heroes have put 8 villains or more out of action, the overlord discards 1 event card: the prompter has fled.',
        fr: 'À la fin du tour 6, si les héros ont mis 8 vilains ou plus hors de combat, le Professeur défausse 1 carte Événement : le souffleur a fui.',
      },
      on: { turnEnd: true },
      if: {
        and: [onTurn(6), { atLeast: { what: { outBy: { side: 'HEROES' } }, number: 8 } }],
      },
      do: [{ discardEvents: { count: 1 } }],
    },
    {
      id: 'sunshine',
      text: {
        en: 'At the end of each turn, if the heroes have the article on the Storm, GoldenBoy heals 1 damage: he needs the sun.',
        fr: 'À la fin de chaque tour, si les héros ont l’article sur la Tempête, GoldenBoy soigne 1 dégât : il lui faut du soleil.',
      },
      on: { turnEnd: true },
      if: { holds: { side: 'HEROES', article: 'storm-article' } },
      do: [{ heal: { who: { of: 'HERO', sheet: 'golden-boy' }, points: 1 } }],
    },
    {
      id: 'understudy',
      text: {
        en: 'When a hero goes out of action, each hero left heals 1 damage: the show must go on.',
        fr: 'Quand un héros est hors de combat, chaque héros restant soigne 1 dégât : le spectacle continue.',
      },
      on: { heroOut: {} },
      do: [{ heal: { who: { of: 'HEROES' }, points: 1 } }],
    },
  ],
  articles: [],
};
