import { reaction } from '../power-forms.js';
import type { Hero } from '../schema.js';
import { self } from '../selectors.js';

const sleightOfHand = { en: 'Sleight of Hand', fr: 'Tour de main' };

/** The spell-caster: dice and dials do what he says, most of the time. */
export const adamSpell: Hero = {
  id: 'adam-spell',
  name: { en: 'Adam Spell', fr: 'Adam Spell' },
  type: { en: 'Sorcerer', fr: 'Sorcier' },
  flavor: {
    en: 'Pulled a rabbit out of a hat at six. The rabbit has been his agent ever since.',
    fr: 'À six ans, il a tiré un lapin d’un chapeau. Depuis, le lapin est son agent.',
  },
  emblem: 'moon',
  color: '#5b3a8e',
  missions: [
    {
      id: 'adam-spell-mission-1',
      text: {
        en: 'A full programme: pass 2 mind tests, use 2 action powers and use 2 reactions.',
        fr: 'Un programme complet : réussissez 2 tests de mental, utilisez 2 pouvoirs d’action et 2 réactions.',
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self, what: 'MIND_TESTS_PASSED' } }, number: 2 } },
          { atLeast: { what: { deed: { of: self, what: 'POWERS_USED' } }, number: 2 } },
          { atLeast: { what: { deed: { of: self, what: 'REACTIONS_USED' } }, number: 2 } },
        ],
      },
      atEnd: false,
    },
    {
      id: 'adam-spell-mission-2',
      text: {
        en: 'At the end of the game, have played your weakness card and drawn no wound card.',
        fr: 'À la fin de la partie, avoir joué votre carte Faiblesse sans avoir pioché de carte Blessure.',
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
    en: 'Adam Spell does the trick; no refunds asked',
    fr: 'Adam Spell réussit son tour ; nul n’est remboursé',
  },
  discredit: { en: 'Adam Spell vanishes, not on purpose', fr: 'Adam Spell disparaît, sans l’avoir voulu' },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 2,
      defense: 4,
      mind: 5,
      health: 4,
      innate: {
        id: 'adam-spell-sleight-of-hand-1',
        name: sleightOfHand,
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
      attack: 2,
      defense: 4,
      mind: 6,
      health: 4,
      innate: {
        id: 'adam-spell-sleight-of-hand-2',
        name: sleightOfHand,
        ...reaction(
          { moment: 'AFTER_TEST_ROLL', to: 'TEST_BY', whom: 'OURS', once: true },
          'choose 1 die of this roll and roll it again.',
          'choisissez 1 dé de ce jet et relancez-le.',
          [{ changeRoll: { reroll: 1 } }],
        ),
      },
    },
    VETERAN: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 6,
      health: 4,
      innate: {
        id: 'adam-spell-sleight-of-hand-3',
        name: sleightOfHand,
        ...reaction(
          { moment: 'AFTER_TEST_ROLL', to: 'TEST_BY', whom: 'OURS' },
          'choose 1 die of this roll and roll it again.',
          'choisissez 1 dé de ce jet et relancez-le.',
          [{ changeRoll: { reroll: 1 } }],
        ),
      },
    },
  },
};
