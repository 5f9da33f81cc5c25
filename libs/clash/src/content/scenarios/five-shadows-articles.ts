import type { ObjectiveArticle } from '../schema.js';

/** What threat sheet 2 puts at stake (CLASH-180, CLASH-181). */
export const fiveShadowsArticles: ObjectiveArticle[] = [
  {
    id: 'envoy-expelled',
    name: { en: 'The first Emissary defeated', fr: 'Le premier Émissaire vaincu' },
    size: 'LARGE',
    headline: { en: 'Envoy returned to sender', fr: 'L’envoyé retourné à l’expéditeur' },
    body: {
      en: 'He leaves behind a visiting card in an unknown alphabet, five coats, and one hat.',
      fr: 'Il laisse une carte de visite dans un alphabet inconnu, cinq manteaux et un seul chapeau.',
    },
  },
  {
    id: 'shadow-count',
    name: { en: 'Three Emissaries put out of action', fr: 'Trois Émissaires hors de combat' },
    size: 'MEDIUM',
    headline: { en: 'Three shadows fewer at noon', fr: 'Trois ombres de moins à midi' },
    body: {
      en: 'The observatory has counted again and confirms: the city casts the usual number of shadows, give or take.',
      fr: 'L’observatoire a recompté et confirme : la ville projette le nombre d’ombres habituel, à peu de chose près.',
    },
    condition: { atLeast: { what: { outBy: { side: 'SIDE', sheet: 'emissary' } }, number: 3 } },
  },
];
