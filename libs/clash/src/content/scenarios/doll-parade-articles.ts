import type { ObjectiveArticle } from '../schema.js';

/** What threat sheet 3 puts at stake (CLASH-180, CLASH-181). */
export const dollParadeArticles: ObjectiveArticle[] = [
  {
    id: 'parade-over',
    name: { en: 'The parade stopped', fr: 'La parade arrêtée' },
    size: 'LARGE',
    headline: { en: 'Parade put back in its box', fr: 'La parade remise en boîte' },
    body: {
      en: 'The last doll sat down on the tramline and said “Mama”. The street was closed for an hour while nobody dared to answer.',
      fr: 'La dernière poupée s’est assise au milieu de la rue et a dit « Maman ». La rue est restée fermée une heure, personne n’osant répondre.',
    },
  },
  {
    id: 'dolls-counted',
    name: { en: 'Four dolls, or the microphone', fr: 'Quatre poupées, ou le microphone' },
    size: 'MEDIUM',
    headline: { en: 'No song tonight', fr: 'Ce soir, pas de chanson' },
    body: {
      en: 'Somebody thinned out the choir, or found the plug. The music critics of both newspapers have sent flowers.',
      fr: 'Quelqu’un a éclairci le chœur, ou trouvé la prise. Les critiques musicaux des deux journaux ont envoyé des fleurs.',
    },
    condition: { atLeast: { what: { outBy: { side: 'SIDE', sheet: 'no-dalie' } }, number: 4 } },
  },
];
