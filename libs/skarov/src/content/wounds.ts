import { allTurn, atReveal } from './power-forms.js';
import type { WoundCard } from './schema.js';
import { self } from './selectors.js';

/** The wound pile: 20 cards, some texts in copies; each has one side (SKAROV-WND-05). */
export const woundCards: readonly WoundCard[] = [
  {
    id: 'bruised-ribs',
    name: { en: 'Bruised Ribs', fr: 'Côtes meurtries' },
    copies: 3,
    side: 'RIGHT',
    text: { en: 'All turn: you have −1 defense.', fr: 'Tout le tour : vous avez −1 en défense.' },
    technique: { defense: -1 },
  },
  {
    id: 'wrenched-shoulder',
    name: { en: 'Wrenched Shoulder', fr: 'Épaule démise' },
    copies: 3,
    side: 'RIGHT',
    text: { en: 'All turn: you have −1 attack.', fr: 'Tout le tour : vous avez −1 en attaque.' },
    technique: { attack: -1 },
  },
  {
    id: 'bad-limp',
    name: { en: 'Bad Limp', fr: 'Jambe qui traîne' },
    copies: 2,
    side: 'RIGHT',
    text: {
      en: 'All turn: you have −1 speed and −1 attack.',
      fr: 'Tout le tour : vous avez −1 en vitesse et −1 en attaque.',
    },
    technique: { speed: -1, attack: -1 },
  },
  {
    id: 'ringing-ears',
    name: { en: 'Ringing Ears', fr: 'Oreilles qui sifflent' },
    copies: 2,
    side: 'RIGHT',
    text: { en: 'All turn: you have −2 mind.', fr: 'Tout le tour : vous avez −2 en mental.' },
    technique: { mind: -2 },
  },
  {
    id: 'short-of-breath',
    name: { en: 'Short of Breath', fr: 'À bout de souffle' },
    copies: 2,
    side: 'LEFT',
    ...atReveal(
      'you lose 1 action of your activation this turn.',
      'vous perdez 1 action de votre activation de ce tour.',
      [{ loseAction: { who: self, actions: 1 } }],
    ),
  },
  {
    id: 'double-vision',
    name: { en: 'Double Vision', fr: 'Vision double' },
    copies: 2,
    side: 'LEFT',
    ...allTurn(
      'you roll 1 combat die and 1 power die fewer in your attacks.',
      'vous lancez 1 dé de Combat et 1 dé de Pouvoir de moins dans vos attaques.',
      { modifiers: [{ who: self, combat: -1, power: -1 }] },
    ),
  },
  {
    id: 'trembling-hands',
    name: { en: 'Trembling Hands', fr: 'Mains qui tremblent' },
    copies: 2,
    side: 'LEFT',
    ...allTurn('you roll 1 more test die in your tests.', 'vous lancez 1 dé de Test de plus dans vos tests.', {
      grants: [{ who: self, ability: 'TESTS_ONE_DIE_MORE' }],
    }),
  },
  {
    id: 'stiff-back',
    name: { en: 'Stiff Back', fr: 'Dos bloqué' },
    copies: 1,
    side: 'LEFT',
    ...allTurn(
      'you have −1 defense and cannot take another space of your own zone.',
      'vous avez −1 en défense et ne pouvez pas prendre un autre espace de votre propre zone.',
      {
        modifiers: [{ who: self, characteristic: 'DEFENSE', by: -1 }],
        grants: [{ who: self, ability: 'NO_REPOSITION' }],
      },
    ),
  },
  {
    id: 'cracked-goggles',
    name: { en: 'Cracked Goggles', fr: 'Lunettes fendues' },
    copies: 1,
    side: 'LEFT',
    ...allTurn(
      'you have −1 mind and cannot make ranged attacks.',
      'vous avez −1 en mental et ne pouvez pas attaquer à distance.',
      {
        modifiers: [{ who: self, characteristic: 'MIND', by: -1 }],
        grants: [{ who: self, ability: 'NO_RANGED_ATTACKS' }],
      },
    ),
  },
  {
    id: 'sprained-everything',
    name: { en: 'Sprained Everything', fr: 'Entorse de tout' },
    copies: 1,
    side: 'LEFT',
    ...allTurn('you cannot move.', 'vous ne pouvez pas vous déplacer.', {
      grants: [{ who: self, ability: 'CANNOT_MOVE' }],
    }),
  },
  {
    id: 'arms-in-plaster',
    name: { en: 'Arms in Plaster', fr: 'Bras dans le plâtre' },
    copies: 1,
    side: 'LEFT',
    ...allTurn('you cannot attack.', 'vous ne pouvez pas attaquer.', {
      grants: [{ who: self, ability: 'CANNOT_ATTACK' }],
    }),
  },
];
