import { always } from '../power-forms.js';
import type { Hero, HeroSheet } from '../schema.js';
import { self } from '../selectors.js';

/** Hits harder the more it hurts; the rank says how soon. */
function shortFuse(damage: number): HeroSheet['innate'] {
  return {
    id: `rage-short-fuse-${damage}`,
    name: { en: 'Short Fuse', fr: 'Soupe au lait' },
    ...always(
      `you roll 1 more power die in your attacks while you have ${damage} damage or more.`,
      `vous lancez 1 dé de Pouvoir de plus dans vos attaques tant que vous avez ${damage} dégât${damage > 1 ? 's' : ''} ou plus.`,
      { modifiers: [{ who: self, power: 1, if: { atLeast: { what: { damage: self }, number: damage } } }] },
    ),
  };
}

export const rage: Hero = {
  id: 'rage',
  name: { en: 'Rage', fr: 'Rage' },
  type: { en: 'Powerhouse', fr: 'Force de la nature' },
  flavor: {
    en: 'Used to deliver pianos. By the stairs, and nearly always in one piece.',
    fr: 'Ancien livreur de pianos. Par l’escalier, et presque toujours en un seul morceau.',
  },
  emblem: 'fist',
  color: '#b3261e',
  missions: [
    {
      id: 'rage-mission-1',
      text: { en: 'Hit with 4 attacks.', fr: 'Réussissez 4 attaques.' },
      condition: { atLeast: { what: { deed: { of: self, what: 'HITS' } }, number: 4 } },
      atEnd: false,
    },
    {
      id: 'rage-mission-2',
      text: {
        en: 'Throw 2 objects, or pass 2 attack tests.',
        fr: 'Lancez 2 objets, ou réussissez 2 tests d’attaque.',
      },
      condition: {
        or: [
          { atLeast: { what: { deed: { of: self, what: 'OBJECTS_THROWN' } }, number: 2 } },
          { atLeast: { what: { deed: { of: self, what: 'ATTACK_TESTS_PASSED' } }, number: 2 } },
        ],
      },
      atEnd: false,
    },
  ],
  praise: { en: 'Rage keeps his temper, city keeps its walls', fr: 'Rage garde son calme, la ville garde ses murs' },
  discredit: { en: 'Rage sees red, then stars, then nothing', fr: 'Rage voit rouge, puis trente-six chandelles' },
  sheets: {
    ROOKIE: { speed: 2, attack: 3, defense: 5, mind: 1, health: 4, innate: shortFuse(3) },
    HERO: { speed: 2, attack: 3, defense: 5, mind: 2, health: 4, innate: shortFuse(2) },
    VETERAN: { speed: 2, attack: 3, defense: 5, mind: 3, health: 4, innate: shortFuse(1) },
  },
};
