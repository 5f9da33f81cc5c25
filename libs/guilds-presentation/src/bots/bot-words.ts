import { localized, type BotWords } from '#kernel';

/** What players read of the bots that are not random. */
export const botWords: Readonly<Record<'clerk' | 'steward' | 'chancellor', BotWords>> = {
  clerk: {
    level: 'EASY',
    title: localized('The Clerk', 'Le Commis'),
    description: localized(
      'Takes up the quest that lies open, spends what comes in, and does not look ahead.',
      'Prend la quête qui se présente, dépense ce qui rentre et ne regarde pas plus loin.',
    ),
  },
  steward: {
    level: 'NORMAL',
    title: localized('The Steward', 'L’Intendant'),
    description: localized(
      'Weighs every quest and every raid, guards the house and keeps an eye on the objectives.',
      'Pèse chaque quête et chaque raid, garde la maison et surveille les objectifs.',
    ),
  },
  chancellor: {
    level: 'STRONG',
    title: localized('The Chancellor', 'Le Chancelier'),
    description: localized(
      'Plays out what may come of each choice before it signs.',
      'Imagine jusqu’au bout ce que chaque choix peut donner avant de signer.',
    ),
  },
};
