import { allTurn, reaction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { alliesHere, self } from '../selectors.js';

const heroId = 'clockwise';

/** The Rookie and Veteran cards of Clockwise (CLASH-070). */
export const clockwiseRankCards: readonly PowerCard[] = [
  {
    id: 'clockwise-alarm-clock',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Alarm Clock', fr: 'Réveille-matin' },
    flavor: { en: 'It rings for whoever is closest.', fr: 'Il sonne pour le plus proche.' },
    special: {
      type: 'COORDINATION',
      ...allTurn(
        'you and your allies in your zone have +1 speed.',
        'vous et vos alliés dans votre zone avez +1 en vitesse.',
        {
          modifiers: [
            { who: self, characteristic: 'SPEED', by: 1 },
            { who: alliesHere, characteristic: 'SPEED', by: 1 },
          ],
        },
      ),
    },
    technique: { speed: 2 },
  },
  {
    id: 'clockwise-late-bus',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Late Bus', fr: 'Bus en retard' },
    flavor: { en: 'The one time it helped.', fr: 'Pour une fois que ça sert.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_ON', whom: 'YOU', once: true },
        'this attack has 1 success fewer.',
        'cette attaque a 1 succès de moins.',
        [{ changeRoll: { successes: -1 } }],
      ),
    },
    technique: { defense: 1 },
  },
  {
    id: 'clockwise-encore',
    heroId,
    set: 'VETERAN',
    name: { en: 'Encore', fr: 'Bis' },
    flavor: { en: 'The audience did not ask. She did.', fr: 'Le public n’a rien demandé. Elle, si.' },
    special: {
      type: 'ATTACK',
      ...reaction(
        { moment: 'AFTER_ATTACK', to: 'ATTACK_BY', whom: 'YOU', once: true },
        'you have 1 more action, and +1 attack until the end of your activation.',
        'vous avez 1 action de plus, et +1 en attaque jusqu’à la fin de votre activation.',
        [
          { giveAction: { who: self, actions: 1 } },
          { modify: { who: self, characteristic: 'ATTACK', by: 1, until: 'ACTIVATION' } },
        ],
      ),
    },
    technique: { attack: 2, speed: 2 },
  },
  {
    id: 'clockwise-paradox',
    heroId,
    set: 'VETERAN',
    name: { en: 'Paradox', fr: 'Paradoxe' },
    flavor: {
      en: 'You cannot hit her before you will have missed.',
      fr: 'On ne peut la toucher avant de l’avoir ratée.',
    },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_ON', whom: 'OURS', once: true },
        'choose 1 die of this roll and roll it again, 2 times in all.',
        'choisissez 1 dé de ce jet et relancez-le, 2 fois en tout.',
        [{ changeRoll: { reroll: 2 } }],
      ),
    },
    technique: { defense: 2, mind: 2 },
  },
];
