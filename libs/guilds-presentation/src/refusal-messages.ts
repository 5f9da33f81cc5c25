import type { Localized } from '#kernel';

/** The message of each refusal, by its code. */
export const refusalMessages = {
  gameOver: { en: 'The game is over.', fr: 'La partie est terminée.' },
  absent: {
    en: 'Your guild is played for you until you come back, or permanently if you have resigned.',
    fr: 'Votre guilde joue sans vous jusqu’à votre retour, ou pour de bon si vous avez abandonné.',
  },
  effectRunning: {
    en: 'An effect has to be finished first ({step}).',
    fr: 'Un effet doit d’abord être terminé ({step}).',
  },
  wrongState: {
    en: 'The game does not take this command now ({step}).',
    fr: 'La partie n’accepte pas cette commande pour l’instant ({step}).',
  },
  notYourDecision: {
    en: 'You are not asked here, or have answered already.',
    fr: 'Ce n’est pas à vous de répondre ici, ou vous avez déjà répondu.',
  },
  unknownCard: {
    en: 'You see no such card or seat.',
    fr: 'Vous ne voyez pas de telle carte ou place.',
  },
  notYours: {
    en: '{card} is not yours, or not among those offered.',
    fr: '{card} n’est pas à vous, ou pas parmi ce qui est proposé.',
  },
  notNow: {
    en: 'This cannot be played at this moment.',
    fr: 'Cela ne peut pas être joué à ce moment.',
  },
  alreadyUsed: { en: '{what} has been used up.', fr: '{what} : déjà utilisé.' },
  fightRunning: {
    en: 'This is not possible while a fight is running.',
    fr: 'C’est impossible pendant un combat ou une campagne.',
  },
  deckInUse: {
    en: 'A player is drawing from these cards just now.',
    fr: 'Quelqu’un est en train de tirer de ces cartes.',
  },
  notAvailable: {
    en: '{card} is not available here.',
    fr: '{card} n’est pas disponible ici.',
  },
  requirementNotMet: {
    en: 'The alignment of your guild does not meet the requirement of {card}.',
    fr: 'L’alignement de votre guilde ne remplit pas la condition de {card}.',
  },
  nothingThere: { en: 'There is no card there.', fr: 'Il n’y a pas de carte là.' },
  outOfRange: {
    en: '{value} is outside what is allowed ({least} to {most}).',
    fr: '{value} est hors de ce qui est permis ({least} à {most}).',
  },
  notEnoughRubies: {
    en: 'The cost in rubies is {cost}; you can spend {rubies}.',
    fr: 'Cela coûte {cost} rubis ; vous pouvez en dépenser {rubies}.',
  },
  impossible: { en: 'There is nothing for it to act on.', fr: 'Il n’y a rien sur quoi agir.' },
  illegalChoice: { en: 'The rules do not allow this choice.', fr: 'Les règles ne permettent pas ce choix.' },
} as const satisfies Record<string, Localized>;
