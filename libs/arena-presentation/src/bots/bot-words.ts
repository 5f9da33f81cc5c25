import { localized, type BotWords } from '#kernel';

/** What people read of the players that choose for themselves. */
export const botWords: Readonly<Record<string, BotWords>> = {
  squire: {
    level: 'EASY',
    title: localized('The Squire', 'L’Écuyer'),
    description: localized(
      'Lays out all that it has, sends its strongest and keeps nothing for later.',
      'Aligne tout ce qu’il a, envoie le plus fort et ne garde rien pour plus tard.',
    ),
  },
  duelist: {
    level: 'NORMAL',
    title: localized('The Duelist', 'Le Duelliste'),
    description: localized(
      'Weighs every duel, spends where it turns the fight and raids where the wall is bare.',
      'Pèse chaque duel, dépense là où le combat bascule et frappe où le mur est nu.',
    ),
  },
  champion: {
    level: 'STRONG',
    title: localized('The Champion', 'Le Champion'),
    description: localized(
      'Plays each move out in its head before it makes it, and knows what you may hold.',
      'Joue chaque coup dans sa tête avant de le faire, et sait ce que vous pouvez tenir.',
    ),
  },
};
