import type { VillainSheet } from '../schema.js';

/** The dolls: ten of them, and they shoot. */
export const noDalie: VillainSheet = {
  id: 'no-dalie',
  name: { en: 'No’ Dalie', fr: 'No’ Dalie' },
  type: { en: 'Walking doll', fr: 'Poupée qui marche' },
  rank: 'MINION',
  figures: 10,
  speed: 1,
  attack: 2,
  defense: 5,
  health: 1,
  actions: 1,
  emblem: 'dahlia',
  color: '#6a1b9a',
  powers: [
    {
      id: 'no-dalie-glass-eyes',
      name: { en: 'Glass eyes', fr: 'Yeux de verre' },
      text: {
        en: 'A No’ Dalie’s attacks may be ranged, and she rolls 1 more power die in each of them.',
        fr: 'Les attaques d’une No’ Dalie peuvent être à distance, et elle lance 1 dé de Pouvoir de plus dans chacune.',
      },
      power: {
        trigger: 'PERMANENT',
        grants: [{ who: { of: 'SELF' }, ability: 'RANGED_ATTACKS' }],
        modifiers: [{ who: { of: 'SELF' }, power: 1 }],
      },
    },
  ],
  origin: {
    en: 'Recalled by the factory for blinking. They took the recall as an invitation and have been on their way ever since.',
    fr: 'Rappelées par l’usine parce qu’elles clignaient des yeux. Elles ont pris le rappel pour une invitation et sont en route depuis.',
  },
};
