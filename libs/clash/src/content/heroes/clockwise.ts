import { reaction } from '../power-forms.js';
import type { Hero } from '../schema.js';
import { self } from '../selectors.js';

const spareSecond = { en: 'Spare Second', fr: 'Seconde de rab' };

export const clockwise: Hero = {
  id: 'clockwise',
  name: { en: 'Clockwise', fr: 'Contretemps' },
  type: { en: 'Time pickpocket', fr: 'Pickpocket du temps' },
  flavor: {
    en: 'Repairs watches, and lifts a minute from each. The city is never quite on time, and never knows why.',
    fr: 'Répare les montres et chipe une minute à chacune. La ville est toujours en retard et ne sait pas pourquoi.',
  },
  emblem: 'gear',
  color: '#b58a1b',
  missions: [
    {
      id: 'clockwise-mission-1',
      text: { en: 'Have been in 5 different zones.', fr: 'Passez par 5 zones différentes.' },
      condition: { atLeast: { what: { deed: { of: self, what: 'ZONES_VISITED' } }, number: 5 } },
      atEnd: false,
    },
    {
      id: 'clockwise-mission-2',
      text: {
        en: 'Use 5 reaction powers, or be missed by 4 attacks.',
        fr: 'Utilisez 5 pouvoirs de réaction, ou faites rater 4 attaques contre vous.',
      },
      condition: {
        or: [
          { atLeast: { what: { deed: { of: self, what: 'REACTIONS_USED' } }, number: 5 } },
          { atLeast: { what: { deed: { of: self, what: 'ATTACKS_DODGED' } }, number: 4 } },
        ],
      },
      atEnd: false,
    },
  ],
  praise: { en: 'Clockwise on the dot, for once', fr: 'Contretemps à l’heure, pour une fois' },
  discredit: { en: 'Time is up for Clockwise', fr: 'Contretemps : l’heure, c’est l’heure' },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 2,
      health: 4,
      innate: {
        id: 'clockwise-spare-second-1',
        name: spareSecond,
        ...reaction(
          { moment: 'AFTER_TEST_ROLL', to: 'TEST_BY', whom: 'YOU', once: true },
          'choose 1 die of this roll and roll it again.',
          'choisissez 1 dé de ce jet et relancez-le.',
          [{ changeRoll: { reroll: 1 } }],
        ),
      },
    },
    HERO: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 3,
      health: 4,
      innate: {
        id: 'clockwise-spare-second-2',
        name: spareSecond,
        ...reaction(
          { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', whom: 'YOU', once: true },
          'choose 1 die of this roll and roll it again.',
          'choisissez 1 dé de ce jet et relancez-le.',
          [{ changeRoll: { reroll: 1 } }],
        ),
      },
    },
    VETERAN: {
      speed: 3,
      attack: 3,
      defense: 4,
      mind: 3,
      health: 4,
      innate: {
        id: 'clockwise-spare-second-3',
        name: spareSecond,
        ...reaction(
          { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', whom: 'YOU' },
          'choose 1 die of this roll and roll it again.',
          'choisissez 1 dé de ce jet et relancez-le.',
          [{ changeRoll: { reroll: 1 } }],
        ),
      },
    },
  },
};
