import { inTurns, onTurn } from '#skirmish/content';
import type { Scenario } from '../schema.js';

/** The first adventure: four rooms, one machine, and a draught that helps. */
export const lightShowers: Scenario = {
  id: 'light-showers',
  name: { en: 'Light Showers', fr: 'Quelques averses' },
  intro: {
    en: 'It has rained on every wedding, picnic and parade for a month, and on nothing else. The weather bureau suspects malice; the bill for umbrellas names a firm by the harbour.',
    fr: 'Depuis un mois, il pleut sur chaque mariage, chaque pique-nique et chaque défilé, et nulle part ailleurs. La météo soupçonne de la malveillance ; la facture des parapluies mène à une maison du port.',
  },
  heroes: { least: 1, most: 3, recommended: 2 },
  difficulty: 'EASY',
  base: {
    tiles: [
      { faceId: 't1a', column: 0, row: 0, turns: 0 },
      { faceId: 't9a', column: 1, row: 0, turns: 0 },
      { faceId: 't4a', column: 1, row: -1, turns: 0 },
      { faceId: 't2a', column: 1, row: -2, turns: 0 },
    ],
    passages: [
      { edge: '4,2,E', kind: 'DOOR' },
      { edge: '7,-1,S', kind: 'AIRLOCK' },
      { edge: '7,-6,S', kind: 'DOOR' },
    ],
    minions: [
      { sheet: 'arachnoid', space: '4,0' },
      { sheet: 'android', space: '0,0' },
      { sheet: 'gynoid', space: '9,4' },
      { sheet: 'android', space: '9,0' },
      { sheet: 'arachnoid', space: '5,-5' },
      { sheet: 'gynoid', space: '9,-1' },
      { sheet: 'android', space: '5,-10' },
      { sheet: 'gynoid', space: '9,-10' },
    ],
    lieutenants: [
      { sheet: 'chi', space: '8,-2' },
      { sheet: 'ki', space: '7,1' },
      { sheet: 'no', space: '2,0' },
      { sheet: 'tonnage', space: '7,-7' },
    ],
  },
  doors: [],
  rules: [
    {
      id: 'draught',
      text: {
        en: 'At the end of turn 4 a gust opens the door between the Entry and the Armoury, if it is closed.',
        fr: 'À la fin du tour 4, une rafale ouvre la porte entre l’Entrée et l’Armurerie, si elle est fermée.',
      },
      on: { turnEnd: true },
      if: {
        and: [onTurn(4), { not: { doorOpen: '4,2,E' } }],
      },
      do: [{ setDoor: { door: '4,2,E', open: true } }],
    },
    {
      id: 'thunder',
      text: {
        en: 'When a hero goes out of action, the storm grows by 1: somebody laughs in thunder.',
        fr: 'Quand un héros est hors de combat, la tempête grossit de 1 : quelqu’un rit comme le tonnerre.',
      },
      on: { heroOut: {} },
      do: [{ advance: { objective: 'storm', by: 1 } }],
    },
    {
      id: 'wet-feet',
      text: {
        en: 'When a hero enters the rain gutter of the Storm Dome, he has 1 speed less this turn.',
        fr: 'Quand un héros entre dans la rigole du Dôme des tempêtes, il a 1 en vitesse de moins pour ce tour.',
      },
      on: { zoneEntered: { zone: 't4a/d' } },
      do: [{ modify: { who: { of: 'SELF' }, characteristic: 'SPEED', by: -1, until: 'TURN' } }],
    },
    {
      id: 'blue-sky',
      text: {
        en: 'At the end of each turn, if the heroes have the article on the Storm, each hero heals 1 damage: blue sky, at last.',
        fr: 'À la fin de chaque tour, si les héros ont l’article sur la Tempête, chaque héros soigne 1 dégât : le ciel est bleu, enfin.',
      },
      on: { turnEnd: true },
      if: { holds: { side: 'HEROES', article: 'storm-article' } },
      do: [{ heal: { who: { of: 'HEROES' }, points: 1 } }],
    },
    {
      id: 'alone-in-the-rain',
      text: {
        en: 'At the end of turns 2 to 5, if the game began with 1 hero, he heals 1 damage and the storm goes back by 1: it has been told to expect more of them.',
        fr: 'À la fin des tours 2 à 5, si la partie a commencé avec 1 héros, il soigne 1 dégât et la tempête recule de 1 : on lui en avait annoncé davantage.',
      },
      on: { turnEnd: true },
      if: {
        and: [{ atMost: { what: { heroesAtStart: true }, number: 1 } }, inTurns(2, 5)],
      },
      do: [{ heal: { who: { of: 'HEROES' }, points: 1 } }, { advance: { objective: 'storm', by: -1 } }],
    },
    {
      id: 'dry-socks',
      text: {
        en: 'At the end of turns 6 to 10, if the game began with 1 hero, he heals 1 damage: his mother has packed dry socks.',
        fr: 'À la fin des tours 6 à 10, si la partie a commencé avec 1 héros, il soigne 1 dégât : sa mère lui a mis des chaussettes sèches.',
      },
      on: { turnEnd: true },
      if: {
        and: [{ atMost: { what: { heroesAtStart: true }, number: 1 } }, inTurns(6, 10)],
      },
      do: [{ heal: { who: { of: 'HEROES' }, points: 1 } }],
    },
  ],
  articles: [],
};
