import type { BotWords } from '#kernel';

/** How the bots of Clash present themselves. */
export const botWords = {
  understudy: {
    level: 'EASY',
    title: { en: 'The Understudy', fr: 'La Doublure' },
    description: {
      en: 'Hits who stands near and plays the card that comes to hand; it never looks at the page.',
      fr: 'Frappe le plus proche et joue la carte qui se présente ; elle ne lit jamais le journal.',
    },
  },
  captain: {
    level: 'NORMAL',
    title: { en: 'The Captain', fr: 'La Capitaine' },
    description: {
      en: 'Plans cards for the turn, goes after articles, and strikes when the odds are good.',
      fr: 'Prévoit ses cartes pour le tour, court après les articles et frappe quand la chance lui sourit.',
    },
  },
  strategist: {
    level: 'STRONG',
    title: { en: 'The Strategist', fr: 'La Stratège' },
    description: {
      en: 'Plays out what the others may answer before it moves, and leaves little to chance.',
      fr: 'Imagine ce que les autres peuvent répondre avant de bouger, et laisse peu au hasard.',
    },
  },
} as const satisfies Record<string, BotWords>;
