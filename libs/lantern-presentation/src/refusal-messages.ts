import type { Localized } from '#kernel';

/** The message of each refusal, by its code. */
export const refusalMessages = {
  gameOver: { en: 'The game is over.', fr: 'La partie est terminée.' },
  notAsked: { en: 'You have nothing to choose now.', fr: 'Vous n’avez rien à choisir pour l’instant.' },
  notInHand: { en: 'You hold no card with {oil} oil.', fr: 'Vous n’avez pas de carte « {oil} ».' },
} as const satisfies Record<string, Localized>;
