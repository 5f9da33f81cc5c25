import { localized, type OptionWords } from '#kernel';

/** What players read of the options of Guardians Arena. */
export const optionWords: Readonly<Record<string, OptionWords>> = {
  decks: {
    name: localized('Decks', 'Decks'),
    meaning: { fr: 'Chaque place joue le deck qu’elle apporte, ou un deck de départ ; scellé : tiré de boosters.' },
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
  turnLimit: {
    name: localized('Last turn', 'Dernier tour'),
    meaning: { fr: 'Le dernier tour (ARENA-END-07).' },
  },
  decisionSeconds: {
    name: localized('Seconds for a decision', 'Secondes par décision'),
    meaning: { fr: 'Le temps pour chaque décision ; sans limite, il n’y a pas d’échéance.' },
  },
};
