import { reaction } from '../power-forms.js';
import type { Hero } from '../schema.js';
import { self } from '../selectors.js';

const lightFeet = { en: 'Light Feet', fr: 'Pieds légers' };

/** The acrobat: every blow carries him on to the next handhold. */
export const goldenBoy: Hero = {
  id: 'golden-boy',
  name: { en: 'GoldenBoy', fr: 'GoldenBoy' },
  type: { en: 'Golden acrobat', fr: 'Acrobate doré' },
  flavor: {
    en: 'Three circuses bid for him. He bought the fourth, sold it at noon, and kept the trapeze.',
    fr: 'Trois cirques se le disputaient. Il a acheté le quatrième, l’a revendu à midi et a gardé le trapèze.',
  },
  emblem: 'star',
  color: '#b8860b',
  missions: [
    {
      id: 'golden-boy-mission-1',
      text: {
        en: 'Move 10 times and come to stand in 12 zones in all.',
        fr: 'Déplacez-vous 10 fois et arrêtez-vous dans 12 zones en tout.',
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self, what: 'MOVES' } }, number: 10 } },
          { atLeast: { what: { deed: { of: self, what: 'ZONES_VISITED' } }, number: 12 } },
        ],
      },
      atEnd: false,
    },
    {
      id: 'golden-boy-mission-2',
      text: {
        en: 'Have 8 attacks on you miss, or use 8 reactions.',
        fr: 'Faites manquer 8 attaques contre vous, ou utilisez 8 réactions.',
      },
      condition: {
        or: [
          { atLeast: { what: { deed: { of: self, what: 'ATTACKS_DODGED' } }, number: 8 } },
          { atLeast: { what: { deed: { of: self, what: 'REACTIONS_USED' } }, number: 8 } },
        ],
      },
      atEnd: false,
    },
  ],
  praise: { en: 'GoldenBoy sticks the landing; judges weep', fr: 'GoldenBoy réussit sa réception ; le jury pleure' },
  discredit: { en: 'GoldenBoy loses his shine, and his grip', fr: 'GoldenBoy perd son éclat, et la prise' },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 3,
      defense: 5,
      mind: 4,
      health: 3,
      innate: {
        id: 'golden-boy-light-feet-1',
        name: lightFeet,
        ...reaction(
          { moment: 'AFTER_HIT', to: 'ATTACK_BY', whom: 'YOU', once: true },
          'take a free adjacent space.',
          'prenez un espace adjacent libre.',
          [{ step: { who: self } }],
        ),
      },
    },
    HERO: {
      speed: 3,
      attack: 3,
      defense: 5,
      mind: 4,
      health: 3,
      innate: {
        id: 'golden-boy-light-feet-2',
        name: lightFeet,
        ...reaction(
          { moment: 'AFTER_HIT', to: 'ATTACK_BY', whom: 'YOU' },
          'take a free adjacent space.',
          'prenez un espace adjacent libre.',
          [{ step: { who: self } }],
        ),
      },
    },
    VETERAN: {
      speed: 3,
      attack: 3,
      defense: 5,
      mind: 4,
      health: 4,
      innate: {
        id: 'golden-boy-light-feet-3',
        name: lightFeet,
        ...reaction(
          { moment: 'AFTER_ATTACK', to: 'ATTACK_BY', whom: 'YOU' },
          'take a free adjacent space.',
          'prenez un espace adjacent libre.',
          [{ step: { who: self } }],
        ),
      },
    },
  },
};
