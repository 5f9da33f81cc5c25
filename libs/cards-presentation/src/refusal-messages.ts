import type { Localized } from '#kernel';

/** The messages about decks and their building, spread among those of a game. */
export const deckMessages = {
  DECK_NOT_IN_POOL: { en: '{printed} is not in your pool.', fr: '{printed} n’est pas dans votre réserve de cartes.' },
  DECK_TOO_SMALL: {
    en: 'A deck needs at least {least} cards in its draw pile.',
    fr: 'Un paquet a besoin d’au moins {least} cartes dans sa pioche.',
  },
  DECK_NOT_WANTED: {
    en: 'This game is played with sealed boosters: bring no deck.',
    fr: 'Cette partie se joue avec des boosters scellés : n’apportez pas de paquet.',
  },
  DECK_REFUSED: { en: 'This deck is not legal. {reasons}', fr: 'Ce paquet n’est pas légal. {reasons}' },
} as const satisfies Record<string, Localized>;

/** What is tested first of every command, in this order: a game's refusalMessages begin with these. */
export const commonMessages = {
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

/** The messages about declared passes. */
export const passMessages = {
  ALREADY_DECLARED: { en: 'Your passes are declared so already.', fr: 'Vos passes sont déjà annoncées ainsi.' },
  NOT_DECLARED: { en: 'You have declared no passes.', fr: 'Vous n’avez annoncé aucune passe.' },
} as const satisfies Record<string, Localized>;

/** What more than one game answers in the same words: each puts them where it tests them. */
export const tableMessages = {
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

/** The messages about the use of cards and abilities. */
export const useMessages = {
  NO_POWER_STONE: {
    en: 'Power stones: this costs {cost}, and you have {stones}.',
    fr: 'Pierres de pouvoir : il en faut {cost}, vous en avez {stones}.',
  },
  ILLEGAL_TARGET: { en: 'This cannot be used on that.', fr: 'Cela ne peut pas s’appliquer à cette cible.' },
} as const satisfies Record<string, Localized>;
