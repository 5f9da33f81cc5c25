import { localized, type OptionWords } from '#kernel';

/** What players read of the options of Skarov. */
export const optionWords: Readonly<Record<string, OptionWords>> = {
  heroes: {
    name: localized('Heroes', 'Héros'),
    meaning: { fr: 'Places de héros ; une de plus est le Professeur (SKAROV-GEN-02).' },
  },
  scenarioId: {
    name: localized('Scenario', 'Scénario'),
    meaning: { fr: 'Un scénario de la boîte ; sinon le Professeur en choisit un.' },
  },
  turnLimit: {
    name: localized('Last turn', 'Dernier tour'),
    meaning: {
      fr: 'Le dernier tour, après lequel Skarov s’est échappé. Sinon celui du scénario, s’il en a un ; à défaut, la partie se termine par le combat final (SKAROV-GEN-07).',
    },
  },
  decisionSeconds: {
    name: localized('Seconds for a decision', 'Secondes par décision'),
    meaning: { fr: 'Le temps pour chaque décision ; sans limite, il n’y a pas d’échéance.' },
  },
};
