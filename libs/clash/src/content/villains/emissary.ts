import type { VillainSheet } from '../schema.js';

/** One envoy in five places: each of its figures may be the one to talk to. */
export const emissary: VillainSheet = {
  id: 'emissary',
  name: { en: 'Emissary', fr: 'Émissaire' },
  type: { en: 'Envoy from elsewhere', fr: 'Envoyé d’ailleurs' },
  rank: 'MASTER',
  figures: 5,
  speed: 2,
  attack: 3,
  defense: 5,
  health: 2,
  actions: 1,
  emblem: 'five-shadows',
  color: '#37474f',
  powers: [
    {
      id: 'emissary-unison',
      name: { en: 'Unison', fr: 'Unisson' },
      text: {
        en: 'An Emissary next to another Emissary rolls 1 more power die in his attacks.',
        fr: 'Un Émissaire adjacent à un autre Émissaire lance 1 dé de Pouvoir de plus dans ses attaques.',
      },
      power: {
        trigger: 'PERMANENT',
        modifiers: [
          {
            who: { of: 'SELF' },
            power: 1,
            if: {
              atLeast: { what: { count: { of: 'SHEET', sheet: 'emissary', adjacentTo: { of: 'SELF' } } }, number: 1 },
            },
          },
        ],
      },
    },
    {
      id: 'emissary-many-eyes',
      name: { en: 'Many Eyes', fr: 'Mille Yeux' },
      text: {
        en: 'If the game began with four or more heroes each Emissary raises the super villain’s defense by 1.',
        fr: 'Si la partie a commencé avec quatre héros ou plus, chaque Émissaire augmente de 1 la défense du super vilain.',
      },
      power: {
        trigger: 'PERMANENT',
        modifiers: [
          {
            who: { of: 'VILLAIN' },
            characteristic: 'DEFENSE',
            by: 1,
            if: { atLeast: { what: { heroesAtStart: true }, number: 4 } },
          },
        ],
      },
    },
  ],
  origin: {
    en: 'He came to negotiate. Metro City asked with whom; he looked over both his shoulders and said: with us.',
    fr: 'Il était venu négocier. Metro City a demandé avec qui ; il a regardé par-dessus ses deux épaules et a dit : avec nous.',
  },
};
