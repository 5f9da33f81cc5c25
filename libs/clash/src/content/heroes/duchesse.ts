import { reaction } from '../power-forms.js';
import type { Hero } from '../schema.js';
import { self } from '../selectors.js';

const raisedEyebrow = { en: 'Raised Eyebrow', fr: 'Haussement de sourcil' };

export const duchesse: Hero = {
  id: 'duchesse',
  name: { en: 'La Duchesse', fr: 'La Duchesse' },
  type: { en: 'Titled mentalist', fr: 'Mentaliste de haut rang' },
  flavor: {
    en: 'Nobody has ever seen her ask twice. Nobody remembers saying yes, either.',
    fr: 'Personne ne l’a vue demander deux fois. Personne ne se souvient non plus d’avoir dit oui.',
  },
  emblem: 'crown',
  color: '#7a3b8f',
  missions: [
    {
      id: 'duchesse-mission-1',
      text: { en: 'Pass 2 mind tests, or use 3 objects.', fr: 'Réussissez 2 tests de mental, ou utilisez 3 objets.' },
      condition: {
        or: [
          { atLeast: { what: { deed: { of: self, what: 'MIND_TESTS_PASSED' } }, number: 2 } },
          { atLeast: { what: { deed: { of: self, what: 'OBJECTS_USED' } }, number: 3 } },
        ],
      },
      atEnd: false,
    },
    {
      id: 'duchesse-mission-2',
      text: {
        en: 'At the end of the game, have played your weakness card and drawn no wound card.',
        fr: 'À la fin de la partie, avoir joué votre carte Faiblesse et n’avoir pioché aucune carte Blessure.',
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self, what: 'WEAKNESS_PLAYED' } }, number: 1 } },
          { atMost: { what: { deed: { of: self, what: 'WOUNDS_DRAWN' } }, number: 0 } },
        ],
      },
      atEnd: true,
    },
  ],
  praise: {
    en: 'La Duchesse thanked by all; several cannot say what for',
    fr: 'Tous remercient La Duchesse ; plusieurs ne savent plus de quoi',
  },
  discredit: {
    en: 'La Duchesse unseated: etiquette mourns',
    fr: 'La Duchesse désarçonnée : l’étiquette en deuil',
  },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 2,
      defense: 4,
      mind: 4,
      health: 3,
      innate: {
        id: 'duchesse-raised-eyebrow-1',
        name: raisedEyebrow,
        ...reaction(
          { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'YOU', mode: 'MELEE', once: true },
          'this attack is rolled with 1 combat die fewer.',
          'cette attaque se fait avec 1 dé de Combat de moins.',
          [{ changeRoll: { combat: -1 } }],
        ),
      },
    },
    HERO: {
      speed: 2,
      attack: 2,
      defense: 5,
      mind: 4,
      health: 3,
      innate: {
        id: 'duchesse-raised-eyebrow-2',
        name: raisedEyebrow,
        ...reaction(
          { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'YOU', once: true },
          'this attack is rolled with 1 combat die fewer.',
          'cette attaque se fait avec 1 dé de Combat de moins.',
          [{ changeRoll: { combat: -1 } }],
        ),
      },
    },
    VETERAN: {
      speed: 2,
      attack: 2,
      defense: 5,
      mind: 5,
      health: 3,
      innate: {
        id: 'duchesse-raised-eyebrow-3',
        name: raisedEyebrow,
        ...reaction(
          { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'OURS_HERE', once: true },
          'this attack is rolled with 1 combat die and 1 power die fewer.',
          'cette attaque se fait avec 1 dé de Combat et 1 dé de Pouvoir de moins.',
          [{ changeRoll: { combat: -1, power: -1 } }],
        ),
      },
    },
  },
};
