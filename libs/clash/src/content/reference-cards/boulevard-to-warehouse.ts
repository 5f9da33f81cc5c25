import type { ReferenceCard } from '../schema.js';

/** The Boulevard, the Bandstand, Founders’ Plaza and the Warehouse. */
export const boulevardToWarehouse: readonly ReferenceCard[] = [
  {
    id: '1a',
    scenery: [
      { id: 'newsstand', name: { en: 'Newsstand', fr: 'Kiosque à journaux' } },
      { id: 'signal-box', name: { en: 'Signal box', fr: 'Boîtier des feux' } },
    ],
    doors: [],
    tests: [
      {
        id: 'green-light',
        name: { en: 'Give the green light', fr: 'Donner le feu vert' },
        text: {
          en: 'At the signal box, once: mind 6. An enemy on the roadway, drawn by lot, takes 1 damage: the taxis had been waiting for this.',
          fr: 'Au boîtier des feux, une fois : mental 6. Un ennemi sur la chaussée, tiré au sort, subit 1 dégât : les taxis n’attendaient que cela.',
        },
        at: { feature: '1a/signal-box' },
        offers: [{ characteristic: 'MIND', difficulty: 6 }],
        direct: false,
        repeatable: false,
        onSuccess: [{ damage: { who: { of: 'ENEMIES', inZone: { zone: '1a/e' }, pick: 'RANDOM' }, points: 1 } }],
      },
    ],
    specialActions: [
      {
        id: 'headlines',
        name: { en: 'Read the headlines', fr: 'Lire les gros titres' },
        text: {
          en: 'At the newsstand, 1 action: your mind is 1 higher this turn. The vendor expects you to buy.',
          fr: 'Au kiosque à journaux, 1 action : votre mental augmente de 1 pour ce tour. Le vendeur espère que vous achèterez.',
        },
        at: { feature: '1a/newsstand' },
        cost: 1,
        do: [{ modify: { who: { of: 'SELF' }, characteristic: 'MIND', by: 1, until: 'TURN' } }],
      },
    ],
  },
  {
    id: '1b',
    threat: { number: 3, villain: 'no-dalie' },
    scenery: [{ id: 'microphone', name: { en: 'Microphone', fr: 'Microphone' } }],
    doors: [],
    tests: [
      {
        id: 'dedication',
        name: { en: 'Dedicate a song', fr: 'Dédicacer une chanson' },
        text: {
          en: 'At the microphone: a direct mind test of 4. Each hero of your side has 1 defense more this turn.',
          fr: 'Au microphone : un test direct de mental 4. Chaque héros de votre camp a 1 en défense de plus pour ce tour.',
        },
        at: { feature: '1b/microphone' },
        offers: [{ characteristic: 'MIND', difficulty: 4 }],
        direct: true,
        repeatable: true,
        onSuccess: [
          { modify: { who: { of: 'HEROES', side: 'OWN' }, characteristic: 'DEFENSE', by: 1, until: 'TURN' } },
        ],
      },
    ],
    specialActions: [],
  },
  {
    id: '2a',
    threat: { number: 1, villain: 'x-tina' },
    scenery: [
      { id: 'plaque', name: { en: 'Founders’ plaque', fr: 'Plaque des fondateurs' } },
      { id: 'fountain', name: { en: 'Fountain', fr: 'Fontaine' } },
    ],
    doors: [],
    tests: [],
    specialActions: [
      {
        id: 'bronze-pose',
        name: { en: 'Pose like the founder', fr: 'Poser comme le fondateur' },
        text: {
          en: 'At the plaque, 1 action: your defense is 1 higher this turn. Do not move your chin.',
          fr: 'À la plaque, 1 action : votre défense augmente de 1 pour ce tour. Ne bougez plus le menton.',
        },
        at: { feature: '2a/plaque' },
        cost: 1,
        do: [{ modify: { who: { of: 'SELF' }, characteristic: 'DEFENSE', by: 1, until: 'TURN' } }],
      },
      {
        id: 'wish',
        name: { en: 'Make a wish', fr: 'Faire un vœu' },
        text: {
          en: 'At the fountain, 1 action: throw in a coin and roll a test die. On a 2 you heal 1 damage, on a 1 your defense is 1 higher this turn, on a 0 you are wet.',
          fr: 'À la fontaine, 1 action : jetez une pièce et lancez un dé de Test. Sur un 2, vous soignez 1 dégât, sur un 1, votre défense augmente de 1 pour ce tour, sur un 0, vous êtes mouillé.',
        },
        at: { feature: '2a/fountain' },
        cost: 1,
        do: [
          {
            roll: {
              die: 'TEST',
              table: [
                { atLeast: 2, do: [{ heal: { who: { of: 'SELF' }, points: 1 } }] },
                {
                  atLeast: 1,
                  do: [{ modify: { who: { of: 'SELF' }, characteristic: 'DEFENSE', by: 1, until: 'TURN' } }],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: '2b',
    threat: { number: 2, villain: 'emissary' },
    scenery: [{ id: 'crane', name: { en: 'Crane', fr: 'Grue' } }],
    doors: [
      { id: 'freight-door', name: { en: 'Freight door', fr: 'Porte de fret' } },
      { id: 'ramp-gate', name: { en: 'Ramp gate', fr: 'Grille de la rampe' } },
    ],
    tests: [
      {
        id: 'work-the-crane',
        name: { en: 'Work the crane', fr: 'Actionner la grue' },
        text: {
          en: 'At the crane: mind 5, again and again. You set an enemy of the lower hall, whom you choose, down on the ramp.',
          fr: 'À la grue : mental 5, autant de fois qu’on veut. Vous déposez sur la rampe un ennemi de la halle basse, à votre choix.',
        },
        at: { feature: '2b/crane' },
        offers: [{ characteristic: 'MIND', difficulty: 5 }],
        direct: false,
        repeatable: true,
        onSuccess: [
          {
            chooseFigure: {
              among: { of: 'ENEMIES', inZone: { zone: '2b/x' } },
              do: [{ place: { who: { of: 'CHOSEN' }, at: { zone: '2b/d' } } }],
            },
          },
        ],
      },
      {
        id: 'freight-door',
        name: { en: 'Open the freight door', fr: 'Ouvrir la porte de fret' },
        text: {
          en: 'Beside the freight door of the warehouse: mind 4 or attack 5. The door opens.',
          fr: 'Près de la porte de fret de l’entrepôt : mental 4 ou attaque 5. La porte s’ouvre.',
        },
        door: '2b/freight-door',
        offers: [
          { characteristic: 'MIND', difficulty: 4 },
          { characteristic: 'ATTACK', difficulty: 5 },
        ],
        direct: false,
        repeatable: false,
        onSuccess: [{ setDoor: { door: '2b/freight-door', open: true } }],
      },
    ],
    specialActions: [],
  },
];
