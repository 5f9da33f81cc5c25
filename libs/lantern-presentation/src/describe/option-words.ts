import { localized, type OptionWords } from '#kernel';

/** What players read of the options of The Lantern Keepers. */
export const optionWords: Readonly<Record<string, OptionWords>> = {
  storms: {
    name: localized('Storms', 'Tempêtes'),
    meaning: { fr: 'Nombre de tempêtes, et de cartes données à chacun.' },
  },
  decisionSeconds: {
    name: localized('Seconds for a decision', 'Secondes par décision'),
    meaning: { fr: 'Le temps pour chaque décision ; sans limite, il n’y a pas d’échéance.' },
  },
};
