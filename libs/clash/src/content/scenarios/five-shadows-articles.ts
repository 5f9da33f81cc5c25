import type { ObjectiveArticle } from '../schema.js';

/** The stakes of threat sheet 2 (CLASH-180, CLASH-181). */
export const fiveShadowsArticles: ObjectiveArticle[] = [
  {
    id: 'envoy-expelled',
    name: { en: 'The first Emissary defeated', fr: 'Le premier Émissaire vaincu' },
    size: 'LARGE',
    headline: { en: 'Envoy returned to sender', fr: 'L’envoyé retourné à l’expéditeur' },
    body: {
      en: 'The Emissary left in a hurry, and in the wrong direction. He leaves behind a visiting card in an unknown alphabet, five coats, and one hat. The lost property office keeps the hat for a year and a day; the shadows it would not take.',
      fr: 'L’Émissaire est parti en hâte, et dans la mauvaise direction. Il laisse une carte de visite dans un alphabet inconnu, cinq manteaux et un seul chapeau. Les objets trouvés gardent le chapeau un an et un jour ; ils n’ont pas voulu des ombres.',
    },
  },
  {
    id: 'shadow-count',
    name: { en: 'Three Emissaries put out of action', fr: 'Trois Émissaires hors de combat' },
    size: 'MEDIUM',
    headline: { en: 'Three shadows fewer at noon', fr: 'Trois ombres de moins à midi' },
    body: {
      en: 'The observatory has counted again and confirms: the city casts the usual number of shadows, give or take. Three coats were found standing at the relays with nobody in them. A fourth has been seen on the night bus, and paid.',
      fr: 'L’observatoire a recompté et confirme : la ville projette le nombre d’ombres habituel, à peu de chose près. Trois manteaux ont été retrouvés debout près des relais, sans personne dedans. Un quatrième a été vu dans le bus de nuit, avec un ticket valable.',
    },
    condition: { atLeast: { what: { outBy: { side: 'SIDE', sheet: 'emissary' } }, number: 3 } },
  },
];
