import type { BotWords } from '#kernel';

/** What people read of the bots of Skarov, by name; `random` is for tests. */
export const botWords = {
  recruit: {
    level: 'EASY',
    title: { en: 'The Recruit', fr: 'La Recrue' },
    description: {
      en: 'Goes straight ahead and strikes what stands in the way, on either side, and thinks of no turn but this one.',
      fr: 'Va droit devant et frappe ce qui se trouve sur son chemin, dans les deux camps, sans penser au tour suivant.',
    },
  },
  patrol: {
    level: 'NORMAL',
    title: { en: 'The Patrol', fr: 'La Patrouille' },
    description: {
      en: 'Heroes who weigh tests, blows and dangers by the odds and work together for the objectives.',
      fr: 'Des héros qui pèsent tests, coups et dangers selon les chances, et visent ensemble les objectifs.',
    },
  },
  overlord: {
    level: 'NORMAL',
    title: { en: 'The Professor', fr: 'Le Professeur' },
    description: {
      en: 'Builds a long way, bars it with villains, keeps event cards for those who will strike, and leaves once that wins.',
      fr: 'Construit un long chemin, y poste ses vilains, garde ses événements pour ceux qui frapperont et fuit dès que cela suffit.',
    },
  },
  mastermind: {
    level: 'STRONG',
    title: { en: 'The Mastermind', fr: 'Le Cerveau' },
    description: {
      en: 'Plays the next moves of both sides out in its head before it chooses, for heroes and overlord alike.',
      fr: 'Joue dans sa tête les prochains coups des deux camps avant de choisir, côté héros comme côté Skarov.',
    },
  },
} as const satisfies Readonly<Record<string, BotWords>>;
