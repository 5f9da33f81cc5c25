import type { ObjectKind } from './schema.js';

/** The objects of Metro City, with their reference cards (CLASH-099 to CLASH-106). */
export const objectKinds: readonly ObjectKind[] = [
  {
    id: 'hot-dog-stand',
    name: { en: 'Hot-dog stand', fr: 'Stand à hot-dogs' },
    text: {
      en: 'Classic use, mind 6: you heal 2 damage. Mustard is a superpower.',
      fr: 'Utilisation classique, mental 6 : vous soignez 2 dégâts. La moutarde est un superpouvoir.',
    },
    footprint: [],
    classic: { difficulty: 6, effects: [{ heal: { who: { of: 'SELF' }, points: 2 } }] },
    afterAggressive: 'STAY',
  },
  {
    id: 'car',
    name: { en: 'Car', fr: 'Voiture' },
    text: {
      en: 'Aggressive use, attack 4: a ranged attack with 1 more power die, for 2 damage. Parking has never been simpler.',
      fr: 'Utilisation agressive, attaque 4 : une attaque à distance avec 1 dé de Pouvoir de plus, pour 2 dégâts. Se garer n’a jamais été aussi simple.',
    },
    footprint: [{ x: 1, y: 0 }],
    aggressive: { difficulty: 4, attack: 'RANGED', combat: 0, power: 1, damage: 2 },
    afterAggressive: 'REMOVE',
  },
  {
    id: 'street-lamp',
    name: { en: 'Street lamp', fr: 'Réverbère' },
    text: {
      en: 'Classic use, mind 2: it dazzles; every enemy in your zone has 2 defense less this turn. Aggressive use, attack 3: a melee attack with 1 more power die.',
      fr: 'Utilisation classique, mental 2 : il éblouit ; chaque ennemi dans votre zone a 2 en défense de moins pour ce tour. Utilisation agressive, attaque 3 : une attaque au corps à corps avec 1 dé de Pouvoir de plus.',
    },
    footprint: [],
    classic: {
      difficulty: 2,
      effects: [
        {
          modify: {
            who: { of: 'ENEMIES', inZone: { zoneOf: { of: 'SELF' } } },
            characteristic: 'DEFENSE',
            by: -2,
            until: 'TURN',
          },
        },
      ],
    },
    aggressive: { difficulty: 3, attack: 'MELEE', combat: 0, power: 1, damage: 1 },
    afterAggressive: 'REMOVE',
  },
  {
    id: 'mailbox',
    name: { en: 'Mailbox', fr: 'Boîte aux lettres' },
    text: {
      en: 'Classic use, mind 3: fan mail; you have 2 mind more this turn. Aggressive use, attack 2: a melee attack with 1 more combat die.',
      fr: 'Utilisation classique, mental 3 : du courrier d’admirateurs ; vous avez 2 en mental de plus pour ce tour. Utilisation agressive, attaque 2 : une attaque au corps à corps avec 1 dé de Combat de plus.',
    },
    footprint: [],
    classic: {
      difficulty: 3,
      effects: [{ modify: { who: { of: 'SELF' }, characteristic: 'MIND', by: 2, until: 'TURN' } }],
    },
    aggressive: { difficulty: 2, attack: 'MELEE', combat: 1, power: 0, damage: 1 },
    afterAggressive: 'REMOVE',
  },
  {
    id: 'fire-hydrant',
    name: { en: 'Fire hydrant', fr: 'Bouche d’incendie' },
    text: {
      en: 'Classic use, mind 4: every enemy adjacent to you suffers 1 damage, is pushed back 2 spaces and arrives clean.',
      fr: 'Utilisation classique, mental 4 : chaque ennemi adjacent subit 1 dégât, est repoussé de 2 espaces et en ressort propre.',
    },
    footprint: [],
    classic: {
      difficulty: 4,
      effects: [
        { damage: { who: { of: 'ENEMIES', adjacentTo: { of: 'SELF' } }, points: 1 } },
        { push: { who: { of: 'ENEMIES', adjacentTo: { of: 'SELF' } }, from: { of: 'SELF' }, steps: 2 } },
      ],
    },
    afterAggressive: 'STAY',
  },
  {
    id: 'billboard',
    name: { en: 'Billboard', fr: 'Panneau publicitaire' },
    text: {
      en: 'Classic use, mind 2: your face, four metres high; every hero of your side has 2 mind more this turn. Aggressive use, attack 5: a ranged attack with 2 more power dice. It hides whatever is behind it.',
      fr: 'Utilisation classique, mental 2 : votre visage, haut de quatre mètres ; chaque héros de votre camp a 2 en mental de plus pour ce tour. Utilisation agressive, attaque 5 : une attaque à distance avec 2 dés de Pouvoir de plus. Il cache ce qui est derrière lui.',
    },
    footprint: [
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ],
    classic: {
      difficulty: 2,
      effects: [{ modify: { who: { of: 'HEROES', side: 'OWN' }, characteristic: 'MIND', by: 2, until: 'TURN' } }],
    },
    aggressive: { difficulty: 5, attack: 'RANGED', combat: 0, power: 2, damage: 1 },
    afterAggressive: 'REMOVE',
  },
  {
    id: 'dumpster',
    name: { en: 'Dumpster', fr: 'Benne à ordures' },
    text: {
      en: 'Classic use, mind 2: you take cover; you have 2 defense more this turn, and nobody asks about the smell. Aggressive use, attack 4: a melee attack with 2 more power dice.',
      fr: 'Utilisation classique, mental 2 : vous vous mettez à couvert ; vous avez 2 en défense de plus pour ce tour, et personne ne parle de l’odeur. Utilisation agressive, attaque 4 : une attaque au corps à corps avec 2 dés de Pouvoir de plus.',
    },
    footprint: [{ x: 1, y: 0 }],
    classic: {
      difficulty: 2,
      effects: [{ modify: { who: { of: 'SELF' }, characteristic: 'DEFENSE', by: 2, until: 'TURN' } }],
    },
    aggressive: { difficulty: 4, attack: 'MELEE', combat: 0, power: 2, damage: 1 },
    afterAggressive: 'REMOVE',
  },
  {
    id: 'scooter',
    name: { en: 'Hire scooter', fr: 'Trottinette en libre-service' },
    text: {
      en: 'Classic use, mind 3: you move up to 3 zones, past your enemies, and the app sends it back. Aggressive use, attack 3: a ranged attack with 1 more combat die.',
      fr: 'Utilisation classique, mental 3 : vous vous déplacez de 3 zones au plus sans tenir compte des ennemis, et l’application la rappelle. Utilisation agressive, attaque 3 : une attaque à distance avec 1 dé de Combat de plus.',
    },
    footprint: [],
    classic: { difficulty: 3, effects: [{ moveFreely: { who: { of: 'SELF' }, zones: 3, ignoreEnemies: true } }] },
    aggressive: { difficulty: 3, attack: 'RANGED', combat: 1, power: 0, damage: 1 },
    afterAggressive: 'REMOVE',
  },
  {
    id: 'phone-box',
    name: { en: 'Phone box', fr: 'Cabine téléphonique' },
    text: {
      en: 'Classic use, mind 3: you ring up a hero of your side who has not been activated this turn; he will have 2 actions more.',
      fr: 'Utilisation classique, mental 3 : vous appelez un héros de votre camp qui n’a pas encore été activé ce tour ; il aura 2 actions de plus.',
    },
    footprint: [],
    classic: {
      difficulty: 3,
      effects: [
        {
          chooseFigure: {
            among: { of: 'HEROES', side: 'OWN', activated: false },
            do: [{ giveAction: { who: { of: 'CHOSEN' }, actions: 2 } }],
          },
        },
      ],
    },
    afterAggressive: 'STAY',
  },
  {
    id: 'flower-cart',
    name: { en: 'Flower cart', fr: 'Chariot de fleurs' },
    text: {
      en: 'Classic use, mind 2: a bouquet; a hero of your side in your zone, whom you choose, heals 2 damage. Aggressive use, attack 2: a melee attack with nothing more than petals.',
      fr: 'Utilisation classique, mental 2 : un bouquet ; un héros de votre camp dans votre zone, à votre choix, soigne 2 dégâts. Utilisation agressive, attaque 2 : une attaque au corps à corps, sans rien de plus que des pétales.',
    },
    footprint: [],
    classic: {
      difficulty: 2,
      effects: [
        {
          chooseFigure: {
            among: { of: 'HEROES', side: 'OWN', inZone: { zoneOf: { of: 'SELF' } } },
            do: [{ heal: { who: { of: 'CHOSEN' }, points: 2 } }],
          },
        },
      ],
    },
    aggressive: { difficulty: 2, attack: 'MELEE', combat: 0, power: 0, damage: 1 },
    afterAggressive: 'REMOVE',
  },
];
