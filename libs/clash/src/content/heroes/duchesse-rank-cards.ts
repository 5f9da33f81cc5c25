import { allTurn, atReveal, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { chosen, enemiesHere, ours, rivalsSeen } from '../selectors.js';

const heroId = 'duchesse';

/** The Rookie and Veteran cards of La Duchesse (CLASH-070). */
export const duchesseRankCards: readonly PowerCard[] = [
  {
    id: 'duchesse-gossip',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Gossip', fr: 'Le bruit court' },
    flavor: { en: 'You did not hear it from her. You never do.', fr: 'Ce n’est pas elle qui l’a dit. Jamais.' },
    special: {
      type: 'MIND',
      ...reaction(
        { moment: 'AFTER_TEST_ROLL', to: 'TEST_BY', whom: 'RIVAL', once: true },
        'the total of this test is 1 higher.',
        'le total de ce test augmente de 1.',
        [{ changeRoll: { successes: 1 } }],
      ),
    },
    technique: { mind: 2 },
  },
  {
    id: 'duchesse-finishing-school',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Finishing School', fr: 'École de maintien' },
    flavor: { en: 'Expelled with honours.', fr: 'Renvoyée avec mention.' },
    special: {
      type: 'COORDINATION',
      ...atReveal(
        'choose yourself or an allied hero: that hero has +1 speed until the end of the turn.',
        'choisissez un héros allié, ou vous-même : ce héros a +1 en vitesse jusqu’à la fin du tour.',
        [
          {
            chooseFigure: {
              among: ours,
              do: [{ modify: { who: chosen, characteristic: 'SPEED', by: 1, until: 'TURN' } }],
            },
          },
        ],
      ),
    },
    technique: { speed: 1, mind: 1 },
  },
  {
    id: 'duchesse-checkmate',
    heroId,
    set: 'VETERAN',
    name: { en: 'Checkmate at Teatime', fr: 'Échec et thé' },
    flavor: { en: 'One lump, two bishops.', fr: 'Un sucre, deux fous.' },
    special: {
      type: 'MIND',
      ...uniqueAction(
        'choose a hero of the other side you can see: it loses 1 action this turn, and has −1 defense and −2 mind until the end of the turn.',
        'choisissez un héros de l’autre camp que vous voyez : il perd 1 action ce tour, et a −1 en défense et −2 en mental jusqu’à la fin du tour.',
        [
          {
            chooseFigure: {
              among: rivalsSeen,
              do: [
                { loseAction: { who: chosen, actions: 1 } },
                { modify: { who: chosen, characteristic: 'DEFENSE', by: -1, until: 'TURN' } },
                { modify: { who: chosen, characteristic: 'MIND', by: -2, until: 'TURN' } },
              ],
            },
          },
        ],
      ),
    },
    technique: { mind: 4, attack: 1 },
  },
  {
    id: 'duchesse-court-in-session',
    heroId,
    set: 'VETERAN',
    name: { en: 'The Court Is in Session', fr: 'La cour est réunie' },
    flavor: { en: 'All rise. Some from the floor.', fr: 'Levez-vous. Même du carrelage.' },
    special: {
      type: 'COORDINATION',
      ...allTurn(
        'you and allied heroes have +1 attack and roll 2 more power dice in attacks on enemies in your zone.',
        'vous et les héros alliés avez +1 en attaque, et lancez 2 dés de Pouvoir de plus dans les attaques contre les ennemis de votre zone.',
        {
          modifiers: [
            { who: ours, characteristic: 'ATTACK', by: 1 },
            { who: ours, power: 2, against: enemiesHere },
          ],
        },
      ),
    },
    technique: { attack: 2, defense: 1 },
  },
];
