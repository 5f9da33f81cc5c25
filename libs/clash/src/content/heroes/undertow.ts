import { always } from '../power-forms.js';
import type { Hero } from '../schema.js';
import { enemiesBeside, self } from '../selectors.js';

export const undertow: Hero = {
  id: 'undertow',
  name: { en: 'Undertow', fr: 'Ressac' },
  type: { en: 'Living tide', fr: 'Marée vivante' },
  flavor: {
    en: 'Lifeguard at the municipal pool until the pool followed him home.',
    fr: 'Maître-nageur à la piscine municipale, jusqu’au soir où la piscine l’a suivi chez lui.',
  },
  emblem: 'wave',
  color: '#148f84',
  missions: [
    {
      id: 'undertow-mission-1',
      text: {
        en: 'Push figures 4 times; every space counts.',
        fr: 'Repoussez des figurines 4 fois ; chaque espace compte.',
      },
      condition: { atLeast: { what: { deed: { of: self, what: 'PUSHES' } }, number: 4 } },
      atEnd: false,
    },
    {
      id: 'undertow-mission-2',
      text: {
        en: 'Having moved 4 times and suffered 2 damage in all, stand beside an enemy.',
        fr: 'Après vous être déplacé 4 fois et avoir subi 2 dégâts en tout, tenez-vous à côté d’un ennemi.',
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self, what: 'MOVES' } }, number: 4 } },
          { atLeast: { what: { deed: { of: self, what: 'DAMAGE_TAKEN' } }, number: 2 } },
          { atLeast: { what: { count: enemiesBeside }, number: 1 } },
        ],
      },
      atEnd: false,
    },
  ],
  praise: { en: 'Undertow turns the tide, mops up after', fr: 'Ressac renverse la marée, puis passe la serpillière' },
  discredit: { en: 'Undertow washed up', fr: 'Ressac boit la tasse' },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 2,
      health: 4,
      innate: {
        id: 'undertow-high-water',
        name: { en: 'High Water', fr: 'Hautes eaux' },
        ...always('you cannot be pushed.', 'vous ne pouvez pas être repoussé.', {
          grants: [{ who: self, ability: 'CANNOT_BE_PUSHED' }],
        }),
      },
    },
    HERO: {
      speed: 3,
      attack: 3,
      defense: 4,
      mind: 2,
      health: 4,
      innate: {
        id: 'undertow-backwash',
        name: { en: 'Backwash', fr: 'Reflux' },
        ...always('your pushes go 2 spaces.', 'vous repoussez de 2 espaces.', {
          grants: [{ who: self, ability: 'PUSH_TWICE' }],
        }),
      },
    },
    VETERAN: {
      speed: 3,
      attack: 3,
      defense: 5,
      mind: 2,
      health: 4,
      innate: {
        id: 'undertow-spring-tide',
        name: { en: 'Spring Tide', fr: 'Grande marée' },
        ...always(
          'your pushes go 2 spaces, and you cannot be pushed.',
          'vous repoussez de 2 espaces, et vous ne pouvez pas être repoussé.',
          {
            grants: [
              { who: self, ability: 'PUSH_TWICE' },
              { who: self, ability: 'CANNOT_BE_PUSHED' },
            ],
          },
        ),
      },
    },
  },
};
