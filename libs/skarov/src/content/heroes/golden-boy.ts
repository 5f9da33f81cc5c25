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
        en: 'Make an exit at every turn: come to stand in 9 zones in your first 13 moves.',
        fr: 'Jamais deux fois la même scène : arrêtez-vous dans 9 zones au cours de vos 13 premiers déplacements.',
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self, what: 'ZONES_VISITED' } }, number: 9 } },
          { atMost: { what: { deed: { of: self, what: 'MOVES' } }, number: 13 } },
        ],
      },
      atEnd: false,
    },
    {
      id: 'golden-boy-mission-2',
      text: {
        en: 'Have 4 attacks on you miss before you have suffered 4 damage in all.',
        fr: 'Faites manquer 4 attaques contre vous avant d’avoir subi 4 dégâts en tout.',
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self, what: 'ATTACKS_DODGED' } }, number: 4 } },
          { atMost: { what: { deed: { of: self, what: 'DAMAGE_TAKEN' } }, number: 3 } },
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
