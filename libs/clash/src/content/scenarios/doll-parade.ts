import type { Scenario } from '../schema.js';
import { dollParadeThreat } from './doll-parade-threat.js';

/** The whole town: six tiles around the way from the metro to the bandstand. */
export const dollParade: Scenario = {
  id: 'doll-parade',
  name: { en: 'Doll Parade', fr: 'La Parade des poupées' },
  intro: {
    en: 'The notice says “Summer concert, all welcome”. It does not say who wrote it, and the first guests have glass eyes.',
    fr: 'L’affiche annonce « Concert d’été, bienvenue à tous ». Elle ne dit pas qui l’a écrite, et les premiers invités ont des yeux de verre.',
  },
  modes: ['VERSUS', 'SOLO', 'COOP'],
  recommendedHeroes: 3,
  difficulty: 'EASY',
  turnLimit: 16,
  tiles: [
    { face: '2a', column: 0, row: 0, turns: 0 },
    { face: '5a', column: 1, row: 0, turns: 0 },
    { face: '6b', column: 2, row: 0, turns: 1 },
    { face: '3b', column: 0, row: 1, turns: 0 },
    { face: '1b', column: 1, row: 1, turns: 0 },
    { face: '4a', column: 2, row: 1, turns: 0 },
  ],
  starts: {
    A: ['0,4', '0,5', '0,2', '0,6', '0,0', '0,7'],
    B: ['14,4', '14,5', '14,2', '14,6', '14,0', '14,7'],
    chosen: false,
  },
  objects: [
    { kind: 'hot-dog-stand', x: 2, y: 0, turns: 0 },
    { kind: 'car', x: 3, y: 1, turns: 0 },
    { kind: 'billboard', x: 12, y: 1, turns: 0 },
    { kind: 'phone-box', x: 5, y: 4, turns: 0 },
    { kind: 'fire-hydrant', x: 9, y: 5, turns: 0 },
    { kind: 'street-lamp', x: 5, y: 5, turns: 0 },
    { kind: 'car', x: 10, y: 6, turns: 0 },
    { kind: 'flower-cart', x: 2, y: 9, turns: 0 },
    { kind: 'dumpster', x: 6, y: 9, turns: 0 },
  ],
  threatSheet: dollParadeThreat,
  rules: [
    {
      id: 'crowd',
      text: {
        en: 'At the start of each turn of a game with four or more heroes, two No’ Dalies come to the ticket alley of the metro; then each No’ Dalie has 2 defense more this turn: the crowd is in the way.',
        fr: 'Au début de chaque tour d’une partie à quatre héros ou plus, deux No’ Dalies arrivent dans la ruelle des guichets du métro ; puis chaque No’ Dalie a 2 en défense de plus pour ce tour : la foule gêne.',
      },
      on: { turnStart: true },
      if: { atLeast: { what: { heroesAtStart: true }, number: 4 } },
      do: [
        { spawn: { sheet: 'no-dalie', count: 2, at: { zone: '5a/b' } } },
        { modify: { who: { of: 'SHEET', sheet: 'no-dalie' }, characteristic: 'DEFENSE', by: 2, until: 'TURN' } },
      ],
    },
    {
      id: 'street-musicians',
      text: {
        en: 'When a hero ends his activation at the busker pitch, he heals 1 damage: they play his song.',
        fr: 'Quand un héros finit son activation dans le coin des musiciens, il soigne 1 dégât : ils jouent sa chanson.',
      },
      on: { activationEnded: { figures: { of: 'HEROES' }, zone: '5a/d' } },
      do: [{ heal: { who: { of: 'SELF' }, points: 1 } }],
    },
  ],
};
