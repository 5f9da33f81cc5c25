import type { Article } from '../schema.js';

/** The article on how it ended, arrest or escape; exactly one face of it is printed (SKAROV-NEWS-01). */
export const finalArticle: Article = {
  id: 'final-article',
  kind: 'FINAL',
  column: 'MAIN',
  weight: 1,
  faces: {
    HEROES: {
      headline: { en: 'Professor Skarov behind bars', fr: 'Le professeur Skarov sous les verrous' },
      body: {
        en: 'He was led away in handcuffs of his own design, for which he holds the only key and, as it turns out, not in the right pocket. The cat has asked for asylum.',
        fr: 'On l’a emmené menotté, avec des menottes de son invention dont il a la seule clé, mais pas, semble-t-il, dans la bonne poche. Le chat a demandé l’asile.',
      },
    },
    OVERLORD: {
      headline: { en: 'Skarov at large, and sends his regards', fr: 'Skarov court toujours, et vous salue bien' },
      body: {
        en: 'A postcard reached us this morning: a palm tree, a volcano, a flag with his face on it. “Lovely here,” he writes. “Building again.”',
        fr: 'Une carte postale nous est parvenue ce matin : un palmier, un volcan, un drapeau à son effigie. « Il fait beau, écrit-il. Je reconstruis. »',
      },
    },
  },
};
