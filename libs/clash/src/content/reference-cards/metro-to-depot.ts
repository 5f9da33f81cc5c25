import type { ReferenceCard } from '../schema.js';

/** The Metro Entrance, the Corner Market, the Roof Gardens and the Bus Depot. */
export const metroToDepot: readonly ReferenceCard[] = [
  {
    id: '5a',
    scenery: [{ id: 'ticket-machine', name: { en: 'Ticket machine', fr: 'Billetterie' } }],
    doors: [
      { id: 'shutter', name: { en: 'Shutter', fr: 'Rideau' } },
      { id: 'gate', name: { en: 'Gate', fr: 'Grille' } },
    ],
    tests: [
      {
        id: 'lift-shutter',
        name: { en: 'Lift the shutter', fr: 'Lever le rideau' },
        text: {
          en: 'Beside the shutter of the metro: mind 4 or attack 6. The shutter opens.',
          fr: 'Près du rideau du métro : mental 4 ou attaque 6. Le rideau s’ouvre.',
        },
        door: '5a/shutter',
        offers: [
          { characteristic: 'MIND', difficulty: 4 },
          { characteristic: 'ATTACK', difficulty: 6 },
        ],
        direct: false,
        repeatable: false,
        onSuccess: [{ setDoor: { door: '5a/shutter', open: true } }],
      },
    ],
    specialActions: [
      {
        id: 'day-ticket',
        name: { en: 'Buy a day ticket', fr: 'Prendre un ticket à la journée' },
        text: {
          en: 'At the ticket machine, 1 action: you move up to 3 zones, and enemies neither stop nor pin you.',
          fr: 'À la billetterie, 1 action : vous vous déplacez de 3 zones au plus, et les ennemis ne vous arrêtent ni ne vous retiennent.',
        },
        at: { feature: '5a/ticket-machine' },
        cost: 1,
        do: [{ moveFreely: { who: { of: 'SELF' }, zones: 3, ignoreEnemies: true } }],
      },
    ],
  },
  {
    id: '5b',
    scenery: [
      { id: 'fruit-stall', name: { en: 'Fruit stall', fr: 'Étal de fruits' } },
      { id: 'till', name: { en: 'Till', fr: 'Caisse' } },
    ],
    doors: [],
    tests: [
      {
        id: 'wrong-change',
        name: { en: 'Give wrong change', fr: 'Se tromper en rendant la monnaie' },
        text: {
          en: 'At the till: a direct mind test of 4. An enemy within 1 zone, whom you choose, has 1 defense less this turn: he is counting.',
          fr: 'À la caisse : un test direct de mental 4. Un ennemi à 1 zone au plus, à votre choix, a 1 en défense de moins pour ce tour : il recompte.',
        },
        at: { feature: '5b/till' },
        offers: [{ characteristic: 'MIND', difficulty: 4 }],
        direct: true,
        repeatable: true,
        onSuccess: [
          {
            chooseFigure: {
              among: { of: 'ENEMIES', withinZones: { of: { of: 'SELF' }, zones: 1 } },
              do: [{ modify: { who: { of: 'CHOSEN' }, characteristic: 'DEFENSE', by: -1, until: 'TURN' } }],
            },
          },
        ],
      },
    ],
    specialActions: [
      {
        id: 'throw-melons',
        name: { en: 'Throw melons', fr: 'Lancer des melons' },
        text: {
          en: 'At the fruit stall, 1 action: you make a ranged attack on an enemy whom you choose.',
          fr: 'À l’étal de fruits, 1 action : vous faites une attaque à distance contre un ennemi de votre choix.',
        },
        at: { feature: '5b/fruit-stall' },
        cost: 1,
        do: [
          {
            chooseFigure: {
              among: { of: 'ENEMIES', inSightOf: { of: 'SELF' } },
              do: [{ attack: { who: { of: 'SELF' }, target: { of: 'CHOSEN' }, kind: 'RANGED' } }],
            },
          },
        ],
      },
    ],
  },
  {
    id: '6a',
    scenery: [
      { id: 'antenna', name: { en: 'Antenna', fr: 'Antenne' } },
      { id: 'fuse-box', name: { en: 'Fuse box', fr: 'Boîte à fusibles' } },
    ],
    doors: [{ id: 'stair-door', name: { en: 'Stair door', fr: 'Porte de l’escalier' } }],
    tests: [
      {
        id: 'theme-tune',
        name: { en: 'Find your theme tune', fr: 'Trouver votre générique' },
        text: {
          en: 'At the antenna: a direct mind test of 3. Your attack is 2 higher this turn.',
          fr: 'À l’antenne : un test direct de mental 3. Votre attaque augmente de 2 pour ce tour.',
        },
        at: { feature: '6a/antenna' },
        offers: [{ characteristic: 'MIND', difficulty: 3 }],
        direct: true,
        repeatable: true,
        onSuccess: [{ modify: { who: { of: 'SELF' }, characteristic: 'ATTACK', by: 2, until: 'TURN' } }],
      },
      {
        id: 'short-circuit',
        name: { en: 'Blow the fuses', fr: 'Faire sauter les plombs' },
        text: {
          en: 'At the fuse box: mind 5. Each enemy within 1 zone has 1 attack less this turn, and each villain on the board 1 speed less.',
          fr: 'À la boîte à fusibles : mental 5. Chaque ennemi à 1 zone au plus a 1 en attaque de moins pour ce tour, et chaque vilain du plateau 1 en vitesse de moins.',
        },
        at: { feature: '6a/fuse-box' },
        offers: [{ characteristic: 'MIND', difficulty: 5 }],
        direct: false,
        repeatable: false,
        onSuccess: [
          {
            modify: {
              who: { of: 'ENEMIES', withinZones: { of: { of: 'SELF' }, zones: 1 } },
              characteristic: 'ATTACK',
              by: -1,
              until: 'TURN',
            },
          },
          { modify: { who: { of: 'VILLAINS' }, characteristic: 'SPEED', by: -1, until: 'TURN' } },
        ],
      },
      {
        id: 'stair-door',
        name: { en: 'Force the stair door', fr: 'Forcer la porte de l’escalier' },
        text: {
          en: 'Beside the door of the stair house: mind 4 or attack 5. The door opens.',
          fr: 'Près de la porte de la cage d’escalier : mental 4 ou attaque 5. La porte s’ouvre.',
        },
        door: '6a/stair-door',
        offers: [
          { characteristic: 'MIND', difficulty: 4 },
          { characteristic: 'ATTACK', difficulty: 5 },
        ],
        direct: false,
        repeatable: false,
        onSuccess: [{ setDoor: { door: '6a/stair-door', open: true } }],
      },
    ],
    specialActions: [],
  },
  {
    id: '6b',
    scenery: [
      { id: 'dispatch-desk', name: { en: 'Dispatch desk', fr: 'Pupitre de régulation' } },
      { id: 'fuel-pump', name: { en: 'Fuel pump', fr: 'Pompe à essence' } },
    ],
    doors: [],
    tests: [
      {
        id: 'company-nurse',
        name: { en: 'Call the company nurse', fr: 'Appeler l’infirmière de la régie' },
        text: {
          en: 'At the dispatch desk: a direct mind test of 4. She comes by bus: the hero of your side who has the fewest damage left before his health heals 1 damage.',
          fr: 'Au pupitre de régulation : un test direct de mental 4. Elle arrive en bus : le héros de votre camp qui a le moins de dégâts devant lui avant sa santé soigne 1 dégât.',
        },
        at: { feature: '6b/dispatch-desk' },
        offers: [{ characteristic: 'MIND', difficulty: 4 }],
        direct: true,
        repeatable: true,
        onSuccess: [{ heal: { who: { of: 'HEROES', side: 'OWN', pick: 'LEAST_LEFT' }, points: 1 } }],
      },
      {
        id: 'open-the-pump',
        name: { en: 'Open the pump', fr: 'Ouvrir la pompe' },
        text: {
          en: 'At the fuel pump: mind 6 or attack 6. Each enemy in the fuel yard takes 1 damage; the insurance has questions.',
          fr: 'À la pompe à essence : mental 6 ou attaque 6. Chaque ennemi dans la cour des pompes subit 1 dégât ; l’assurance a des questions.',
        },
        at: { feature: '6b/fuel-pump' },
        offers: [
          { characteristic: 'MIND', difficulty: 6 },
          { characteristic: 'ATTACK', difficulty: 6 },
        ],
        direct: false,
        repeatable: false,
        onSuccess: [{ damage: { who: { of: 'ENEMIES', inZone: { zone: '6b/d' } }, points: 1 } }],
      },
    ],
    specialActions: [],
  },
];
