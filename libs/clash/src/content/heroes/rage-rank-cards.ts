import { allTurn, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { chosen, enemiesBeside, enemiesHurt, self } from '../selectors.js';

const heroId = 'rage';

/** The Rookie and Veteran cards of Rage (CLASH-070). */
export const rageRankCards: readonly PowerCard[] = [
  {
    id: 'rage-warm-up-growl',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Warm-Up Growl', fr: 'Grognement d’échauffement' },
    flavor: { en: 'From the belly. No, lower.', fr: 'Ça part du ventre. Non, plus bas.' },
    special: {
      type: 'ATTACK',
      ...allTurn(
        'you roll 1 more power die in your attacks on damaged enemies.',
        'vous lancez 1 dé de Pouvoir de plus dans vos attaques contre des ennemis qui ont des dégâts.',
        { modifiers: [{ who: self, power: 1, against: enemiesHurt }] },
      ),
    },
    technique: { attack: 1 },
  },
  {
    id: 'rage-bus-shelter',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Portable Bus Shelter', fr: 'Abribus portatif' },
    flavor: { en: 'Line 12 now stops wherever he does.', fr: 'La ligne 12 s’arrête désormais où il s’arrête.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'YOU', mode: 'RANGED' },
        'this attack is rolled with 1 combat die fewer.',
        'cette attaque se fait avec 1 dé de Combat de moins.',
        [{ changeRoll: { combat: -1 } }],
      ),
    },
    technique: { defense: 1 },
  },
  {
    id: 'rage-concerto',
    heroId,
    set: 'VETERAN',
    name: { en: 'Concerto for Two Fists', fr: 'Concerto pour deux poings' },
    flavor: { en: 'The second movement is the loud one.', fr: 'C’est le deuxième mouvement qui fait du bruit.' },
    special: {
      type: 'ATTACK',
      ...reaction(
        { moment: 'AFTER_HIT', to: 'ATTACK_BY', whom: 'YOU', once: true },
        'attack an adjacent enemy of your choice with 3 more power dice.',
        'attaquez un ennemi adjacent de votre choix avec 3 dés de Pouvoir de plus.',
        [
          {
            chooseFigure: {
              among: enemiesBeside,
              do: [{ attack: { who: self, target: chosen, kind: 'MELEE', power: 3 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 4, defense: -1 },
  },
  {
    id: 'rage-sick-leave',
    heroId,
    set: 'VETERAN',
    name: { en: 'What Sick Leave?', fr: 'Quel arrêt maladie ?' },
    flavor: { en: 'The doctor signed it. He ate it.', fr: 'Le médecin l’avait signé. Il l’a mangé.' },
    special: {
      type: 'ATTACK',
      ...uniqueAction(
        'draw a wound card; then heal 4 of your damage, and you have +2 attack until the end of your activation.',
        'piochez une carte Blessure ; puis soignez 4 de vos dégâts, et vous avez +2 en attaque jusqu’à la fin de votre activation.',
        [
          { drawWound: { who: self } },
          { heal: { who: self, points: 4 } },
          { modify: { who: self, characteristic: 'ATTACK', by: 2, until: 'ACTIVATION' } },
        ],
      ),
    },
    technique: { defense: 3 },
  },
];
