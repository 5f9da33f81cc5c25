import { allTurn, reaction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { enemiesHere, self } from '../selectors.js';

const heroId = 'fahrenheit';

/** The Rookie and Veteran cards of Fahrenheit (CLASH-070). */
export const fahrenheitRankCards: readonly PowerCard[] = [
  {
    id: 'fahrenheit-lukewarm',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Lukewarm', fr: 'Tiédasse' },
    flavor: { en: 'A grave threat to ice cream.', fr: 'Une menace sérieuse pour les glaces.' },
    special: {
      type: 'ATTACK',
      ...allTurn(
        'you roll 1 more power die in your attacks on undamaged enemies.',
        'vous lancez 1 dé de Pouvoir de plus dans vos attaques contre des ennemis sans dégât.',
        { modifiers: [{ who: self, power: 1, against: { of: 'ENEMIES', damaged: false } }] },
      ),
    },
    technique: { attack: 1 },
  },
  {
    id: 'fahrenheit-match-in-the-wind',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Match in the Wind', fr: 'Allumette au vent' },
    flavor: { en: 'Strike anywhere. Light nothing.', fr: 'S’allume partout. N’éclaire rien.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'YOU', mode: 'RANGED' },
        'this attack is rolled with 1 power die fewer.',
        'cette attaque se fait avec 1 dé de Pouvoir de moins.',
        [{ changeRoll: { power: -1 } }],
      ),
    },
    technique: { speed: 2 },
  },
  {
    id: 'fahrenheit-solar-flare',
    heroId,
    set: 'VETERAN',
    name: { en: 'Solar Flare', fr: 'Éruption solaire' },
    flavor: {
      en: 'Radio, television and eyebrows may be affected.',
      fr: 'Radio, télévision et sourcils peuvent être perturbés.',
    },
    special: {
      type: 'ATTACK',
      ...reaction(
        { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', whom: 'YOU', once: true },
        'this attack has 2 more successes and, if it hits, deals 1 more damage.',
        'cette attaque a 2 succès de plus et, si elle réussit, inflige 1 dégât de plus.',
        [{ changeRoll: { successes: 2 } }, { addDamage: { points: 1 } }],
      ),
    },
    technique: { attack: 4, speed: -2 },
  },
  {
    id: 'fahrenheit-absolute-zero',
    heroId,
    set: 'VETERAN',
    name: { en: 'Absolute Zero', fr: 'Zéro absolu' },
    flavor: { en: 'Nothing moves. Not even the rent.', fr: 'Plus rien ne bouge. Pas même le loyer.' },
    special: {
      type: 'DEFENSE',
      ...allTurn(
        'enemies in your zone have −1 defense and −1 attack, and cannot make ranged attacks.',
        'les ennemis de votre zone ont −1 en défense et −1 en attaque, et ne peuvent pas attaquer à distance.',
        {
          modifiers: [
            { who: enemiesHere, characteristic: 'DEFENSE', by: -1 },
            { who: enemiesHere, characteristic: 'ATTACK', by: -1 },
          ],
          grants: [{ who: enemiesHere, ability: 'NO_RANGED_ATTACKS' }],
        },
      ),
    },
    technique: { defense: 2, attack: 1 },
  },
];
