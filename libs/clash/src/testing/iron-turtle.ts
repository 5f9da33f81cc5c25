import type { VillainSheet } from '../content/schema.js';

/** A villain of another box, who stands in the examples of the rules and nowhere else (CLASH-EX01 to CLASH-EX03). */
export const ironTurtle: VillainSheet = {
  id: 'iron-turtle',
  name: { en: 'Iron Turtle', fr: 'Iron Turtle' },
  type: { en: 'Test fixture', fr: 'Pièce d’essai' },
  rank: 'LIEUTENANT',
  figures: 1,
  speed: 1,
  attack: 3,
  defense: 7,
  health: 4,
  actions: 1,
  emblem: 'shell',
  color: '#2e7d32',
  powers: [
    {
      id: 'iron-turtle-weight',
      name: { en: 'Weight', fr: 'Poids' },
      text: { en: 'Iron Turtle cannot be pushed back.', fr: 'Iron Turtle ne peut pas être repoussé.' },
      power: { trigger: 'PERMANENT', grants: [{ who: { of: 'SELF' }, ability: 'CANNOT_BE_PUSHED' }] },
    },
  ],
  origin: { en: 'Slow, and not from here.', fr: 'Lent, et pas d’ici.' },
};
