import { allTurn, atReveal, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { attacker, enemiesHere, ours, self } from '../selectors.js';

const heroId = 'undertow';

/** The Rookie and Veteran cards of Undertow (CLASH-070). */
export const undertowRankCards: readonly PowerCard[] = [
  {
    id: 'undertow-puddle',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Puddle', fr: 'Flaque' },
    flavor: { en: 'Everyone starts somewhere.', fr: 'Il faut bien commencer.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'AFTER_ATTACK', to: 'ATTACK_ON', whom: 'YOU', mode: 'MELEE', once: true },
        'push the attacker 1 space away from you.',
        'repoussez l’attaquant de 1 espace loin de vous.',
        [{ push: { who: attacker, from: self, steps: 1 } }],
      ),
    },
    technique: { defense: 1 },
  },
  {
    id: 'undertow-doggy-paddle',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Doggy Paddle', fr: 'Nage du petit chien' },
    flavor: { en: 'No style, some speed, plenty of splash.', fr: 'Peu de style, un peu de vitesse, beaucoup d’eau.' },
    special: {
      type: 'MOVEMENT',
      ...allTurn(
        'leaving a zone with an enemy does not end your move.',
        'quitter une zone où se trouve un ennemi n’arrête pas votre déplacement.',
        { grants: [{ who: self, ability: 'SURE_FOOTED' }] },
      ),
    },
    technique: { speed: 1, mind: 1 },
  },
  {
    id: 'undertow-tsunami',
    heroId,
    set: 'VETERAN',
    name: { en: 'Tsunami Warning', fr: 'Alerte au tsunami' },
    flavor: { en: 'The siren is him, humming.', fr: 'La sirène, c’est lui qui fredonne.' },
    special: {
      type: 'ATTACK',
      ...uniqueAction(
        'push every enemy in your zone 2 spaces away from you; if no enemy is left there, heal 2 of your damage, otherwise every enemy in your zone suffers 1 damage.',
        'repoussez chaque ennemi de votre zone de 2 espaces loin de vous ; s’il n’y reste aucun ennemi, soignez 2 de vos dégâts, sinon chaque ennemi de votre zone subit 1 dégât.',
        [
          { push: { who: enemiesHere, from: self, steps: 2 } },
          {
            if: {
              condition: { atMost: { what: { count: enemiesHere }, number: 0 } },
              then: [{ heal: { who: self, points: 2 } }],
              else: [{ damage: { who: enemiesHere, points: 1 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 3, speed: 1 },
  },
  {
    id: 'undertow-moon-pull',
    heroId,
    set: 'VETERAN',
    name: { en: 'Pull of the Moon', fr: 'L’appel de la lune' },
    flavor: { en: 'She does the heavy lifting.', fr: 'C’est elle qui fait le gros du travail.' },
    special: {
      type: 'COORDINATION',
      ...atReveal(
        'you and allied heroes have +1 attack and +1 speed until the end of the turn.',
        'vous et les héros alliés avez +1 en attaque et +1 en vitesse jusqu’à la fin du tour.',
        [
          { modify: { who: ours, characteristic: 'ATTACK', by: 1, until: 'TURN' } },
          { modify: { who: ours, characteristic: 'SPEED', by: 1, until: 'TURN' } },
        ],
      ),
    },
    technique: { mind: 3, defense: 1 },
  },
];
