import { always } from '../power-forms.js';
import type { Hero } from '../schema.js';
import { alliesHere, alliesNear, self } from '../selectors.js';

const formUp = { en: 'Form Up', fr: 'Rassemblement' };

const paradeStance: Hero['sheets']['ROOKIE']['innate'] = {
  id: 'sgt-freedom-parade-stance',
  name: { en: 'Parade Stance', fr: 'Garde-à-vous' },
  ...always('you cannot be pushed.', 'vous ne pouvez pas être repoussé.', {
    grants: [{ who: self, ability: 'CANNOT_BE_PUSHED' }],
  }),
};

/** The soldier: he hits like any hero, and the others hit better beside him. */
export const sgtFreedom: Hero = {
  id: 'sgt-freedom',
  name: { en: 'Sgt Freedom', fr: 'Sgt Freedom' },
  type: { en: 'Super soldier', fr: 'Super soldat' },
  flavor: {
    en: 'Enlisted for one war, stayed for the paperwork. Salutes lifts, cash machines and, once, a lighthouse.',
    fr: 'Engagé pour une guerre, resté pour les formulaires. Salue les ascenseurs, les distributeurs et, une fois, un phare.',
  },
  emblem: 'flag',
  color: '#2e5a88',
  missions: [
    {
      id: 'sgt-freedom-mission-1',
      text: {
        en: 'Clean work: put 3 villain figures out of action before you draw a wound card.',
        fr: 'Du travail propre : mettez hors de combat 3 figurines de vilain avant de piocher une carte Blessure.',
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self, what: 'VILLAIN_OUTS' } }, number: 3 } },
          { atMost: { what: { deed: { of: self, what: 'WOUNDS_DRAWN' } }, number: 0 } },
        ],
      },
      atEnd: false,
    },
    {
      id: 'sgt-freedom-mission-2',
      text: {
        en: 'At the end of the game, have passed 3 tests, with no hero out of action.',
        fr: 'À la fin de la partie, avoir réussi 3 tests, sans aucun héros hors de combat.',
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self, what: 'TESTS_PASSED' } }, number: 3 } },
          { atMost: { what: { heroesOut: 'HEROES' }, number: 0 } },
        ],
      },
      atEnd: true,
    },
  ],
  praise: {
    en: 'Sgt Freedom brings everyone home, and signs for them',
    fr: 'Sgt Freedom ramène tout le monde, contre signature',
  },
  discredit: { en: 'Sgt Freedom falls out of step, and out', fr: 'Sgt Freedom perd le pas, puis pied' },
  sheets: {
    ROOKIE: { speed: 2, attack: 3, defense: 4, mind: 4, health: 4, innate: paradeStance },
    HERO: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 5,
      health: 4,
      innate: {
        id: 'sgt-freedom-form-up-1',
        name: formUp,
        ...always('allied heroes in your zone have +1 attack.', 'les héros alliés de votre zone ont +1 en attaque.', {
          modifiers: [{ who: alliesHere, characteristic: 'ATTACK', by: 1 }],
        }),
      },
    },
    VETERAN: {
      speed: 2,
      attack: 3,
      defense: 5,
      mind: 5,
      health: 4,
      innate: {
        id: 'sgt-freedom-form-up-2',
        name: formUp,
        ...always(
          'allied heroes within 1 zone have +1 attack.',
          'les héros alliés à 1 zone au plus ont +1 en attaque.',
          {
            modifiers: [{ who: alliesNear, characteristic: 'ATTACK', by: 1 }],
          },
        ),
      },
    },
  },
};
