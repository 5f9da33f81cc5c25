import { localized, type OptionWords } from '#kernel';

/** What players read of the options of Guardians. */
export const optionWords: Readonly<Record<string, OptionWords>> = {
  decks: {
    name: localized('Decks', 'Decks'),
    meaning: {
      fr: 'Chaque place joue le deck qu’elle apporte, ou un deck de départ ; scellé : tiré de boosters et d’un kit.',
    },
    values: { BROUGHT: localized('brought', 'apportés'), SEALED: localized('sealed', 'scellés') },
  },
  boosterSet: {
    name: localized('Set of the boosters', 'Série des boosters'),
    meaning: { fr: 'La série des boosters d’une partie scellée.' },
    values: { MIXED: localized('mixed', 'mélangés') },
  },
  boosters: {
    name: localized('Boosters', 'Boosters'),
    meaning: { fr: 'Boosters qu’une place ouvre dans une partie scellée.' },
  },
  cut: {
    name: localized('Cut the piles', 'Couper les piles'),
    meaning: { fr: 'Chaque place coupe la pile de l’autre avant la partie (GUARD-022).' },
  },
  turnLimit: {
    name: localized('Last turn', 'Dernier tour'),
    meaning: { fr: 'Le dernier tour (GUARD-216).' },
  },
  decisionSeconds: {
    name: localized('Seconds for a decision', 'Secondes par décision'),
    meaning: { fr: 'Le temps pour chaque décision ; sans limite, il n’y a pas d’échéance.' },
  },
};
