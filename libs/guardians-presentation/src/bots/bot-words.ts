import { localized, type BotWords } from '#kernel';

/** What people read of the players that choose for themselves. */
export const botWords: Readonly<Record<string, BotWords>> = {
  sergeant: {
    level: 'EASY',
    title: localized('The Sergeant', 'Le Sergent'),
    description: localized(
      'Strongest first, shields on top, and straight ahead.',
      'Les plus forts d’abord, les boucliers dessus, et tout droit.',
    ),
  },
  warlord: {
    level: 'NORMAL',
    title: localized('The Warlord', 'Le Seigneur de guerre'),
    description: localized(
      'Fills its armies, guards its home and goes for lands, shields or the guardian as the board asks.',
      'Remplit ses armées, garde sa maison et vise les contrées, les boucliers ou le gardien selon le plateau.',
    ),
  },
  general: {
    level: 'STRONG',
    title: localized('The General', 'Le Général'),
    description: localized(
      'Plays each move out in its head before it makes it, and knows what may lie under your shields.',
      'Joue chaque coup dans sa tête avant de le faire, et sait ce que vos boucliers peuvent cacher.',
    ),
  },
};
