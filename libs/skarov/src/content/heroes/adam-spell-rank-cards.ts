import { allTurn, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { chosen, oursNear, self } from '../selectors.js';

const heroId = 'adam-spell';

/** The Rookie and Veteran cards of Adam Spell (SKAROV-RANK-03). */
export const adamSpellRankCards: readonly PowerCard[] = [
  {
    id: 'adam-spell-card-trick',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Card Trick', fr: 'Tour de cartes' },
    flavor: { en: 'Is this your door?', fr: 'Est-ce bien votre porte ?' },
    special: {
      type: 'MIND',
      ...reaction(
        { moment: 'AFTER_TEST_ROLL', to: 'TEST_BY', whom: 'YOU' },
        'choose 1 die of this roll and roll it again.',
        'choisissez 1 dé de ce jet et relancez-le.',
        [{ changeRoll: { reroll: 1 } }],
      ),
    },
    technique: { mind: 3, speed: -1 },
  },
  {
    id: 'adam-spell-sparks',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Sparks', fr: 'Étincelles' },
    flavor: { en: 'Mostly for birthdays.', fr: 'Surtout pour les anniversaires.' },
    special: {
      type: 'ATTACK',
      ...allTurn('you may make ranged attacks.', 'vous pouvez attaquer à distance.', {
        grants: [{ who: self, ability: 'RANGED_ATTACKS' }],
      }),
    },
    technique: { attack: 1, mind: 1, speed: -1 },
  },
  {
    id: 'adam-spell-grand-illusion',
    heroId,
    set: 'VETERAN',
    name: { en: 'Grand Illusion', fr: 'La grande illusion' },
    flavor: { en: 'Four heroes walk in. Forty walk about.', fr: 'Quatre héros entrent. Quarante se promènent.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'OURS', once: true },
        'this attack is rolled with 2 combat dice and 1 power die fewer.',
        'cette attaque se fait avec 2 dés de Combat et 1 dé de Pouvoir de moins.',
        [{ changeRoll: { combat: -2, power: -1 } }],
      ),
    },
    technique: { defense: 2, mind: 2 },
  },
  {
    id: 'adam-spell-mending-word',
    heroId,
    set: 'VETERAN',
    name: { en: 'Mending Word', fr: 'Le mot qui répare' },
    flavor: { en: 'It rhymes with plaster.', fr: 'Il rime avec pansement, de très loin.' },
    special: {
      type: 'COORDINATION',
      ...uniqueAction(
        'choose yourself or an allied hero within 1 zone: that hero gives back 1 wound card from hand, drawn by lot, and heal 1 damage of that hero.',
        'choisissez un héros allié à 1 zone au plus, ou vous-même : ce héros rend 1 carte Blessure de sa main, tirée au sort, et soignez 1 dégât à ce héros.',
        [
          {
            chooseFigure: {
              among: oursNear,
              do: [{ healWound: { who: chosen } }, { heal: { who: chosen, points: 1 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 2, mind: 2 },
  },
];
