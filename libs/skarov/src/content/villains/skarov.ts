import type { VillainSheet } from '../schema.js';
import { self } from '../selectors.js';

/** The professor himself, behind a door until everything else is decided. */
export const skarov: VillainSheet = {
  id: 'skarov',
  name: { en: 'Professor Skarov', fr: 'Professeur Skarov' },
  type: { en: 'Criminal genius', fr: 'Génie du crime' },
  rank: 'MASTER',
  figures: 1,
  speed: 2,
  attack: 4,
  defense: 5,
  health: 5,
  actions: 3,
  emblem: 'skull',
  color: '#1f2a38',
  powers: [
    {
      id: 'skarov-particle-glove',
      name: { en: 'Particle Glove', fr: 'Gant à particules' },
      text: {
        en: 'Always: Skarov may make ranged attacks.',
        fr: 'Toujours : Skarov peut attaquer à distance.',
      },
      power: { trigger: 'PERMANENT', grants: [{ who: self, ability: 'RANGED_ATTACKS' }] },
    },
    {
      id: 'skarov-force-field',
      name: { en: 'Force Field', fr: 'Champ de force' },
      text: {
        en: 'Always: Skarov has −1 defense if the game began with 1 hero, +1 defense if the game began with 3 heroes or more, and another +2 defense with 4.',
        fr: 'Toujours : Skarov a −1 en défense si la partie a commencé avec 1 héros, +1 en défense si elle a commencé avec 3 héros ou plus, et encore +2 en défense avec 4.',
      },
      power: {
        trigger: 'PERMANENT',
        modifiers: [
          {
            who: self,
            characteristic: 'DEFENSE',
            by: -1,
            if: { atMost: { what: { heroesAtStart: true }, number: 1 } },
          },
          {
            who: self,
            characteristic: 'DEFENSE',
            by: 1,
            if: { atLeast: { what: { heroesAtStart: true }, number: 3 } },
          },
          {
            who: self,
            characteristic: 'DEFENSE',
            by: 2,
            if: { atLeast: { what: { heroesAtStart: true }, number: 4 } },
          },
        ],
      },
    },
  ],
  origin: {
    en: 'Refused a chair at nine universities. Founded a tenth, underground, with a chair at every switch.',
    fr: 'Neuf universités lui ont refusé une chaire. Il en a fondé une dixième, sous terre, où chaque levier a son fauteuil.',
  },
};
