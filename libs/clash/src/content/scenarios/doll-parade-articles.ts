import type { ObjectiveArticle } from '../schema.js';

/** The stakes of threat sheet 3 (CLASH-180, CLASH-181). */
export const dollParadeArticles: ObjectiveArticle[] = [
  {
    id: 'parade-over',
    name: { en: 'The parade stopped', fr: 'La parade arrêtée' },
    size: 'LARGE',
    headline: { en: 'Parade put back in its box', fr: 'La parade remise en boîte' },
    body: {
      en: 'The last doll sat down on the tramline and said “Mama”. The street was closed for an hour while nobody dared to answer. The council looks for a shelf that is long enough, and for somebody who will dust it.',
      fr: 'La dernière poupée s’est assise au milieu de la rue et a dit « Maman ». La rue est restée fermée une heure, personne n’osant répondre. Le conseil municipal cherche une étagère assez longue, et quelqu’un pour l’épousseter.',
    },
  },
  {
    id: 'dolls-counted',
    name: { en: 'Four dolls, or the microphone', fr: 'Quatre poupées, ou le microphone' },
    size: 'MEDIUM',
    headline: { en: 'No song tonight', fr: 'Ce soir, pas de chanson' },
    body: {
      en: 'Somebody thinned out the choir, or found the plug. The music critics of both newspapers have sent flowers. The choir’s agent speaks of a short break, for reasons of glue.',
      fr: 'Quelqu’un a éclairci le chœur, ou trouvé la prise. Les critiques musicaux des deux journaux ont envoyé des fleurs. L’agent du chœur parle d’une courte pause, pour raisons de colle.',
    },
    condition: { atLeast: { what: { outBy: { side: 'SIDE', sheet: 'no-dalie' } }, number: 4 } },
  },
];
