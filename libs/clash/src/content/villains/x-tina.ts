import type { VillainSheet } from '../schema.js';

/** The voice that takes all the others: alone, loud, and in the way of all. */
export const xTina: VillainSheet = {
  id: 'x-tina',
  name: { en: 'X-Tina', fr: 'X-Tina' },
  type: { en: 'Diva', fr: 'Diva' },
  rank: 'MASTER',
  figures: 1,
  speed: 2,
  attack: 4,
  defense: 6,
  health: 6,
  actions: 2,
  emblem: 'soundwave',
  color: '#c2185b',
  powers: [
    {
      id: 'x-tina-projection',
      name: { en: 'Projection', fr: 'Projection de voix' },
      text: {
        en: 'X-Tina’s attacks may be ranged.',
        fr: 'Les attaques de X-Tina peuvent être à distance.',
      },
      power: { trigger: 'PERMANENT', grants: [{ who: { of: 'SELF' }, ability: 'RANGED_ATTACKS' }] },
    },
    {
      id: 'x-tina-encore',
      name: { en: 'Encore', fr: 'Rappel' },
      text: {
        en: 'With 2 damage or more X-Tina rolls 1 more power die in her attacks.',
        fr: 'Avec 2 dégâts ou plus, X-Tina lance 1 dé de Pouvoir de plus dans ses attaques.',
      },
      power: {
        trigger: 'PERMANENT',
        modifiers: [
          { who: { of: 'SELF' }, power: 1, if: { atLeast: { what: { damage: { of: 'SELF' } }, number: 2 } } },
        ],
      },
    },
    {
      id: 'x-tina-full-house',
      name: { en: 'Full House', fr: 'Salle comble' },
      text: {
        en: 'If the game began with four or more heroes X-Tina’s defense is 1 higher.',
        fr: 'Si la partie a commencé avec quatre héros ou plus, la défense de X-Tina augmente de 1.',
      },
      power: {
        trigger: 'PERMANENT',
        modifiers: [
          {
            who: { of: 'SELF' },
            characteristic: 'DEFENSE',
            by: 1,
            if: { atLeast: { what: { heroesAtStart: true }, number: 4 } },
          },
        ],
      },
    },
  ],
  origin: {
    en: 'Eleven platinum records, one bad review. The critic has not been heard since, and neither has his street.',
    fr: 'Onze disques de platine, une mauvaise critique. On n’a plus entendu le critique depuis, ni sa rue.',
  },
};
