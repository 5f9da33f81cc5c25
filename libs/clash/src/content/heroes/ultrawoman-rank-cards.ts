import { allTurn, atReveal, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { chosen, enemiesBeside, enemiesHere, ours, self } from '../selectors.js';

const heroId = 'ultrawoman';

/** The Rookie and Veteran cards of Ultrawoman (CLASH-070). */
export const ultrawomanRankCards: readonly PowerCard[] = [
  {
    id: 'ultrawoman-learning-to-land',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Learning to Land', fr: 'Apprendre à atterrir' },
    flavor: { en: 'The fountain has been rebuilt. Again.', fr: 'La fontaine a été reconstruite. Encore.' },
    special: {
      type: 'MOVEMENT',
      ...allTurn('you have +1 speed.', 'vous avez +1 en vitesse.', {
        modifiers: [{ who: self, characteristic: 'SPEED', by: 1 }],
      }),
    },
    technique: { speed: 2 },
  },
  {
    id: 'ultrawoman-borrowed-catchphrase',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Borrowed Catchphrase', fr: 'Réplique d’emprunt' },
    flavor: { en: 'Hers is still with the lawyers.', fr: 'La sienne est encore chez l’avocat.' },
    special: {
      type: 'COORDINATION',
      ...atReveal(
        'choose yourself or an allied hero: that hero has +1 mind until the end of the turn.',
        'choisissez un héros allié, ou vous-même : ce héros a +1 en mental jusqu’à la fin du tour.',
        [
          {
            chooseFigure: {
              among: ours,
              do: [{ modify: { who: chosen, characteristic: 'MIND', by: 1, until: 'TURN' } }],
            },
          },
        ],
      ),
    },
    technique: { mind: 2 },
  },
  {
    id: 'ultrawoman-sonic-boom',
    heroId,
    set: 'VETERAN',
    name: { en: 'Sonic Boom', fr: 'Bang supersonique' },
    flavor: { en: 'The insurers have a form for it now.', fr: 'Les assureurs ont désormais un formulaire pour ça.' },
    special: {
      type: 'ATTACK',
      ...uniqueAction(
        'every enemy in your zone suffers 1 damage; then push every adjacent enemy 2 spaces away from you.',
        'chaque ennemi de votre zone subit 1 dégât ; puis repoussez chaque ennemi adjacent de 2 espaces loin de vous.',
        [{ damage: { who: enemiesHere, points: 1 } }, { push: { who: enemiesBeside, from: self, steps: 2 } }],
      ),
    },
    technique: { attack: 3 },
  },
  {
    id: 'ultrawoman-guardian-angle',
    heroId,
    set: 'VETERAN',
    name: { en: 'Guardian Angle', fr: 'Angle gardien' },
    flavor: { en: 'She is always just outside the frame.', fr: 'Toujours juste au bord de la photo.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'AFTER_HIT', to: 'ATTACK_ON', whom: 'OURS_NEAR', once: true },
        'prevent 2 damage of this attack.',
        'annulez 2 dégâts de cette attaque.',
        [{ preventDamage: { points: 2 } }],
      ),
    },
    technique: { defense: 2, speed: 2 },
  },
];
