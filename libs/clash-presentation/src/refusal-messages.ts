import { skirmishMessages } from '#skirmish-presentation';
import type { Localized } from '#kernel';

/** The message of each refusal, by its code. */
export const refusalMessages = {
  ...skirmishMessages,
  RANK_NEEDS_CONSENT: {
    en: 'The other side has not allowed a higher rank.',
    fr: 'L’autre camp n’a pas autorisé un rang supérieur.',
  },
  RANK_NOT_OFFERED: { en: 'This scenario is played with rank {rank}.', fr: 'Ce scénario se joue au rang {rank}.' },
  ALREADY_CHOSEN: { en: '{hero} has its cards already.', fr: '{hero} a déjà ses cartes.' },
  WEAKNESS_IS_AUTOMATIC: {
    en: 'The weakness card comes automatically; choose three others.',
    fr: 'La carte Faiblesse vient d’elle-même ; choisissez-en trois autres.',
  },
  NOT_THREE_CARDS: { en: 'Choose three different cards.', fr: 'Choisissez trois cartes différentes.' },
  SIDEKICK_TAKEN: { en: '{sidekick} is taken.', fr: '{sidekick} est déjà pris.' },
  NEWSPAPER_TAKEN: { en: 'The other side has that newspaper.', fr: 'L’autre camp a ce journal.' },
  NOT_TEAMUP: { en: '{hero} is no team-up hero of yours.', fr: '{hero} n’est pas un de vos héros Team-Up.' },
  CHARACTERISTIC_NOT_ALLOWED: { en: 'Two tokens are placed.', fr: 'On pose deux pions.' },
  SAME_CHARACTERISTIC: {
    en: 'The tokens go on two different characteristics.',
    fr: 'Les pions vont sur deux caractéristiques différentes.',
  },
  USE_NOT_OFFERED: { en: 'The object is not used like that.', fr: 'L’objet ne s’utilise pas ainsi.' },
  NOT_ADJACENT_TO_OBJECT: { en: 'The object is not adjacent.', fr: 'L’objet n’est pas adjacent.' },
  CONDITION_NOT_MET: { en: 'Its condition does not hold.', fr: 'Sa condition n’est pas remplie.' },
  NOT_OWN_TEAMUP: {
    en: '{hero} is no team-up hero of yours in play.',
    fr: '{hero} n’est pas un de vos héros Team-Up en jeu.',
  },
} as const satisfies Record<string, Localized>;
