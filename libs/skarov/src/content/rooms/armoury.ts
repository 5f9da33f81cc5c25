import type { Room } from '../schema.js';
import { oneMinion } from './arrivals.js';

/** Three racks of prototypes, each good for one use. */
export const armoury: Room = {
  id: 't9a',
  tileNumber: 9,
  face: {
    id: 't9a',
    tile: 9,
    name: { en: 'The Armoury', fr: 'L’Armurerie' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooo',
      'i.o.i',
      'ooooo',
      'i.o.o',
      'ooooo',
    ],
    // prettier-ignore
    zones: [
      'aacb#',
      'aacbb',
      'ddcee',
      'ddcee',
      'ddce#',
    ],
    zoneNames: [
      { zone: 'a', en: 'ray pistols', fr: 'pistolets à rayons' },
      { zone: 'b', en: 'changing room', fr: 'vestiaire' },
      { zone: 'c', en: 'firing range', fr: 'stand de tir' },
      { zone: 'd', en: 'grenade crates', fr: 'caisses de grenades' },
      { zone: 'e', en: 'cleaning bench', fr: 'banc de nettoyage' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 0, y: 1, id: 'ray-pistol' },
      { x: 4, y: 1, id: 'armour-stand' },
      { x: 0, y: 3, id: 'grenade-crate' },
    ],
  },
  kind: 'PLAIN',
  flavor: {
    en: 'Every weapon carries a label: “Prototype. Point away from self. Away from self is the narrow end, probably.”',
    fr: 'Chaque arme porte une étiquette : « Prototype. Ne pas pointer vers soi. Soi se trouve, sans doute, du côté large. »',
  },
  scenery: [
    { id: 'ray-pistol', name: { en: 'Ray pistol', fr: 'Pistolet à rayons' } },
    { id: 'armour-stand', name: { en: 'Armour stand', fr: 'Mannequin cuirassé' } },
    { id: 'grenade-crate', name: { en: 'Grenade crate', fr: 'Caisse de grenades' } },
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 4, y: 4, mark: 2, zone: 'e' },
    { x: 4, y: 0, mark: 3, zone: 'b' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: [],
  tests: [
    {
      id: 'fire-the-ray',
      name: { en: 'Fire the ray', fr: 'Tirer le rayon' },
      text: {
        en: 'At the ray pistol: mind 4. The hero makes a ranged attack with 2 more power dice on an enemy whom he chooses.',
        fr: 'Au pistolet à rayons : mental 4. Le héros fait une attaque à distance avec 2 dés de Pouvoir de plus contre un ennemi de son choix.',
      },
      at: { feature: 't9a/ray-pistol' },
      offers: [{ characteristic: 'MIND', difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [
        {
          chooseFigure: {
            among: { of: 'ENEMIES', inSightOf: { of: 'SELF' } },
            do: [{ attack: { who: { of: 'SELF' }, target: { of: 'CHOSEN' }, kind: 'RANGED', power: 2 } }],
          },
        },
      ],
      onFailure: [],
    },
    {
      id: 'put-on-the-armour',
      name: { en: 'Put on the armour', fr: 'Enfiler la cuirasse' },
      text: {
        en: 'At the armour stand: mind 5. The hero has 1 defense more for the rest of the game.',
        fr: 'Au mannequin cuirassé : mental 5. Le héros a 1 en défense de plus pour le reste de la partie.',
      },
      at: { feature: 't9a/armour-stand' },
      offers: [{ characteristic: 'MIND', difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [{ modify: { who: { of: 'SELF' }, characteristic: 'DEFENSE', by: 1, until: 'GAME' } }],
      onFailure: [],
    },
    {
      id: 'throw-a-grenade',
      name: { en: 'Throw a stun grenade', fr: 'Lancer une grenade étourdissante' },
      text: {
        en: 'At the grenade crate: attack 4. Each enemy within 1 zone has 1 defense less this turn.',
        fr: 'À la caisse de grenades : attaque 4. Chaque ennemi à 1 zone au plus a 1 en défense de moins pour ce tour.',
      },
      at: { feature: 't9a/grenade-crate' },
      offers: [{ characteristic: 'ATTACK', difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [
        {
          modify: {
            who: { of: 'ENEMIES', withinZones: { of: { of: 'SELF' }, zones: 1 } },
            characteristic: 'DEFENSE',
            by: -1,
            until: 'TURN',
          },
        },
      ],
      onFailure: [],
    },
  ],
  traps: [],
  activation: {
    text: {
      en: 'Call to arms: one minion of a kind of the overlord’s choice comes to a free and usable reinforcement space of the Armoury.',
      fr: 'Aux armes : un sbire d’un genre au choix du Professeur arrive sur un espace de renfort utilisable et libre de l’Armurerie.',
    },
    do: [oneMinion('t9a')],
  },
};
