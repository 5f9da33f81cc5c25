import { allTurn, atReveal, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { attacker, chosen, enemiesBeside, enemiesHere, enemiesSeen, ours, oursHere, self } from '../selectors.js';

const heroId = 'fahrenheit';

/** The eight cards of Fahrenheit: fire from afar, frost for friends. */
export const fahrenheitCards: readonly PowerCard[] = [
  {
    id: 'fahrenheit-boiling-point',
    heroId,
    set: 'BASE',
    name: { en: 'Boiling Point', fr: 'Point d’ébullition' },
    flavor: { en: 'Two hundred and twelve, and counting.', fr: 'Cent degrés, et ça continue de monter.' },
    special: {
      type: 'ATTACK',
      ...uniqueAction(
        'make a ranged attack on an enemy of your choice you can see, with 2 more power dice; if you hit, it suffers 2 damage instead of 1.',
        'attaquez à distance un ennemi de votre choix que vous voyez, avec 2 dés de Pouvoir de plus ; en cas de réussite, il subit 2 dégâts au lieu de 1.',
        [
          {
            chooseFigure: {
              among: enemiesSeen,
              do: [{ attack: { who: self, target: chosen, kind: 'RANGED', power: 2, damage: 2 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 2 },
  },
  {
    id: 'fahrenheit-heat-wave',
    heroId,
    set: 'BASE',
    name: { en: 'Heat Wave', fr: 'Canicule' },
    flavor: { en: 'Hats off. Helmets too.', fr: 'Chapeaux bas. Casques aussi.' },
    special: {
      type: 'ATTACK',
      ...uniqueAction(
        'enemies in your zone have −1 defense until the end of the turn; then attack every adjacent enemy, one after the other, with 2 more power dice.',
        'les ennemis de votre zone ont −1 en défense jusqu’à la fin du tour ; puis attaquez chaque ennemi adjacent, l’un après l’autre, avec 2 dés de Pouvoir de plus.',
        [
          { modify: { who: enemiesHere, characteristic: 'DEFENSE', by: -1, until: 'TURN' } },
          {
            each: {
              figures: enemiesBeside,
              do: [{ attack: { who: self, target: chosen, kind: 'MELEE', power: 2 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 2, mind: -1 },
  },
  {
    id: 'fahrenheit-backdraft',
    heroId,
    set: 'BASE',
    name: { en: 'Backdraft', fr: 'Retour de flamme' },
    flavor: { en: 'Never knock on a warm door.', fr: 'On ne frappe pas à une porte tiède.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'AFTER_ATTACK', to: 'ATTACK_ON', whom: 'YOU' },
        'roll 1 power die: on 1 or more the attacker suffers 1 damage.',
        'lancez 1 dé de Pouvoir : sur 1 ou plus, l’attaquant subit 1 dégât.',
        [{ roll: { die: 'POWER', table: [{ atLeast: 1, do: [{ damage: { who: attacker, points: 1 } }] }] } }],
      ),
    },
    technique: { attack: 1, defense: 1 },
  },
  {
    id: 'fahrenheit-updraft',
    heroId,
    set: 'BASE',
    name: { en: 'Thermal Updraft', fr: 'Courant ascendant' },
    flavor: { en: 'Mind the umbrellas.', fr: 'Attention aux parapluies.' },
    special: {
      type: 'MOVEMENT',
      ...allTurn(
        'you have +2 speed, and leaving a zone with an enemy does not end your move.',
        'vous avez +2 en vitesse, et quitter une zone où se trouve un ennemi n’arrête pas votre déplacement.',
        {
          modifiers: [{ who: self, characteristic: 'SPEED', by: 2 }],
          grants: [{ who: self, ability: 'SURE_FOOTED' }],
        },
      ),
    },
    technique: { speed: 3 },
  },
  {
    id: 'fahrenheit-cold-shoulder',
    heroId,
    set: 'BASE',
    name: { en: 'Cold Shoulder', fr: 'Accueil glacial' },
    flavor: { en: 'Minus eighteen, before lunch.', fr: 'Moins dix-huit, et encore, avant le café.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'OURS_NEAR', once: true },
        'this attack is rolled with 1 combat die and 2 power dice fewer.',
        'cette attaque se fait avec 1 dé de Combat et 2 dés de Pouvoir de moins.',
        [{ changeRoll: { combat: -1, power: -2 } }],
      ),
    },
    technique: { defense: 2, speed: -1 },
  },
  {
    id: 'fahrenheit-weather-report',
    heroId,
    set: 'BASE',
    name: { en: 'Weather Report', fr: 'Bulletin météo' },
    flavor: { en: 'Sunny, with a chance of me.', fr: 'Soleil, avec un risque de moi.' },
    special: {
      type: 'MIND',
      ...uniqueAction(
        'you and allied heroes have +2 mind until the end of the turn.',
        'vous et les héros alliés avez +2 en mental jusqu’à la fin du tour.',
        [{ modify: { who: ours, characteristic: 'MIND', by: 2, until: 'TURN' } }],
      ),
    },
    technique: { mind: 2, speed: 1 },
  },
  {
    id: 'fahrenheit-campfire',
    heroId,
    set: 'BASE',
    name: { en: 'Campfire', fr: 'Feu de camp' },
    flavor: { en: 'Songs optional. Marshmallows not.', fr: 'Chansons facultatives. Guimauves, non.' },
    special: {
      type: 'COORDINATION',
      ...uniqueAction(
        'heal 2 damage of yourself or of an allied hero in your zone, of your choice.',
        'soignez 2 dégâts, à vous ou à un héros allié de votre zone, au choix.',
        [{ chooseFigure: { among: oursHere, do: [{ heal: { who: chosen, points: 2 } }] } }],
      ),
    },
    technique: { mind: 2 },
  },
  {
    id: 'fahrenheit-overheating',
    heroId,
    set: 'WEAKNESS',
    name: { en: 'Overheating', fr: 'Surchauffe' },
    flavor: {
      en: 'The manual says to open a window. There is no window.',
      fr: 'Le manuel dit d’ouvrir la fenêtre. Quelle fenêtre ?',
    },
    special: {
      type: 'WEAKNESS',
      ...atReveal(
        'you and allied heroes in your zone suffer 1 damage, and you have −1 attack until the end of the turn.',
        'vous et les héros alliés de votre zone subissez 1 dégât, et vous avez −1 en attaque jusqu’à la fin du tour.',
        [
          { damage: { who: oursHere, points: 1 } },
          { modify: { who: self, characteristic: 'ATTACK', by: -1, until: 'TURN' } },
        ],
      ),
    },
  },
];
