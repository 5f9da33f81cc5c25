import type { VillainSheet } from '../schema.js';
import { self } from '../selectors.js';

const robots = { type: { en: 'Robot', fr: 'Robot' }, rank: 'MINION', figures: 10, health: 1, actions: 1 } as const;

/** The plated ones: hard to hit (SKAROV-EX-10). */
export const android: VillainSheet = {
  ...robots,
  id: 'android',
  name: { en: 'Android', fr: 'Androïde' },
  speed: 2,
  attack: 3,
  defense: 4,
  emblem: 'gear',
  color: '#5f6b76',
  powers: [
    {
      id: 'android-plating',
      name: { en: 'Plating', fr: 'Blindage' },
      text: {
        en: 'Always: enemies roll 1 combat die fewer in their attacks on an Android.',
        fr: 'Toujours : les ennemis lancent 1 dé de Combat de moins dans leurs attaques contre un Androïde.',
      },
      power: { trigger: 'PERMANENT', modifiers: [{ who: { of: 'ENEMIES' }, combat: -1, against: self }] },
    },
  ],
  origin: {
    en: 'Built to carry trays. Nobody told them what to do once the trays were empty.',
    fr: 'Conçus pour porter des plateaux. Personne ne leur a dit quoi faire une fois les plateaux vides.',
  },
};

/** The ones that shoot. */
export const gynoid: VillainSheet = {
  ...robots,
  id: 'gynoid',
  name: { en: 'Gynoid', fr: 'Gynoïde' },
  speed: 2,
  attack: 3,
  defense: 4,
  emblem: 'target',
  color: '#a8557a',
  powers: [
    {
      id: 'gynoid-built-in-blaster',
      name: { en: 'Built-in Blaster', fr: 'Canon intégré' },
      text: {
        en: 'Always: a Gynoid may make ranged attacks.',
        fr: 'Toujours : une Gynoïde peut attaquer à distance.',
      },
      power: { trigger: 'PERMANENT', grants: [{ who: self, ability: 'RANGED_ATTACKS' }] },
    },
    {
      id: 'gynoid-warm-welcome',
      name: { en: 'Warm Welcome', fr: 'Accueil chaleureux' },
      text: {
        en: 'Always: enemies in her zone roll 1 more test die in their tests.',
        fr: 'Toujours : les ennemis de sa zone lancent 1 dé de Test de plus dans leurs tests.',
      },
      power: {
        trigger: 'PERMANENT',
        grants: [{ who: { of: 'ENEMIES', inZone: { zoneOf: self } }, ability: 'TESTS_ONE_DIE_MORE' }],
      },
    },
  ],
  origin: {
    en: 'The brochure promises a warm welcome. The small print gives it in degrees.',
    fr: 'La brochure promet un accueil chaleureux. Les petits caractères précisent en degrés.',
  },
};

/** The ones that come in numbers, over all obstacles. */
export const arachnoid: VillainSheet = {
  ...robots,
  id: 'arachnoid',
  name: { en: 'Arachnoid', fr: 'Arachnoïde' },
  speed: 3,
  attack: 2,
  defense: 3,
  emblem: 'claw',
  color: '#3f5f2a',
  powers: [
    {
      id: 'arachnoid-eight-legs',
      name: { en: 'Eight Legs', fr: 'Huit pattes' },
      text: {
        en: 'Always: enemies do not stop or hold an Arachnoid when it moves.',
        fr: 'Toujours : les ennemis n’arrêtent pas et ne retiennent pas un Arachnoïde quand il se déplace.',
      },
      power: { trigger: 'PERMANENT', grants: [{ who: self, ability: 'IGNORE_ENEMIES_MOVING' }] },
    },
    {
      id: 'arachnoid-swarm',
      name: { en: 'Swarm', fr: 'Grouillement' },
      text: {
        en: 'Always: an Arachnoid next to 1 other Arachnoid or more rolls 1 more power die in its attacks.',
        fr: 'Toujours : un Arachnoïde adjacent à 1 autre Arachnoïde ou plus lance 1 dé de Pouvoir de plus dans ses attaques.',
      },
      power: {
        trigger: 'PERMANENT',
        modifiers: [
          {
            who: self,
            power: 1,
            if: { atLeast: { what: { count: { of: 'SHEET_OF', adjacentTo: self } }, number: 1 } },
          },
        ],
      },
    },
  ],
  origin: {
    en: 'Ordered for the cobwebs. There are no cobwebs any more, and no cat.',
    fr: 'Commandés pour les toiles d’araignée. Il n’y a plus de toiles, ni de chat.',
  },
};
