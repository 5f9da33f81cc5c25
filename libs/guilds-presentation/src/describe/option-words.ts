import { localized, type OptionWords } from '#kernel';

/** What players read of the options of Guilds. */
export const optionWords: Readonly<Record<string, OptionWords>> = {
  questCount: {
    name: localized('Quests', 'Quêtes'),
    meaning: { fr: 'Quêtes dans la pile (GUILD-017).' },
  },
  stalemateTurns: {
    name: localized('Turns of stalemate', 'Tours sans progrès'),
    meaning: { fr: 'Tours sans progrès sur les quêtes après lesquels la partie se termine (GUILD-156).' },
  },
  decisionSeconds: {
    name: localized('Seconds for a decision', 'Secondes par décision'),
    meaning: { fr: 'Le temps pour chaque décision ; sans limite, il n’y a pas d’échéance.' },
  },
};
