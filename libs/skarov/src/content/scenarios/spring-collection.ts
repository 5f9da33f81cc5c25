import { inTurns, onTurns } from '#skirmish/content';
import type { Scenario } from '../schema.js';

/** Seven rooms lie; which doors and airlocks join them, and who waits where, the overlord decides. */
export const springCollection: Scenario = {
  id: 'spring-collection',
  name: { en: 'Spring Collection', fr: 'Collection de printemps' },
  intro: {
    en: 'The new robots are slimmer, shinier and do as they are told by anybody with a moustache. They are made beside a reactor that was bought at a jumble sale. The walls between the rooms, one hears, are moved every night.',
    fr: 'Les nouveaux robots sont plus fins, plus brillants, et obéissent à quiconque porte la moustache. On les fabrique à côté d’un réacteur acheté dans un vide-grenier. Les cloisons, dit-on, changent de place toutes les nuits.',
  },
  heroes: { least: 2, most: 4, recommended: 3 },
  difficulty: 'NORMAL',
  base: {
    tiles: [
      { faceId: 't1a', column: 0, row: 0, turns: 0 },
      { faceId: 't4b', column: -1, row: 0, turns: 0 },
      { faceId: 't7b', column: 1, row: 0, turns: 0 },
      { faceId: 't8b', column: -1, row: -1, turns: 0 },
      { faceId: 't6b', column: 0, row: -1, turns: 0 },
      { faceId: 't5a', column: 1, row: -1, turns: 0 },
      { faceId: 't2a', column: 0, row: -2, turns: 0 },
    ],
    lieutenants: [
      { sheet: 'tonnage', space: '7,-3' },
      { sheet: 'chi', space: '-2,-2' },
    ],
  },
  doors: [],
  rules: [
    {
      id: 'chief-engineer',
      text: {
        en: 'When Tonnage goes out of action, 1 press is taken off: nobody else knows how to oil it.',
        fr: 'Quand Tonnage est hors de combat, 1 presse est retirée : personne d’autre ne sait la graisser.',
      },
      on: { figureOut: { of: 'SHEET', sheet: 'tonnage' } },
      do: [{ remove: { tokens: 'press', count: 1 } }],
    },
    {
      id: 'biscuits',
      text: {
        en: 'At the end of each turn a hero at the plan chest of the Archives heals 1 damage: there are biscuits in the third drawer.',
        fr: 'À la fin de chaque tour, un héros au meuble à plans des Archives soigne 1 dégât : il y a des biscuits dans le troisième tiroir.',
      },
      on: { turnEnd: true },
      do: [{ heal: { who: { of: 'HEROES', onPlace: { feature: 't7b/plan-chest' } }, points: 1 } }],
    },
    {
      id: 'press-day',
      text: {
        en: 'When the Robot Works is activated, the overlord also draws 1 event card: the cameras love it.',
        fr: 'Quand l’Atelier des robots est activé, le Professeur pioche aussi 1 carte Événement : les caméras adorent.',
      },
      on: { roomActivated: { tile: 5 } },
      do: [{ drawEvents: { count: 1 } }],
    },
    {
      id: 'second-hand',
      text: {
        en: 'At the end of turn 6 and of each turn after it, the heat of the Reactor rises by 1 more: it was second-hand.',
        fr: 'À la fin du tour 6 et de chaque tour suivant, la chaleur du Réacteur monte de 1 de plus : il était d’occasion.',
      },
      on: { turnEnd: true },
      if: { atLeast: { what: { turn: true }, number: 6 } },
      do: [{ advance: { objective: 'reactor', by: 1 } }],
    },
    {
      id: 'visitors-lounge',
      text: {
        en: 'At the end of turns 2, 6 and 10, if the game began with 3 heroes or fewer, each hero heals 1 damage: somebody has left the visitors’ lounge open.',
        fr: 'À la fin des tours 2, 6 et 10, si la partie a commencé avec 3 héros ou moins, chaque héros soigne 1 dégât : quelqu’un a laissé ouvert le salon des visiteurs.',
      },
      on: { turnEnd: true },
      if: {
        and: [{ atMost: { what: { heroesAtStart: true }, number: 3 } }, onTurns(2, 6, 10)],
      },
      do: [{ heal: { who: { of: 'HEROES' }, points: 1 } }],
    },
    {
      id: 'full-house',
      text: {
        en: 'At the end of turns 2, 3 and 4, if the game began with 4 heroes, the overlord draws 1 event card: so large an audience deserves an effort.',
        fr: 'À la fin des tours 2, 3 et 4, si la partie a commencé avec 4 héros, le Professeur pioche 1 carte Événement : un public si nombreux mérite un effort.',
      },
      on: { turnEnd: true },
      if: {
        and: [{ atLeast: { what: { heroesAtStart: true }, number: 4 } }, inTurns(2, 4)],
      },
      do: [{ drawEvents: { count: 1 } }],
    },
  ],
  articles: [],
};
