import type { VillainSheet } from '../schema.js';
import { self } from '../selectors.js';

/** The bruiser: slow, heavy, and worse when it hurts. */
export const tonnage: VillainSheet = {
  id: 'tonnage',
  name: { en: 'Tonnage', fr: 'Tonnage' },
  type: { en: 'Mutant', fr: 'Mutant' },
  rank: 'LIEUTENANT',
  figures: 1,
  speed: 1,
  attack: 4,
  defense: 5,
  health: 5,
  actions: 2,
  emblem: 'hammer',
  color: '#6b4a2b',
  powers: [
    {
      id: 'tonnage-wrecking-arm',
      name: { en: 'Wrecking Arm', fr: 'Bras de démolition' },
      text: {
        en: 'Always: Tonnage’s pushes go 2 spaces.',
        fr: 'Toujours : Tonnage repousse de 2 espaces.',
      },
      power: { trigger: 'PERMANENT', grants: [{ who: self, ability: 'PUSH_TWICE' }] },
    },
    {
      id: 'tonnage-overload',
      name: { en: 'Overload', fr: 'Surcharge' },
      text: {
        en: 'Always: Tonnage rolls 1 more power die in his attacks while he has 2 damage or more.',
        fr: 'Toujours : Tonnage lance 1 dé de Pouvoir de plus dans ses attaques tant qu’il a 2 dégâts ou plus.',
      },
      power: {
        trigger: 'PERMANENT',
        modifiers: [{ who: self, power: 1, if: { atLeast: { what: { damage: self }, number: 2 } } }],
      },
    },
  ],
  origin: {
    en: 'Used to load ships. One night he leaned on one, to rest, and the harbour noticed.',
    fr: 'Il chargeait des navires. Un soir, il s’est appuyé sur l’un d’eux, pour souffler, et le port s’en est aperçu.',
  },
};
