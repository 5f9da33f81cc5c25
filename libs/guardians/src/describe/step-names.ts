import type { Localized } from '#kernel';
import type { Step } from '../words.js';

/** The names of the states of a game (guardians.md 4). */
export const stepNames: Readonly<Record<Step, Localized>> = {
  DECKS: { en: 'Decks', fr: 'Paquets' },
  SETUP_CUT: { en: 'Cutting the decks', fr: 'Coupe des paquets' },
  SETUP_OPENING: { en: 'Opening hands', fr: 'Mains de départ' },
  I_A_DRAW: { en: 'Drawing', fr: 'Pioche' },
  I_B_RESERVE: { en: 'Reserve hands', fr: 'Mains de Réserve' },
  I_B_PLAYS: { en: 'Before the placement', fr: 'Avant le placement' },
  I_C_PLACE: { en: 'Placement', fr: 'Placement' },
  I_D_DISCARD: { en: 'Discard', fr: 'Défausse' },
  I_D_SPLIT: { en: 'Depot and pen', fr: 'Entrepôt et Enclos' },
  II_A_DOMINANT: { en: 'Dominants', fr: 'Dominantes' },
  II_A_PLAYS: { en: 'After the dominants', fr: 'Après les Dominantes' },
  II_B_TURN: { en: 'Turning a shield', fr: 'Un Bouclier à tourner' },
  II_C_OPTION: { en: 'The option of a shield', fr: 'L’option d’un Bouclier' },
  II_C_REINFORCE: { en: 'Reinforcing', fr: 'Renforts' },
  III_PLAYS: { en: 'Before the settlement', fr: 'Avant l’installation' },
  III_A_CLEAR: { en: 'Clearing the lands', fr: 'Dégagement des contrées' },
  III_B_SETTLE: { en: 'Settling a land', fr: 'Installation sur une contrée' },
  III_C_CHECK: { en: 'End of the turn', fr: 'Fin du tour' },
};
