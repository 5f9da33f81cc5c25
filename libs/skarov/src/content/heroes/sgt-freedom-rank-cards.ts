import { allTurn, atReveal, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { alliesSeen, chosen, enemiesHere, ours, self } from '../selectors.js';

const heroId = 'sgt-freedom';

/** The Rookie and Veteran cards of Sgt Freedom (SKAROV-RANK-03). */
export const sgtFreedomRankCards: readonly PowerCard[] = [
  {
    id: 'sgt-freedom-recruit-drill',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Recruit Drill', fr: 'L’école du soldat' },
    flavor: { en: 'Left, right, left, table.', fr: 'Gauche, droite, gauche, table.' },
    special: {
      type: 'ATTACK',
      ...allTurn(
        'you roll 1 more power die in your attacks on enemies in your zone.',
        'vous lancez 1 dé de Pouvoir de plus dans vos attaques contre les ennemis de votre zone.',
        { modifiers: [{ who: self, power: 1, against: enemiesHere }] },
      ),
    },
    technique: { attack: 1 },
  },
  {
    id: 'sgt-freedom-letter-home',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Letter Home', fr: 'Lettre à la maison' },
    flavor: { en: 'Dear Mother, the base is damp.', fr: 'Chère maman, la base est humide.' },
    special: {
      type: 'COORDINATION',
      ...atReveal(
        'choose yourself or an allied hero: heal 1 damage of that hero.',
        'choisissez un héros allié, ou vous-même : soignez 1 dégât à ce héros.',
        [{ chooseFigure: { among: ours, do: [{ heal: { who: chosen, points: 1 } }] } }],
      ),
    },
    technique: { defense: 1 },
  },
  {
    id: 'sgt-freedom-all-together-now',
    heroId,
    set: 'VETERAN',
    name: { en: 'All Together Now', fr: 'Tous ensemble' },
    flavor: { en: 'On three. He never gets to three.', fr: 'À trois. Il n’arrive jamais à trois.' },
    special: {
      type: 'COORDINATION',
      ...uniqueAction(
        'every allied hero you can see attacks the nearest enemy that hero can attack, one after the other, with 1 more power die.',
        'chaque héros allié que vous voyez attaque l’ennemi le plus proche qu’il peut attaquer, l’un après l’autre, avec 1 dé de Pouvoir de plus.',
        [{ attack: { who: alliesSeen, power: 1 } }],
      ),
    },
    technique: { attack: 3 },
  },
  {
    id: 'sgt-freedom-seen-it-all',
    heroId,
    set: 'VETERAN',
    name: { en: 'Seen It All', fr: 'Rien de nouveau' },
    flavor: { en: 'Twice, and the second time in the rain.', fr: 'Deux fois, dont une sous la pluie.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'AFTER_HIT', to: 'ATTACK_ON', whom: 'OURS_NEAR', once: true },
        'prevent 1 damage of this attack.',
        'annulez 1 dégât de cette attaque.',
        [{ preventDamage: { points: 1 } }],
      ),
    },
    technique: { defense: 2, speed: 1, mind: 1 },
  },
];
