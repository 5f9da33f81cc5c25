import type { Headline } from '../schema.js';

/** The headline of the front page, by the articles of the heroes minus those of the overlord (SKAROV-NEWS-05, SKAROV-NEWS-06). */
export const headlines: readonly Headline[] = [
  {
    id: 'heroes-triumph',
    side: 'HEROES',
    from: 3,
    to: 99,
    title: {
      en: 'Liberty Patrol triumphs: city sends cake',
      fr: 'Triomphe de la Liberty Patrol : la ville offre le gâteau',
    },
  },
  {
    id: 'heroes-victory',
    side: 'HEROES',
    from: 1,
    to: 2,
    title: { en: 'Liberty Patrol foils the Professor', fr: 'La Liberty Patrol déjoue le Professeur' },
  },
  {
    id: 'heroes-narrow',
    side: 'HEROES',
    from: 0,
    to: 0,
    title: { en: 'Saved, by a hair of a moustache', fr: 'Sauvés, à un poil de moustache près' },
  },
  {
    id: 'overlord-narrow',
    side: 'OVERLORD',
    from: 0,
    to: 0,
    title: { en: 'Skarov gets away with it, only just', fr: 'Skarov s’en tire, d’un cheveu' },
  },
  {
    id: 'overlord-victory',
    side: 'OVERLORD',
    from: -2,
    to: -1,
    title: { en: 'The Professor teaches heroes a lesson', fr: 'Le Professeur donne une leçon aux héros' },
  },
  {
    id: 'overlord-triumph',
    side: 'OVERLORD',
    from: -99,
    to: -3,
    title: { en: 'All hail Skarov, says Skarov', fr: 'Gloire à Skarov, déclare Skarov' },
  },
];
