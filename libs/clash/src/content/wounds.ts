import { allTurn, atReveal } from './power-forms.js';
import type { WoundCard } from './schema.js';
import { self } from './selectors.js';

/** The wound pile: 16 cards, some texts in two copies; each has one side (CLASH-113, CLASH-171). */
export const woundCards: readonly WoundCard[] = [
  {
    id: 'sprained-wrist',
    name: { en: 'Sprained Wrist', fr: 'Poignet foulé' },
    copies: 2,
    side: 'RIGHT',
    text: { en: 'All turn: you have −1 attack.', fr: 'Tout le tour : vous avez −1 en attaque.' },
    technique: { attack: -1 },
  },
  {
    id: 'cracked-ribs',
    name: { en: 'Cracked Ribs', fr: 'Côtes fêlées' },
    copies: 2,
    side: 'RIGHT',
    text: { en: 'All turn: you have −1 defense.', fr: 'Tout le tour : vous avez −1 en défense.' },
    technique: { defense: -1 },
  },
  {
    id: 'twisted-ankle',
    name: { en: 'Twisted Ankle', fr: 'Cheville tordue' },
    copies: 2,
    side: 'RIGHT',
    text: {
      en: 'All turn: you have −2 speed and −1 mind.',
      fr: 'Tout le tour : vous avez −2 en vitesse et −1 en mental.',
    },
    technique: { speed: -2, mind: -1 },
  },
  {
    id: 'seeing-stars',
    name: { en: 'Seeing Stars', fr: 'Trente-six chandelles' },
    copies: 2,
    side: 'LEFT',
    ...allTurn('you roll 1 more test die in your tests.', 'vous lancez 1 dé de Test de plus dans vos tests.', {
      grants: [{ who: self, ability: 'TESTS_ONE_DIE_MORE' }],
    }),
  },
  {
    id: 'arm-in-a-sling',
    name: { en: 'Arm in a Sling', fr: 'Bras en écharpe' },
    copies: 2,
    side: 'LEFT',
    ...allTurn(
      'you cannot use objects and cannot make ranged attacks.',
      'vous ne pouvez pas utiliser d’objet et ne pouvez pas attaquer à distance.',
      {
        grants: [
          { who: self, ability: 'CANNOT_USE_OBJECTS' },
          { who: self, ability: 'NO_RANGED_ATTACKS' },
        ],
      },
    ),
  },
  {
    id: 'winded',
    name: { en: 'Winded', fr: 'Souffle coupé' },
    copies: 2,
    side: 'LEFT',
    ...atReveal(
      'you lose 1 action of your activation this turn.',
      'vous perdez 1 action de votre activation de ce tour.',
      [{ loseAction: { who: self, actions: 1 } }],
    ),
  },
  {
    id: 'blurred-vision',
    name: { en: 'Blurred Vision', fr: 'Vue trouble' },
    copies: 2,
    side: 'LEFT',
    ...allTurn(
      'you roll 1 combat die and 1 power die fewer in your attacks.',
      'vous lancez 1 dé de Combat et 1 dé de Pouvoir de moins dans vos attaques.',
      { modifiers: [{ who: self, combat: -1, power: -1 }] },
    ),
  },
  {
    id: 'leg-in-plaster',
    name: { en: 'Leg in Plaster', fr: 'Jambe dans le plâtre' },
    copies: 1,
    side: 'LEFT',
    ...allTurn('you cannot move.', 'vous ne pouvez pas vous déplacer.', {
      grants: [{ who: self, ability: 'CANNOT_MOVE' }],
    }),
  },
  {
    id: 'doctors-orders',
    name: { en: 'Doctor’s Orders', fr: 'Sur avis médical' },
    copies: 1,
    side: 'LEFT',
    ...allTurn('you cannot attack.', 'vous ne pouvez pas attaquer.', {
      grants: [{ who: self, ability: 'CANNOT_ATTACK' }],
    }),
  },
];

/** A card without any text, for when pile and common discard are empty (CLASH-250). */
export const blankWound: WoundCard = {
  id: 'blank',
  name: { en: 'One Bruise Too Many', fr: 'Le bleu de trop' },
  copies: 1,
  side: 'LEFT',
  text: { en: 'No effect.', fr: 'Aucun effet.' },
};
