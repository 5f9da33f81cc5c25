import type { Localized } from '#kernel';

/** The first tests of every command, in this order: a game's refusals begin with these. */
export const commonRefusals = {
  GAME_OVER: { en: 'The game is over.', fr: 'La partie est terminée.' },
  WRONG_STATE: {
    en: 'The game does not take this command now ({step}).',
    fr: 'La partie n’accepte pas cette commande pour l’instant ({step}).',
  },
  NOT_YOUR_PRIORITY: { en: 'It is not for you to decide now.', fr: 'Ce n’est pas à vous de décider.' },
  ALREADY_COMMITTED: { en: 'You have already chosen.', fr: 'Vous avez déjà choisi.' },
  UNKNOWN_CARD: { en: 'You see no such card.', fr: 'Vous ne voyez pas de telle carte.' },
  NOT_YOUR_CARD: { en: '{printed} is not yours.', fr: '{printed} n’est pas à vous.' },
  WRONG_CARD_TYPE: { en: '{printed} is not of the sort this takes.', fr: '{printed} n’est pas du type attendu.' },
  NOT_IN_HAND: { en: '{printed} is not in your hand.', fr: '{printed} n’est pas dans votre main.' },
} as const satisfies Record<string, Localized>;

/** The refusals of declared passes, and of taking them back. */
export const passRefusals = {
  ALREADY_DECLARED: { en: 'Your passes are declared so already.', fr: 'Vos passes sont déjà annoncées ainsi.' },
  NOT_DECLARED: { en: 'You have declared no passes.', fr: 'Vous n’avez annoncé aucune passe.' },
} as const satisfies Record<string, Localized>;

/** Refusals with the same words in more than one game: each puts them where it tests them. */
export const tableRefusals = {
  RUIN: { en: 'This stronghold is a ruin.', fr: 'Cette Forteresse est une ruine.' },
  SLOT_OCCUPIED: { en: 'There is a card already.', fr: 'Une carte est déjà là.' },
  CENTER_NOT_ALLOWED: {
    en: 'Upgrades and downgrades go to a left or right stronghold.',
    fr: 'Renforcements et Affaiblissements vont à une Forteresse de gauche ou de droite.',
  },
  WRONG_SIDE: {
    en: 'An upgrade goes to your own stronghold, a downgrade to an enemy one.',
    fr: 'Un Renforcement va à votre Forteresse, un Affaiblissement à une Forteresse ennemie.',
  },
  NOT_INFLUENCEABLE: { en: '{printed} cannot be influenced.', fr: '{printed} n’est pas influençable.' },
  INFLUENCE_CAP_REACHED: {
    en: '{printed} can receive no more influence.',
    fr: '{printed} ne peut pas recevoir plus d’influence.',
  },
  ALREADY_DONE: { en: 'This was done in this step.', fr: 'Déjà fait à cette étape.' },
} as const satisfies Record<string, Localized>;
