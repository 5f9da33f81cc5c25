import { action, allTurn, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { alliesSeen, chosen, enemiesBeside, enemiesHere, self } from '../selectors.js';

const heroId = 'super-nova';

/** The Rookie and Veteran cards of Super Nova (SKAROV-RANK-03). */
export const superNovaRankCards: readonly PowerCard[] = [
  {
    id: 'super-nova-first-light',
    heroId,
    set: 'ROOKIE',
    name: { en: 'First Light', fr: 'Premières lueurs' },
    flavor: { en: 'Enough to read a menu by.', fr: 'De quoi lire un menu.' },
    special: {
      type: 'ATTACK',
      ...allTurn(
        'you roll 1 more power die in your attacks on undamaged enemies.',
        'vous lancez 1 dé de Pouvoir de plus dans vos attaques contre des ennemis sans dégât.',
        { modifiers: [{ who: self, power: 1, against: { of: 'ENEMIES', damaged: false } }] },
      ),
    },
    technique: { attack: 2, defense: -1 },
  },
  {
    id: 'super-nova-wobbly-orbit',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Wobbly Orbit', fr: 'Orbite bancale' },
    flavor: {
      en: 'She waves at the same window every nine seconds.',
      fr: 'Elle salue la même fenêtre toutes les neuf secondes.',
    },
    special: {
      type: 'MOVEMENT',
      ...allTurn(
        'leaving a zone with an enemy does not end your move.',
        'quitter une zone où se trouve un ennemi n’arrête pas votre déplacement.',
        { grants: [{ who: self, ability: 'SURE_FOOTED' }] },
      ),
    },
    technique: { speed: 3, mind: -1 },
  },
  {
    id: 'super-nova-big-bang',
    heroId,
    set: 'VETERAN',
    name: { en: 'Big Bang', fr: 'Grand boum' },
    flavor: {
      en: 'Everything started somewhere. Mind your eyebrows.',
      fr: 'Tout a commencé quelque part. Gare aux sourcils.',
    },
    special: {
      type: 'ATTACK',
      ...uniqueAction(
        'you and every enemy in your zone suffer 1 damage; then push every adjacent enemy 1 space away from you.',
        'vous et chaque ennemi de votre zone subissez 1 dégât ; puis repoussez chaque ennemi adjacent de 1 espace loin de vous.',
        [
          { damage: { who: self, points: 1 } },
          { damage: { who: enemiesHere, points: 1 } },
          { push: { who: enemiesBeside, from: self, steps: 1 } },
        ],
      ),
    },
    technique: { attack: 4, defense: -1 },
  },
  {
    id: 'super-nova-light-speed',
    heroId,
    set: 'VETERAN',
    name: { en: 'Light Speed', fr: 'Vitesse lumière' },
    flavor: { en: 'She was there. Now you are.', fr: 'Elle était là-bas. Maintenant, c’est vous.' },
    special: {
      type: 'COORDINATION',
      ...action(
        'choose an allied hero you can see: you and that hero swap spaces.',
        'choisissez un héros allié que vous voyez : vous échangez vos espaces, lui et vous.',
        [{ chooseFigure: { among: alliesSeen, do: [{ swap: { a: self, b: chosen } }] } }],
      ),
    },
    technique: { speed: 4, defense: 1 },
  },
];
