import { action, allTurn, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import {
  alliesNear,
  attacker,
  chosen,
  enemiesBeside,
  enemiesHere,
  enemiesNear,
  here,
  oursHere,
  self,
} from '../selectors.js';

const heroId = 'undertow';

/** The eight cards of Undertow: figures near him soon stand elsewhere. */
export const undertowCards: readonly PowerCard[] = [
  {
    id: 'undertow-riptide',
    heroId,
    set: 'BASE',
    name: { en: 'Riptide', fr: 'Courant d’arrachement' },
    flavor: { en: 'Swim sideways. Everyone forgets.', fr: 'Il faut nager de côté. Tout le monde oublie.' },
    special: {
      type: 'MOVEMENT',
      ...uniqueAction(
        'choose an enemy within 2 zones: it moves up to 2 zones toward you, to a space adjacent to you if it can; then you attack it, if it is adjacent, with 1 more power die.',
        'choisissez un ennemi à 2 zones au plus : il se déplace de 2 zones au plus vers vous, sur un espace adjacent au vôtre s’il le peut ; puis vous l’attaquez, s’il est adjacent, avec 1 dé de Pouvoir de plus.',
        [
          {
            chooseFigure: {
              among: enemiesNear,
              do: [
                { move: { who: chosen, toward: { spaceOf: self }, want: 'ADJACENT', zones: 2 } },
                { attack: { who: self, target: chosen, kind: 'MELEE', power: 1 } },
              ],
            },
          },
        ],
      ),
    },
    technique: { attack: 1, speed: 1 },
  },
  {
    id: 'undertow-breaker',
    heroId,
    set: 'BASE',
    name: { en: 'Breaker', fr: 'Déferlante' },
    flavor: { en: 'The seventh wave, and it holds a grudge.', fr: 'La septième vague, et elle est rancunière.' },
    special: {
      type: 'ATTACK',
      ...uniqueAction(
        'attack an adjacent enemy of your choice with 1 more combat die and 3 more power dice; if you hit, it suffers 2 damage instead of 1, and you may push it up to 3 spaces.',
        'attaquez un ennemi adjacent de votre choix avec 1 dé de Combat et 3 dés de Pouvoir de plus ; en cas de réussite, il subit 2 dégâts au lieu de 1, et vous pouvez le repousser de 3 espaces au plus.',
        [
          {
            chooseFigure: {
              among: enemiesBeside,
              do: [{ attack: { who: self, target: chosen, kind: 'MELEE', combat: 1, power: 3, damage: 2, push: 3 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 3, speed: -1 },
  },
  {
    id: 'undertow-slippery',
    heroId,
    set: 'BASE',
    name: { en: 'Slippery When Wet', fr: 'Sol glissant' },
    flavor: { en: 'There was a sign. It floated off.', fr: 'Il y avait un panneau. Il a flotté plus loin.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'YOU', mode: 'MELEE', once: true },
        'push the attacker 1 space away from you.',
        'repoussez l’attaquant de 1 espace loin de vous.',
        [{ push: { who: attacker, from: self, steps: 1 } }],
      ),
    },
    technique: { defense: 1, speed: 1 },
  },
  {
    id: 'undertow-flotsam',
    heroId,
    set: 'BASE',
    name: { en: 'Flotsam', fr: 'Bois flotté' },
    flavor: { en: 'Hold on to the fridge.', fr: 'Accrochez-vous au frigo.' },
    special: {
      type: 'COORDINATION',
      ...action(
        'choose an ally within 2 zones: put it on a free space of your zone, or else the nearest one, and heal 1 of its damage.',
        'choisissez un allié à 2 zones au plus : placez-le sur un espace libre de votre zone, à défaut sur le plus proche, et soignez 1 de ses dégâts.',
        [
          {
            chooseFigure: {
              among: alliesNear,
              do: [{ place: { who: chosen, at: here } }, { heal: { who: chosen, points: 1 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 1, mind: 1 },
  },
  {
    id: 'undertow-whirlpool',
    heroId,
    set: 'BASE',
    name: { en: 'Whirlpool', fr: 'Tourbillon' },
    flavor: { en: 'Round and round, and then the plughole.', fr: 'On tourne, on tourne, et puis la bonde.' },
    special: {
      type: 'MOVEMENT',
      ...allTurn(
        'enemies in your zone have −1 defense, −1 speed and cannot reposition.',
        'les ennemis de votre zone ont −1 en défense, −1 en vitesse et ne peuvent pas se replacer.',
        {
          modifiers: [
            { who: enemiesHere, characteristic: 'DEFENSE', by: -1 },
            { who: enemiesHere, characteristic: 'SPEED', by: -1 },
          ],
          grants: [{ who: enemiesHere, ability: 'NO_REPOSITION' }],
        },
      ),
    },
    technique: { attack: 1, defense: 1 },
  },
  {
    id: 'undertow-still-waters',
    heroId,
    set: 'BASE',
    name: { en: 'Still Waters', fr: 'Eau qui dort' },
    flavor: { en: 'Deep thoughts, with a pedal boat.', fr: 'Des pensées profondes, et un pédalo.' },
    special: {
      type: 'MIND',
      ...allTurn(
        'you and allied heroes in your zone have +1 mind, and you roll 1 test die fewer in your tests.',
        'vous et les héros alliés de votre zone avez +1 en mental, et vous lancez 1 dé de Test de moins dans vos tests.',
        {
          modifiers: [{ who: oursHere, characteristic: 'MIND', by: 1 }],
          grants: [{ who: self, ability: 'TESTS_ONE_DIE_FEWER' }],
        },
      ),
    },
    technique: { mind: 2 },
  },
  {
    id: 'undertow-fire-hose',
    heroId,
    set: 'BASE',
    name: { en: 'Borrowed Hydrant', fr: 'Bouche d’incendie empruntée' },
    flavor: { en: 'The brigade would like it back.', fr: 'Les pompiers aimeraient la récupérer.' },
    special: {
      type: 'ATTACK',
      ...allTurn(
        'you may make ranged attacks, and roll 1 more power die in your attacks.',
        'vous pouvez attaquer à distance, et lancez 1 dé de Pouvoir de plus dans vos attaques.',
        { modifiers: [{ who: self, power: 1 }], grants: [{ who: self, ability: 'RANGED_ATTACKS' }] },
      ),
    },
    technique: { mind: 1, speed: 1 },
  },
  {
    id: 'undertow-low-tide',
    heroId,
    set: 'WEAKNESS',
    name: { en: 'Low Tide', fr: 'Marée basse' },
    flavor: { en: 'Mostly mud. One shoe.', fr: 'De la vase, surtout. Une chaussure.' },
    special: {
      type: 'WEAKNESS',
      ...allTurn(
        'you have −1 attack, and you and allied heroes in your zone have −1 speed and −1 defense.',
        'vous avez −1 en attaque, et vous et les héros alliés de votre zone avez −1 en vitesse et −1 en défense.',
        {
          modifiers: [
            { who: self, characteristic: 'ATTACK', by: -1 },
            { who: oursHere, characteristic: 'SPEED', by: -1 },
            { who: oursHere, characteristic: 'DEFENSE', by: -1 },
          ],
        },
      ),
    },
  },
];
