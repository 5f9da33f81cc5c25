import { always } from '../power-forms.js';
import type { Hero } from '../schema.js';
import { self } from '../selectors.js';

export const ultrawoman: Hero = {
  id: 'ultrawoman',
  name: { en: 'Ultrawoman', fr: 'Ultrawoman' },
  type: { en: 'Flying paragon', fr: 'Parangon volant' },
  flavor: {
    en: 'Cape pressed, smile on, statue unveiled twice. The second one was bigger.',
    fr: 'Cape repassée, sourire en place, statue inaugurée deux fois. La seconde était plus grande.',
  },
  emblem: 'star',
  color: '#1c5fb8',
  missions: [
    {
      id: 'ultrawoman-mission-1',
      text: { en: 'Pass 2 tests.', fr: 'Réussissez 2 tests.' },
      condition: { atLeast: { what: { deed: { of: self, what: 'TESTS_PASSED' } }, number: 2 } },
      atEnd: false,
    },
    {
      id: 'ultrawoman-mission-2',
      text: {
        en: 'At the end of the game, have put 1 enemy out of action or hit with 2 attacks, with at most 1 damage on you and every allied hero standing.',
        fr: 'À la fin de la partie, avoir mis 1 ennemi hors de combat ou réussi 2 attaques, avoir 1 dégât au plus et tous les héros alliés debout.',
      },
      condition: {
        and: [
          {
            or: [
              { atLeast: { what: { deed: { of: self, what: 'OUTS' } }, number: 1 } },
              { atLeast: { what: { deed: { of: self, what: 'HITS' } }, number: 2 } },
            ],
          },
          { atMost: { what: { damage: self }, number: 1 } },
          { atMost: { what: { heroesOut: 'SIDE' }, number: 0 } },
        ],
      },
      atEnd: true,
    },
  ],
  praise: {
    en: 'Ultrawoman does it again, without messing up her hair',
    fr: 'Ultrawoman recommence, sans se décoiffer',
  },
  discredit: {
    en: 'Ultrawoman grounded: cape sent to the cleaners',
    fr: 'Ultrawoman clouée au sol : la cape part au pressing',
  },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 3,
      health: 3,
      innate: {
        id: 'ultrawoman-low-flight',
        name: { en: 'Low Flight', fr: 'Vol à basse altitude' },
        ...always(
          'leaving a zone with an enemy does not end your move.',
          'quitter une zone où se trouve un ennemi n’arrête pas votre déplacement.',
          { grants: [{ who: self, ability: 'SURE_FOOTED' }] },
        ),
      },
    },
    HERO: {
      speed: 2,
      attack: 3,
      defense: 5,
      mind: 3,
      health: 3,
      innate: {
        id: 'ultrawoman-skyborne',
        name: { en: 'Skyborne', fr: 'Au-dessus de la mêlée' },
        ...always(
          'enemies do not stop or hold you when you move.',
          'les ennemis ne vous arrêtent pas et ne vous retiennent pas quand vous vous déplacez.',
          { grants: [{ who: self, ability: 'IGNORE_ENEMIES_MOVING' }] },
        ),
      },
    },
    VETERAN: {
      speed: 2,
      attack: 3,
      defense: 5,
      mind: 4,
      health: 3,
      innate: {
        id: 'ultrawoman-high-flight',
        name: { en: 'High Flight', fr: 'Vol de croisière' },
        ...always(
          'enemies do not stop or hold you when you move, and you cannot be pushed.',
          'les ennemis ne vous arrêtent pas et ne vous retiennent pas quand vous vous déplacez, et vous ne pouvez pas être repoussée.',
          {
            grants: [
              { who: self, ability: 'IGNORE_ENEMIES_MOVING' },
              { who: self, ability: 'CANNOT_BE_PUSHED' },
            ],
          },
        ),
      },
    },
  },
};
