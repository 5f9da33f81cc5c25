import { always } from '../power-forms.js';
import type { Hero } from '../schema.js';
import { self } from '../selectors.js';

const pilotLight = { en: 'Pilot Light', fr: 'Veilleuse' };

export const fahrenheit: Hero = {
  id: 'fahrenheit',
  name: { en: 'Fahrenheit', fr: 'Fahrenheit' },
  type: { en: 'Walking weather', fr: 'Météo ambulante' },
  flavor: {
    en: 'Freezes left, boils right. Do not shake hands without asking which is which.',
    fr: 'Gèle à gauche, bout à droite. Avant de lui serrer la main, demandez laquelle.',
  },
  emblem: 'flame',
  color: '#d9641e',
  missions: [
    {
      id: 'fahrenheit-mission-1',
      text: {
        en: 'Put 1 hero or 2 villain figures out of action, or hit with 3 attacks.',
        fr: 'Mettez hors de combat 1 héros ou 2 figurines de vilain, ou réussissez 3 attaques.',
      },
      condition: {
        or: [
          { atLeast: { what: { deed: { of: self, what: 'VILLAIN_OUTS' } }, number: 2 } },
          { atLeast: { what: { deed: { of: self, what: 'HERO_OUTS' } }, number: 1 } },
          { atLeast: { what: { deed: { of: self, what: 'HITS' } }, number: 3 } },
        ],
      },
      atEnd: false,
    },
    {
      id: 'fahrenheit-mission-2',
      text: {
        en: 'Use 1 action power, and pass 1 test.',
        fr: 'Utilisez 1 pouvoir d’action, et réussissez 1 test.',
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self, what: 'POWERS_USED' } }, number: 1 } },
          { atLeast: { what: { deed: { of: self, what: 'TESTS_PASSED' } }, number: 1 } },
        ],
      },
      atEnd: false,
    },
  ],
  praise: { en: 'Fahrenheit saves the day: fair spells ahead', fr: 'Fahrenheit sauve la journée : temps au beau fixe' },
  discredit: { en: 'Fahrenheit fizzles out in front of everyone', fr: 'Fahrenheit fait long feu devant tout le monde' },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 2,
      health: 4,
      innate: {
        id: 'fahrenheit-pilot-light',
        name: pilotLight,
        ...always('you may make ranged attacks.', 'vous pouvez attaquer à distance.', {
          grants: [{ who: self, ability: 'RANGED_ATTACKS' }],
        }),
      },
    },
    HERO: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 3,
      health: 4,
      innate: {
        id: 'fahrenheit-pilot-light',
        name: pilotLight,
        ...always('you may make ranged attacks.', 'vous pouvez attaquer à distance.', {
          grants: [{ who: self, ability: 'RANGED_ATTACKS' }],
        }),
      },
    },
    VETERAN: {
      speed: 2,
      attack: 3,
      defense: 5,
      mind: 3,
      health: 4,
      innate: {
        id: 'fahrenheit-arc-light',
        name: { en: 'Arc Light', fr: 'Lampe à arc' },
        ...always(
          'you may make ranged attacks, and enemies do not block your line of sight.',
          'vous pouvez attaquer à distance, et les ennemis ne bloquent pas votre ligne de vue.',
          {
            grants: [
              { who: self, ability: 'RANGED_ATTACKS' },
              { who: self, ability: 'SEE_THROUGH_ENEMIES' },
            ],
          },
        ),
      },
    },
  },
};
